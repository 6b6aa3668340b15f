"""A form in Tk: the library places the widgets, Tk measures them.

python tk_form.py            opens a window
python tk_form.py out.ps     draws the form into a PostScript file and ends
"""

from __future__ import annotations

import sys
import tkinter as tk
from itertools import pairwise
from math import ceil
from tkinter import font, ttk

from keeplayout import HIGH, LOW, Layout, Node

FIELDS = "Name", "Street and number", "Postcode"
NOTE = (
    "Labels end where the widest of them ends, fields take the rest, and this note is as high as"
    " its words ask at the width that the window leaves it."
)


class Form(tk.Canvas):
    """Widgets by their nodes, placed again whenever the form gets another size."""

    def __init__(self, window: tk.Tk) -> None:
        super().__init__(window, background="#f4f6fa", highlightthickness=0)
        self.ui = Layout()
        self.root = self.ui.node("form")
        self.font = font.nametofont("TkDefaultFont")
        self.items: dict[Node, int] = {}

        labels = [self.text(caption) for caption in FIELDS]
        fields = [self.widget(ttk.Entry(self)) for _ in FIELDS]
        note, save = self.text(NOTE), self.widget(ttk.Button(self, text="Save"))

        for label, field in zip(labels, fields, strict=True):
            label.content_size = self.font.measure(label.name), self.line
            label.hugging = HIGH
            label.leading_inset.min = 16
            label.trailing_offset_to(field).equal = 8
            label.horizontal_align_to(field).equal = 0
            field.trailing_inset.equal = 16
            field.hugging = LOW.less  # it may be wider than it asks
        fields[0].top_inset.equal = 16
        fields[0].leading_inset.equal = 0 @ LOW  # as far as the widest label allows
        for above, below in pairwise(fields):
            below.top_offset_to(above).equal = 8
            below.leading_align_to(above).equal = 0

        note.measure = lambda width: self.line * self.line_count(note.name, width)
        note.top_offset_to(fields[-1]).equal = 16
        note.leading_align_to(fields[0]).equal = 0
        note.trailing_inset.equal = 16
        save.top_offset_to(note).min = 16
        save.trailing_inset.equal = save.bottom_inset.equal = 16
        save.hugging = HIGH
        self.bind("<Configure>", lambda _event: self.place_all())

    @property
    def line(self) -> int:
        return int(self.font.metrics("linespace"))

    def text(self, words: str) -> Node:
        node = self.root.node(words[:250])
        self.items[node] = self.create_text(0, 0, text=words, font=self.font, anchor="nw")
        return node

    def widget(self, widget: tk.Widget) -> Node:
        node = self.root.node()
        node.content_size = widget.winfo_reqwidth(), widget.winfo_reqheight()
        self.items[node] = self.create_window(0, 0, window=widget, anchor="nw")
        return node

    def line_count(self, words: str, width: float) -> int:
        """How many lines Tk breaks words into at a width: as many as fit, word by word."""
        lines, room = 0, 0.0
        space = self.font.measure(" ")
        for word in words.split():
            wide = self.font.measure(word)
            if wide > room:
                lines, room = lines + max(1, ceil(wide / max(width, 1))), width
            room -= wide + space
        return lines

    def smallest(self) -> tuple[int, int]:
        """The size below which the form would not be what it is."""
        width, height = self.root.fitting_size(width=320)
        return ceil(width), ceil(height)

    def place_all(self) -> None:
        self.root.set_size(self.winfo_width(), self.winfo_height())
        self.ui.solve()
        for node, item in self.items.items():
            frame = node.snapped_frame
            self.coords(item, frame.x, frame.y)
            self.itemconfigure(item, width=frame.width)


def main() -> None:
    window = tk.Tk()
    window.title("libkeeplayout")
    form = Form(window)
    form.pack(fill="both", expand=True)
    window.minsize(*form.smallest())
    window.geometry("460x260")
    window.update()
    if len(sys.argv) > 1:
        window.tk.call(form, "postscript", "-file", sys.argv[1])
    else:
        window.mainloop()


if __name__ == "__main__":
    main()
