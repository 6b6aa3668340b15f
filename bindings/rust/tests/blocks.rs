//! Blocks are taken back if their bodies fail or panic.

use std::panic::{catch_unwind, AssertUnwindSafe};

use keeplayout::{Axis, ConflictPolicy, Error, Layout, Node, Relation, Solver, Stack, Status};
use keeplayout::{Result, REQUIRED};

/// A layout, and whether anything of it is as it was before a body failed.
fn taken_back(block: impl for<'a> Fn(&'a Layout, Node<'a>, Node<'a>, &dyn Fn() -> Result<()>)) {
    let ui = Layout::new();
    let window = ui.node("window").unwrap();
    window.set_size(100.0, 100.0).unwrap();
    let node = window.node("label").unwrap();
    node.width().set_equal(10.0).unwrap();
    ui.solve().unwrap();
    let before = ui.document();
    let refuse = || node.width().set_equal(f64::INFINITY);
    block(&ui, window, node, &refuse);
    assert_eq!(ui.document(), before, "after an error");
    let panicking = || panic!("as a test");
    let caught = catch_unwind(AssertUnwindSafe(|| block(&ui, window, node, &panicking)));
    assert!(caught.is_err());
    assert_eq!(ui.document(), before, "after a panic");
    node.width().set_equal(20.0).unwrap();
    ui.solve().unwrap();
    assert_eq!(node.frame().width, 20.0);
    // Nothing is open: a transaction of its own is committed at once.
    ui.transaction(|| node.height().set_equal(5.0)).unwrap();
    assert!(ui.begin().unwrap().commit().is_ok());
}

fn is_infinite(error: Error) {
    assert_eq!(error.status(), Status::InvalidArgument);
    assert!(error.message().contains("inf"), "{}", error);
}

#[test]
fn a_transaction() {
    taken_back(|ui, window, node, end| {
        let body = || {
            node.width().set_equal(30.0)?;
            window.node("more")?;
            end()
        };
        is_infinite(ui.transaction(body).unwrap_err());
    });
}

#[test]
fn a_guard_that_is_dropped() {
    taken_back(|ui, window, node, end| {
        let _open = ui.begin().unwrap();
        node.width().set_equal(30.0).unwrap();
        window.node("more").unwrap();
        let _ = end();
    });
}

#[test]
fn an_atomic_group() {
    taken_back(|ui, _, node, end| {
        let body = || node.width().set_equal(30.0).and_then(|_| end());
        is_infinite(ui.atomic(body).unwrap_err());
    });
}

#[test]
fn an_animation() {
    taken_back(|ui, _, node, end| {
        let body = |_| node.width().set_equal(30.0).and_then(|_| end());
        is_infinite(ui.animate(1.0, body).unwrap_err());
        assert!(!ui.is_moving());
    });
}

#[test]
fn a_capture() {
    taken_back(|ui, _, node, end| {
        let body = || ui.add(node.height().eq(30.0)).and_then(|_| end());
        is_infinite(ui.capture(body).unwrap_err());
    });
}

#[test]
fn a_container() {
    taken_back(|_, window, _, end| {
        let row = Stack::along(Axis::Horizontal, 8.0);
        let body = |row: Node<'_>| row.node("member").and_then(|_| end());
        is_infinite(window.stack_of(&row, body).unwrap_err());
    });
}

#[test]
fn what_is_committed_stays() {
    let ui = Layout::new();
    let window = ui.node("window").unwrap();
    window.set_size(100.0, 100.0).unwrap();
    let made = ui.transaction(|| window.node("made")).unwrap();
    let bar = window
        .stack_of(&Stack::along(Axis::Horizontal, 8.0), |bar| {
            bar.node("member")?.set_content_size(20.0, 10.0)
        })
        .unwrap();
    let found = ui
        .capture(|| {
            ui.add(made.width().eq(30.0))?;
            made.height().set_min(5.0) // a value is no constraint of its own
        })
        .unwrap();
    assert_eq!(found.len(), 1);
    let group = ui.atomic(|| made.left_inset().set_equal(4.0)).unwrap();
    ui.solve().unwrap();
    assert_eq!(made.frame().to_string(), "4 0 30 5");
    assert_eq!(bar.children().len(), 1);
    group.deactivate().unwrap();
    assert!(!group.is_active());
}

#[test]
fn a_commit_that_is_refused() {
    let ui = Layout::new();
    ui.set_conflict_policy(ConflictPolicy::Refused).unwrap();
    let window = ui.node("window").unwrap();
    window.set_size(100.0, 100.0).unwrap();
    let refused = ui.transaction(|| {
        window.node("label")?.width().set_equal(30.0)?;
        window.find("label").unwrap().width().set_min(40.0)
    });
    assert_eq!(refused.unwrap_err().status(), Status::Conflict);
    assert_eq!(ui.conflicts().len(), 1);
    assert!(ui.find("label").is_none());
}

#[test]
fn a_solver() {
    let solver = Solver::new();
    let x = solver.add_variable(0.0).unwrap();
    let add = |value| solver.add_row(&[x], &[1.0], Relation::Equal, value, REQUIRED, 1.0);
    let refused = solver.transaction(|| add(3.0).and(add(f64::NAN)));
    assert_eq!(refused.unwrap_err().status(), Status::InvalidArgument);
    let caught = catch_unwind(AssertUnwindSafe(|| {
        solver.transaction(|| add(4.0).map(|_| panic!("as a test")))
    }));
    assert!(caught.is_err());
    solver.solve().unwrap();
    assert_eq!(x.value(), 0.0);
    solver.transaction(|| add(5.0)).unwrap();
    solver.solve().unwrap();
    assert_eq!(x.value(), 5.0);
}
