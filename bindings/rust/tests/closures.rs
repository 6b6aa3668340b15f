//! Closures: called, released once, and their panics.

use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use keeplayout::{
    Anchor, Applied, Axis, Compound, Context, Idiom, Layout, Log, Node, Size, Status,
};

/// Counts how often it is dropped.
#[derive(Clone)]
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn new() -> (Self, Arc<AtomicUsize>) {
        let count = Arc::new(AtomicUsize::new(0));
        (Self(count.clone()), count)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

fn in_window<'a>(ui: &'a Layout) -> Node<'a> {
    let window = ui.node("window").unwrap();
    window.set_size(100.0, 100.0).unwrap();
    let text = window.node("text").unwrap();
    text.horizontal_insets().set_equal(10.0).unwrap();
    text
}

fn panic_of(body: impl FnOnce()) -> String {
    let payload = catch_unwind(AssertUnwindSafe(body)).expect_err("it panics");
    payload.downcast_ref::<&str>().unwrap().to_string()
}

#[test]
fn closures_are_released_once() {
    let ui = Layout::new();
    let text = in_window(&ui);
    let (first, firsts) = Counted::new();
    let (second, seconds) = Counted::new();
    let (third, thirds) = Counted::new();
    let measured = move |_: Node<'_>, width: f64| {
        let _ = &first;
        width / 2.0
    };
    text.set_measure(Axis::Vertical, measured).unwrap();
    ui.solve().unwrap();
    assert_eq!(text.frame().height, 40.0);
    let measured = move |_: Node<'_>, _: f64| {
        let _ = &second;
        7.0
    };
    text.set_measure(Axis::Vertical, measured).unwrap();
    assert_eq!(firsts.load(Ordering::SeqCst), 1);
    ui.solve().unwrap();
    assert_eq!(text.frame().height, 7.0);

    text.destroy().unwrap();
    assert_eq!(seconds.load(Ordering::SeqCst), 1);
    let refused = text.set_measure(Axis::Vertical, move |_, _| {
        let _ = &third;
        0.0
    });
    assert_eq!(refused.unwrap_err().status(), Status::InvalidHandle);
    assert_eq!(thirds.load(Ordering::SeqCst), 1);
}

#[test]
fn a_layout_releases_what_is_left() {
    let (counted, count) = Counted::new();
    let ui = Layout::new();
    let text = in_window(&ui);
    let (one, two, three, four) = (counted.clone(), counted.clone(), counted.clone(), counted);
    ui.set_log(Log::CONFLICT, move |_, _| drop(one.clone()))
        .unwrap();
    text.set_user_data(two).unwrap();
    text.apply_all([Applied::new(Anchor::Height, 5.0).when(move |_, _| {
        let _ = &three;
        true
    })])
    .unwrap();
    ui.set_user_data(four).unwrap();
    assert_eq!(count.load(Ordering::SeqCst), 0);
    drop(ui);
    assert_eq!(count.load(Ordering::SeqCst), 4);
}

#[test]
fn a_panic_comes_through() {
    let ui = Layout::new();
    let text = in_window(&ui);
    text.height().set_equal(3.0).unwrap();
    ui.solve().unwrap();
    text.set_measure(Axis::Vertical, |_, _| panic!("no font"))
        .unwrap();
    assert_eq!(panic_of(|| ui.solve().unwrap()), "no font");
    assert!(catch_unwind(|| ui.solve()).is_err(), "and again");
    assert_eq!(text.frame().height, 3.0);
    text.clear_measure(Axis::Vertical).unwrap();
    ui.solve().unwrap();
}

#[test]
fn every_closure_may_panic() {
    let ui = Layout::new();
    let text = in_window(&ui);
    text.set_measure_both(|_, _| panic!("both")).unwrap();
    assert_eq!(panic_of(|| ui.solve().unwrap()), "both");
    text.clear_measure_both().unwrap();

    let list = [Applied::new(Anchor::Top, 5.0).when(|_, _| panic!("condition"))];
    assert_eq!(panic_of(|| drop(text.apply_all(list))), "condition");
    assert!(text.applied().is_empty());

    ui.set_log(Log::REFUSED, |_, _| panic!("log")).unwrap();
    assert_eq!(
        panic_of(|| drop(text.width().set_equal(f64::INFINITY))),
        "log"
    );
    let root = text.root().unwrap();
    let attribute = || assert_eq!(root.left_inset().equal(), None);
    assert_eq!(panic_of(attribute), "log", "a root has no inset");
    ui.clear_log().unwrap();
}

#[test]
fn what_a_log_is_told() {
    let ui = Layout::new();
    let text = in_window(&ui);
    let told = Arc::new(Mutex::new(Vec::new()));
    let noted = told.clone();
    let note = move |kind, text: &str| noted.lock().unwrap().push((kind, text.to_string()));
    ui.set_log(Log::REFUSED | Log::CONFLICT, note).unwrap();
    text.width().set_equal(f64::INFINITY).unwrap_err();
    text.width().set_equal(90.0).unwrap();
    ui.solve().unwrap();
    let told = told.lock().unwrap();
    let refused = "width of <text>: the value inf is not finite";
    assert_eq!(told[0], (Log::REFUSED, refused.to_string()));
    assert_eq!(told[1].0, Log::CONFLICT);
    assert!(told[1].1.starts_with("conflict, 4 constraints"));
    assert_eq!(told.len(), 2);
}

#[test]
fn panics_of_an_animation() {
    let ui = Layout::new();
    let text = in_window(&ui);
    ui.solve().unwrap();
    ui.animate(1.0, |animation| {
        animation.set_function(|_| panic!("curve"))?;
        text.height().set_equal(40.0)
    })
    .unwrap();
    assert_eq!(panic_of(|| drop(ui.advance(0.5))), "curve");
}

#[test]
fn completions() {
    let ui = Layout::new();
    let text = in_window(&ui);
    ui.solve().unwrap();
    let ended = Arc::new(Mutex::new(Vec::new()));
    let noted = ended.clone();
    ui.animate(1.0, |animation| {
        animation.set_completion(move |finished| noted.lock().unwrap().push(finished))?;
        text.height().set_equal(20.0)
    })
    .unwrap();
    ui.advance(2.0).unwrap();
    assert_eq!(*ended.lock().unwrap(), [true]);
    ui.animate(1.0, |animation| {
        animation.set_completion(|_| panic!("completion"))?;
        text.height().set_equal(10.0)
    })
    .unwrap();
    assert_eq!(panic_of(|| drop(ui.advance(2.0))), "completion");
}

#[test]
fn what_panics_as_it_is_dropped() {
    struct Bomb;
    impl Drop for Bomb {
        fn drop(&mut self) {
            panic!("dropped");
        }
    }
    let ui = Layout::new();
    let text = in_window(&ui);
    let set = |text: Node<'_>| {
        let bomb = Bomb;
        text.set_measure(Axis::Vertical, move |_, _| {
            let _ = &bomb;
            1.0
        })
        .unwrap()
    };
    set(text);
    assert_eq!(panic_of(|| drop(text.destroy())), "dropped");
    assert!(!text.exists());
    let other = ui.node("other").unwrap();
    set(other);
    assert_eq!(panic_of(|| drop(ui)), "dropped");
}

#[test]
fn a_layout_is_read_in_a_closure_and_not_changed() {
    let ui = Layout::new();
    let text = in_window(&ui);
    let noted = Arc::new(Mutex::new(None));
    let note = noted.clone();
    text.set_measure(Axis::Vertical, move |node, _| {
        *note.lock().unwrap() = Some((node.name(), node.set_name("other")));
        20.0
    })
    .unwrap();
    ui.solve().unwrap();
    let (name, refused) = noted.lock().unwrap().take().unwrap();
    assert_eq!(name, "text");
    assert_eq!(refused.unwrap_err().status(), Status::Busy);
    assert_eq!(text.name(), "text");
}

#[test]
fn conditions_and_contexts() {
    let ui = Layout::new();
    let text = in_window(&ui);
    let is_pad = |_: Node<'_>, context: &Context| context.idiom == Idiom::Pad;
    let made = text
        .apply_all([
            Applied::new(Anchor::Top, 5.0).when(is_pad),
            Applied::compound(Compound::Size, 0.0).parts(&[30.0, 20.0]),
        ])
        .unwrap();
    assert_eq!(made.len(), 3);
    ui.solve().unwrap();
    assert_eq!((text.frame().y, text.frame().height), (0.0, 20.0));
    let idiom = Idiom::Pad;
    ui.set_context(Context {
        idiom,
        ..Context::default()
    })
    .unwrap();
    ui.reload().unwrap();
    ui.solve().unwrap();
    assert_eq!(text.frame().y, 5.0);
    let wrong = Applied::compound(Compound::Edges, 0.0).parts(&[1.0]);
    assert_eq!(
        text.apply_all([wrong]).unwrap_err().message(),
        "parts has 1 elements instead of 4"
    );
}

#[test]
fn both_ways() {
    let ui = Layout::new();
    let text = in_window(&ui);
    text.set_measure_both(|_, available| {
        let width = available.width.min(50.0);
        Size {
            width,
            height: 400.0 / width,
        }
    })
    .unwrap();
    ui.solve().unwrap();
    assert_eq!(text.frame().height, 8.0);
}

#[test]
fn a_layout_goes_to_another_thread() {
    let ui = Layout::new();
    let text = in_window(&ui);
    let thread_of = Arc::new(Mutex::new(None));
    let noted = thread_of.clone();
    text.set_measure(Axis::Vertical, move |_, _| {
        *noted.lock().unwrap() = Some(thread::current().id());
        12.0
    })
    .unwrap();
    let there = thread::spawn(move || {
        ui.solve().unwrap();
        ui.find("text").map(|it| it.frame().height)
    });
    let thread = there.thread().id();
    assert_eq!(there.join().unwrap(), Some(12.0));
    assert_eq!(*thread_of.lock().unwrap(), Some(thread));
}

#[test]
fn user_data_outlives_what_it_was_attached_to() {
    let ui = Layout::new();
    let text = in_window(&ui);
    text.set_user_data(vec![1, 2]).unwrap();
    let data = text.user_data::<Vec<i32>>().unwrap();
    assert!(text.user_data::<String>().is_none());
    text.destroy().unwrap();
    assert!(text.user_data::<Vec<i32>>().is_none());
    assert_eq!(*data, [1, 2]);
}
