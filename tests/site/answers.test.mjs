/** The answers that the built site shows before an experiment is opened: those of the engine, for the shipped records. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "smol-toml";
import { Experiment, load } from "../../pkg/dist/node/workshop.js";
import { load as loadModule } from "../page/load.mjs";

const at = (/** @type {string} */ path) => new URL(`../../www/dist/${path}`, import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(at(path), "utf8");

/** @type {readonly { id: string, definition: string, records?: string, ratings?: string }[]} */
const readyMades = JSON.parse(read("experiments/index.json"));
const recorded = readyMades.filter(({ records }) => records !== undefined);
const workshop = await load();

/** @param {(typeof recorded)[number]} readyMade */
async function opened({ definition, records = "", ratings }) {
  const experiment = await Experiment.open(
    workshop,
    JSON.parse(JSON.stringify(parse(read(`experiments/${definition}`)))),
    async ({ file = "" }) => read(`sets/${file.replace(/^.*\//, "")}`),
  );
  experiment.add(read(`experiments/${records}`));
  if (ratings) experiment.rate(read(`experiments/${ratings}`));
  return experiment;
}

assert.ok(recorded.length > 0, "no experiment has records");

for (const item of recorded) {
  test(`the answer of “${item.id}” is what the engine computes from the records`, async () => {
    const experiment = await opened(item);
    const answer = JSON.parse(read(`experiments/answers/${item.id}.json`));
    const { measure, by } = answer.summary;
    assert.deepEqual(answer.summary, experiment.summary({ measure, by }));
    assert.deepEqual(answer.definition, experiment.definition);
    for (const key of /** @type {const} */ (["contestants", "puzzles", "tasks", "done"])) {
      assert.deepEqual(answer[key], experiment[key], key);
    }
    assert.equal(answer.done, answer.tasks, "some runs have no record");
    const { kind, styles, height, widths } = answer.figure;
    assert.equal(new Set(styles).size, answer.contestants.length);
    for (const width of widths) {
      const options = { measure, by, styles, width, ...(height && { height }) };
      const svg = read(`experiments/answers/${item.id}-${width}.svg`);
      assert.equal(svg, experiment.figure(kind, options), `${width}`);
    }
  });
}

test("no other experiment has an answer", () => {
  for (const { id, records } of readyMades) {
    assert.equal(existsSync(at(`experiments/answers/${id}.json`)), records !== undefined, id);
  }
});

test("the verdicts on the papers are those that the page computes from the shipped records", async () => {
  const { countRecorded } = await loadModule("views/experiment/papers/counts.ts");
  const verdicts = JSON.parse(read("papers/verdicts.json"));
  assert.ok(Object.keys(verdicts).length > 3);
  for (const [id, counts] of Object.entries(verdicts)) {
    const { tables } = JSON.parse(read(`papers/${id}.json`));
    assert.deepEqual(counts, countRecorded(tables, read, workshop.statistics), id);
  }
});
