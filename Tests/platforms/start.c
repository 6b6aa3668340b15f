/* What runs before main on the board: variables, the floating-point unit, and the C library with files of
 * the host, for tests that print. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern uint32_t stack_top, data_start, data_end, data_image, __bss_start__, __bss_end__;
void initialise_monitor_handles(void);
void __libc_init_array(void);
int main(int count, char **arguments);
void reset(void);

void reset(void) {
  *(volatile uint32_t *)0xE000ED88 |= 0xFu << 20;
  __asm__ volatile("dsb\n isb");
  memcpy(&data_start, &data_image, (size_t)((char *)&data_end - (char *)&data_start));
  memset(&__bss_start__, 0, (size_t)((char *)&__bss_end__ - (char *)&__bss_start__));
  initialise_monitor_handles();
  __libc_init_array();
  char name[] = "firmware", *arguments[] = {name, NULL};
  exit(main(1, arguments));
}

/* A trap of the library's comes here, too. */
static void fault(void) { _Exit(70); }

typedef void (*vector)(void);
__attribute__((section(".vectors"), used)) static const vector vectors[16] = {
    (vector)&stack_top, reset, fault, fault, fault, fault, fault,
};

void _init(void) {}
void _fini(void) {}
