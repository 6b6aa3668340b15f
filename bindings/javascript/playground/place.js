// Where the stage has the frames of a scene: roots side by side, as large as there is space.

const MARGIN = 28, GAP = 24, LARGEST = 4;
const finite = (value) => (Number.isFinite(value) ? Math.max(-1e6, Math.min(1e6, value)) : 0);

export class Place {
  zoom = 1;
  left = MARGIN;
  top = MARGIN;
  /** @type {Float64Array} */
  origins = new Float64Array(0); // of each node's root

  /** Looks for a zoom with which all can be seen. */
  fit(scene, frames, width, height) {
    this.scene = scene;
    let total = -GAP, tallest = 1;
    this.origins = new Float64Array(scene.count);
    for (let k = 0; k < scene.count; k++) {
      if (scene.parents[k] >= 0) {
        this.origins[k] = this.origins[scene.parents[k]];
      } else {
        this.origins[k] = total + GAP;
        total += GAP + finite(frames[4 * k + 2]);
        tallest = Math.max(tallest, finite(frames[4 * k + 3]));
      }
    }
    const space = [(width - 2 * MARGIN) / Math.max(total, 1), (height - 2 * MARGIN) / tallest];
    this.zoom = Math.max(0.001, Math.min(LARGEST, ...space));
    this.left = Math.max(MARGIN, (width - total * this.zoom) / 2);
    this.top = Math.max(MARGIN, (height - tallest * this.zoom) / 2);
  }

  /** @returns {[number, number, number, number]} */
  box(k, frames) {
    const { zoom } = this;
    const x = finite(frames[4 * k]), y = finite(frames[4 * k + 1]);
    return [this.left + (this.origins[k] + x) * zoom, this.top + y * zoom, finite(frames[4 * k + 2]) * zoom, finite(frames[4 * k + 3]) * zoom];
  }

  /** Whether nothing that is inside of a node is where its name would be. */
  hasSpaceForName(k, frames) {
    const { scene } = this, [x, y] = this.box(k, frames);
    for (let each = k + 1, seen = 0; each < scene.count && seen < 20; each++, seen++) {
      if (scene.parents[each] !== k) continue;
      const [left, top] = this.box(each, frames);
      if (top < y + 16 && left < x + 60) return false;
    }
    return true;
  }
}
