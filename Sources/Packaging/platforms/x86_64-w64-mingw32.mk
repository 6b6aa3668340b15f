# Windows on x86-64, cross-compiled with MinGW's C library, of which the library uses what is in msvcrt.dll.
# Swift brings no library for Windows. That of a machine without a system is borrowed for Cygwin's triple,
# which has the calls of Windows and a size_t of 64 bits in C's long, as the rings expect; clang makes
# ordinary objects for Windows of the result.
SWIFT_TRIPLE := x86_64-w-windows-cygnus
BORROWED := x86_64-unknown-none-elf
SWIFT_RESOURCES := $(SCRATCH)/swift
SWIFT_FOR := -target $(SWIFT_TRIPLE) -resource-dir $(SWIFT_RESOURCES) -Xfrontend -disable-stack-protector
CLANG_FOR := --target=x86_64-w64-windows-gnu
CC := $(CROSS)-gcc

LIBRARY := $(BUILD)/bin/keeplayout.dll
LOADED := keeplayout.dll
IMPORT := $(BUILD)/lib/libkeeplayout.dll.a
LINK = clang --target=x86_64-w64-windows-gnu -shared -fuse-ld=lld $< -o $@ -static-libgcc \
  -Wl,--out-implib,$(IMPORT) -Wl,--gc-sections -Wl,--icf=all -Wl,--strip-all
$(IMPORT): $(LIBRARY)
EXE := .exe
WHEEL_PLATFORM := win_amd64

$(OBJECTS): | $(SWIFT_RESOURCES)
$(SWIFT_RESOURCES):
	@$(PYTHON) Sources/Packaging/borrow_modules.py $(BORROWED) $(SWIFT_TRIPLE) $@
PROGRAM_LINK = -L$(BUILD)/lib -lkeeplayout -static-libgcc -Wl,-Bstatic -lpthread # which has the clock
