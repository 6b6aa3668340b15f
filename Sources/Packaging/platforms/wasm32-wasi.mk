# WebAssembly: an archive for programs in C, and a module for JavaScript. Both take their C library from
# wasi-libc, but nothing of it that asks something of a system.
WASI_SYSROOT ?= /usr
WASI_BUILTINS ?= $(lastword $(wildcard /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a))

CC := clang --target=$(CROSS) --sysroot=$(WASI_SYSROOT)
SWIFT_FOR := -target wasm32-unknown-none-wasm -Xfrontend -disable-stack-protector
CLANG_FOR := --target=wasm32-unknown-none-wasm
MODULE := $(BUILD)/lib/keeplayout.wasm
EXE := .wasm
PROGRAMS := $(wildcard examples-c/*.c Tests/c/*.c) Tests/platforms/rows.c
PROGRAM_LINK = -nodefaultlibs $(ARCHIVE) -lc -lm $(WASI_BUILTINS) -Wl,--stack-first,-z,stack-size=65536

# The linker of WebAssembly knows no version script: the names are those of the headers that are defined.
EXPORTS := $(SCRATCH)/exports
MERGE = wasm-ld --no-entry --allow-undefined @$(EXPORTS) --save-temps $(MERGE_FOR) $(filter %.o,$^) \
  -o $(SCRATCH)/merged && mv $(SCRATCH)/merged.0.5.precodegen.bc $@ && rm $(SCRATCH)/merged*
$(SCRATCH)/rings.bc: $(EXPORTS)
$(EXPORTS): $(HEADERS)
	@mkdir -p $(@D)
	@grep -ohw 'keep_[a-z0-9_]*' $^ | sort -u | sed 's/^/--export-if-defined=/' > $@

# JavaScript needs the heap to pass arrays, the table of functions to be called back, and the stack pointer to
# give back the stack of a call that has thrown. The stack comes first in memory, so that one that grows too
# large traps. -O2 has the linker write numbers as short as they are: an eighth of the module. Binaryen, where it
# is installed, takes 1% more away.
WASM_OPT ?= $(shell command -v wasm-opt)
WASM_OPT_FLAGS := -Oz --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
  --enable-mutable-globals
$(MODULE): $(ARCHIVE) $(EXPORTS) Sources/Packaging/platforms/$(CROSS).c $(SETTINGS)
	@echo "== Linking $@"
	@$(CC) -O2 -Wall -Wextra -mexec-model=reactor -nodefaultlibs $(filter %.c,$^) $< -lc -lm $(WASI_BUILTINS) -o $@ \
	  -Wl,@$(EXPORTS) -Wl,--export=malloc,--export=free,--export=set_memory_limit,--export=__stack_pointer \
	  -Wl,--export-table,--growable-table,--gc-sections,--strip-all,--stack-first,-z,stack-size=131072
	@$(if $(WASM_OPT),$(WASM_OPT) $(WASM_OPT_FLAGS) $@ -o $@)

# What the module is linked with is looked for first, as it would be missed after minutes of compiling.
$(OBJECTS): | $(SCRATCH)/links
$(SCRATCH)/links:
	@mkdir -p $(@D)
	@test -f "$(WASI_BUILTINS)" && $(CC) -mexec-model=reactor -nodefaultlibs -x c /dev/null -x none \
	  -lc -lm $(WASI_BUILTINS) -o $@ || { echo "WebAssembly needs wasi-libc and libclang-rt-dev-wasm32," \
	  "or WASI_SYSROOT and WASI_BUILTINS, which say where they are" >&2; exit 1; }
