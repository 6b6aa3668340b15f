# The front door. `make help` lists the targets.

PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DOCDIR ?= $(PREFIX)/share/doc/keeplayout
PYTHON ?= python3
PKG_CONFIG ?= pkg-config
LDCONFIG ?= ldconfig
CFLAGS ?= -O2 -Wall -Wextra

# The headers are the one place that knows the version; tests compare the others with it.
VERSION := $(shell sed -n 's/^.define KEEPLAYOUT_VERSION_STRING "\(.*\)"/\1/p' include/keeplayout/core.h)
VERSION_MAJOR := $(word 1,$(subst ., ,$(VERSION)))
VERSION_MINOR := $(word 2,$(subst ., ,$(VERSION)))
SONAME := libkeeplayout.so.$(VERSION_MAJOR)
HEADERS := include/keeplayout.h $(sort $(wildcard include/keeplayout/*.h))
CXX_HEADER := include/keeplayout.hpp

BUILD := build
SCRATCH := .build-embedded
VENV := .venv
STRIP := strip
OBJCOPY := objcopy
CLANG_FOR := -flto -fPIC

# For another processor: `make CROSS=aarch64-linux-gnu` builds in build/aarch64-linux-gnu, with the C
# compiler and the strip of that name. Swift brings its library for the processor, without a system.
ifdef CROSS
  BUILD := build/$(CROSS)
  SCRATCH := .build-embedded/$(CROSS)
  CC := $(CROSS)-gcc
  STRIP := $(CROSS)-strip
  OBJCOPY := $(CROSS)-objcopy
  BARE := $(firstword $(subst -, ,$(CROSS)))-none-none-elf
  SWIFT_FOR := -target $(BARE) -D LINUX
  CLANG_FOR := --target=$(BARE) -flto -fPIC
  LINK_FOR := --target=$(CROSS)
  ifneq ($(filter run test% fuzz bench docs wheel,$(MAKECMDGOALS)),)
    $(error CROSS=$(CROSS) only builds: nothing for another processor runs, or is packaged, here)
  endif
endif

# For WebAssembly: `make CROSS=wasm32-wasi` builds an archive for C programs and a module for JavaScript.
# Both take their C library from wasi-libc, but nothing of it that asks something of a system.
WASI_SYSROOT ?= /usr
WASI_BUILTINS ?= $(lastword $(wildcard /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a))
ifeq ($(CROSS),wasm32-wasi)
  CC := clang --target=$(CROSS) --sysroot=$(WASI_SYSROOT)
  BARE := wasm32-unknown-none-wasm
  SWIFT_FOR := -target $(BARE) -Xfrontend -disable-stack-protector
  CLANG_FOR := --target=$(BARE)
endif

LIBRARY := $(BUILD)/lib/libkeeplayout.so.$(VERSION)
TRACE := $(BUILD)/lib/libkeeplayout-trace.so
ARCHIVE := $(BUILD)/lib/libkeeplayout.a
MODULE := $(BUILD)/lib/keeplayout.wasm
BUILT := $(patsubst %,$(BUILD)/%,$(HEADERS) $(CXX_HEADER))
ifeq ($(CROSS),wasm32-wasi)
  BUILT += $(ARCHIVE) $(MODULE)
else
  BUILT += $(LIBRARY) $(ARCHIVE) $(TRACE) $(BUILD)/lib/pkgconfig/keeplayout.pc \
    $(BUILD)/lib/pkgconfig/keeplayout-static.pc $(BUILD)/lib/cmake/keeplayout/keeplayoutConfig.cmake \
    $(BUILD)/lib/cmake/keeplayout/keeplayoutConfigVersion.cmake
endif

RINGS := ConstraintSolver LayoutCore KeepLayoutABI
OBJECTS := $(RINGS:%=$(SCRATCH)/%.o)
MEMORY := $(SCRATCH)/memory.o
SYMBOLS := Sources/Packaging/keeplayout.map
EXAMPLES := $(patsubst examples-c/%.c,%,$(wildcard examples-c/*.c))
PYTHON_EXAMPLES := $(filter-out %/picture.py,$(wildcard bindings/python/examples/*.py))
C_FILES := $(HEADERS) $(CXX_HEADER) $(wildcard examples-c/*.[ch] examples-c/hosts/*.[ch] Tests/c/*.* Tests/benchmarks/*.[ch]) \
  $(wildcard Sources/Trace/*.[ch] Sources/Memory/*.c)

# What a host needs to use the library from where it was built.
PKG_CONFIG_HERE := PKG_CONFIG_PATH=$(abspath $(BUILD))/lib/pkgconfig $(PKG_CONFIG)
PYTHON_HERE := KEEPLAYOUT_LIBRARY=$(abspath $(LIBRARY)) PYTHONPATH=$(CURDIR)/bindings/python/src
PYTEST := $(VENV)/bin/python -m pytest

# How long `make fuzz` goes on, and what is random in it: new each time unless set.
FUZZ_SECONDS ?= 60
FUZZ_SEED ?=

# How much the oracle suites do by default; `make test KEEPLAYOUT_ORACLE_RUNS=10` does more.
export KEEPLAYOUT_ORACLE_RUNS ?= 0.3
export KEEPLAYOUT_LONG_RUN ?= 20000

.DELETE_ON_ERROR:
.PHONY: all window terminal tk_form plots python wheel docs test-wheel run programs test test-swift test-sanitized test-contract test-python test-oracle test-fuzz fuzz \
  check bench format generate house install uninstall clean distclean help

## all             the library, shared and static, its headers, pkg-config and CMake files, in build/
## all CROSS=...   the same for aarch64-linux-gnu or wasm32-wasi, in build/aarch64-linux-gnu ...
all: $(BUILT)

# ---- The library ---------------------------------------------------------------------------------

# Each ring is compiled as one whole module, inner rings first. SwiftPM would make an object of every
# file and repeat in each what they share: a ring takes a third of the time this way, and is compiled
# again only when it, or one inside it, has changed. All are compiled for size, and nothing is inlined
# that would make them larger; what the solver spends its time in says itself that it is to be inlined.
# The solver, whose input the outer rings have checked, has no checks of overflow and bounds (the Swift
# tests have them). In the outer rings each function has one trap for all its checks. Functions are not
# specialized for the closures that they take, which would be 4% of the library. Nor do the outer rings
# inline arrays' append, which is 6appendyyxn to the compiler (4%), or anything else where the caller has
# 20 blocks by then (3%).
INLINE := -inline-threshold=0
EMBEDDED := swiftc -emit-ir -wmo -parse-as-library -swift-version 6 -enable-experimental-feature Embedded \
  -enable-experimental-feature Extern -Osize -Xllvm -sil-disable-pass=closure-specialize -Xllvm $(INLINE) \
  -enforce-exclusivity=unchecked -I $(SCRATCH) -I include $(SWIFT_FOR)
$(SCRATCH)/ConstraintSolver.o: RING := -assert-config Unchecked -Xfrontend -remove-runtime-asserts
$(SCRATCH)/LayoutCore.o $(SCRATCH)/KeepLayoutABI.o: RING := -Xfrontend -mergeable-traps \
  -Xllvm -sil-inline-never-functions=6appendyyxn -Xllvm -sil-inline-overall-caller-block-limit=20

# clang does the last step, as Swift makes sections for functions only. With one for each datum, too, the
# linker drops what is used nowhere, and what an object repeats of the rings inside it. For a library it
# is the linker that makes machine code, of all rings at once.
ASSEMBLE := clang -c -O2 -Xclang -disable-llvm-passes -ffunction-sections -fdata-sections \
  $(CLANG_FOR)
# All storage that the rings take is asked of Sources/Memory, which ends the process if there is none. The
# calls are renamed here, as parts of them come from Swift's own library.
CHECK_MEMORY := sed -i -E 's/@(malloc|realloc|posix_memalign)\(/@keeplayout_\1(/g'
$(SCRATCH)/LayoutCore.o: $(SCRATCH)/ConstraintSolver.o
$(SCRATCH)/KeepLayoutABI.o: $(SCRATCH)/LayoutCore.o $(HEADERS) include/module.modulemap

.SECONDEXPANSION:
$(OBJECTS): $(SCRATCH)/%.o: $$(wildcard Sources/$$*/*.swift Sources/$$*/*/ Sources/$$*/*/*.swift) \
    Sources/$$* Makefile
	@mkdir -p $(@D)
	@echo "== Compiling $*"
	@$(EMBEDDED) $(RING) -module-name $* \
	  -emit-module -emit-module-path $(SCRATCH)/$*.swiftmodule -o $(@:.o=.ll) $(filter %.swift,$^)
	@$(CHECK_MEMORY) $(@:.o=.ll)
	@$(ASSEMBLE) $(@:.o=.ll) -o $@ && rm $(@:.o=.ll)

$(MEMORY): Sources/Memory/memory.c include/keeplayout/core.h Makefile
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) -std=gnu11 -fPIC -fvisibility=hidden -ffunction-sections -I include -c $< -o $@

# The link line is ours, because SwiftPM sets no soname, leaks mangled symbols and leaves a run path to
# the toolchain. The solver comes first, so that its copies of what is in several objects are kept. As
# nothing else calls what is not exported, a function that is called once becomes part of its caller: 2%
# of the library, and up to 6% of the instructions of calls for attributes. Constants are not kept in
# registers for a loop, as others would have to be saved for that: 1% of the library, and of instructions.
CONSTANTS := -disable-machine-licm
LINK := clang $(LINK_FOR) -shared -flto -Wl,-mllvm,$(INLINE) -Wl,-mllvm,$(CONSTANTS) -fuse-ld=lld \
  $(OBJECTS) $(MEMORY) -Wl,--version-script=$(SYMBOLS) -Wl,-z,defs -Wl,--gc-sections -Wl,--as-needed -lm

$(LIBRARY): $(OBJECTS) $(MEMORY) $(SYMBOLS)
	mkdir -p $(@D)
	@echo "== Linking $@"
	@$(LINK) -Wl,-soname,$(SONAME) -Wl,-z,nodelete -Wl,-z,now -Wl,--icf=all -Wl,-O2 -o $@.unstripped
	$(STRIP) --strip-unneeded -o $@ $@.unstripped
	rm $@.unstripped
	ln -sf $(@F) $(@D)/$(SONAME)
	ln -sf $(SONAME) $(@D)/libkeeplayout.so

# The archive has one object, so that nothing but the interface can clash with names of a host. The same
# link leaves the rings as bitcode, where all else has become private; machine code is made of that, as
# hosts' linkers do not read bitcode.
ifeq ($(CROSS),wasm32-wasi)
$(ARCHIVE): $(OBJECTS) $(MEMORY)
	@mkdir -p $(@D)
	@echo "== Archiving $@"
	@rm -f $@
	@llvm-ar rcs $@ $^
else
$(ARCHIVE): $(OBJECTS) $(MEMORY) $(SYMBOLS)
	@mkdir -p $(@D)
	@echo "== Archiving $@"
	@$(LINK) -Wl,--plugin-opt=emit-llvm -o $(SCRATCH)/rings.bc
	@$(ASSEMBLE) -mllvm $(CONSTANTS) -fno-lto -x ir $(SCRATCH)/rings.bc -o $(SCRATCH)/rings.o
	@ld.lld -r $(SCRATCH)/rings.o $(MEMORY) -o $(SCRATCH)/keeplayout.o
	@$(OBJCOPY) --wildcard --keep-global-symbol='keep_*' --strip-unneeded $(SCRATCH)/keeplayout.o
	@rm -f $@
	@llvm-ar rcs $@ $(SCRATCH)/keeplayout.o
endif

# What the module is linked with is looked for first, as it would be missed after minutes of compiling.
ifeq ($(CROSS),wasm32-wasi)
$(OBJECTS): | $(SCRATCH)/links
$(SCRATCH)/links:
	@mkdir -p $(@D)
	@test -f "$(WASI_BUILTINS)" && $(CC) -mexec-model=reactor -nodefaultlibs -x c /dev/null -x none \
	  -lc -lm $(WASI_BUILTINS) -o $@ || { echo "WebAssembly needs wasi-libc and libclang-rt-dev-wasm32," \
	  "or WASI_SYSROOT and WASI_BUILTINS, which say where they are" >&2; exit 1; }
endif

# JavaScript needs the heap to pass arrays, and the table of functions to be called back. The stack comes
# first in memory, so that one that grows too large traps.
$(MODULE): $(ARCHIVE)
	@echo "== Linking $@"
	@llvm-nm --defined-only --format=just-symbols $< | sed -n 's/^keep_[a-z_]*$$/--export=&/p' > $@.exports
	@$(CC) -mexec-model=reactor -nodefaultlibs $< -lc -lm $(WASI_BUILTINS) -o $@ -Wl,@$@.exports \
	  -Wl,--export=malloc,--export=free,--export-table,--growable-table \
	  -Wl,--gc-sections,--strip-all,--stack-first,-z,stack-size=131072
	@rm $@.exports

# Where a C library has them, dlsym and the like are asked of libdl, as older systems have them there.
DL := $(filter /%,$(shell $(CC) -print-file-name=libdl.so.2))

# The library that records the calls of a program, in C: it uses the first one as any program does.
# calls.c, which is written from the headers as data, reads parameters of any type through their
# addresses, hence -fno-strict-aliasing.
$(SCRATCH)/calls.c: Sources/Trace/write_calls.py bindings/api.json
	@mkdir -p $(@D)
	@$(PYTHON) $^ $@

$(TRACE): $(SCRATCH)/calls.c $(wildcard Sources/Trace/*.[ch]) $(HEADERS) Makefile
	@mkdir -p $(@D)
	@echo "== Linking $@"
	@$(CC) $(CFLAGS) -std=c11 -fPIC -fvisibility=hidden -fno-strict-aliasing -I include -I Sources/Trace -shared \
	  $(filter %.c,$^) -o $@ -Wl,-soname,$(@F) -Wl,-z,defs -Wl,-z,nodelete -Wl,-z,now -Wl,--as-needed \
	  $(LDFLAGS) -pthread -ldl -Wl,--no-as-needed $(DL)
	@$(STRIP) --strip-unneeded $@

$(BUILD)/include/%: include/%
	install -D -m 644 $< $@

# $(call fill,template,file,include folder as seen from the library's)
fill = mkdir -p $(dir $(2)) && sed -e 's|@VERSION@|$(VERSION)|' -e 's|@SONAME@|$(SONAME)|' \
  -e 's|@VERSION_MAJOR@|$(VERSION_MAJOR)|' -e 's|@VERSION_MINOR@|$(VERSION_MINOR)|' \
  -e 's|@INCLUDEDIR_FROM_LIBDIR@|$(3)|' Sources/Packaging/$(strip $(1)).in > $(2)

$(BUILD)/lib/pkgconfig/%: Sources/Packaging/%.in include/keeplayout/core.h Makefile
	@$(call fill,$*,$@,../include)

$(BUILD)/lib/cmake/keeplayout/%: Sources/Packaging/%.in include/keeplayout/core.h Makefile
	@$(call fill,$*,$@,../include)

# What a wheel of the Python package has in it.
python: $(LIBRARY) $(TRACE)

DIST := $(BUILD)/dist
ARCHITECTURE := $(shell uname -m)

## wheel           a wheel for Linux with glibc 2.31 or newer, and a source distribution, in build/dist
wheel: python $(VENV)/ready
	@echo "== Packaging for Python"
	@rm -rf $(DIST)
	@KEEPLAYOUT_LIBRARY=$(abspath $(LIBRARY)) \
	  $(VENV)/bin/python -m build --no-isolation --outdir $(DIST) bindings/python >$(BUILD)/wheel.log 2>&1 \
	  || { cat $(BUILD)/wheel.log; exit 1; }
	@PATH=$(abspath $(VENV))/bin:$$PATH auditwheel repair --only-plat --wheel-dir $(DIST) \
	  --plat manylinux_2_31_$(ARCHITECTURE) $(DIST)/*-linux_$(ARCHITECTURE).whl 2>>$(BUILD)/wheel.log \
	  || { cat $(BUILD)/wheel.log; exit 1; }
	@rm $(DIST)/*-linux_$(ARCHITECTURE).whl; ls $(DIST)/*

# The pages of a class list what it has from others, as far as their modules have pages.
PAGES := _c.members _c.owner apply attributes documents errors geometry kinds kiwisolver layout nodes solver trace values

## docs            the pages of the Python package, in build/docs
docs: $(LIBRARY) $(VENV)/ready
	@$(PYTHON_HERE) $(VENV)/bin/python -W ignore -m pdoc -o $(BUILD)/docs keeplayout $(PAGES:%=keeplayout.%)

# ---- Samples -------------------------------------------------------------------------------------

# Linked as a user would link: the sample, and what pkg-config says.
$(BUILD)/examples/%: examples-c/%.c $(wildcard examples-c/*.h) $(BUILT)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $< -o $@ $$($(PKG_CONFIG_HERE) --cflags --libs keeplayout)

## run             build and run the samples, C and Python; their pictures go to build/pictures
run: $(EXAMPLES:%=$(BUILD)/examples/%) all
	@mkdir -p $(BUILD)/pictures
	@set -e; for name in $(EXAMPLES); do echo; echo "== examples-c/$$name.c"; \
	  LD_LIBRARY_PATH=$(BUILD)/lib $(BUILD)/examples/$$name $(BUILD)/pictures/$$name-c.svg; done
	@set -e; for script in $(PYTHON_EXAMPLES); do echo; echo "== $$script"; \
	  $(PYTHON_HERE) $(PYTHON) $$script \
	    $(BUILD)/pictures/$$(basename $$script .py)-python.svg; done
	@echo; echo "Pictures:"; ls $(BUILD)/pictures/*.svg
	@echo; echo "In a host: make window (SDL2), make terminal (ncurses), make tk_form (Tk), make plots"

## window, terminal, tk_form, plots   the library in a host: SDL2, ncurses, Tk, a figure
HOSTS := window terminal
window: HOST_PACKAGE := sdl2 SDL2_ttf
window: DEBIAN_PACKAGE := libsdl2-dev libsdl2-ttf-dev
terminal: HOST_PACKAGE := ncursesw
terminal: DEBIAN_PACKAGE := libncurses-dev
$(HOSTS): all
	@mkdir -p $(BUILD)/hosts
	@if ! pkg-config --exists $(HOST_PACKAGE); then \
	  echo "examples-c/hosts/$@.c needs $(HOST_PACKAGE): apt-get install $(DEBIAN_PACKAGE)"; else \
	  $(CC) $(CFLAGS) examples-c/hosts/$@.c -o $(BUILD)/hosts/$@ \
	    $$(pkg-config --cflags --libs $(HOST_PACKAGE)) $$($(PKG_CONFIG_HERE) --cflags --libs keeplayout) && \
	  LD_LIBRARY_PATH=$(BUILD)/lib $(BUILD)/hosts/$@; fi

tk_form: all
	@if ! $(PYTHON) -c "import tkinter" 2>/dev/null; then \
	  echo "bindings/python/examples/hosts/tk_form.py needs Tk: apt-get install python3-tk"; else \
	  $(PYTHON_HERE) $(PYTHON) bindings/python/examples/hosts/tk_form.py; fi

plots: all
	@mkdir -p $(BUILD)/pictures
	@$(PYTHON_HERE) $(PYTHON) bindings/python/examples/hosts/plots.py $(BUILD)/pictures/plots.svg
	@echo $(BUILD)/pictures/plots.svg

# The samples and the C tests, with as much stack as the header asks for.
ifeq ($(CROSS),wasm32-wasi)
PROGRAMS := $(patsubst %.c,$(BUILD)/programs/%.wasm,$(notdir $(wildcard examples-c/*.c Tests/c/*.c)))
vpath %.c examples-c Tests/c
programs: $(PROGRAMS)
$(BUILD)/programs/%.wasm: %.c $(wildcard examples-c/*.h Tests/c/*.h) $(BUILT)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -nodefaultlibs -I $(BUILD)/include $< -o $@ $(ARCHIVE) -lc -lm $(WASI_BUILTINS) \
	  -Wl,--stack-first,-z,stack-size=65536
endif

# ---- Tests ---------------------------------------------------------------------------------------

# Made again from nothing when the requirements change: pip does not remove what is no longer asked.
$(VENV)/ready: Tests/requirements.txt
	@echo "== Python packages for the checks and tests (once; a minute or so)"
	rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m pip install --disable-pip-version-check -r $<
	touch $@

## test            everything: format and types, Swift tests, then contract, C, Python and oracle
test: check all test-swift
	@echo "== Contract, C, README, Python and oracle tests, on the library that ships"
	$(PYTEST)

## test-swift      the Swift tests, in ordinary (not Embedded) mode
test-swift:
	@echo "== Swift tests"
	swift test --disable-xctest

## test-sanitized  the Swift tests with the address sanitizer (not part of test)
test-sanitized:
	swift test --disable-xctest --scratch-path .build-sanitized --sanitize address

## test-contract   symbols, link line, header, documentation, packaging, C programs, README
test-contract: all $(VENV)/ready
	$(PYTEST) Tests/contract

## test-python     the Python package
test-python: all $(VENV)/ready
	$(PYTEST) bindings/python/tests

## test-oracle     the solver against independent oracles
test-oracle: all $(VENV)/ready
	$(PYTEST) Tests/oracle

## test-fuzz       a few random programs, the same each time
test-fuzz: all $(VENV)/ready
	$(PYTEST) Tests/fuzz

# Swift is not on this path, and nothing here says where the library is.
## test-wheel      the wheel in a new environment: the package's tests out of the source distribution
test-wheel: wheel
	@echo "== Python tests, on the wheel"
	@rm -rf $(BUILD)/wheel; mkdir $(BUILD)/wheel
	@tar -xzf $(DIST)/keeplayout-$(VERSION).tar.gz -C $(BUILD)/wheel
	@$(PYTHON) -m venv $(BUILD)/wheel/venv
	@$(BUILD)/wheel/venv/bin/python -m pip install --quiet --disable-pip-version-check \
	  $$(ls $(DIST)/*.whl)[test]
	@cd $(BUILD)/wheel/keeplayout-$(VERSION) && env -u KEEPLAYOUT_LIBRARY -u PYTHONPATH PATH=/usr/bin:/bin \
	  ../venv/bin/python -m pytest -q -c pyproject.toml tests

# The sources as SwiftPM builds them, optimised, but with all checks and assertions; and beside it what
# records.
CHECKED := $(BUILD)/checked
$(CHECKED)/libkeeplayout.so: $(wildcard Sources/*/*.swift Sources/*/*/*.swift) $(TRACE)
	@mkdir -p $(@D)
	swift build --configuration release --scratch-path .build-checked --product keeplayout \
	  -Xswiftc -assert-config -Xswiftc Debug
	cp $(TRACE) .build-checked/release/libkeeplayout.so $(@D)

## fuzz            random programs for FUZZ_SECONDS, from FUZZ_SEED or a new seed (not part of test)
fuzz: all $(VENV)/ready $(CHECKED)/libkeeplayout.so
	$(VENV)/bin/python Tests/fuzz --seconds=$(FUZZ_SECONDS) $(FUZZ_SEED:%=--seed=%)

## check           formatting, lint and types, without building anything
check: $(VENV)/ready
	@echo "== Format, lint, types"
	swift format lint --strict --recursive --parallel Package.swift Sources Tests
	$(VENV)/bin/clang-format --dry-run --Werror $(C_FILES)
	$(VENV)/bin/ruff check --quiet
	$(VENV)/bin/ruff format --quiet --check
	$(VENV)/bin/mypy

## format          bring every source into the project's format
format: $(VENV)/ready
	swift format --in-place --recursive --parallel Package.swift Sources Tests
	$(VENV)/bin/clang-format -i $(C_FILES)
	$(VENV)/bin/ruff check --quiet --fix
	$(VENV)/bin/ruff format --quiet

# What only those who work in the house see: printed, and not limited.
## house           lines, functions and the like of each part (SINCE=commit: beside that)
house:
	@$(PYTHON) Tests/house.py $(SINCE)

## generate        what follows from the headers, written again: after a change of them
generate: $(VENV)/ready
	$(VENV)/bin/python bindings/generate.py

## bench           the benchmarks beside their rivals; writes build/bench.json
bench: all $(VENV)/ready
	$(PYTHON_HERE) $(VENV)/bin/python Tests/benchmarks

# ---- Installation --------------------------------------------------------------------------------

INSTALLED_CMAKE := $(DESTDIR)$(LIBDIR)/cmake/keeplayout
INCLUDEDIR_FROM_LIBDIR = $(shell realpath -m --relative-to=$(LIBDIR) $(INCLUDEDIR))
# In the same folders as here, so that links from one to the other lead somewhere.
GUIDES := LICENSE README.md ARCHITECTURE.md CHANGELOG.md CONTRIBUTING.md bindings/README.md bindings/api.json \
  bindings/python/README.md Sources/ConstraintSolver/README.md $(HEADERS) $(CXX_HEADER) \
  $(wildcard examples-c/*.* examples-c/hosts/* bindings/python/examples/*.py bindings/python/examples/hosts/*.py)

## install         install; honours PREFIX, LIBDIR, INCLUDEDIR, DOCDIR and DESTDIR
install: all
	install -d $(DESTDIR)$(LIBDIR) $(DESTDIR)$(INCLUDEDIR)/keeplayout
	install -m 644 include/keeplayout.h $(CXX_HEADER) $(DESTDIR)$(INCLUDEDIR)/
	install -m 644 $(filter include/keeplayout/%,$(HEADERS)) $(DESTDIR)$(INCLUDEDIR)/keeplayout/
	@$(foreach file,$(GUIDES),install -D -m 644 $(file) $(DESTDIR)$(DOCDIR)/$(file) &&) true
ifeq ($(CROSS),wasm32-wasi)
	install -m 644 $(ARCHIVE) $(MODULE) $(DESTDIR)$(LIBDIR)/
else
	install -d $(DESTDIR)$(LIBDIR)/pkgconfig $(INSTALLED_CMAKE)
	install -m 755 $(LIBRARY) $(DESTDIR)$(LIBDIR)/
	ln -sf $(notdir $(LIBRARY)) $(DESTDIR)$(LIBDIR)/$(SONAME)
	ln -sf $(SONAME) $(DESTDIR)$(LIBDIR)/libkeeplayout.so
	install -m 755 $(TRACE) $(DESTDIR)$(LIBDIR)/
	install -m 644 $(ARCHIVE) $(DESTDIR)$(LIBDIR)/
	@$(call fill,keeplayout.pc,$(DESTDIR)$(LIBDIR)/pkgconfig/keeplayout.pc,$(INCLUDEDIR_FROM_LIBDIR))
	@$(call fill,keeplayout-static.pc,$(DESTDIR)$(LIBDIR)/pkgconfig/keeplayout-static.pc,$(INCLUDEDIR_FROM_LIBDIR))
	@$(foreach file,keeplayoutConfig.cmake keeplayoutConfigVersion.cmake, \
	  $(call fill,$(file),$(INSTALLED_CMAKE)/$(file),$(INCLUDEDIR_FROM_LIBDIR)) &&) true
ifeq ($(DESTDIR)$(CROSS),)
	@$(RENEW_CACHE)
endif
endif

# The loader finds a library through a cache, which only root may renew, and only of some folders.
# Where there is no such cache, as with musl, its folders are fixed.
define RENEW_CACHE
PATH=$$PATH:/usr/sbin:/sbin; $(LDCONFIG) 2>/dev/null; \
if ! $(LDCONFIG) -p 2>/dev/null | grep -qF ' $(LIBDIR)/$(SONAME)'; then \
  echo; echo "The system may not look for libraries in $(LIBDIR). Then programs find this one with"; \
  echo "  export LD_LIBRARY_PATH=$(LIBDIR)"; \
  echo "or linked with -Wl,-rpath,$(LIBDIR), or after ldconfig as root, if /etc/ld.so.conf names the folder;"; \
  echo "and pkg-config and CMake with"; \
  echo "  export PKG_CONFIG_PATH=$(LIBDIR)/pkgconfig CMAKE_PREFIX_PATH=$(PREFIX)"; \
fi
endef

## uninstall       remove what install put there
uninstall:
	rm -f $(addprefix $(DESTDIR)$(LIBDIR)/,$(notdir $(LIBRARY) $(TRACE) $(ARCHIVE) $(MODULE)) $(SONAME) \
	  libkeeplayout.so pkgconfig/keeplayout.pc pkgconfig/keeplayout-static.pc) \
	  $(addprefix $(DESTDIR)$(INCLUDEDIR)/,$(notdir include/keeplayout.h $(CXX_HEADER)))
	rm -rf $(INSTALLED_CMAKE) $(DESTDIR)$(INCLUDEDIR)/keeplayout
	@$(foreach file,$(GUIDES),rm -f $(DESTDIR)$(DOCDIR)/$(file) &&) true
	@if [ -d "$(DESTDIR)$(DOCDIR)" ]; then find "$(DESTDIR)$(DOCDIR)" -depth -type d -empty -delete; fi

## clean           remove what was built
clean:
	rm -rf $(BUILD) .build $(SCRATCH) .build-sanitized .build-checked

## distclean       remove what was built and the virtual environment
distclean: clean
	rm -rf $(VENV)

## help            this list
help:
	@sed -n 's/^## /  make /p' Makefile
