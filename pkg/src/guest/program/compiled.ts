import type { GuestSolver, GuestTerms, StepEnd } from "./solver.js";

/** Returns a solver that is a WebAssembly module; each run has an instance of its own. */
export function compiled(module: WebAssembly.Module): GuestSolver {
  const ends: readonly (StepEnd | undefined)[] = [undefined, "found", "exhausted", "stalled"];
  const has = new Map(WebAssembly.Module.exports(module).map(({ name, kind }) => [name, kind]));
  const missing = ["memory", "about", "givens", "start", "step", "digits"].filter(
    (name) => has.get(name) !== (name === "memory" ? "memory" : "function"),
  );
  if (missing.length > 0) throw new Error(`The module does not export ${missing.join(", ")}.`);
  const knownNames = new Set(["own.random", "env.seed", "env.abort"]);
  const strange = WebAssembly.Module.imports(module)
    .map(({ module: from, name }) => `${from}.${name}`)
    .filter((name) => !knownNames.has(name));
  if (strange.length > 0) {
    throw new Error(
      `The module imports ${strange.slice(0, 5).join(", ")}, which the lab does not provide.`,
    );
  }

  function instance(random: () => number) {
    const memory = () => (exports.memory as WebAssembly.Memory).buffer;
    /** Reads an AssemblyScript string, whose length in bytes is stored before its address. */
    const text = (at: number) => {
      const bytes = new DataView(memory()).getUint32(at - 4, true);
      return new TextDecoder("utf-16").decode(new Uint8Array(memory(), at, bytes));
    };
    const abort = (message: number, file: number, line: number, column: number) => {
      const said = message > 0 ? text(message) : "It aborted.";
      throw new Error(file > 0 ? `${said} (${text(file)}, line ${line}, column ${column})` : said);
    };
    const seed = () => random() * 2 ** 32;
    const { exports } = new WebAssembly.Instance(module, { own: { random }, env: { seed, abort } });
    const call = (name: string, ...values: number[]): number => {
      const called = exports[name];
      return typeof called === "function" ? Number(called(...values) ?? 0) : 0;
    };
    /**
     * Returns this number of bytes at the address that an exported function returns. The view is created each time,
     * because the memory may have grown.
     */
    const bytes = (name: string, count: number) => {
      const at = call(name) >>> 0;
      if (at > 0 && at + count <= memory().byteLength) return new Uint8Array(memory(), at, count);
      throw new Error(
        `“${name}” returns ${at}, but the memory of the module does not contain ${count} bytes at this address.`,
      );
    };
    call("_initialize");
    return {
      call,
      bytes,
      said() {
        const rest = bytes("about", 1);
        const all = new Uint8Array(memory(), rest.byteOffset);
        const end = all.indexOf(0);
        return new TextDecoder().decode(all.subarray(0, end < 0 ? 0 : end).slice());
      },
      numbers(name: string, itemCount: number) {
        const view = new DataView(
          itemCount > 0 ? bytes(name, 8 * itemCount).slice().buffer : new ArrayBuffer(0),
        );
        return Array.from({ length: itemCount }, (_, at) => view.getFloat64(8 * at, true));
      },
    };
  }

  const declaration = instance(() => 0).said();
  let about: unknown;
  try {
    about = JSON.parse(declaration);
  } catch (error) {
    throw new Error(`“about” must give JSON that ends in a zero byte: ${String(error)}`);
  }
  let terms: GuestTerms = { params: [], series: [], counters: [] };

  return {
    about,
    agree(all) {
      terms = all;
      const { params, series, counters } = all;
      for (const [name, { length }] of Object.entries({ params, sample: series, counters })) {
        if (length > 0 && has.get(name) !== "function") {
          throw new Error(`“about” has ${length} for “${name}”, which the module does not export.`);
        }
      }
    },
    begin({ puzzle, params }, random) {
      const { call, bytes, numbers } = instance(random);
      const { side, boxRows, boxColumns, givens } = puzzle;
      const cells = side * side;
      bytes("givens", cells).set(givens);
      if (terms.params.length > 0) {
        const place = bytes("params", 8 * terms.params.length);
        const view = new DataView(place.buffer, place.byteOffset, place.byteLength);
        for (const [at, { id, options }] of terms.params.entries()) {
          const value = params[id];
          const number = typeof value === "string" ? options.indexOf(value) : Number(value);
          view.setFloat64(8 * at, number, true);
        }
      }
      call("start", boxRows, boxColumns);
      return {
        step() {
          const end = call("step");
          if (end in ends) return ends[end];
          throw new Error(`“step” gives 0, 1 (found), 2 (exhausted) or 3 (stalled), not ${end}.`);
        },
        view(digits, weights) {
          digits.set(bytes("digits", cells));
          const invalid = digits.findIndex((digit) => digit > side);
          if (invalid >= 0) {
            const place = `r${Math.floor(invalid / side) + 1}c${(invalid % side) + 1}`;
            throw new Error(
              `“digits” has ${digits[invalid]} in ${place}: a digit is 0 to ${side}.`,
            );
          }
          if (has.get("weights") === "function") {
            const shares = bytes("weights", 4 * weights.length).slice();
            weights.set(new Float32Array(shares.buffer));
            return;
          }
          for (const [cell, digit] of digits.entries()) {
            if (digit > 0) weights[side * cell + digit - 1] = 1;
          }
        },
        sample: () => numbers("sample", terms.series.length),
        counters: () => numbers("counters", terms.counters.length),
      };
    },
  };
}
