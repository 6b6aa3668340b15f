// The worker, seen from the page: it is asked, and ended where it takes too long. Another one begins from nothing.

/** Why there is no answer: what was asked has failed, or the worker has ended. */
export class NoAnswer extends Error {
  constructor(message, hasEnded = false) {
    super(message);
    this.hasEnded = hasEnded;
  }
}

const BUSY_AFTER = 400, LONGEST = 60_000;

export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  #isReady = false;
  #early = [];
  #waiting = new Map();
  #queues = new Map();
  #last = 0;
  #timers = [];

  /** @param {{ busy: (isBusy: boolean) => void, ended: (why: string, isForGood: boolean) => void }} told */
  constructor(told, address = new URL("./worker.js", import.meta.url), longest = LONGEST) {
    this.told = told;
    this.address = address;
    this.longest = longest;
    this.#begin();
  }

  /** @returns {Promise<any>} */
  ask(call, ...args) {
    if (!this.#worker) return Promise.reject(new NoAnswer("the layout library could not be loaded"));
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#watch();
      this.#post({ id, call, args });
    });
  }

  /** As ask, once the one before of that name is answered; undefined where a later one takes its place. */
  async latest(call, ...args) {
    const queue = this.#queues.get(call) ?? { isAsking: false, next: null };
    this.#queues.set(call, queue);
    queue.next?.(false);
    queue.next = null;
    if (queue.isAsking && !(await new Promise((resolve) => (queue.next = resolve)))) return undefined;
    queue.isAsking = true;
    try {
      return await this.ask(call, ...args);
    } finally {
      queue.isAsking = queue.next !== null;
      queue.next?.(true);
      queue.next = null;
    }
  }

  stop(why = "stopped") {
    this.#end(why, false);
  }

  // What is sent to a worker while it imports is lost.
  #post(message) {
    if (this.#isReady) this.#worker?.postMessage(message);
    else this.#early.push(message);
  }

  #begin() {
    this.#isReady = false;
    this.#early = [];
    const worker = new Worker(this.address, { type: "module" });
    worker.onmessage = ({ data }) => {
      if (!data.isReady) return this.#answered(data);
      this.#isReady = true;
      this.#early.forEach((each) => worker.postMessage(each));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(event.message || "the layout library could not be loaded", !this.#isReady);
    };
    this.#worker = worker;
  }

  #answered({ id, value, error, isLost }) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.#watch();
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new NoAnswer(error));
    if (isLost) this.#end(error, false);
  }

  // Each answer begins another turn.
  #watch() {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    if (this.#waiting.size === 0) return this.told.busy(false);
    this.#timers = [
      setTimeout(() => this.told.busy(true), BUSY_AFTER),
      setTimeout(() => this.#end(`stopped after ${this.longest / 1000} seconds`, false), this.longest),
    ];
  }

  #end(why, isForGood) {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#watch();
    if (!isForGood) this.#begin();
    waiting.forEach(({ reject }) => reject(new NoAnswer(why, true)));
    this.told.ended(why, isForGood);
  }
}
