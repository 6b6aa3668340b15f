// What a node is kept by: its attributes, why each has its value, and the lines that hold it.

const SHOWN = ["leftInset", "topInset", "width", "height", "rightInset", "bottomInset"];
const MOST = 60;

export const hyphened = (word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * @param {import("../src/index.js").Layout} ui
 * @param {import("../src/index.js").Node} node
 * @param {boolean} explains why attributes have their values, which takes longer in larger layouts
 */
export function inspected(ui, node, explains) {
  const shown = node.parent === null ? ["width", "height"] : SHOWN;
  const attributes = shown.map((kind) => {
    const attribute = node[kind], word = hyphened(kind), value = attribute.measured;
    if (!explains) return { word, value, why: "there are too many nodes to say why", lines: [] };
    const lines = attribute.explanation().constraints.map((each) => each.line).filter((line) => line > 0);
    return { word, value, why: attribute.why(), lines: [...new Set(lines)] };
  });
  const own = node.constraints().slice(0, MOST).map((each) => ({
    line: each.line, words: `${each}`, violation: each.isActive ? each.violation() : 0, isActive: each.isActive,
  }));
  const frame = node.frame;
  return {
    name: `${node}`, line: node.line, attributes, own, gone: node.gone !== false, isRoot: node.parent === null,
    container: node.containerKind, frame: [frame.x, frame.y, frame.width, frame.height],
  };
}
