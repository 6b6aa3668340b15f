#!/bin/sh
# Runs the tests, the guide, the cases (KEEPLAYOUT_CASES) and the traces (in KEEPLAYOUT_TRACES) on each Lua that is
# here, with the library in KEEPLAYOUT_LIB_DIR. The module for Lua 5.4 is built in OUT.
set -eu
cd "$(dirname "$0")/.."
OUT="$KEEPLAYOUT_LIB_DIR/../lua"
LUA_PATH="$PWD/?.lua;$PWD/?/init.lua"
LUA_CPATH="$OUT/?.so"
export LUA_PATH LUA_CPATH

mkdir -p "$OUT/keeplayout"
for lua in luajit lua5.4; do
  if ! command -v "$lua" >/dev/null; then
    echo "No tests of $lua: it is not here"
    continue
  fi
  if [ "$lua" = lua5.4 ]; then
    headers="${LUA_INCLUDE:-/usr/include/lua5.4}"
    if ! [ -f "$headers/lua.h" ]; then
      echo "No tests of $lua: LUA_INCLUDE=$headers has no lua.h"
      continue
    fi
    ${CC:-cc} -std=c11 -O2 -Wall -Wextra -Werror -shared -fPIC -I "$KEEPLAYOUT_LIB_DIR/../include" -I "$headers" \
      src/native.c -o "$OUT/keeplayout/native.so" -L "$KEEPLAYOUT_LIB_DIR" -lkeeplayout
  fi
  "$lua" tests/bindings.lua
  "$lua" tests/guide.lua README.md
  "$lua" tests/example.lua "$OUT/screen.svg"
  [ -z "${KEEPLAYOUT_CASES:-}" ] || "$lua" tests/cases.lua "$KEEPLAYOUT_CASES"
  if [ "${KEEPLAYOUT_TRACES:-}" ]; then
    "$lua" tests/conformance.lua "$KEEPLAYOUT_TRACES"/*.trace
    # One bit that differs is found.
    sed 's/\[10\.25,/[10.250000000000002,/' "$KEEPLAYOUT_TRACES/values.trace" >"$OUT/changed.trace"
    if "$lua" tests/conformance.lua "$OUT/changed.trace" 2>/dev/null; then
      echo "a bit that differs is not found" >&2
      exit 1
    fi
  fi
done
