/** Runs in WebAssembly are, to the last bit, what native ones are: see `../golden/README.md`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hash, lines } from "./golden.mjs";
import { all, lab } from "./support.mjs";

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

function hashOf(which, puzzle, setup) {
  const run = which.start(puzzle, setup);
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

const casesOf = (file) =>
  lines(file).map(([name, box, seed, steps, text]) => {
    const puzzle = lab.read(text, { box });
    return { name, puzzle, seed: Number(seed), maxSteps: Number(steps) };
  });
const traces = lines("traces.txt");

/** What a generator is set to: nothing, then each switch turned and each choice at its last. */
function sets({ params }) {
  const turned = params.flatMap((param) => {
    if (param.type === "switch") return [[param.id, String(!param.default)]];
    return param.type === "choice" ? [[param.id, param.options.at(-1).id]] : [];
  });
  const named = turned.map(([id, value]) => [`${id}=${value}`, { params: { [id]: value } }]);
  return [["-", {}], ...named];
}

const presets = (info) =>
  info.presets.length > 0 ? info.presets.map(({ id }) => [id, { preset: id }]) : [["-", {}]];

/** The runs of one algorithm on the cases it takes, against the lines that were written natively. */
function runsAsNatively(which, info, ways, cases) {
  const { least, most } = info.sizes;
  const fit = cases.filter(({ puzzle: { side } }) => least <= side && side <= most);
  const computed = ways.flatMap(([set, how]) =>
    fit.map(({ name, puzzle, seed, maxSteps }) => {
      const hash = hashOf(which, puzzle, { algorithm: info.id, ...how, seed, maxSteps });
      return [info.id, set, name, String(seed), String(maxSteps), hash].join(" ");
    }),
  );
  const written = traces.filter(([id]) => id === info.id).map((line) => line.join(" "));
  assert.ok(computed.length > 0);
  assert.deepEqual(computed, written);
}

for (const info of lab.algorithms) {
  test(`${info.id} runs as it does natively`, () => {
    runsAsNatively(lab, info, presets(info), casesOf("cases.txt"));
  });
}

for (const info of all.algorithms) {
  if (info.kind !== "generator") continue;
  test(`${info.id} makes what it makes natively`, () => {
    runsAsNatively(all, info, sets(info), casesOf("patterns.txt"));
  });
}

test("in the module with generators a solver runs as in the first", () => {
  const info = lab.algorithms.find(({ complete }) => complete);
  runsAsNatively(all, info, presets(info), casesOf("cases.txt"));
});
