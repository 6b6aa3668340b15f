// Whether changes move, by which spring, and the last motion, to and fro.

import { found, foundButton, foundInput } from "./html.js";

const outputOf = (input) => /** @type {HTMLOutputElement} */ (input.parentElement?.querySelector("output"));

export class MotionView {
  #animates = foundInput("#animates");
  #damping = foundInput("#damping");
  #duration = foundInput("#duration");
  #time = foundInput("#time");
  #play = foundButton("#play");
  #moved = found("#moved");
  #hint = this.#moved.textContent;
  #motion = null;

  /** @param {{ play: (motion: any) => void, scrub: (motion: any, time: number) => void }} told */
  constructor(told) {
    this.#play.addEventListener("click", () => told.play(this.#motion));
    this.#time.addEventListener("input", () => told.scrub(this.#motion, Number(this.#time.value)));
    for (const input of [this.#damping, this.#duration]) {
      const shown = () => (outputOf(input).textContent = input === this.#damping ? input.value : `${input.value} s`);
      input.addEventListener("input", shown);
      shown();
    }
  }

  /** The spring by which a change moves; null if it does not. */
  get spring() {
    if (!this.#animates.checked) return null;
    return { damping: Number(this.#damping.value), duration: Number(this.#duration.value) };
  }

  /** Frames of the motion before are of other nodes. */
  setMotion(motion) {
    this.#motion = motion;
    const length = motion ? (motion.steps.length - 1) * motion.seconds : 0;
    this.#time.max = `${length}`;
    this.#time.disabled = this.#play.disabled = motion === null;
    this.#moved.textContent = motion ? `The last motion has ${motion.steps.length} frames.` : this.#hint;
    this.played(0);
  }

  played(time) {
    this.#time.value = `${time}`;
    outputOf(this.#time).textContent = `${time.toFixed(2)} s`;
  }
}
