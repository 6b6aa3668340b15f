"""A form: labels end where the widest ends, fields take the rest, a note wraps below them."""

from __future__ import annotations

import sys
from itertools import pairwise
from math import ceil

from keeplayout import HIGH, LOW, Layout
from picture import PAPER, SKY, Picture

CAPTIONS = ["Name", "Street and number", "Postcode"]

ui = Layout()
window = ui.node("window")
note = window.node("note")
labels = [window.node(caption) for caption in CAPTIONS]
fields = [window.node() for _ in CAPTIONS]

for label, field, caption in zip(labels, fields, CAPTIONS, strict=True):
    label.content_size = 7 * len(caption) + 12, 18
    label.hugging = HIGH
    label.leading_inset.min = 16
    label.trailing_offset_to(field).equal = 8
    label.horizontal_align_to(field).equal = 0
    field.height.equal = 28
    field.trailing_inset.equal = 16
fields[0].top_inset.equal = 16
for above, below in pairwise(fields):
    below.top_offset_to(above).equal = 8
    below.leading_align_to(above).equal = 0
fields[0].leading_inset.equal = 0 @ LOW  # as far as the widest label allows

note.measure = lambda width: 18 * ceil(90 / max(1, width // 7))  # 90 letters of 7 x 18
note.top_offset_to(fields[-1]).equal = 12
note.leading_align_to(fields[0]).equal = 0
note.trailing_inset.equal = note.bottom_inset.equal = 16

picture = Picture(840, 260)
for width in 460, 320:
    window.set_size(width, None)
    ui.solve()
    x, _, field_width, _ = fields[0].frame
    print(
        f"{window.frame.width:g} x {window.frame.height:g}: fields from {x:g}"
        f" to {x + field_width:g}, a note of {note.frame.height / 18:g} lines"
    )
    picture.rect(window.frame, PAPER, 8)
    for label, field in zip(labels, fields, strict=True):
        x, y, label_width, height = label.frame_in_root
        picture.text(x + label_width, y + height / 2 + 4.5, label.name, "end")
        picture.node(field, SKY)
    picture.lines(note, 18)
    picture.x += width + 20
picture.save(sys.argv)
