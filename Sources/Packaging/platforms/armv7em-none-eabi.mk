# Microcontrollers with a Cortex-M7 whose floating-point unit has doubles: an archive, for programs with
# newlib. CPU_FOR says otherwise for others, to both compilers.
CPU_FOR ?= -mcpu=cortex-m7 -mfloat-abi=hard -mfpu=fpv5-d16
SWIFT_FOR := -target armv7em-none-none-eabi -Xfrontend -disable-stack-protector -Xcc -fno-short-enums $(CPU_FOR:%=-Xcc %)
CLANG_FOR := --target=armv7em-none-none-eabi -fno-short-enums $(CPU_FOR)
CC := arm-none-eabi-gcc -mthumb -fno-short-enums $(CPU_FOR)
EXE := .elf

# Programs are for QEMU's board, with files of the host's.
BOARD := Tests/platforms/board.ld Tests/platforms/start.c
PROGRAM_LINK = $(ARCHIVE) -lm --specs=rdimon.specs -nostartfiles -Wl,--gc-sections,--no-enum-size-warning,-z,noexecstack \
  $(BOARD:%.ld=-T %.ld)
PROGRAMS := $(addprefix Tests/platforms/,card.c solver_alone.c fails.c exhausted.c) examples-c/form.c \
  $(addprefix Tests/c/,animation.c conflicts.c containers.c content.c first_layout.c solver.c terms.c)
