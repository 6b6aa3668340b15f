// A drag, step by step: one step is asked at a time, for where the pointer is by then, so that a slow layout is not behind.

import { NoAnswer } from "./engine.js";

export class Dragging {
  /** @type {[number, number] | null} */
  #wanted = null;
  #isRunning = false;
  #isEnding = false;
  #isCancelled = false;
  /** @type {{ index: number, handle: string, dx: number, dy: number } | null} */
  #next = null;
  /**
   * @param {import("./engine.js").Engine} engine
   * @param {{ begun: (parts: any[]) => void, moved: (frames: Float64Array, values: number[], limit: string | null) => void,
   *   dropped: (answer: any) => void, cancelled: (frames: Float64Array) => void, failed: (error: Error) => void }} told
   */
  constructor(engine, told) {
    this.engine = engine;
    this.told = told;
  }

  begin(index, handle) {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#isEnding = this.#isCancelled = false;
    this.#wanted = null;
    this.#run(index, handle).catch((error) => {
      if (!(error instanceof NoAnswer)) throw error;
      this.told.failed(error);
    }).finally(() => this.#ended());
  }

  #ended() {
    const next = this.#next;
    this.#isRunning = false;
    this.#next = null;
    if (next) this.nudge(next.index, next.handle, next.dx, next.dy);
  }

  move(dx, dy) {
    this.#wanted = [dx, dy];
  }

  end() {
    this.#isEnding = true;
  }

  /** Ends a drag as if it had not begun. */
  cancel() {
    this.#isEnding = this.#isCancelled = true;
  }

  /** A whole drag at once, for keys. Those that come meanwhile are the next one. */
  nudge(index, handle, dx, dy) {
    if (this.#isRunning) return this.#add(index, handle, dx, dy);
    this.begin(index, handle);
    this.move(dx, dy);
    this.end();
  }

  #add(index, handle, dx, dy) {
    const known = this.#next;
    const isSame = known !== null && known.index === index && known.handle === handle;
    this.#next = isSame ? { index, handle, dx: known.dx + dx, dy: known.dy + dy } : { index, handle, dx, dy };
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
    if (this.#isCancelled) this.told.cancelled(await this.engine.ask("release"));
    else this.told.dropped(await this.engine.ask("drop"));
  }
}
