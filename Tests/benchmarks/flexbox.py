"""Times Yoga (pyyoga) or Taffy (stretchable) on the boxes of attributes.c, in a process of its own.

    python flexbox.py ENGINE NODES WIDTH HEIGHT SECONDS

A tree of boxes, four in each, with a padding and gaps of 4, of one size, side by side at every
other depth. Only the call that lays out is timed: boxes are made before, and frames are not copied
into Python. Prints one line "measure value" per result: `first` for new boxes, `resized` for a
root that is a point wider, and `sum` of all widths, which shows that the boxes are the same.
"""

import statistics
import sys
import time

from workloads import children, is_horizontal


class Yoga:
    def __init__(self, nodes, width, height):
        import pyyoga

        self.boxes = [pyyoga.Node() for _ in range(nodes)]
        row, column = pyyoga.FlexDirection.Row, pyyoga.FlexDirection.Column
        for node, box in enumerate(self.boxes):
            box.flex_direction = row if is_horizontal(node) else column
            box.set_padding(pyyoga.Edge.All, 4)
            box.set_gap(pyyoga.Gutter.All, 4)
            if node:
                box.flex_grow, box.flex_basis = 1, 0
            for place, child in enumerate(children(node, nodes)):
                box.insert_child(self.boxes[child], place)
        self.resize(width, height)

    def resize(self, width, height):
        self.boxes[0].width, self.boxes[0].height = width, height

    def lay_out(self):
        self.boxes[0].calculate_layout()

    def widths(self):
        return [box.layout_width for box in self.boxes]


class Taffy:
    read = None

    def __init__(self, nodes, width, height):
        import stretchable
        from stretchable.style import PT, FlexDirection

        if not Taffy.read:  # Reading back into Python objects is no part of the layout.
            Taffy.read = staticmethod(stretchable.Node._update_layout)
            stretchable.Node._update_layout = lambda _: None
        self.points = PT
        self.boxes = [None] * nodes
        for node in reversed(range(nodes)):
            grows = {"flex_grow": 1, "flex_basis": 0 * PT} if node else {}
            self.boxes[node] = stretchable.Node(
                *[self.boxes[child] for child in children(node, nodes)],
                flex_direction=FlexDirection.ROW if is_horizontal(node) else FlexDirection.COLUMN,
                padding=4,
                gap=4,
                **grows,
            )
        self.resize(width, height)

    def resize(self, width, height):
        from attrs import evolve
        from stretchable.style import Size

        size = Size(width * self.points, height * self.points)
        self.boxes[0].style = evolve(self.boxes[0].style, size=size)

    def lay_out(self):
        if not self.boxes[0].compute_layout():
            raise RuntimeError("Taffy did not lay out")

    def widths(self):
        for box in self.boxes:
            self.read(box)
        return [box.get_box().width for box in self.boxes]


def timed(action):
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def main(engine, nodes, width, height, seconds):
    make = {"yoga": Yoga, "taffy": Taffy}[engine]
    begin, first, resized = time.perf_counter(), [], []
    while len(first) < 3 or (len(first) < 30 and time.perf_counter() - begin < seconds):
        boxes = make(nodes, width, height)
        first.append(timed(boxes.lay_out))
        for step in range(1, 6):
            boxes.resize(width + step, height)
            resized.append(timed(boxes.lay_out))
    boxes.resize(width, height)
    boxes.lay_out()
    print("first", statistics.median(first))
    print("resized", statistics.median(resized))
    print("sum", sum(boxes.widths()))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5]))
