// A headless Chromium, driven by the protocol of its developer tools over a pipe.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
  "--force-color-profile=srgb", "--remote-debugging-pipe",
];

export class Chromium {
  #profile = mkdtempSync(join(tmpdir(), "keeplayout-"));
  #waiting = new Map();
  #last = 0;
  #rest = Buffer.alloc(0);
  /** What pages have thrown and nothing has caught. */
  thrown = [];

  constructor() {
    const options = { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], env: { ...process.env, HOME: this.#profile } };
    this.process = spawn("chromium", [...FLAGS, `--user-data-dir=${this.#profile}`, "about:blank"], options);
    this.process.on("exit", (code) => this.#fail(new Error(`chromium has ended with ${code}`)));
    this.process.stdio[4].on("data", (data) => this.#read(data));
    this.process.stdio[3].on("error", () => {});
  }

  // Messages end with a zero.
  #read(data) {
    this.#rest = Buffer.concat([this.#rest, data]);
    for (let end = this.#rest.indexOf(0); end >= 0; end = this.#rest.indexOf(0)) {
      const message = JSON.parse(this.#rest.subarray(0, end).toString());
      this.#rest = this.#rest.subarray(end + 1);
      if (message.method === "Runtime.exceptionThrown") this.thrown.push(message.params.exceptionDetails);
      const { resolve, reject } = this.#waiting.get(message.id) ?? {};
      this.#waiting.delete(message.id);
      if (message.error) reject?.(new Error(message.error.message));
      else resolve?.(message.result);
    }
  }

  #fail(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  async open(address) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    await page.send("Page.enable");
    await page.send("Runtime.enable");
    await page.goTo(address);
    return page;
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill();
    await ended;
    await this.#forget();
  }

  // Processes that it has begun write into its folder a little longer.
  async #forget() {
    for (let tries = 1; ; tries++) {
      try {
        return rmSync(this.#profile, { recursive: true, force: true });
      } catch (error) {
        if (tries === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
}

const PATIENCE = Number(process.env.KEEPLAYOUT_PATIENCE ?? 30);
const KEYS = { Enter: 13, Tab: 9, Escape: 27, Delete: 46, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, " ": 32, End: 35, Home: 36 };

class Page {
  constructor(browser, session, target) {
    this.browser = browser;
    this.session = session;
    this.target = target;
  }

  close() {
    return this.browser.send("Target.closeTarget", { targetId: this.target });
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  goTo(url) {
    return this.send("Page.navigate", { url });
  }

  /** What an expression is on the page, also a promise of it. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true, userGesture: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is true. */
  async until(expression, seconds = PATIENCE) {
    const end = Date.now() + 1000 * seconds;
    while (!(await this.value(`!!(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`this has not become true: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  resize(width, height, { isDark = false, isPhone = false } = {}) {
    const features = [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }];
    return Promise.all([
      this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: isPhone }),
      this.send("Emulation.setEmulatedMedia", { features }),
    ]);
  }

  mouse(type, x, y, buttons = 0) {
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: type === "mouseMoved" ? "none" : "left", buttons, clickCount: 1 });
  }

  async click(selector) {
    const { x, y } = await this.middle(selector);
    await this.mouse("mousePressed", x, y, 1);
    await this.mouse("mouseReleased", x, y);
  }

  middle(selector) {
    return this.value(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  async drag(from, to, steps = 10) {
    await this.mouse("mouseMoved", ...from);
    await this.mouse("mousePressed", ...from, 1);
    for (let k = 1; k <= steps; k++) {
      const at = from.map((begin, axis) => begin + ((to[axis] - begin) * k) / steps);
      await this.mouse("mouseMoved", ...at, 1);
      await new Promise((resolve) => setTimeout(resolve, 16));
    }
    await this.mouse("mouseReleased", ...to);
  }

  type(text) {
    return this.send("Input.insertText", { text });
  }

  async key(key, modifiers = 0) {
    const isLetter = key.length === 1 && modifiers === 0;
    const code = KEYS[key] ?? key.toUpperCase().charCodeAt(0);
    const event = { key, modifiers, windowsVirtualKeyCode: code, ...(isLetter ? { text: key } : {}) };
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  async picture() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }
}
