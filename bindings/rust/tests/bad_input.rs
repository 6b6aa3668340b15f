//! What is refused: the kind of error, with the library's message, and nothing changed.

use keeplayout::{
    Align, Anchor, Applied, EquationContext, FrameKind, Layout, Priority, Relation, Solver, Stack,
    Status, HIGH, REQUIRED,
};

fn window(ui: &Layout) -> keeplayout::Node<'_> {
    let window = ui.node("window").unwrap();
    window.set_size(100.0, 100.0).unwrap();
    window
}

#[test]
fn a_stale_handle() {
    let ui = Layout::new();
    let node = window(&ui).node("label").unwrap();
    let width = node.width();
    node.destroy().unwrap();
    assert!(!node.exists());
    assert_eq!(node.name(), "");
    assert_eq!(node.parent(), None);
    for result in [
        width.set_equal(40.0),
        node.height().set_equal(40.0),
        node.destroy(),
    ] {
        assert_eq!(result.unwrap_err().status(), Status::InvalidHandle);
    }
    assert_eq!(
        node.node("child").unwrap_err().status(),
        Status::InvalidHandle
    );
}

#[test]
fn a_handle_of_another_layout() {
    let ui = Layout::new();
    let mine = window(&ui);
    // Numbers are used again: one of the next layouts has the same.
    let is_same = |it: &Layout| window(it).id() == mine.id();
    let mut others = (0..10_000).map(|_| Layout::new());
    let other = others.find(is_same).expect("there are no more numbers");
    let theirs = other.find("window").unwrap();
    assert_eq!(theirs.id(), mine.id());
    assert_ne!(mine, theirs);
    let child = mine.node("child").unwrap();
    for result in [
        child.move_to(theirs),
        child.left_offset_to(theirs).set_equal(8.0),
        child.width_to(theirs).set_equal(1.0),
        mine.row(&[theirs], 8.0).map(|_| ()),
        ui.add(child.left().eq(theirs.left())).map(|_| ()),
        child.width().set_equal_to(theirs.width(), 1.0, 0.0),
        ui.frames(&[theirs], FrameKind::InParent).map(|_| ()),
        ui.nodes(&[child, theirs]).keep_size(1.0, 2.0, REQUIRED),
        ui.group(&[*child.width(), *theirs.width()]).map(|_| ()),
        child
            .apply_all([Applied::new(Anchor::Left, 0.0).to(theirs)])
            .map(|_| ()),
        ui.animate_within(theirs, 1.0, 0.0, |_| Ok(())).map(|_| ()),
    ] {
        assert_eq!(result.unwrap_err().status(), Status::InvalidHandle);
    }
    assert_eq!(child.parent(), Some(mine));
    let named = EquationContext::new().node("a", theirs);
    let refused = ui.equation_in("a.width == 1", &named).unwrap_err();
    assert!(refused.message().contains("a.width == 1"), "{}", refused);

    let (one, other) = (Solver::new(), Solver::new());
    let (x, y) = (
        one.add_variable(0.0).unwrap(),
        other.add_variable(0.0).unwrap(),
    );
    let row = one.add_row(&[x, y], &[1.0, 1.0], Relation::Equal, 3.0, REQUIRED, 1.0);
    assert_eq!(row.unwrap_err().status(), Status::InvalidHandle);
}

#[test]
fn numbers_that_are_none() {
    let ui = Layout::new();
    let node = window(&ui).node("label").unwrap();
    node.width().set_equal(40.0).unwrap();
    let refused = node.width().set_equal(f64::NAN).unwrap_err();
    assert_eq!(refused.status(), Status::InvalidArgument);
    assert!(refused.message().contains("NaN"), "{}", refused);
    assert!(node.set_content_size(f64::NAN, None).is_err());
    assert!(node.width().set_equal(f64::INFINITY).is_err());
    assert!(node.width().set_equal(1.0 | Priority(0.0)).is_err());
    assert!(node.width().set_equal(1.0 | Priority(f64::NAN)).is_err());
    assert!(ui.add(node.left().eq(f64::NAN)).is_err());
    let bar = node.row(&[node.node("member").unwrap()], 8.0).unwrap();
    let member = bar.children()[0];
    member.set_gap_after(4.0).unwrap();
    assert!(member.set_gap_after(f64::NAN).is_err());
    assert!(bar.set_gap(f64::NAN).is_err());
    assert_eq!((member.gap_after(), bar.gap()), (Some(4.0), 8.0));
    member.set_own_align(Align::End).unwrap();
    member.set_own_align(None).unwrap();
    assert_eq!(member.own_align(), None);
    assert_eq!(node.width().equal(), Some(40.0 | REQUIRED));
}

fn said<T: std::fmt::Debug>(result: keeplayout::Result<T>) -> String {
    result.unwrap_err().to_string()
}

#[test]
fn a_number_that_is_nan_names_the_culprit() {
    let ui = Layout::new();
    let root = window(&ui);
    let (a, b) = (root.node("a").unwrap(), root.node("b").unwrap());
    let nan = f64::NAN;
    for (said, expected) in [
        (
            said(a.width().set_equal(nan)),
            "width of <a>: the value is NaN; clear_equal takes one away",
        ),
        (
            said(a.left_offset_to(b).set_min(nan)),
            "left offset of <a> to <b>: the value is NaN; clear_min takes one away",
        ),
        (
            said(a.width().set_equal_to(b.width(), 1.0, nan)),
            "width of <a>: the constant NaN is not finite",
        ),
        (
            said(root.set_size(nan, 3.0)),
            "<window>: the width is NaN; what is not there is None",
        ),
        (
            said(a.keep_size(3.0, nan)),
            "<a>: the height is NaN; what is not there is None",
        ),
        (
            said(a.set_gap_after(nan)),
            "<a>: the gap after is NaN; what is not there is None",
        ),
        (
            said(a.width().set_gone_value(nan)),
            "width of <a>: the value is NaN; what is not there is None",
        ),
        (
            said(ui.nodes(&[b, a]).keep_size(nan, None, HIGH)),
            "<b>: the width is NaN; what is not there is None",
        ),
        (
            said(ui.add(a.left().eq(b.left() + nan))),
            "<a>: the constant NaN is not finite",
        ),
        (
            said(ui.add(a.left().eq(b.left() * f64::INFINITY))),
            "<b>: the factor -inf is not finite",
        ),
    ] {
        assert_eq!(said, expected);
    }
}

#[test]
fn messages_name_nodes_and_no_functions_of_c() {
    let (ui, others) = (Layout::new(), Layout::new());
    let root = window(&ui);
    let (a, b) = (root.node("a").unwrap(), root.node("b").unwrap());
    let (inset, to_a) = (a.left_inset(), b.left_offset_to(a));
    inset.set_equal(2.0).unwrap();
    to_a.set_equal(2.0).unwrap();
    a.destroy().unwrap();
    let gone = "the node <a> does not exist any more";
    assert_eq!(said(a.width().set_equal(4.0)), gone);
    assert_eq!(said(inset.set_equal(3.0)), gone);
    assert_eq!(said(to_a.set_equal(3.0)), gone);
    assert_eq!(said(inset.clear()), gone);
    assert_eq!(said(a.width().set_equal_to(b.width(), 1.0, 0.0)), gone);
    assert_eq!(
        said(ui.group(&[*a.width()])),
        format!("element 0: {}", gone)
    );
    let theirs = window(&others);
    assert_eq!(
        said(b.left_offset_to(theirs).set_equal(8.0)),
        "the other node is not of this layout"
    );
    assert_eq!(
        said(root.left_inset().set_equal(1.0)),
        "left inset of <window>: a parent is needed, and the node is a root"
    );
}

#[test]
fn names_are_any_text() {
    let ui = Layout::new();
    let row = ui.node(String::from("row")).unwrap();
    assert_eq!(row.node(format!("cell {}", 1)).unwrap().name(), "cell 1");
}

#[test]
fn text_with_nul() {
    let ui = Layout::new();
    let node = window(&ui);
    let refused = node.set_name("a\0b").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "<window>: the text \"a\\0b\" has a NUL at byte 1"
    );
    assert_eq!(node.name(), "window");
    assert!(ui.find("win\0dow").is_none());
    node.node("").unwrap();
    assert!(node.find("\0").is_none());
    assert!(ui.equation("window.width == 1\0").is_err());
    let count = ui.node_count();
    assert!(ui.node("a\0").is_err());
    assert_eq!(ui.node_count(), count);
}

#[test]
fn lists_of_other_lengths() {
    let ui = Layout::new();
    let node = window(&ui);
    let attributes = [*node.width(), *node.height()];
    let refused = ui.set_values(&attributes, &[], &[1.0], &[]).unwrap_err();
    assert_eq!(refused.message(), "values has 1 elements instead of 2");
    let solver = Solver::new();
    let x = solver.add_variable(0.0).unwrap();
    let refused = solver.add_rows(&[0, 3], &[x], &[1.0], &[Relation::Equal], &[1.0], &[], &[]);
    assert_eq!(refused.unwrap_err().status(), Status::InvalidArgument);
    assert!(solver.add_rows(&[], &[], &[], &[], &[], &[], &[]).is_err());
}

#[test]
fn what_a_place_has_not() {
    let ui = Layout::new();
    let root = window(&ui);
    let refused = root.left_inset().set_equal(1.0).unwrap_err();
    assert!(refused.message().contains("window"), "{}", refused);
    assert!(root.left_inset().equal().is_none());
    assert!(root.move_to(root.node("child").unwrap()).is_err());
    assert!(root
        .stack(
            &Stack {
                gap: f64::NAN,
                ..Stack::default()
            },
            &[]
        )
        .is_err());
}

#[test]
fn comparisons_without_lines() {
    let ui = Layout::new();
    let node = window(&ui).node("label").unwrap();
    assert!(ui.add(keeplayout::Sum::from(1.0).eq(1.0)).is_err());
    let all = [node.width().eq(40.0) | HIGH, node.width().eq(f64::NAN)];
    assert!(ui.add_all(all).is_err());
    ui.solve().unwrap();
    assert_eq!(node.frame().width, 0.0, "the first one is taken back");
}
