//! Finds the library: in KEEPLAYOUT_LIB_DIR, in the source tree if it is built there, by pkg-config, or
//! where linkers look by themselves.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    for name in ["KEEPLAYOUT_LIB_DIR", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={}", name);
    }
    let folder = env::var_os("KEEPLAYOUT_LIB_DIR")
        .map(PathBuf::from)
        .or_else(in_source_tree)
        .or_else(by_pkg_config);
    let has = |name: &str| folder.as_ref().map_or(false, |it| it.join(name).exists());
    let is_static = env::var_os("CARGO_FEATURE_STATIC").is_some()
        || (has("libkeeplayout.a") && !is_shared_in(folder.as_deref()));
    if let Some(folder) = &folder {
        println!("cargo:rustc-link-search=native={}", folder.display());
        println!("cargo:lib_dir={}", folder.display());
    }
    if is_static {
        if folder.is_none() {
            println!("cargo:warning=neither KEEPLAYOUT_LIB_DIR nor pkg-config has the library");
        }
        println!("cargo:rustc-link-lib=static=keeplayout");
        if env::var("CARGO_CFG_TARGET_FAMILY").map_or(false, |it| it == "unix") {
            println!("cargo:rustc-link-lib=m");
        }
    } else {
        println!("cargo:rustc-link-lib=keeplayout");
    }
}

fn is_shared_in(folder: Option<&Path>) -> bool {
    [
        "libkeeplayout.so",
        "libkeeplayout.dylib",
        "keeplayout.lib",
        "libkeeplayout.dll.a",
    ]
    .iter()
    .any(|name| folder.map_or(false, |it| it.join(name).exists()))
}

/// What `make` builds for this machine, where this crate is a part of the tree.
fn in_source_tree() -> Option<PathBuf> {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR")?).join("../..");
    let built = root.join("build/lib");
    let is_for_here = env::var_os("TARGET") == env::var_os("HOST");
    if !is_for_here || !root.join("include/keeplayout.h").exists() {
        return None;
    }
    println!("cargo:rerun-if-changed={}", built.display());
    built.exists().then_some(built)
}

fn by_pkg_config() -> Option<PathBuf> {
    let program = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let output = Command::new(program)
        .args(["--variable=libdir", "keeplayout"])
        .output()
        .ok()?;
    let folder = String::from_utf8(output.stdout).ok()?;
    let folder = folder.trim();
    (output.status.success() && !folder.is_empty()).then(|| folder.into())
}
