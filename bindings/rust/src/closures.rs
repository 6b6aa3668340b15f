//! Closures that the library calls, and what a host attaches to things. The library releases them.

use std::any::Any;
use std::cell::RefCell;
use std::os::raw::{c_char, c_int, c_void};
use std::ptr::null_mut;
use std::sync::Arc;

use crate::owner::{message_of, Owner};
use crate::{raw, Animation, Axis, Context, Layout, Log, Node, Result, Size};

/// A closure on the heap, and the layout that calls it and is there as long as the closure is.
pub(crate) struct Held<F: ?Sized> {
    of: *const Owner,
    it: RefCell<Box<F>>,
}

impl<F: ?Sized> Held<F> {
    pub(crate) fn new(of: &Owner, it: Box<F>) -> *mut Self {
        let it = RefCell::new(it);
        Box::into_raw(Box::new(Self { of, it }))
    }

    /// How C releases it.
    pub(crate) unsafe extern "C" fn destroy(data: *mut c_void) {
        let held = Box::from_raw(data as *mut Self);
        let of = &*held.of;
        of.release(move || drop(held));
    }

    /// Calls it for C; `failed` is the answer if it panics.
    unsafe fn call<T>(data: *mut c_void, failed: T, body: impl FnOnce(&Owner, &mut F) -> T) -> T {
        let held = &*(data as *const Self);
        let of = &*held.of;
        of.guard(failed, || body(of, &mut held.it.borrow_mut()))
    }
}

/// Hands a closure over to C, which releases it unless the call fails.
fn hand_over<F: ?Sized>(
    of: &Owner,
    it: Box<F>,
    call: impl FnOnce(*mut c_void, Option<raw::keep_destroy_function>) -> c_int,
) -> Result<()> {
    let held = Held::new(of, it);
    let status = call(held as *mut c_void, Some(Held::<F>::destroy));
    let result = of.check(status);
    if status != raw::KEEP_OK {
        drop(unsafe { Box::from_raw(held) });
    }
    result
}

type Measure = dyn FnMut(Node<'_>, f64) -> f64 + Send;
type MeasureBoth = dyn FnMut(Node<'_>, Size) -> Size + Send;
type LogFunction = dyn FnMut(Log, &str) + Send;
type Curve = dyn FnMut(f64) -> f64 + Send;
type Completion = dyn FnMut(bool) + Send;
pub(crate) type Condition = dyn FnMut(Node<'_>, &Context) -> bool + Send;
type Data = dyn Any + Send;

unsafe extern "C" fn measure(
    _: *mut raw::keep_layout,
    node: raw::keep_node,
    length: f64,
    data: *mut c_void,
) -> f64 {
    Held::<Measure>::call(data, -1.0, |of, it| it(Node::new(of, node), length))
}

unsafe extern "C" fn measure_both(
    _: *mut raw::keep_layout,
    node: raw::keep_node,
    available: raw::keep_size,
    size: *mut raw::keep_size,
    data: *mut c_void,
) {
    let (width, height) = (-1.0, -1.0);
    let failed = Size { width, height };
    let measured = Held::<MeasureBoth>::call(data, failed, |of, it| {
        it(Node::new(of, node), Size::from_c(available))
    });
    *size = measured.c();
}

unsafe extern "C" fn log(
    _: *mut raw::keep_layout,
    kind: raw::keep_log,
    message: *const c_char,
    data: *mut c_void,
) {
    Held::<LogFunction>::call(data, (), |_, it| it(Log(kind as u32), &message_of(message)))
}

unsafe extern "C" fn curve(time: f64, data: *mut c_void) -> f64 {
    Held::<Curve>::call(data, time, |_, it| it(time))
}

unsafe extern "C" fn completion(
    _: *mut raw::keep_layout,
    _: raw::keep_animation,
    finished: bool,
    data: *mut c_void,
) {
    Held::<Completion>::call(data, (), |_, it| it(finished))
}

pub(crate) unsafe extern "C" fn condition(
    _: *mut raw::keep_layout,
    node: raw::keep_node,
    context: *const raw::keep_context,
    data: *mut c_void,
) -> c_int {
    Held::<Condition>::call(data, -1, |of, it| {
        c_int::from(it(Node::new(of, node), &Context::from_c(*context)))
    })
}

/// What a host attaches is there as long as anything refers to it.
fn attached<T: Any + Send + Sync>(data: *mut c_void) -> Option<Arc<T>> {
    if data.is_null() {
        return None;
    }
    let held = unsafe { &*(data as *const Held<Data>) };
    let data = held.it.borrow();
    data.downcast_ref::<Arc<T>>().cloned()
}

impl<'a> Node<'a> {
    /// Measures its content along an axis, for its length along the other one: the height of a text at a
    /// width. The closure may read the layout through the node, and not change it.
    pub fn set_measure(
        self,
        axis: Axis,
        function: impl FnMut(Node<'_>, f64) -> f64 + Send + 'static,
    ) -> Result<()> {
        hand_over::<Measure>(self.of, Box::new(function), |data, destroy| unsafe {
            raw::keep_node_set_measure(
                self.of.c(),
                self.raw,
                axis.c(),
                Some(measure),
                data,
                destroy,
            )
        })
    }

    /// Takes away what measures its content along an axis.
    pub fn clear_measure(self, axis: Axis) -> Result<()> {
        self.of.check(unsafe {
            raw::keep_node_set_measure(self.of.c(), self.raw, axis.c(), None, null_mut(), None)
        })
    }

    /// Measures the size of its content where so much is available, infinity for any length.
    pub fn set_measure_both(
        self,
        function: impl FnMut(Node<'_>, Size) -> Size + Send + 'static,
    ) -> Result<()> {
        hand_over::<MeasureBoth>(self.of, Box::new(function), |data, destroy| unsafe {
            raw::keep_node_set_measure_both(
                self.of.c(),
                self.raw,
                Some(measure_both),
                data,
                destroy,
            )
        })
    }

    /// Takes away what measures the size of its content.
    pub fn clear_measure_both(self) -> Result<()> {
        self.of.check(unsafe {
            raw::keep_node_set_measure_both(self.of.c(), self.raw, None, null_mut(), None)
        })
    }

    /// Attaches something of the host's, in place of what was. It is released with the node.
    pub fn set_user_data<T: Any + Send + Sync>(self, data: T) -> Result<()> {
        hand_over::<Data>(self.of, Box::new(Arc::new(data)), |data, destroy| unsafe {
            raw::keep_node_set_user_data(self.of.c(), self.raw, data, destroy)
        })
    }

    /// What is attached, if it is of that type. Nothing else than [`Node::set_user_data`] may have set it.
    pub fn user_data<T: Any + Send + Sync>(self) -> Option<Arc<T>> {
        attached(unsafe { raw::keep_node_user_data(self.of.c(), self.raw) })
    }
}

impl Layout {
    /// Calls a closure with what it meets of some kinds: refusals, conflicts, ambiguity.
    pub fn set_log(
        &self,
        kinds: Log,
        function: impl FnMut(Log, &str) + Send + 'static,
    ) -> Result<()> {
        hand_over::<LogFunction>(self.of(), Box::new(function), |data, destroy| unsafe {
            raw::keep_layout_set_log(self.c(), kinds.0, Some(log), data, destroy)
        })
    }

    /// Takes the log away.
    pub fn clear_log(&self) -> Result<()> {
        let none = unsafe { raw::keep_layout_set_log(self.c(), 0, None, null_mut(), None) };
        self.of().check(none)
    }

    /// Attaches something of the host's, in place of what was. It is released with the layout.
    pub fn set_user_data<T: Any + Send + Sync>(&self, data: T) -> Result<()> {
        hand_over::<Data>(
            self.of(),
            Box::new(Arc::new(data)),
            |data, destroy| unsafe { raw::keep_layout_set_user_data(self.c(), data, destroy) },
        )
    }

    /// What is attached, if it is of that type. Nothing else than [`Layout::set_user_data`] may have set it.
    pub fn user_data<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        attached(unsafe { raw::keep_layout_user_data(self.c()) })
    }
}

impl<'a> Animation<'a> {
    /// A curve of the host's: the share of the way at a share of the time.
    pub fn set_function(self, function: impl FnMut(f64) -> f64 + Send + 'static) -> Result<()> {
        hand_over::<Curve>(self.of, Box::new(function), |data, destroy| unsafe {
            raw::keep_animation_set_function(self.of.c(), self.raw, Some(curve), data, destroy)
        })
    }

    /// Is called once when it has ended: with whether it was at its end.
    pub fn set_completion(self, function: impl FnOnce(bool) + Send + 'static) -> Result<()> {
        let mut function = Some(function);
        let once = move |finished| {
            if let Some(function) = function.take() {
                function(finished)
            }
        };
        hand_over::<Completion>(self.of, Box::new(once), |data, destroy| unsafe {
            raw::keep_animation_set_completion(
                self.of.c(),
                self.raw,
                Some(completion),
                data,
                destroy,
            )
        })
    }
}
