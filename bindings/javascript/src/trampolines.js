// Functions of JavaScript as functions of WebAssembly, which a table can have: a module imports them
// and exports them again.

const TYPES = { i: 0x7f, I: 0x7e, d: 0x7c };

const section = (id, items) => {
  const body = [items.length, ...items.flat()];
  if (body.length > 127) throw new RangeError("a section of the module has more than 127 bytes");
  return [id, body.length, ...body];
};
const types = (letters) => [letters.length, ...[...letters].map((each) => TYPES[each])];
const name = (index) => [1, 97 + index];

// Puts a function for each signature into a table: "iId" is what it is given, "d" what it returns.
export function functionsOf(table, signatures, functions) {
  const all = Object.entries(signatures);
  const bytes = [
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, all.map(([, [given, returned]]) => [0x60, ...types(given), ...types(returned)])),
    ...section(2, all.map((_, index) => [...name(index), ...name(index), 0, index])),
    ...section(7, all.map((_, index) => [...name(index), 0, index])),
  ];
  const imports = Object.fromEntries(
    all.map(([word], index) => [String.fromCharCode(97 + index), { [String.fromCharCode(97 + index)]: functions[word] }]),
  );
  const module = new WebAssembly.Module(new Uint8Array(bytes));
  const { exports } = new WebAssembly.Instance(module, imports);
  const first = table.grow(all.length);
  return Object.fromEntries(
    all.map(([word], index) => {
      table.set(first + index, exports[String.fromCharCode(97 + index)]);
      return [word, first + index];
    }),
  );
}
