# The front door. `make help` lists the targets.

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
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
HEADERS := include/keeplayout.h $(sort $(wildcard include/keeplayout/*.h))
CXX_HEADER := include/keeplayout.hpp

# ---- The platform --------------------------------------------------------------------------------

# `make CROSS=aarch64-linux-gnu` builds for another machine, in build/aarch64-linux-gnu. A platform is a
# table of settings in a file of Sources/Packaging/platforms:
#   SWIFT_FOR, CLANG_FOR   what the two compilers are told; CC is for programs in C
#   LIBRARY, LINK          the shared library and how it is linked; LINKS are its other names, LOADED is
#                          the one by which programs find it
#   IMPORT, TRACE, MODULE  what there is beside it: an import library, the one that records, a module
#   EXE, PROGRAM_LINK      how programs are named, and linked with the library; PROGRAMS are those that run
#   WHEEL_PLATFORM         what a wheel of the Python package for it is called
PLATFORMS := x86_64-linux-gnu aarch64-linux-gnu x86_64-linux-musl aarch64-linux-musl \
  x86_64-w64-mingw32 arm64-apple-macos armv7em-none-eabi wasm32-wasi
ifneq ($(origin CROSS),undefined)
  ifneq ($(words $(filter $(PLATFORMS),$(CROSS))),1)
    $(error CROSS=$(CROSS) is none of $(PLATFORMS))
  endif
endif
ifdef CROSS
  ifneq ($(filter run window terminal tk_form plots test% fuzz bench docs,$(MAKECMDGOALS)),)
    $(error CROSS=$(CROSS) only builds: nothing for another machine runs here)
  endif
endif

# Swift's clang, linkers and archiver, as those of other versions do not read what its compiler writes.
export PATH := $(addsuffix :,$(patsubst %/,%,$(dir $(realpath $(shell command -v swiftc)))))$(PATH)

.DEFAULT_GOAL := all
SYSTEM := $(shell uname -s)
PROCESSOR := $(firstword $(subst -, ,$(or $(CROSS),$(shell uname -m))))
BUILD := build$(CROSS:%=/%)
SCRATCH := .build-embedded/$(or $(CROSS),$(SYSTEM))
VENV := .venv
ARCHIVE := $(BUILD)/lib/libkeeplayout.a
PROGRAM_LINK = -L$(BUILD)/lib -lkeeplayout -lm
RINGS := ConstraintSolver LayoutStore LayoutRelations LayoutVocabularies LayoutAnswers KeepLayoutABI
OBJECTS = $(RINGS:%=$(SCRATCH)/%.o)

PLATFORM_OF_Linux := linux
PLATFORM_OF_Darwin := arm64-apple-macos
PLATFORM := $(if $(findstring -linux-,$(CROSS)),linux,$(or $(CROSS),$(PLATFORM_OF_$(SYSTEM))))
ifeq ($(PLATFORM),)
  $(error Nothing can be built on $(SYSTEM) yet; on Linux, CROSS= is one of $(PLATFORMS))
endif
SETTINGS := Makefile Sources/Packaging/platforms/$(PLATFORM).mk
include Sources/Packaging/platforms/$(PLATFORM).mk

BUILT := $(patsubst %,$(BUILD)/%,$(HEADERS) $(CXX_HEADER)) $(ARCHIVE) $(LIBRARY) $(IMPORT) $(TRACE) $(MODULE)
ifdef LIBRARY
  DESCRIPTIONS := pkgconfig/keeplayout.pc pkgconfig/keeplayout-static.pc \
    cmake/keeplayout/keeplayoutConfig.cmake cmake/keeplayout/keeplayoutConfigVersion.cmake
  BUILT += $(DESCRIPTIONS:%=$(BUILD)/lib/%)
endif

MEMORY := $(SCRATCH)/memory.o
SYMBOLS := Sources/Packaging/keeplayout.map
EXAMPLES := $(patsubst examples-c/%.c,%,$(wildcard examples-c/*.c))
PYTHON_EXAMPLES := $(filter-out %/picture.py,$(wildcard bindings/python/examples/*.py))
C_FILES := $(HEADERS) $(CXX_HEADER) $(wildcard examples-c/*.[ch] examples-c/hosts/*.[ch] Tests/c/*.* Tests/benchmarks/*.[ch]) \
  $(wildcard Sources/Trace/*.[ch] bindings/lua/src/*.c bindings/go/*.c bindings/go/keepgo.h Sources/Memory/*.c Sources/Packaging/platforms/*.c Tests/platforms/*.c Tests/cases/*.h)
C_FILES += $(wildcard Tests/conformance/*.[ch] Tests/conformance/programs/*.[ch] Tests/conformance/natural/natural.c*)

# What a host needs to use the library from where it was built. What pkg-config says is split at blanks, which
# the way here may have.
PKG_CONFIG_HERE := PKG_CONFIG_PATH=$(BUILD)/lib/pkgconfig $(PKG_CONFIG)
PYTHON_HERE := KEEPLAYOUT_LIBRARY="$(CURDIR)/$(LIBRARY)" PYTHONPATH="$(CURDIR)/bindings/python/src"
PYTEST := $(VENV)/bin/python -m pytest

# How long `make fuzz` goes on, and what is random in it: new each time unless set.
FUZZ_SECONDS ?= 60
FUZZ_SEED ?=

# How much the oracle suites do by default; `make test KEEPLAYOUT_ORACLE_RUNS=10` does more.
export KEEPLAYOUT_ORACLE_RUNS ?= 0.3
export KEEPLAYOUT_LONG_RUN ?= 20000

.DELETE_ON_ERROR:
.PHONY: all window terminal tk_form plots python wheel wheels npm playground release docs test-wheel run programs test test-swift test-sanitized test-behaviour test-contract test-cases test-python test-bindings test-oracle test-fuzz fuzz \
  check bench format generate house install uninstall clean distclean help

## all             the library, shared and static, its headers, pkg-config and CMake files, in build/
## all CROSS=...   the same for another machine, in build/...: README.md says for which
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
# Of the headers nothing depends on a system. Without one the compiler would keep frame pointers: 1%.
LEAN := -Xcc -ffreestanding -Xcc -nostdlibinc -Xcc -fomit-frame-pointer
EMBEDDED := swiftc -emit-ir -wmo -parse-as-library -swift-version 6 -enable-experimental-feature Embedded \
  -enable-experimental-feature Extern -Osize -package-name keeplayout -Xllvm -sil-disable-pass=closure-specialize -Xllvm $(INLINE) \
  -enforce-exclusivity=unchecked $(LEAN) -I $(SCRATCH) -I include $(SWIFT_FOR)
$(SCRATCH)/ConstraintSolver.o: RING := -assert-config Unchecked -Xfrontend -remove-runtime-asserts
$(filter-out %/ConstraintSolver.o,$(OBJECTS)): RING := -Xfrontend -mergeable-traps \
  -Xllvm -sil-inline-never-functions=6appendyyxn -Xllvm -sil-inline-overall-caller-block-limit=20

# clang does the last step, as Swift makes sections for functions only. With one for each datum, too, the
# linker drops what is used nowhere, and what an object repeats of the rings inside it. Machine code is made
# later, of all rings at once.
ASSEMBLE := clang -c -O2 -Xclang -disable-llvm-passes -Wno-override-module -ffunction-sections \
  -fdata-sections $(CLANG_FOR)
# All storage that the rings take is asked of Sources/Memory, which ends the process if there is none. The
# calls are renamed here, as parts of them come from Swift's own library. Nor is there anything that a linker
# would have to keep, and to show to others, because Swift says that it is used.
CHECK_MEMORY := sed -E -e 's/@(malloc|realloc|posix_memalign)\(/@keeplayout_\1(/g' -e '/^@llvm\.used = /d'
$(SCRATCH)/LayoutStore.o: $(SCRATCH)/ConstraintSolver.o
$(SCRATCH)/LayoutRelations.o: $(SCRATCH)/LayoutStore.o
$(SCRATCH)/LayoutVocabularies.o: $(SCRATCH)/LayoutRelations.o
$(SCRATCH)/LayoutAnswers.o: $(SCRATCH)/LayoutVocabularies.o
$(SCRATCH)/KeepLayoutABI.o: $(SCRATCH)/LayoutAnswers.o $(HEADERS) include/module.modulemap

# $(call folder_of,module): that of LayoutStore is Sources/LayoutCore/Store
folder_of = Sources/$(patsubst Layout%,LayoutCore/%,$(1))
.SECONDEXPANSION:
$(OBJECTS): $(SCRATCH)/%.o: $$(wildcard $$(foreach depth,/ /*/,$$(call folder_of,$$*)$$(depth)*.swift) $$(call folder_of,$$*)/*/) \
    $$(call folder_of,$$*) $(SETTINGS)
	@mkdir -p $(@D)
	@echo "== Compiling $*"
	@$(EMBEDDED) $(RING) -module-name $* \
	  -emit-module -emit-module-path $(SCRATCH)/$*.swiftmodule -o $(@:.o=.ll) $(filter %.swift,$^)
	@$(CHECK_MEMORY) $(@:.o=.ll) | $(ASSEMBLE) -flto -x ir - -o $@ && rm $(@:.o=.ll)

$(MEMORY): Sources/Memory/memory.c include/keeplayout/core.h $(SETTINGS)
	@mkdir -p $(@D)
	@clang -c -O2 -std=gnu11 -Wall -Wextra -ffreestanding -flto $(CLANG_FOR) -I include $< -o $@

# All becomes one object, of which nothing but the interface has a name that others see: so nothing else
# can clash with names of a host. The linker leaves the rings as bitcode, where all else has become
# private; it does that for any machine, as it makes no code. The solver comes first, so that its copies of
# what is in several objects are kept. As nothing else calls what is not exported, a function that is called
# once becomes part of its caller: 2% of the library, and up to 6% of the instructions of calls for
# attributes. Constants are not kept in registers for a loop, as others would have to be saved for that: 1%
# of the library, and of instructions.
MERGE ?= ld.lld -shared --plugin-opt=emit-llvm --version-script=$(SYMBOLS) $(MERGE_FOR) $(filter %.o,$^) -o $@
MERGE_FOR := -mllvm $(INLINE)
$(SCRATCH)/rings.bc: $(OBJECTS) $(MEMORY) $(SYMBOLS)
	@$(MERGE)

RINGS_OBJECT := $(SCRATCH)/keeplayout.o
$(RINGS_OBJECT): $(SCRATCH)/rings.bc
	@$(ASSEMBLE) -mllvm -disable-machine-licm -x ir $< -o $@

$(LIBRARY): $(RINGS_OBJECT) $(SYMBOLS)
	@mkdir -p $(@D) $(BUILD)/lib
	@echo "== Linking $@"
	@$(LINK)
	@cd $(@D) && $(call make_links,$(@F))

# $(call make_links,file): commands that make the other names of the library, each for the one before.
make_links = last=$(1); for name in $(LINKS); do ln -sf $$last $$name; last=$$name; done

$(ARCHIVE): $(RINGS_OBJECT)
	@mkdir -p $(@D)
	@echo "== Archiving $@"
	@rm -f $@
	@llvm-ar rcs $@ $^

# Where a C library has them, dlsym and the like are asked of libdl, as older systems have them there.
DL = $(filter /%,$(shell $(CC) -print-file-name=libdl.so.2))

# The library that records the calls of a program, in C: it uses the first one as any program does.
# calls.c, which is written from the headers as data, reads parameters of any type through their
# addresses, hence -fno-strict-aliasing.
$(SCRATCH)/calls.c: Sources/Trace/write_calls.py bindings/api.json bindings/model.py
	@mkdir -p $(@D)
	@$(PYTHON) $(wordlist 1,2,$^) $@

$(TRACE): $(SCRATCH)/calls.c $(wildcard Sources/Trace/*.[ch]) $(HEADERS) $(SETTINGS)
	@mkdir -p $(@D)
	@echo "== Linking $@"
	@$(CC) $(CFLAGS) -std=c11 -fPIC -fvisibility=hidden -fno-strict-aliasing -I include -I Sources/Trace -shared \
	  $(filter %.c,$^) -o $@ -Wl,-soname,$(@F) -Wl,--strip-all -Wl,-z,defs -Wl,-z,nodelete -Wl,-z,now -Wl,--as-needed \
	  $(LDFLAGS) -pthread -ldl -Wl,--no-as-needed $(DL)

$(BUILD)/include/%: include/%
	@mkdir -p $(@D)
	@install -m 644 $< $@

# $(call fill,template,file,include folder,folder of the shared library): both as seen from that of archives
fill = mkdir -p "$$(dirname "$(2)")" && sed -e 's|@VERSION@|$(VERSION)|' -e 's|@LOADED@|$(LOADED)|' \
  -e 's|@VERSION_MAJOR@|$(VERSION_MAJOR)|' -e 's|@VERSION_MINOR@|$(VERSION_MINOR)|' \
  -e 's|@INCLUDEDIR_FROM_LIBDIR@|$(3)|' -e 's|@LIBRARY_FROM_LIBDIR@|$(4)$(notdir $(LIBRARY))|' \
  Sources/Packaging/$(notdir $(1)).in > "$(2)"

$(DESCRIPTIONS:%=$(BUILD)/lib/%): $(wildcard Sources/Packaging/*.in) include/keeplayout/core.h $(SETTINGS)
	@$(call fill,$@,$@,../include,$(if $(IMPORT),../bin/))

# ---- The Python package --------------------------------------------------------------------------

# What a wheel of the Python package has in it.
python: $(LIBRARY) $(TRACE)

DIST := build/dist
WHEEL_TOOLS := build/wheel-tools

# Made again from nothing when the requirements change: pip does not remove what is no longer asked.
$(WHEEL_TOOLS)/ready: Sources/Packaging/requirements.txt
	@echo "== What makes wheels"
	@rm -rf $(WHEEL_TOOLS)
	@$(PYTHON) -m venv $(WHEEL_TOOLS)
	@$(WHEEL_TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# A wheel is for any Python of a platform, and a source distribution for all platforms.
## wheel           the Python package as a wheel, for Linux with glibc 2.31 or newer, and as a source distribution
## wheel CROSS=... a wheel for another machine, in build/dist as well
wheel: python $(WHEEL_TOOLS)/ready
	@test "$(WHEEL_PLATFORM)" || { echo "There are no wheels for $(CROSS)" >&2; exit 1; }
	@echo "== Packaging for Python: $(WHEEL_PLATFORM)"
	@mkdir -p $(DIST); rm -f $(DIST)/*-$(WHEEL_PLATFORM).whl
	@KEEPLAYOUT_LIBRARY="$(CURDIR)/$(LIBRARY)" KEEPLAYOUT_WHEEL_PLATFORM=$(WHEEL_PLATFORM) \
	  $(WHEEL_TOOLS)/bin/python -m build --no-isolation $(if $(CROSS),--wheel) --outdir $(DIST) bindings/python \
	  >$(BUILD)/wheel.log 2>&1 || { cat $(BUILD)/wheel.log; exit 1; }
	@ls $(DIST)/*-$(WHEEL_PLATFORM).whl

## wheels          wheels for all platforms, as far as they can be built here
wheels:
	@rm -rf $(DIST)
	@$(MAKE) --no-print-directory wheel
	@for platform in $(filter-out $(PROCESSOR)-linux-gnu wasm32-wasi armv7em-none-eabi,$(PLATFORMS)); do \
	  $(MAKE) --no-print-directory CROSS=$$platform wheel || echo "== No wheel for $$platform" >&2; done

# The JavaScript package as npm would pack it, without npm: a folder, and in it what package.json lists.
NPM := $(DIST)/keeplayout-$(VERSION).tgz
NPM_FILES := package.json README.md LICENSE keeplayout.wasm src
## npm             the JavaScript package, in build/dist: takes the module that make CROSS=wasm32-wasi makes
npm:
	@$(MAKE) --no-print-directory CROSS=wasm32-wasi all
	@install -m 644 build/wasm32-wasi/lib/keeplayout.wasm bindings/javascript/
	@mkdir -p $(DIST)
	@tar -C bindings/javascript --transform='s,^,package/,' --owner=0 --group=0 --sort=name -czf $(NPM) $(NPM_FILES)

## playground      serves a page that explains layouts as they are typed: PORT=8000
PORT ?= 8000
playground: npm
	@echo "http://localhost:$(PORT)/playground/"
	@$(PYTHON) -m http.server --bind 127.0.0.1 --directory bindings/javascript $(PORT)

# Archives of what `make install` leaves, which may be unpacked anywhere.
RELEASE := build/release
## release         archives for all platforms, wheels, the crate, the npm package, checksums, in build/release; says what cannot be built here
release: wheels
	@rm -rf $(RELEASE); mkdir -p $(RELEASE)
	@for platform in $(PLATFORMS); do \
	  name=keeplayout-$(VERSION)-$$platform; echo "== Archive of $$platform"; \
	  $(MAKE) --silent CROSS=$$platform install DESTDIR="$(CURDIR)/$(RELEASE)" PREFIX=/$$name >$(RELEASE)/log 2>&1 \
	    && tar -C $(RELEASE) -czf $(RELEASE)/$$name.tar.gz $$name || { tail -n 3 $(RELEASE)/log; \
	    echo "no archive of $$platform" >>$(RELEASE)/missing; }; \
	  rm -rf $(RELEASE)/$$name $(RELEASE)/log; done
	@cp $(DIST)/*$(VERSION)* $(RELEASE)/
	@CARGO_TARGET_DIR=build/crate cargo package --quiet --allow-dirty --no-verify --offline \
	  --manifest-path bindings/rust/Cargo.toml && cp build/crate/package/*.crate $(RELEASE)/ || \
	  echo "no crate" >>$(RELEASE)/missing
	@$(MAKE) --silent npm && cp $(NPM) $(RELEASE)/ || echo "no package for JavaScript" >>$(RELEASE)/missing
	@cd $(RELEASE) && ls *-* | LC_ALL=C sort | xargs sha256sum >SHA256SUMS && ls -s --block-size=1K
	@test ! -e $(RELEASE)/missing || { echo "Not built here:"; cat $(RELEASE)/missing; }

# The pages of a class list what it has from others, as far as their modules have pages.
PAGES := _c.members _c.owner _c.plain apply attributes documents errors geometry kinds kiwisolver layout nodes solver trace values

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

## programs        the samples and the C tests for another machine, in build/.../programs
PROGRAMS ?= $(wildcard examples-c/*.c Tests/c/*.c) $(addprefix Tests/platforms/,fails.c exhausted.c rows.c)
programs: $(PROGRAMS:%.c=$(BUILD)/programs/%$(EXE))
$(BUILD)/programs/%$(EXE): %.c $(wildcard examples-c/*.h Tests/c/*.h) $(BUILT)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) -I $(BUILD)/include $< -o $@ $(PROGRAM_LINK)
# These have the library in them: one replaces a part of the C library, which a shared one would not notice
# everywhere, and one shows how large a program is.
$(addprefix $(BUILD)/programs/Tests/platforms/,exhausted$(EXE) rows$(EXE)): PROGRAM_LINK := $(subst -L$(BUILD)/lib -lkeeplayout,$(ARCHIVE),$(PROGRAM_LINK))
$(BUILD)/programs/Tests/platforms/rows$(EXE): PROGRAM_LINK += -s -Wl,--gc-sections

# What replays the traces of Tests/conformance. Its calls are written from the headers as data, on what the library
# that records has for them.
REPLAYED := $(SCRATCH)/replayed.c
REPLAYER := $(patsubst %,$(BUILD)/programs/Tests/conformance/%$(EXE),replay $(if $(LIBRARY),replay-static))
programs: $(if $(PROGRAMS),$(REPLAYER))
$(REPLAYED): Tests/conformance Tests/conformance/write_replayer.py Sources/Trace/write_calls.py bindings/api.json bindings/model.py
	@mkdir -p $(@D)
	@$(PYTHON) Tests/conformance/write_replayer.py bindings/api.json $@
$(REPLAYER): $(REPLAYED) $(addprefix Sources/Trace/,lines.c numbers.c values.c) $(wildcard Tests/conformance/*.[ch]) $(BUILT)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) -std=c11 -fno-strict-aliasing -I $(BUILD)/include -I Sources/Trace -I Tests/conformance \
	  $(filter %.c,$^) -o $@ $(PROGRAM_LINK)
$(BUILD)/programs/Tests/conformance/replay-static$(EXE): PROGRAM_LINK := $(subst -L$(BUILD)/lib -lkeeplayout,$(ARCHIVE),$(PROGRAM_LINK))

# ---- Tests ---------------------------------------------------------------------------------------

# Made again from nothing when the requirements change: pip does not remove what is no longer asked.
$(VENV)/ready: Tests/requirements.txt
	@echo "== Python packages for the checks and tests (once; a minute or so)"
	rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python -m pip install --disable-pip-version-check -r $<
	touch $@

## test            everything: format and types, Swift tests, then contract, C, Python and oracle
test: check test-swift test-behaviour test-bindings test-contract

## test-swift      the Swift tests, in ordinary (not Embedded) mode
test-swift:
	@echo "== Swift tests"
	swift test --disable-xctest

## test-sanitized  the Swift tests with the address sanitizer (not part of test)
test-sanitized:
	swift test --disable-xctest --scratch-path .build-sanitized --sanitize address

## test-behaviour  all tests of what the library that ships does: Python, oracles, random programs
test-behaviour: all $(VENV)/ready
	$(PYTEST) --deselect Tests/contract

## test-contract   symbols, link line, header, documentation, packaging, C programs, README
test-contract: all $(VENV)/ready
	$(PYTEST) Tests/contract

## test-cases      documents and the frames expected of them: Tests/cases/README.md
test-cases: all $(VENV)/ready
	$(PYTEST) Tests/cases

## test-python     the Python package
test-python: all $(VENV)/ready
	$(PYTEST) bindings/python/tests

# A binding with tests in its own language: a name in LANGUAGES, which is its folder, the programs of which it
# needs one, and the commands in that folder, which find the library and the cases by HERE_IN.
LANGUAGES := rust lua go javascript
HERE_IN = KEEPLAYOUT_LIB_DIR="$(CURDIR)/$(BUILD)/lib" LD_LIBRARY_PATH="$(CURDIR)/$(BUILD)/lib" \
  KEEPLAYOUT_CASES="$(CURDIR)/$(BUILD)/cases.lines" KEEPLAYOUT_TRACES="$(CURDIR)/Tests/conformance"

NEEDS_rust := cargo
TEST_rust = export CARGO_TARGET_DIR="$(CURDIR)/$(BUILD)/rust" CARGO_NET_OFFLINE=true && cargo test --quiet && \
  cargo test --quiet --features static --test closures && \
  RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps && \
  cargo package --quiet --allow-dirty --no-verify && \
  { ! cargo fmt --version >/dev/null 2>&1 || cargo fmt --check; } && \
  { ! cargo clippy --version >/dev/null 2>&1 || cargo clippy --quiet --all-targets -- -D warnings; }

NEEDS_lua := luajit lua5.4
TEST_lua = tests/run.sh

NEEDS_go := go
TEST_go = export PKG_CONFIG_PATH="$$KEEPLAYOUT_LIB_DIR/pkgconfig" GOCACHE="$(CURDIR)/$(BUILD)/go" GOFLAGS=-mod=mod \
  GOPROXY=off GOWORK=off GOTOOLCHAIN=local && test -z "$$(gofmt -l .)" && go vet . && \
  go test -count=1 . && go test -count=1 -race .

NEEDS_javascript := node
TEST_javascript = if $(MAKE) --silent --question -C "$(CURDIR)" CROSS=wasm32-wasi all; then \
  $(MAKE) --silent -C "$(CURDIR)" npm && KEEPLAYOUT_NPM="$(CURDIR)/$(NPM)" KEEPLAYOUT_PICTURES="$(CURDIR)/$(BUILD)/pictures" tests/run.sh; \
  else echo "== No tests in javascript: make CROSS=wasm32-wasi has not been run since"; fi

## test-bindings   the bindings with tests in their own languages, as far as these are installed
test-bindings: $(LANGUAGES:%=test-%)
$(LANGUAGES:%=test-%): test-%: all $(BUILD)/cases.lines
	@if { $(NEEDS_$*:%=command -v % ||) false; } >/dev/null; then echo "== Tests in $*"; \
	  cd bindings/$* && export $(HERE_IN) && $(TEST_$*); \
	else echo "== No tests in $*: there is no $(subst $() , or ,$(NEEDS_$*)) here"; fi

$(BUILD)/cases.lines: Tests/cases $(wildcard Tests/cases/*.py Tests/cases/*/ Tests/cases/*/*.keep)
	@$(PYTHON) Tests/cases/write_lines.py >$@

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
	  $$(ls $(DIST)/*-$(WHEEL_PLATFORM).whl)[test]
	@cd $(BUILD)/wheel/keeplayout-$(VERSION) && env -u KEEPLAYOUT_LIBRARY -u PYTHONPATH PATH=/usr/bin:/bin \
	  ../venv/bin/python -m pytest -q -c pyproject.toml tests

# The sources as SwiftPM builds them, optimised, but with all checks and assertions; and beside it what
# records.
CHECKED := $(BUILD)/checked
$(CHECKED)/libkeeplayout.so: $(wildcard Sources/*/*.swift Sources/*/*/*.swift Sources/*/*/*/*.swift) $(TRACE)
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
## house           lines, functions, properties of each part, beside the last release or SINCE=commit
house:
	@$(PYTHON) Tests/house.py $(SINCE)

## generate        what follows from the headers, written again: after a change of them
generate: $(VENV)/ready
	$(VENV)/bin/python bindings/generate.py

## bench           the benchmarks beside their rivals; writes build/bench.json
bench: all $(VENV)/ready
	$(PYTHON_HERE) $(VENV)/bin/python Tests/benchmarks

# ---- Installation --------------------------------------------------------------------------------

# $(call from_libdir,folder): how to get there from the folder of libraries
from_libdir = $(shell $(PYTHON) -c 'import os, sys; print(os.path.relpath(*sys.argv[1:]))' "$(1)" "$(LIBDIR)")
# Where the shared library goes, and what else there is goes.
LOADED_FROM := $(if $(IMPORT),$(BINDIR),$(LIBDIR))
INSTALLED := $(ARCHIVE) $(IMPORT) $(MODULE)
# In the same folders as here, so that links from one to the other lead somewhere.
GUIDES := LICENSE README.md ARCHITECTURE.md CHANGELOG.md CONTRIBUTING.md Tests/cases/README.md Tests/conformance/README.md \
  bindings/README.md bindings/api.json \
  $(wildcard bindings/*/*.md) Sources/KeepLayout/README.md Sources/ConstraintSolver/README.md $(HEADERS) $(CXX_HEADER) \
  $(wildcard examples-c/*.* examples-c/hosts/* bindings/python/examples/*.* bindings/python/examples/*/*.*) \
  $(wildcard bindings/lua/examples/*.lua) $(addprefix bindings/javascript/playground/,README.md playground.png)

## install         install; honours PREFIX, BINDIR, LIBDIR, INCLUDEDIR, DOCDIR and DESTDIR
install: all
	install -d "$(DESTDIR)$(LIBDIR)" "$(DESTDIR)$(INCLUDEDIR)/keeplayout"
	install -m 644 include/keeplayout.h $(CXX_HEADER) "$(DESTDIR)$(INCLUDEDIR)/"
	install -m 644 $(filter include/keeplayout/%,$(HEADERS)) "$(DESTDIR)$(INCLUDEDIR)/keeplayout/"
	install -m 644 $(INSTALLED) "$(DESTDIR)$(LIBDIR)/"
	@set -e; for file in $(GUIDES); do install -d "$(DESTDIR)$(DOCDIR)/$$(dirname $$file)"; \
	  install -m 644 $$file "$(DESTDIR)$(DOCDIR)/$$file"; done
ifdef LIBRARY
	install -d "$(DESTDIR)$(LOADED_FROM)"
	install -m 755 $(LIBRARY) $(TRACE) "$(DESTDIR)$(LOADED_FROM)/"
	cd "$(DESTDIR)$(LOADED_FROM)" && $(call make_links,$(notdir $(LIBRARY)))
	@$(foreach file,$(DESCRIPTIONS),$(call fill,$(file),$(DESTDIR)$(LIBDIR)/$(file),$(call from_libdir,$(INCLUDEDIR)),$(if \
	  $(IMPORT),$(call from_libdir,$(BINDIR))/)) &&) true
endif
ifeq ($(DESTDIR)$(CROSS)$(SYSTEM),Linux)
	@$(RENEW_CACHE)
endif

# The loader finds a library through a cache, which only root may renew, and only of some folders.
# Where there is no such cache, as with musl, its folders are fixed.
define RENEW_CACHE
PATH=$$PATH:/usr/sbin:/sbin; $(LDCONFIG) 2>/dev/null; \
if ! $(LDCONFIG) -p 2>/dev/null | grep -qF ' $(LIBDIR)/$(LOADED)'; then \
  echo; echo "The system may not look for libraries in $(LIBDIR). Then programs find this one with"; \
  echo "  export LD_LIBRARY_PATH='$(LIBDIR)'"; \
  echo "or linked with -Wl,-rpath,'$(LIBDIR)', or after ldconfig as root, if /etc/ld.so.conf names the folder;"; \
  echo "and pkg-config and CMake with"; \
  echo "  export PKG_CONFIG_PATH='$(LIBDIR)/pkgconfig' CMAKE_PREFIX_PATH='$(PREFIX)'"; \
fi
endef

## uninstall       remove what install put there
uninstall:
	@$(call remove_from,$(LIBDIR),$(notdir $(INSTALLED)) $(DESCRIPTIONS))
	@$(call remove_from,$(LOADED_FROM),$(notdir $(LIBRARY) $(TRACE)) $(LINKS))
	@$(call remove_from,$(INCLUDEDIR),$(patsubst include/%,%,$(HEADERS) $(CXX_HEADER)))
	@$(call remove_from,$(DOCDIR),$(GUIDES))
	@rmdir "$(DESTDIR)$(DOCDIR)" 2>/dev/null || true

# $(call remove_from,folder,files): removes them, and the folders of it that are then empty
remove_from = if cd "$(DESTDIR)$(1)" 2>/dev/null; then rm -f $(2); \
  for folder in $(sort $(filter-out ./,$(dir $(2)))); do rmdir -p $$folder 2>/dev/null || true; done; fi

## clean           remove what was built
clean:
	rm -rf $(BUILD) .build $(SCRATCH) .build-sanitized .build-checked

## distclean       remove what was built and the virtual environment
distclean: clean
	rm -rf $(VENV)

## help            this list
help:
	@sed -n 's/^## /  make /p' Makefile
