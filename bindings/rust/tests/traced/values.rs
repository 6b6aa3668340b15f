//! Values of C as traces have them.

use super::*;
use std::ffi::{CStr, CString};

/// What is read from a trace, and compared with one.
pub trait Value: Sized {
    fn read(call: &Call<'_>, told: &Json) -> Self;
    fn is(&self, _: &Call<'_>, told: &Json) -> bool {
        panic!("{:?} is never answered", told);
    }
    fn shown(&self) -> String {
        String::new()
    }
}

pub static ZERO: Json = Json::Null;

/// To the same bits, except the kinds of NaN.
pub fn is_same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

/// Those of a struct of doubles.
pub fn numbers(call: &Call<'_>, told: &Json) -> Vec<f64> {
    match told {
        Json::List(list) => list.iter().map(|it| f64::read(call, it)).collect(),
        other => call
            .session
            .fail(&format!("{:?} is no list of numbers", other)),
    }
}

impl Value for f64 {
    fn read(call: &Call<'_>, told: &Json) -> Self {
        match told {
            Json::Number(text) => text.parse().unwrap(),
            Json::Text(name) => name.parse().unwrap(),
            Json::Null => 0.0,
            other => call.session.fail(&format!("{:?} is no number", other)),
        }
    }
    fn is(&self, call: &Call<'_>, told: &Json) -> bool {
        is_same(*self, f64::read(call, told))
    }
    fn shown(&self) -> String {
        format!("{:?}", self)
    }
}

macro_rules! whole {
    ($($name:ident)*) => {$(
        impl Value for $name {
            fn read(call: &Call<'_>, told: &Json) -> Self {
                match told {
                    Json::Number(text) => text.parse().unwrap(),
                    Json::Text(name) => calls::constant(name)
                        .unwrap_or_else(|| call.session.fail(&format!("there is no {}", name)))
                        as $name,
                    _ => 0,
                }
            }
            fn is(&self, call: &Call<'_>, told: &Json) -> bool {
                *self == <Self as Value>::read(call, told)
            }
            fn shown(&self) -> String {
                self.to_string()
            }
        }
    )*};
}
whole! { i8 i32 u32 u64 usize }

impl Value for bool {
    fn read(_: &Call<'_>, told: &Json) -> Self {
        *told == Json::Flag(true)
    }
    fn is(&self, _: &Call<'_>, told: &Json) -> bool {
        *told == Json::Flag(*self)
    }
    fn shown(&self) -> String {
        self.to_string()
    }
}

impl Value for *const c_char {
    fn read(call: &Call<'_>, told: &Json) -> Self {
        match told {
            Json::Text(text) => {
                let text = CString::new(text.as_str()).unwrap();
                let pointer = text.as_ptr();
                call.kept.borrow_mut().push(Box::new(text));
                pointer
            }
            _ => std::ptr::null(),
        }
    }
    fn is(&self, _: &Call<'_>, told: &Json) -> bool {
        match told {
            Json::Text(text) => !self.is_null() && self.shown() == *text,
            _ => self.is_null(),
        }
    }
    fn shown(&self) -> String {
        unsafe { CStr::from_ptr(*self) }.to_string_lossy().into()
    }
}

/// Data of a host's that is not here: the number of its name.
impl Value for *mut c_void {
    fn read(_: &Call<'_>, told: &Json) -> Self {
        match told {
            Json::Text(name) => name["pointer ".len()..].parse::<usize>().unwrap() as Self,
            _ => std::ptr::null_mut(),
        }
    }
    fn is(&self, call: &Call<'_>, told: &Json) -> bool {
        *self == <Self as Value>::read(call, told)
    }
}

/// What C has a layout or a solver by.
pub trait OwnerPointer {
    fn of(pointer: *mut c_void) -> Self;
}
macro_rules! owners {
    ($($name:ty)*) => {$(
        impl OwnerPointer for $name {
            fn of(pointer: *mut c_void) -> Self {
                pointer as $name
            }
        }
    )*};
}
owners! { *mut raw::keep_layout *const raw::keep_layout *mut raw::keep_solver *const raw::keep_solver }
