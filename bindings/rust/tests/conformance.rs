//! Replays the traces of Tests/conformance by the functions of C that the crate declares, and compares all that
//! they answer. KEEPLAYOUT_TRACES is their folder.

mod traced;

use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("KEEPLAYOUT_TRACES").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("KEEPLAYOUT_TRACES is not set: no traces are replayed");
    }
    folder
}

#[test]
fn answers_are_the_same_to_the_last_bit() {
    let folder = match folder() {
        Some(folder) => folder,
        None => return,
    };
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().map_or(false, |it| it == "trace"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    let calls: usize = paths.iter().map(|path| traced::replay(path)).sum();
    println!("{} calls in {} traces", calls, paths.len());
}

#[test]
fn one_bit_is_found() {
    let folder = match folder() {
        Some(folder) => folder,
        None => return,
    };
    let text = fs::read_to_string(folder.join("values.trace")).unwrap();
    let (next, changed) = (
        10.25_f64.to_bits() + 1,
        Path::new(env!("CARGO_TARGET_TMPDIR")),
    );
    let changed = changed.join("changed.trace");
    let other = text.replace("[10.25,", &format!("[{:?},", f64::from_bits(next)));
    assert_ne!(text, other);
    fs::write(&changed, other).unwrap();
    assert!(catch_unwind(|| traced::replay(&changed)).is_err());
}
