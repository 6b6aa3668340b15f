# macOS on Apple's processors. On a Mac its own linker links; elsewhere Debian's lld-16 does, as Swift's does
# not link for macOS, with libSystem.tbd, which names what the library needs of the system.
MACOS_VERSION := 11.0
SWIFT_FOR := -target arm64-apple-none-macho
CLANG_FOR := --target=arm64-apple-macos$(MACOS_VERSION)

LOADED := libkeeplayout.$(VERSION_MAJOR).dylib
LIBRARY := $(BUILD)/lib/libkeeplayout.$(VERSION).dylib
LINKS := $(LOADED) libkeeplayout.dylib
LINKER := cc -dynamiclib -arch arm64 -mmacosx-version-min=$(MACOS_VERSION) -Wl,-x
ifneq ($(CROSS),)
  LINKER := ld64.lld-16 -dylib -arch arm64 -platform_version macos $(MACOS_VERSION) $(MACOS_VERSION) -x \
    Sources/Packaging/platforms/libSystem.tbd
  # Nothing here runs them.
  PROGRAMS :=
endif
LINK = $(LINKER) $< -o $@ -install_name @rpath/$(LOADED) -compatibility_version $(VERSION_MAJOR) \
  -current_version $(VERSION) -dead_strip
WHEEL_PLATFORM := macosx_$(subst .,_,$(MACOS_VERSION))_arm64
