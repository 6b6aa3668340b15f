import { Layout } from "keeplayout";

const ui = new Layout();

// A node for an element; the parent of a root is the layout.
function nodeOf(selector, parent) {
  const node = parent.node(selector);
  node.data = document.querySelector(selector);
  return node;
}
const root = nodeOf("main", ui);
const aside = nodeOf("aside", root);
const article = nodeOf("article", root);
const text = nodeOf("p", article);
const button = nodeOf("button", article);

aside.verticalInsets.equal = 0;
aside.leftInset.equal = 0;
aside.width.equal = 160;
article.verticalInsets.equal = 0;
article.leftOffsetTo(aside).equal = 0;
article.rightInset.equal = 0;
text.horizontalInsets.equal = 16;
text.topInset.equal = 16;
button.topOffsetTo(text).equal = 12;
button.leftAlignTo(text).equal = 0;

// How large an element is at a width of CSS. It gets back the size that it was drawn with.
function measured(element, cssWidth) {
  const { width, height } = element.style;
  Object.assign(element.style, { width: cssWidth, height: "auto" });
  const box = element.getBoundingClientRect();
  Object.assign(element.style, { width, height });
  return { width: Math.ceil(box.width), height: Math.ceil(box.height) };
}
text.setMeasure("vertical", (node, width) => measured(node.data, `${width}px`).height);
button.contentSize = measured(button.data, "max-content");

function draw() {
  for (const { node, frame } of ui.changes("presented")) {
    if (!node.data) continue; // a guideline has no element
    const { x, y, width, height } = frame;
    const style = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(node.data.style, style);
  }
}

function resize() {
  root.setSize(innerWidth, innerHeight);
  ui.solve();
  draw();
}
addEventListener("resize", resize);
resize();

let last = null; // the time of the frame before, in milliseconds
function tick(now) {
  const isMoving = ui.advance(last === null ? 0 : (now - last) / 1000);
  draw();
  last = isMoving ? now : null;
  if (isMoving) requestAnimationFrame(tick);
}

button.data.addEventListener("click", () => {
  const isRunning = ui.isMoving;
  ui.animate(0.3, () => (aside.leftInset.equal = aside.leftInset.equal === 0 ? -160 : 0));
  if (!isRunning) requestAnimationFrame(tick);
});
