// The layout's worker: each message is a call of the session, and is answered.

import { library } from "../src/index.js";
import { Session } from "./session.js";

library.memoryLimit = 2 ** 31;
const session = new Session();

// What is only read once is handed over, and not copied.
function buffersOf(value) {
  const frames = value?.frames ?? value?.scene?.frames ?? value;
  const steps = value?.motion?.steps ?? [];
  return [frames, ...steps].filter((each) => ArrayBuffer.isView(each)).map((each) => each.buffer);
}

self.onmessage = ({ data: { id, call, args } }) => {
  try {
    const value = session[call](...args);
    self.postMessage({ id, value }, { transfer: buffersOf(value) });
  } catch (error) {
    const { message } = library.lost ?? (error instanceof Error ? error : new Error(String(error)));
    self.postMessage({ id, error: message, isLost: library.lost !== null });
  }
};
self.postMessage({ isReady: true });
