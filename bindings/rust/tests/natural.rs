//! The programs of Tests/conformance/README.md in Rust, each a test: recorded one at a time, they have the same
//! trace as those in other languages.

use std::sync::mpsc::channel;

use keeplayout::{
    Anchor, Applied, AttributeKind, Axis, ConflictPolicy, Context, Curve, Idiom, Layout, Node,
    Priority, Result, HIGH,
};

fn window_of(ui: &Layout, width: f64, height: f64) -> Result<Node<'_>> {
    let window = ui.node("window")?;
    window.set_size(width, height)?;
    Ok(window)
}

fn text_height(_: Node<'_>, width: f64) -> f64 {
    20.0 * (1000.0 / width).ceil()
}

#[test]
fn card() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 320.0, 568.0)?;
    let (image, title) = (window.node("image")?, window.node("title")?);
    image.aspect_ratio().set_equal(4.0 / 3.0)?;
    image.horizontal_insets().set_equal(10.0)?;
    title.top_offset_to(image).set_min(8.0)?;
    title.horizontal_insets().set_equal(10.0)?;
    title.set_measure(Axis::Vertical, text_height)?;
    ui.solve()?;
    window.set_size(240.0, 568.0)?;
    ui.solve()
}

#[test]
fn values() -> Result<()> {
    let ui = Layout::new();
    let width = window_of(&ui, 400.0, 300.0)?.node("box")?.width();
    width.set_min(100.0)?;
    width.set_max(200.0 | HIGH)?;
    width.set_equal(150.0 | Priority(600.0))?;
    ui.solve()?;
    width.clear_equal()?;
    width.set_min(120.5)?;
    ui.solve()
}

#[test]
fn links() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 400.0, 300.0)?;
    let (a, b) = (window.node("a")?, window.node("b")?);
    a.left_inset().set_equal_to(window.width(), 0.1, 0.0)?;
    b.width().set_equal_to(a.width(), 0.5, 8.0)?;
    a.width().set_equal(90.0)?;
    ui.solve()
}

#[test]
fn many() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 400.0, 100.0)?;
    let nodes = ui.nodes(&[window.node("a")?, window.node("b")?, window.node("c")?]);
    nodes.attribute(AttributeKind::Width)?.set_equal(40.0)?;
    let gaps = nodes.attribute_between(AttributeKind::RightOffset)?;
    gaps.set_equal(6.0)?;
    ui.solve()
}

#[test]
fn atomic() -> Result<()> {
    let ui = Layout::new();
    let panel = window_of(&ui, 400.0, 300.0)?.node("box")?;
    panel.width().set_equal(100.0)?;
    let small = ui.atomic(|| {
        panel.width().set_equal(40.0)?;
        panel.left_inset().set_equal(5.0)
    })?;
    ui.solve()?;
    small.deactivate()?;
    ui.solve()?;
    small.activate()?;
    ui.solve()
}

#[test]
fn terms() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 400.0, 300.0)?;
    let (a, b) = (window.node("a")?, window.node("b")?);
    ui.add(a.left().eq(window.left() + 10.0))?;
    let gap = ui.add(a.right().le(b.left() - 8.0))?;
    ui.add(a.width().eq(b.width() * 2.0))?;
    ui.solve()?;
    gap.set_value(-20.0)?;
    ui.solve()?;
    gap.set_installed(false)?;
    gap.remove()?;
    ui.solve()
}

#[test]
fn equations() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 400.0, 300.0)?;
    window.node("a")?;
    window.node("b")?;
    ui.equation("a.left == 10")?;
    ui.equation("b.left >= a.right + 8")?;
    if ui.equation("a.widht == 3").is_err() {
        ui.equation("a.width == 2 * b.width == 120 @ high")?;
    }
    ui.solve()
}

#[test]
fn formats() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 320.0, 100.0)?;
    window.node("label")?;
    window.node("field")?;
    ui.format("H:|-[label(60)]-8-[field(>=120)]-|")?;
    ui.format("V:|-[label]-[field(20)]")?;
    ui.solve()
}

#[test]
fn row() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 600.0, 60.0)?;
    let [save, cancel, help] = [
        window.node("save")?,
        window.node("cancel")?,
        window.node("help")?,
    ];
    let bar = window.row(&[save, cancel, help], 8.0)?;
    bar.horizontal_insets().set_equal(0.0)?;
    save.set_weight(2.0)?;
    help.set_weight(1.0)?;
    ui.solve()?;
    cancel.set_gone(keeplayout::Gone::Fully)?;
    bar.set_gap(20.0)?;
    ui.solve()
}

#[test]
fn apply() -> Result<()> {
    let ui = Layout::new();
    let view = window_of(&ui, 400.0, 300.0)?.node("view")?;
    let is_pad = |_: Node<'_>, context: &Context| context.idiom == Idiom::Pad;
    view.apply_all([
        Applied::new(Anchor::Top, 10.0),
        Applied::new(Anchor::Left, 20.0).when(is_pad),
    ])?;
    ui.solve()?;
    ui.set_context(Context {
        idiom: Idiom::Pad,
        ..Context::default()
    })?;
    ui.reload()?;
    ui.solve()?;
    view.apply_all([Applied::new(Anchor::Top, 30.0)])?;
    ui.solve()
}

#[test]
fn animation() -> Result<()> {
    let ui = Layout::new();
    let panel = window_of(&ui, 400.0, 300.0)?.node("panel")?;
    panel.left_inset().set_equal(0.0)?;
    let (ended, is_over) = channel();
    ui.animate(1.0, |animation| {
        animation.set_curve(Curve::Linear)?;
        animation.set_completion(move |finished| ended.send(finished).unwrap())?;
        panel.left_inset().set_equal(40.0)
    })?;
    ui.advance(0.5)?;
    ui.advance(0.5)?;
    assert_eq!(is_over.recv(), Ok(true));
    Ok(())
}

#[test]
fn transaction() -> Result<()> {
    let ui = Layout::new();
    let panel = window_of(&ui, 400.0, 300.0)?.node("panel")?;
    let refused = ui.transaction(|| {
        panel.width().set_equal(30.0)?;
        panel.height().set_equal(f64::INFINITY)
    });
    if refused.is_err() {
        ui.transaction(|| panel.width().set_equal(60.0))?;
    }
    Ok(())
}

#[test]
fn failing() -> Result<()> {
    let ui = Layout::new();
    let text = window_of(&ui, 400.0, 300.0)?.node("text")?;
    text.width().set_equal(100.0)?;
    text.set_measure(Axis::Vertical, |_, _| panic!("there is no font"))?;
    if std::panic::catch_unwind(|| ui.solve()).is_err() {
        text.set_measure(Axis::Vertical, text_height)?;
    }
    ui.solve()
}

#[test]
fn refused() -> Result<()> {
    let ui = Layout::new();
    let window = window_of(&ui, 400.0, 300.0)?;
    let a = window.node("a")?;
    ui.set_conflict_policy(ConflictPolicy::Refused)?;
    a.width().set_equal(40.0)?;
    ui.solve()?;
    a.width().set_min(50.0)?;
    let _ = ui.solve();
    if window.move_to(a).is_err() {
        ui.solve()?;
    }
    Ok(())
}

#[test]
fn document() -> Result<()> {
    let ui = Layout::new();
    ui.read_document(
        "keeplayout 1\nnode 1 \"window\"\n  size-width 300\n  size-height 100\n  \
         node 2 \"icon\"\n    width = 50\n",
    )?;
    ui.update(
        "keeplayout 1\nnode 1 \"window\"\n  size-width 200\n  size-height 100\n  \
         node 2 \"icon\"\n    left-inset = 10\n",
    )?;
    let _ = ui.update("keeplayout 1\nnode 1\n  size-hight 3\n");
    Ok(())
}
