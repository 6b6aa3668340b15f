"""Visual formats from Python. What they may say is tested from C (Tests/c/formats.c)."""

from __future__ import annotations

import pytest
from keeplayout import (
    Curve,
    Direction,
    EquationError,
    FormatOption,
    InvalidArgumentError,
    InvalidHandleError,
    Layout,
    Node,
)
from keeplayout.kinds import Fault


@pytest.fixture
def ui() -> Layout:
    ui = Layout()
    window = ui.node("window", size=(320, 480))
    for name in ("title", "body", "bar"):
        window.node(name)
    return ui


def named(ui: Layout, *names: str) -> list[Node]:
    return [node for name in names if (node := ui.find(name))]


def test_a_column(ui: Layout) -> None:
    """480 - 16 - 30 - 8 - 8 - 44 leaves 374 for the body, by hand."""
    title, body, bar = named(ui, "title", "body", "bar")
    views = {"heading": title, "text": body, "bar": bar}
    row = ui.format(
        "V:|-16-[heading(30)]-[text(>=40)]-gap-[bar(44)]|", views, {"gap": 8},
        options=FormatOption.ALIGN_LEADING | FormatOption.ALIGN_TRAILING,
    )  # fmt: skip
    across = ui.format("|-[bar]-|")
    ui.solve()
    assert tuple(body.frame) == (8, 54, 304, 374)
    assert str(row) == "V:|-16-[title(30)]-[body(>=40)]-8-[bar(44)]|"
    assert row.options == FormatOption.ALIGN_LEADING | FormatOption.ALIGN_TRAILING
    assert len(row.constraints) == 11
    assert "V:[title]-[body]: top of <body> equal to bottom of <title> + 8" in str(
        row.constraints[2]
    )
    across.remove()
    assert not across.is_valid
    assert across.constraints == []
    with pytest.raises(InvalidHandleError):
        across.remove()
    assert "gone" in repr(across)
    assert "V:|-16-" in repr(row)


def test_constraints_know_it(ui: Layout) -> None:
    format_ = ui.format("H:|-[title]-|")
    assert [each.visual_format for each in format_.constraints] == [format_] * 2
    assert ui.equation("title.height == 3").visual_format is None


def test_it_is_live(ui: Layout) -> None:
    """A gap is animated like any constraint: halfway from 10 to 30 it is 20."""
    _title, body = named(ui, "title", "body")
    row = ui.format("H:|[title(50)]-10-[body(50)]")
    ui.solve()
    with ui.animate(2, curve=Curve.LINEAR):
        row.constraints[2].constant = 30
    ui.advance(1)
    assert body.presented_frame.x == pytest.approx(70)
    assert str(row) == "H:|[title(50)]-30-[body(50)]"


def test_documents_and_direction(ui: Layout) -> None:
    row = ui.format("|-[title(50)]-[body(60)]", priority=900)
    ui.direction = Direction.RIGHT_TO_LEFT
    ui.solve()
    copy = Layout()
    copy.read_document(ui.document)
    assert tuple(named(copy, "title")[0].frame) == (262, 0, 50, 0)
    assert str(row) == "H:|-[title(50)]-[body(60)] @ 900"
    assert copy.document == ui.document
    assert "format horizontal @900 :" in ui.document


def test_errors(ui: Layout) -> None:
    before = ui.document
    with pytest.raises(EquationError, match='column 13: there is no node "titel"') as caught:
        ui.format("V:|-[body]-[titel]")
    assert caught.value.faults[0].fault == Fault.UNKNOWN_NODE
    assert str(caught.value).endswith("\nV:|-[body]-[titel]\n            ^")
    with pytest.raises(InvalidArgumentError, match="vertical format aligns"):
        ui.format("V:[title][body]", options=FormatOption.ALIGN_TOP)
    for wrong in (-1, 1 << 32, 1.5, "top", None):
        with pytest.raises((InvalidArgumentError, TypeError, ValueError)):
            ui.format("[title][body]", options=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        ui.format(5)  # type: ignore[arg-type]
    with pytest.raises(InvalidArgumentError):
        ui.format("[title]\0[body]")
    assert ui.document == before


@pytest.mark.parametrize(
    "text",
    [
        "H:|~(>=100%@999)~[title]",
        "H:[title]~(>=body@999)~[bar]",
        "H:[title]~(>=5%)~[bar] @ 999",
        "H:[title]~(>=5% + 1@999)~[bar]",
        "H:[title]-(5% + 8)-[bar]",
        "H:[title]-(5%)-[bar]",
        "H:|-(100%)-[bar]",
        "H:[title]-(body)-[bar]",
    ],
)
def test_gaps_that_relate_to_more_than_a_number_are_written(ui: Layout, text: str) -> None:
    """Also where the number in them is that of a shorter word: 0 of ~, 8 of -."""
    made = ui.format(text)
    assert str(made) == text
    other = Layout()
    window = other.node("window", size=(320, 480))
    for name in ("title", "body", "bar"):
        window.node(name)
    again = other.format(str(made))
    assert [it.equation for it in again.constraints] == [it.equation for it in made.constraints]
