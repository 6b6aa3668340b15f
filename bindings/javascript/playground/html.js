// Elements, made and found.

/** @returns {HTMLElement} */
export function found(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return element;
}

/** @returns {HTMLInputElement} */
export const foundInput = (selector) => /** @type {any} */ (found(selector));
/** @returns {HTMLSelectElement} */
export const foundSelect = (selector) => /** @type {any} */ (found(selector));
/** @returns {HTMLButtonElement} */
export const foundButton = (selector) => /** @type {any} */ (found(selector));

/**
 * Makes an element: properties by their names, attributes where there is a hyphen in them.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} properties
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function made(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-") || name === "role") element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}

/** A button that leads to a line of the text. */
export const lineButton = (line, reveal) =>
  made("button", { type: "button", className: "to-line", onclick: () => reveal(line), "aria-label": `line ${line} of the document` }, `${line}`);
