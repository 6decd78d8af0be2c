/** Runs in WebAssembly are, to the last bit, what native ones are: see `../golden/README.md`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lab } from "./support.mjs";

const lines = (name) =>
  readFileSync(new URL(`../golden/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));

/** FNV-1a with 64 bits, in four digits of 16 bits: whole numbers beyond 2^53 are slow. */
class Hash {
  #digits = [0x2325, 0x8422, 0x9ce4, 0xcbf2];

  bytes(bytes) {
    let [a, b, c, d] = this.#digits;
    for (const byte of bytes) {
      a ^= byte;
      // Times 2^40 + 0x1b3: each digit times 0x1b3, and the lowest two, 8 bits up, on digits 2 and 3.
      const e = a * 0x1b3;
      const f = b * 0x1b3 + (e >>> 16);
      const g = c * 0x1b3 + (a << 8) + (f >>> 16);
      const h = d * 0x1b3 + (b << 8) + (g >>> 16);
      [a, b, c, d] = [e & 0xffff, f & 0xffff, g & 0xffff, h & 0xffff];
    }
    this.#digits = [a, b, c, d];
  }

  /** Numbers as the machine holds them, which is in little-endian order wherever Node runs. */
  numbers(array) {
    // Writing one anew gives not-a-number its usual bits.
    const clean =
      array instanceof Float64Array ? array.map((n) => (Number.isNaN(n) ? Number.NaN : n)) : array;
    this.bytes(new Uint8Array(clean.buffer));
  }

  toString() {
    const hex = this.#digits.toReversed().map((digit) => digit.toString(16).padStart(4, "0"));
    return hex.join("");
  }
}

test("the hash is FNV-1a", () => {
  const hash = (text) => {
    const fnv = new Hash();
    fnv.bytes(new TextEncoder().encode(text));
    return fnv.toString();
  };
  // From the reference of FNV, appendix of draft-eastlake-fnv.
  assert.equal(hash(""), "cbf29ce484222325");
  assert.equal(hash("a"), "af63dc4c8601ec8c");
  assert.equal(hash("foobar"), "85944171f73967e8");
});

function hashOf({ puzzle, algorithm, preset, seed, maxSteps }) {
  const run = lab.start(puzzle, { algorithm, preset, seed, maxSteps });
  const { steps, outcome } = run.advance();
  const frame = run.frame();
  run.free();
  const hash = new Hash();
  hash.numbers(frame.trace);
  hash.bytes(frame.digits);
  hash.numbers(frame.weights);
  hash.numbers(frame.counters);
  hash.numbers(Float64Array.of(steps));
  hash.bytes(new TextEncoder().encode(outcome));
  return hash.toString();
}

const cases = lines("cases.txt").map(([name, box, seed, steps, text]) => {
  const puzzle = lab.read(text, { box });
  return { name, puzzle, seed: Number(seed), maxSteps: Number(steps) };
});
const traces = lines("traces.txt");

for (const { id, kind, presets, sides } of lab.algorithms) {
  if (kind !== "solver") continue;
  test(`${id} runs as it does natively`, () => {
    const names = presets.length > 0 ? presets.map((preset) => preset.id) : ["-"];
    const computed = names.flatMap((name) =>
      cases
        .filter(({ puzzle: { side } }) => sides[0] <= side && side <= sides[1])
        .map(({ name: of, puzzle, seed, maxSteps }) => {
          const preset = name === "-" ? undefined : name;
          const hash = hashOf({ puzzle, algorithm: id, preset, seed, maxSteps });
          return [id, name, of, String(seed), String(maxSteps), hash].join(" ");
        }),
    );
    const written = traces.filter(([algorithm]) => algorithm === id).map((line) => line.join(" "));
    assert.ok(computed.length > 0);
    assert.deepEqual(computed, written);
  });
}
