# The front door. `make help` lists the targets.

VERSION := $(shell sed -n 's/^\#define KEEPLAYOUT_VERSION_STRING "\(.*\)"/\1/p' include/keeplayout.h)
SONAME := libkeeplayout.so.0
BUILD := build
SCRATCH := .build-embedded
OBJECTS := $(SCRATCH)/release
LIBRARY := $(BUILD)/lib/libkeeplayout.so.$(VERSION)
SOURCES := Package.swift $(wildcard Sources/*/*.swift Sources/*/*/*.swift include/*)

all: $(LIBRARY)

# SwiftPM compiles; the link line is ours: it sets no soname, leaks mangled symbols and leaves a run path.
$(LIBRARY): $(SOURCES) Sources/KeepLayoutABI/keeplayout.map Makefile
	KEEPLAYOUT_EMBEDDED=1 swift build -c release --scratch-path $(SCRATCH) --target KeepLayoutABI \
	  -Xswiftc -wmo
	mkdir -p $(BUILD)/lib $(BUILD)/include
	clang -shared -fuse-ld=lld -o $@ \
	  $(OBJECTS)/ConstraintSolver.build/*.o $(OBJECTS)/KeepLayout.build/*.o $(OBJECTS)/KeepLayoutABI.build/*.o \
	  -Wl,--version-script=Sources/KeepLayoutABI/keeplayout.map -Wl,-soname,$(SONAME) \
	  -Wl,-z,defs -Wl,-z,nodelete -Wl,--gc-sections -Wl,--as-needed -lm
	strip --strip-unneeded $@
	ln -sf libkeeplayout.so.$(VERSION) $(BUILD)/lib/$(SONAME)
	ln -sf $(SONAME) $(BUILD)/lib/libkeeplayout.so
	cp include/keeplayout.h $(BUILD)/include/keeplayout.h

.PHONY: all
