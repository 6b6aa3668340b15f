// What the library calls back. Nothing may be thrown through it: what a closure throws is thrown by the
// call that met it, and once one has thrown no other is asked before.

import { enums } from "./enums.js";
import { invalid } from "./errors.js";
import { release, wrap } from "./owners.js";
import { read } from "./written.js";

function aNumber(value) {
  return typeof value === "number" ? value : invalid(`the function returned ${String(value)}, and not a number`);
}

export function dispatchers(library) {
  function call(number, failed, body) {
    const of = library.holders.get(number >>> 0)?.deref();
    const closure = of?.closures.get(number >>> 0);
    if (closure === undefined || library.thrown !== null || library.lost) return failed;
    of.calling++;
    try {
      return body(of, closure);
    } catch (error) {
      if (library.lost) throw error;
      library.thrown = { what: error };
      return failed;
    } finally {
      of.calling--;
    }
  }

  return {
    measure: (_, node, length, data) =>
      call(data, -1, (of, body) => aNumber(body(wrap(of, "node", node), length))),

    measureBoth(_, node, available, size, data) {
      const { width, height } = read.size(null, library.view, available >>> 0);
      const answered = call(data, { width: -1, height: -1 }, (of, body) => {
        const answer = body(wrap(of, "node", node), width, height);
        const both = Array.isArray(answer) ? { width: answer[0], height: answer[1] } : answer;
        return { width: aNumber(both?.width), height: aNumber(both?.height) };
      });
      const view = library.view;
      view.setFloat64(size >>> 0, answered.width, true);
      view.setFloat64((size >>> 0) + 8, answered.height, true);
    },

    log(_, kind, text, data) {
      const message = library.textAt(text);
      call(data, undefined, (of, body) => void body(enums.log.word(kind), message));
    },

    condition: (_, node, context, data) =>
      call(data, -1, (of, body) => {
        const met = body(wrap(of, "node", node), read.context(of, library.view, context >>> 0));
        return met ? 1 : 0;
      }),

    curve: (time, data) => call(data, time, (of, body) => aNumber(body(time))),

    completion(_, animation, finished, data) {
      call(data, undefined, (of, body) => void body(finished !== 0, wrap(of, "animation", animation)));
    },

    destroy(data) {
      const of = library.holders.get(data >>> 0)?.deref();
      if (of) release(of, data >>> 0);
      else library.holders.delete(data >>> 0);
    },
  };
}
