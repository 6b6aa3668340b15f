//! What owns everything, and what C is given and gives.

use std::any::Any;
use std::cell::Cell;
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int};
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe, RefUnwindSafe};
use std::ptr::null;
use std::thread;

use crate::handles::Handle;
use crate::{raw, Error, Result, Status};

/// A layout, and the panic that a closure has met inside a call of it.
pub(crate) struct Owner {
    layout: *mut raw::keep_layout,
    panic: Cell<Option<Box<dyn Any + Send>>>,
    is_held: Cell<bool>,
}

// A call that a panic has left is a call that has failed: what it leaves is sound.
impl RefUnwindSafe for Owner {}

impl Owner {
    pub(crate) fn new() -> Self {
        let layout = unsafe { raw::keep_layout_create() };
        Self {
            layout,
            panic: Cell::new(None),
            is_held: Cell::new(false),
        }
    }

    pub(crate) fn c(&self) -> *mut raw::keep_layout {
        self.layout
    }

    /// Ends it. What is released by that may panic.
    pub(crate) fn end(&self) {
        unsafe { raw::keep_layout_destroy(self.layout) };
        self.resume();
    }

    /// Goes on with the panic that a closure has met.
    pub(crate) fn resume(&self) {
        if self.is_held.replace(false) {
            if let (Some(panic), false) = (self.panic.take(), thread::panicking()) {
                resume_unwind(panic);
            }
        }
    }

    /// Calls a closure for C, which no panic may pass. Once one has panicked no other is called.
    pub(crate) fn guard<T>(&self, failed: T, body: impl FnOnce() -> T) -> T {
        if self.is_held.get() {
            return failed;
        }
        self.release(body).unwrap_or(failed)
    }

    /// As `guard`, for what is called in any case. The first panic is kept.
    pub(crate) fn release<T>(&self, body: impl FnOnce() -> T) -> Option<T> {
        let caught = catch_unwind(AssertUnwindSafe(body));
        caught.map_or_else(
            |panic| {
                if !self.is_held.replace(true) {
                    self.panic.set(Some(panic));
                }
                None
            },
            Some,
        )
    }

    pub(crate) fn check(&self, status: c_int) -> Result<()> {
        self.resume();
        failed(status, || unsafe {
            raw::keep_layout_error_message(self.layout)
        })
    }

    /// Why a handle that was to be made is none.
    pub(crate) fn made<H: Handle>(&self, handle: H) -> Result<H> {
        self.resume();
        if handle.id() != 0 {
            return Ok(handle);
        }
        self.check(unsafe { raw::keep_layout_error(self.layout) })?;
        Ok(handle)
    }
}

/// A solver.
pub(crate) struct SolverOwner(*mut raw::keep_solver);

impl SolverOwner {
    pub(crate) fn new() -> Self {
        Self(unsafe { raw::keep_solver_create() })
    }

    pub(crate) fn c(&self) -> *mut raw::keep_solver {
        self.0
    }

    pub(crate) fn check(&self, status: c_int) -> Result<()> {
        failed(status, || unsafe { raw::keep_solver_error_message(self.0) })
    }

    /// No closure is called by a solver.
    pub(crate) fn resume(&self) {}
}

impl Drop for SolverOwner {
    fn drop(&mut self) {
        unsafe { raw::keep_solver_destroy(self.0) }
    }
}

fn failed(status: c_int, message: impl FnOnce() -> *const c_char) -> Result<()> {
    if status == raw::KEEP_OK {
        return Ok(());
    }
    let known = Status::from_c(status).unwrap_or(Status::InvalidArgument);
    Err(Error::new(known, message_of(message())))
}

// What C gives.

pub(crate) fn text_of(pointer: *const c_char) -> String {
    if pointer.is_null() {
        return String::new();
    }
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_string_lossy().into_owned()
}

/// A message, without the names of functions in C: of the one that was called, and of the one that could not make
/// the attribute that it was called with.
pub(crate) fn message_of(pointer: *const c_char) -> String {
    let message = text_of(pointer);
    let said = without_function(&message);
    match said.split_once("the attribute is none: ") {
        Some((place, cause)) => format!("{}{}", place, without_function(cause)),
        None => said.into(),
    }
}

fn without_function(message: &str) -> &str {
    match message.split_once(": ") {
        Some((function, said)) if function.starts_with("keep_") => said,
        _ => message,
    }
}

/// A number that may be NaN, for none.
pub(crate) fn number(number: f64) -> Option<f64> {
    (!number.is_nan()).then_some(number)
}

/// A handle that may be none.
pub(crate) fn found<T: Handle>(handle: T) -> Option<T> {
    (handle.id() != 0).then_some(handle)
}

// What C is given.

pub(crate) fn text_in(text: &str) -> Result<CString> {
    CString::new(text).map_err(|error| {
        let at = error.nul_position();
        Error::invalid(format!("the text {:?} has a NUL at byte {}", text, at))
    })
}

/// A number, or NaN for none, which a number itself may not be.
pub(crate) fn given(name: &str, number: Option<f64>) -> Result<f64> {
    match number {
        Some(number) if number.is_nan() => Err(Error::invalid(format!(
            "the {} is NaN; what is not there is None",
            name
        ))),
        _ => Ok(number.unwrap_or(f64::NAN)),
    }
}

/// A number that cannot be none.
pub(crate) fn finite(name: &str, number: f64) -> Result<f64> {
    if number.is_finite() {
        return Ok(number);
    }
    Err(Error::invalid(format!(
        "the {} {} is not finite",
        name, number
    )))
}

/// An array, which is NULL if it is empty.
pub(crate) fn array<T>(all: &[T]) -> *const T {
    if all.is_empty() {
        null()
    } else {
        all.as_ptr()
    }
}

/// Whether a list is as long as C takes it to be.
pub(crate) fn has_length(name: &str, length: usize, wanted: usize) -> Result<()> {
    if length == wanted {
        return Ok(());
    }
    Err(Error::invalid(format!(
        "{} has {} elements instead of {}",
        name, length, wanted
    )))
}
