-- The library itself is not in it: `make install` of libkeeplayout puts it where this looks.
package = "keeplayout"
version = "0.1.0-1"
source = {
  url = "file://bindings/lua",
}
description = {
  summary = "Auto Layout for everything that is not an Apple view",
  license = "MIT",
}
dependencies = {
  "lua >= 5.1, < 5.5",
}
external_dependencies = {
  KEEPLAYOUT = {
    header = "keeplayout.h",
    library = "keeplayout",
  },
}
build = {
  type = "builtin",
  modules = {
    ["keeplayout"] = "keeplayout/init.lua",
    ["keeplayout.errors"] = "keeplayout/errors.lua",
    ["keeplayout.ffi"] = "keeplayout/ffi.lua",
    ["keeplayout.ffi_calls"] = "keeplayout/ffi_calls.lua",
    ["keeplayout.objects"] = "keeplayout/objects.lua",
    ["keeplayout.terms"] = "keeplayout/terms.lua",
    ["keeplayout.values"] = "keeplayout/values.lua",
    ["keeplayout.words"] = "keeplayout/words.lua",
    ["keeplayout.written"] = "keeplayout/written.lua",
    ["keeplayout.native"] = {
      sources = { "src/native.c" },
      libraries = { "keeplayout" },
      incdirs = { "$(KEEPLAYOUT_INCDIR)" },
      libdirs = { "$(KEEPLAYOUT_LIBDIR)" },
    },
  },
}
