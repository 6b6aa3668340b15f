//! What the library asks: the answers are those of the trace.

use super::*;
use std::os::raw::c_int;
use std::panic::{catch_unwind, AssertUnwindSafe};

/// Compares a question with the next line, makes the calls of the host in it, and answers.
fn asked<T>(
    kind: &str,
    data: *mut c_void,
    compare: impl Fn(&Call<'_>) -> bool,
    answer: impl FnOnce(&Call<'_>, &Json) -> T,
) -> T {
    let ask = || {
        SESSION.with(|session| {
            let line = session.next();
            let owner = session.hosts.borrow()[data as usize / 1000 - 1].clone();
            let name = format!("{} {}", kind, data as usize % 1000);
            let (written, kept) = Default::default();
            let call = Call {
                session,
                owner,
                name,
                line,
                written,
                kept,
            };
            if call.line.text("ask") != call.name || !compare(&call) {
                session.fail(&format!("{} is asked", call.name));
            }
            if let Some(told) = call.line.get("answer") {
                return answer(&call, told);
            }
            while session.peek().map_or(false, |it| it.get("call").is_some()) {
                session.play();
            }
            answer(&call, session.next().get("answer").unwrap())
        })
    };
    // No panic may pass through C; its message has been printed.
    catch_unwind(AssertUnwindSafe(ask)).unwrap_or_else(|_| std::process::exit(101))
}

fn is<T: Value>(call: &Call<'_>, name: &str, value: T) -> bool {
    value.is(call, call.given(name))
}

pub unsafe extern "C" fn measure(
    _: *mut raw::keep_layout,
    node: raw::keep_node,
    length: f64,
    data: *mut c_void,
) -> f64 {
    let compare = |call: &Call<'_>| is(call, "node", node) && is(call, "length", length);
    asked("measure", data, compare, f64::read)
}

pub unsafe extern "C" fn measure_both(
    _: *mut raw::keep_layout,
    node: raw::keep_node,
    available: raw::keep_size,
    size: *mut raw::keep_size,
    data: *mut c_void,
) {
    let compare = |call: &Call<'_>| is(call, "node", node) && is(call, "available", available);
    *size = asked("measure_both", data, compare, raw::keep_size::read);
}

pub unsafe extern "C" fn log(
    _: *mut raw::keep_layout,
    kind: raw::keep_log,
    text: *const c_char,
    data: *mut c_void,
) {
    let compare = |call: &Call<'_>| is(call, "kind", kind) && is(call, "text", text);
    asked("log", data, compare, |_, _| ())
}

pub unsafe extern "C" fn condition(
    _: *mut raw::keep_layout,
    node: raw::keep_node,
    context: *const raw::keep_context,
    data: *mut c_void,
) -> c_int {
    let compare = |call: &Call<'_>| is(call, "node", node) && is(call, "context", *context);
    asked("condition", data, compare, c_int::read)
}

pub unsafe extern "C" fn curve(time: f64, data: *mut c_void) -> f64 {
    asked("curve", data, |call| is(call, "time", time), f64::read)
}

pub unsafe extern "C" fn completion(
    _: *mut raw::keep_layout,
    animation: raw::keep_animation,
    finished: bool,
    data: *mut c_void,
) {
    let compare =
        |call: &Call<'_>| is(call, "animation", animation) && is(call, "finished", finished);
    asked("completion", data, compare, |_, _| ())
}

unsafe extern "C" fn released(data: *mut c_void) {
    asked("destroy", data, |_| true, |_, _| ())
}

/// A pointer that a host attached is not there, and releasing it is no question.
unsafe extern "C" fn ignored(_: *mut c_void) {}

/// What releases the data of a function, or a pointer.
pub fn destroy(told: Option<&Json>) -> Option<raw::keep_destroy_function> {
    match told {
        Some(Json::Text(name)) if name.starts_with("pointer") => Some(ignored),
        Some(Json::Text(_)) => Some(released),
        _ => None,
    }
}
