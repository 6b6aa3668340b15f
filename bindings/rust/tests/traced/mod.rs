//! A replayer of traces: Tests/conformance/README.md says what is in a line.

mod json;
#[macro_use]
mod macros;
#[rustfmt::skip]
mod calls;
mod questions;
mod values;

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::os::raw::{c_char, c_void};
use std::path::Path;

use json::Json;
use keeplayout::raw;
use values::{OwnerPointer, Value};

/// A layout or a solver, and what the names of its things stand for.
struct Owner {
    pointer: *mut c_void,
    ids: HashMap<String, u64>,
    names: HashMap<(&'static str, u64), String>,
}

/// A trace that is replayed.
#[derive(Default)]
struct Session {
    lines: RefCell<Vec<String>>,
    at: Cell<usize>,
    owners: RefCell<HashMap<String, Owner>>,
    /// The owners of functions: what a function is given as data is a place here, and a number.
    hosts: RefCell<Vec<String>>,
    calls: Cell<usize>,
}

thread_local! {
    static SESSION: Session = Session::default();
}

/// Replays a trace; answers how many calls it has.
pub fn replay(path: &Path) -> usize {
    let text = std::fs::read_to_string(path).unwrap();
    SESSION.with(|session| {
        *session.lines.borrow_mut() = text.lines().map(String::from).collect();
        session.owners.borrow_mut().clear();
        session.at.set(1);
        session.calls.set(0);
        println!("{}", path.display());
        while session.peek().is_some() {
            session.play();
        }
        session.calls.get()
    })
}

impl Session {
    fn peek(&self) -> Option<Json> {
        let lines = self.lines.borrow();
        lines.get(self.at.get()).map(|line| Json::read(line))
    }

    fn next(&self) -> Json {
        let line = self.peek().expect("the trace is over");
        self.at.set(self.at.get() + 1);
        line
    }

    fn fail(&self, what: &str) -> ! {
        let lines = self.lines.borrow();
        let line = lines.get(self.at.get() - 1).map_or("", |it| it);
        panic!("line {}: {}\n{}", self.at.get(), what, line);
    }

    /// The next line is a call.
    fn play(&self) {
        let line = self.next();
        let solver = line.text("solver");
        let owner = if solver.is_empty() {
            line.text("layout")
        } else {
            solver
        };
        let call = Call {
            session: self,
            owner: owner.into(),
            name: line.text("call").into(),
            line,
            written: RefCell::default(),
            kept: RefCell::default(),
        };
        self.calls.set(self.calls.get() + 1);
        calls::make(&call);
    }

    /// A handle that is new gets its name, and one that is not has to have this one.
    fn is_named(&self, owner: &str, noun: &'static str, name: &Json, id: u64) -> bool {
        let name = match name {
            Json::Text(name) if id != 0 => name,
            other => return *other == Json::Null && id == 0,
        };
        let mut owners = self.owners.borrow_mut();
        let owner = owners.get_mut(owner).unwrap();
        let is_new = !owner.names.contains_key(&(noun, id)) && !owner.ids.contains_key(name);
        if is_new {
            owner.ids.insert(name.clone(), id);
            owner.names.insert((noun, id), name.clone());
        }
        owner.names.get(&(noun, id)) == Some(name)
    }

    fn id(&self, owner: &str, name: &str) -> u64 {
        if let Some(digits) = name.strip_prefix("0x") {
            return u64::from_str_radix(digits, 16).unwrap();
        }
        let (name, owner) = name.split_once(" of ").unwrap_or((name, owner));
        let owners = self.owners.borrow();
        match owners.get(owner).and_then(|it| it.ids.get(name)) {
            Some(id) => *id,
            None => self.fail(&format!("there is no {}", name)),
        }
    }
}

type Written = Box<dyn Fn(&Call<'_>, &Json) -> Option<String>>;

/// A call, or what is asked.
struct Call<'a> {
    session: &'a Session,
    owner: String,
    name: String,
    line: Json,
    /// What compares each thing that the library writes.
    written: RefCell<Vec<Written>>,
    /// What has to stay until the call is over.
    kept: RefCell<Vec<Box<dyn Any>>>,
}

/// What is given.
impl Call<'_> {
    fn owner<T: OwnerPointer>(&self) -> T {
        let owners = self.session.owners.borrow();
        let owner = owners.get(&self.owner);
        T::of(
            owner
                .unwrap_or_else(|| self.session.fail("there is no owner"))
                .pointer,
        )
    }

    fn given(&self, name: &str) -> &Json {
        let given = self.line.get(name);
        given.unwrap_or_else(|| self.session.fail(&format!("{} is missing", name)))
    }

    fn keep<T: 'static>(&self, list: Vec<T>) -> *mut T {
        let mut list = list.into_boxed_slice();
        let first = list.as_mut_ptr();
        self.kept.borrow_mut().push(Box::new(list));
        first
    }

    fn one<T: Value + 'static>(&self, told: &Json) -> *const T {
        match told {
            Json::Null => std::ptr::null(),
            told => self.keep(vec![T::read(self, told)]),
        }
    }

    fn array<T: Value + 'static>(&self, told: &Json) -> *const T {
        match told {
            Json::List(list) => self.keep(list.iter().map(|it| T::read(self, it)).collect()),
            _ => std::ptr::null(),
        }
    }

    fn texts(&self, told: &Json) -> *const *const c_char {
        self.array::<*const c_char>(told)
    }

    /// Where the library writes.
    fn outs<T: Value + 'static>(&self, name: &'static str, length: usize) -> *mut T {
        if self.line.get(name) == Some(&Json::Null) {
            return std::ptr::null_mut();
        }
        let place: *mut T = self.keep((0..length).map(|_| unsafe { std::mem::zeroed() }).collect());
        let compare = move |call: &Call<'_>, results: &Json| match results.get(name)? {
            Json::List(list) => {
                let is_same =
                    |(at, told): (usize, &Json)| unsafe { &*place.add(at) }.is(call, told);
                let all = list.len() <= length && list.iter().enumerate().all(is_same);
                (!all).then(|| name.to_string())
            }
            _ => Some(name.to_string()),
        };
        self.written.borrow_mut().push(Box::new(compare));
        place
    }

    fn out<T: Value + 'static>(&self, name: &'static str) -> *mut T {
        if self.line.get(name) == Some(&Json::Null) {
            return std::ptr::null_mut();
        }
        let place: *mut T = self.keep(vec![unsafe { std::mem::zeroed() }]);
        let compare = move |call: &Call<'_>, results: &Json| {
            let told = results.get(name)?;
            (!unsafe { &*place }.is(call, told)).then(|| name.to_string())
        };
        self.written.borrow_mut().push(Box::new(compare));
        place
    }

    fn length(&self, name: &str) -> usize {
        usize::read(self, self.given(name))
    }

    /// What a function of a trace is given as data, so that it is found again: the place of its owner, and its
    /// number.
    fn data(&self, function: &str) -> *mut c_void {
        self.data_of(&self.line, function)
    }

    fn data_of(&self, told: &Json, function: &str) -> *mut c_void {
        let name = match told.text(function) {
            "" => told.text("destroy"),
            name => name,
        };
        let number = match name.split_once(' ') {
            Some((_, number)) => number.parse::<usize>().unwrap(),
            None => return std::ptr::null_mut(),
        };
        let mut hosts = self.session.hosts.borrow_mut();
        if !hosts.contains(&self.owner) {
            hosts.push(self.owner.clone());
        }
        let place = hosts.iter().position(|it| *it == self.owner).unwrap();
        ((place + 1) * 1000 + number) as *mut c_void
    }
}

/// What is answered.
impl Call<'_> {
    fn results(&self) -> Json {
        if self.line.get("returns").is_some() {
            return self.line.clone();
        }
        let line = self.session.next();
        if line.text("returned") != self.name {
            self.session
                .fail("something else comes before the call returns");
        }
        line
    }

    fn compare(&self, results: &Json) {
        for written in self.written.borrow().iter() {
            if let Some(name) = written(self, results) {
                self.session
                    .fail(&format!("{}: {} differs", self.name, name));
            }
        }
    }

    fn returns<T: Value>(&self, result: T) {
        let results = self.results();
        self.compare(&results);
        if !result.is(self, results.get("returns").unwrap()) {
            self.session
                .fail(&format!("{} returns {}", self.name, result.shown()));
        }
    }

    fn nothing(&self, _: ()) {
        let results = self.results();
        self.compare(&results);
    }

    /// The owner itself.
    fn same(&self, _: *mut raw::keep_layout) {}

    fn made<T>(&self, pointer: *mut T) {
        let owner = Owner {
            pointer: pointer.cast(),
            ids: HashMap::new(),
            names: HashMap::new(),
        };
        let name = self.line.text("returns").to_string();
        self.session.owners.borrow_mut().insert(name, owner);
    }
}
