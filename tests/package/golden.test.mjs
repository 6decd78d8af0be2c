/** Runs in WebAssembly are, to the last bit, what native ones are: see `../golden/README.md`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hash, lines } from "./golden.mjs";
import { lab } from "./support.mjs";

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
