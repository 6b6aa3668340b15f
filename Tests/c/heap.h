/* What the C library says that is in use of its heap. Only glibc, from 2.33 on, tells; elsewhere it is 0. */
#include <stddef.h>

#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 33)
#include <malloc.h>
#define HEAP_IN_USE (mallinfo2().uordblks + mallinfo2().hblkhd)
#endif
#endif
#ifndef HEAP_IN_USE
#define HEAP_IN_USE (size_t)0
#endif
