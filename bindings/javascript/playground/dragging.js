// A drag, step by step: one step is asked at a time, for where the pointer is by then, so that a slow layout is not behind.

import { NoAnswer } from "./engine.js";

export class Dragging {
  /** @type {[number, number] | null} */
  #wanted = null;
  #isRunning = false;
  #isEnding = false;
  /**
   * @param {import("./engine.js").Engine} engine
   * @param {{ begun: (parts: any[]) => void, moved: (frames: Float64Array, values: number[], limit: string | null) => void,
   *   dropped: (answer: any) => void, failed: (error: Error) => void }} told
   */
  constructor(engine, told) {
    this.engine = engine;
    this.told = told;
  }

  begin(index, handle) {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#isEnding = false;
    this.#wanted = null;
    this.#run(index, handle).catch((error) => {
      if (!(error instanceof NoAnswer)) throw error;
      this.told.failed(error);
    }).finally(() => (this.#isRunning = false));
  }

  move(dx, dy) {
    this.#wanted = [dx, dy];
  }

  end() {
    this.#isEnding = true;
  }

  /** A whole drag at once, for keys. */
  async nudge(index, handle, dx, dy) {
    if (this.#isRunning) return;
    this.begin(index, handle);
    this.move(dx, dy);
    this.end();
  }

  async #run(index, handle) {
    this.told.begun(await this.engine.ask("grab", index, handle));
    while (true) {
      const wanted = this.#wanted, isEnding = this.#isEnding;
      this.#wanted = null;
      if (wanted) {
        const { frames, values, limit } = await this.engine.ask("pull", ...wanted);
        this.told.moved(frames, values, limit);
      }
      if (isEnding && !this.#wanted) break;
      await new Promise(requestAnimationFrame);
    }
    this.told.dropped(await this.engine.ask("drop"));
  }
}
