// A motion is recorded at once, so that it can be looked at to and fro, at any speed.

export const seconds = 1 / 60;
const LONGEST = 10 / seconds, MOST_NUMBERS = 2 ** 24;

/**
 * The frames of all nodes at each step until nothing moves; the last step is where all end. Null if nothing moves.
 * @param {import("../src/index.js").Layout} ui
 * @param {import("../src/index.js").Nodes} all
 * @param {Float64Array} last
 */
export function recorded(ui, all, last) {
  const most = Math.min(LONGEST, Math.floor(MOST_NUMBERS / (last.length + 1)));
  const steps = [];
  let isMoving = ui.isMoving;
  while (isMoving && steps.length < most) {
    steps.push(Float32Array.from(all.frames("presentedInRoot")));
    isMoving = ui.advance(seconds);
  }
  // What lasts longer is not shown to its end.
  while (isMoving) isMoving = ui.advance(1);
  const end = Float32Array.from(last);
  if (steps.length === 0 || steps[0].every((each, k) => each === end[k])) return null;
  return { steps: [...steps, end], seconds };
}
