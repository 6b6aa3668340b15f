// Documents to begin with: files beside this one, by what they are called.

export const examples = {
  window: "An empty window",
  card: "Card that wraps",
  form: "Form",
  toolbar: "Toolbar",
  chat: "Chat",
  grid: "Grid",
  panes: "Split panes",
  circle: "Circle menu",
  calendar: "Calendar week",
  player: "Media player",
  conflict: "Conflict",
};

export async function exampleText(name) {
  const response = await fetch(new URL(`./examples/${name}.keep`, import.meta.url));
  if (!response.ok) throw new Error(`the example ${name} could not be read: ${response.status}`);
  return response.text();
}
