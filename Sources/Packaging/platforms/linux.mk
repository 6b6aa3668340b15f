# Linux on x86-64 and AArch64, with glibc or musl. Swift brings its library for each processor without a
# system, and the rings need no other: they are compiled once for both C libraries.
BARE_x86_64 := x86_64-unknown-none-elf
BARE_aarch64 := aarch64-none-none-elf
SWIFT_FOR := -target $(BARE_$(PROCESSOR)) -D LINUX
# On AArch64 atomics are instructions in place: what is called for them otherwise is in libgcc, which hosts
# that link the archive with another compiler, or without its library, do not have.
CLANG_FOR := --target=$(PROCESSOR)-linux-gnu -fPIC $(if $(filter aarch64,$(PROCESSOR)),-mno-outline-atomics)
SCRATCH := .build-embedded/$(PROCESSOR)-linux

# The link line is ours, because SwiftPM sets no soname, leaks mangled symbols and leaves a run path to
# the toolchain.
LOADED := libkeeplayout.so.$(VERSION_MAJOR)
LIBRARY := $(BUILD)/lib/libkeeplayout.so.$(VERSION)
LINKS := $(LOADED) libkeeplayout.so
TRACE := $(BUILD)/lib/libkeeplayout-trace.so
LINK = $(LINKER) -shared -fuse-ld=lld $< -o $@ -Wl,-soname,$(LOADED) -Wl,--version-script=$(SYMBOLS) \
  -Wl,-z,defs -Wl,-z,nodelete -Wl,-z,now -Wl,--gc-sections -Wl,--icf=all -Wl,-O2 -Wl,--strip-all \
  -Wl,--as-needed -lm
LINKER := clang
ifneq ($(CROSS),)
  CC := $(CROSS)-gcc
  LINKER := clang --target=$(CROSS)
endif
WHEEL_PLATFORM := manylinux_2_31_$(PROCESSOR)

ifneq ($(filter %-musl,$(CROSS)),)
  # Debian has musl for other processors, too, but a compiler by that name for its own alone. The library
  # needs nothing of it but libc.so.
  MUSL := /usr/lib/$(CROSS)
  ifneq ($(wildcard $(MUSL)/musl-gcc.specs),)
    CC := $(PROCESSOR)-linux-gnu-gcc -specs $(MUSL)/musl-gcc.specs
    LINKER += -nostdlib -L$(MUSL) -lc
  endif
  WHEEL_PLATFORM := musllinux_1_2_$(PROCESSOR)
endif
