// Programs that read a document and print frames. Calls in place of the document are made by the command `keeplayout
// convert`, which is in the Python package.

const quoted = (text) => JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

// One literal a line; no character of a name ends one, or begins a trigraph.
function cLines(text) {
  const literal = (line) => `"${line.replace(/[\\"?]/g, "\\$&")}\\n"`;
  return text.replace(/\n$/, "").split("\n").map(literal).join("\n    ");
}

// Raw strings end at a quote with as many marks behind it as before its beginning.
function swiftLines(text) {
  let marks = "#";
  while (text.includes(`"""${marks}`) || text.includes(`\\${marks}`)) marks += "#";
  return `${marks}"""\n${text.replace(/\n$/, "")}\n"""${marks}`;
}

const pythonLines = (text) => `"""\\\n${text.replace(/[\\"]/g, "\\$&")}"""`;
const jsLines = (text) => `\`${text.replace(/[\\`]|\$\{/g, "\\$&")}\``;

/** What each language reads the document with; names are those of nodes to print. */
export const languages = {
  JavaScript: (text, names) => `import { Layout } from "keeplayout";

const ui = new Layout();
ui.readDocument(${jsLines(text)});
for (const name of [${names.map(quoted).join(", ")}]) {
  const { x, y, width, height } = ui.find(name).frame;
  console.log(name, x, y, width, height);
}
`,
  "Web page": (text) => `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, minimum-scale=1">
<title>keeplayout</title>
<style>
  body { margin: 0; overflow: hidden; font: 12px system-ui, sans-serif; }
  div { position: absolute; box-sizing: border-box; overflow: hidden; border: 1px solid slategray; }
  div { display: grid; place-content: center; white-space: nowrap; }
</style>
<script type="importmap">{ "imports": { "keeplayout": "./keeplayout/src/index.js" } }</script>
<script type="module">
import { Layout } from "keeplayout";

const ui = new Layout();
ui.readDocument(${jsLines(text).replaceAll("</", "<\\/")});
const [root] = ui.roots();

function elementOf(node) {
  const element = document.body.appendChild(document.createElement("div"));
  if (node.children().length === 0) element.textContent = node.name;
  return element;
}

function draw() {
  root.setSize(innerWidth, innerHeight);
  ui.solve();
  for (const { node, frame } of ui.changes("inRoot")) {
    if (node.isGuide) continue;
    node.data ??= elementOf(node);
    const { x, y, width, height } = frame;
    const style = { left: \`\${x}px\`, top: \`\${y}px\`, width: \`\${width}px\`, height: \`\${height}px\` };
    Object.assign(node.data.style, style);
  }
}
addEventListener("resize", draw);
draw();
</script>
`,
  Python: (text, names) => `from keeplayout import Layout

ui = Layout()
ui.read_document(${pythonLines(text)})
for name in [${names.map(quoted).join(", ")}]:
    print(name, *ui.find(name).frame)
`,
  C: (text, names) => `#include <keeplayout.h>
#include <stdio.h>

static const char *document =
    ${cLines(text)};

int main(void) {
  keep_layout *ui = keep_layout_create();
  if (keep_layout_read_document(ui, document) != KEEP_OK) {
    fprintf(stderr, "%s\\n", keep_layout_error_message(ui));
    return 1;
  }
  const char *names[] = {${[...names.map((name) => `"${name.replace(/[\\"?]/g, "\\$&")}"`), "NULL"].join(", ")}};
  for (const char **name = names; *name; name++) {
    keep_rect r = keep_node_frame(ui, keep_node_find(ui, KEEP_NO_NODE, *name));
    printf("%s %g %g %g %g\\n", *name, r.x, r.y, r.width, r.height);
  }
  keep_layout_destroy(ui);
}
`,
  Swift: (text, names) => `import KeepLayout

let ui = try Layout(document: ${swiftLines(text)})
for name in [${names.map(quoted).join(", ")}] {
  if let node = ui.find(name) { print(name, node.frame) }
}
`,
};
