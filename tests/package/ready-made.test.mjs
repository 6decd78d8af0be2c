/** The ready-made experiments of the page: each can be opened, and its recorded runs belong to it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { parse } from "smol-toml";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { fullLab as workshop } from "./support.mjs";

const folder = new URL("../../www/public/experiments/", import.meta.url);
const text = (name) => readFile(new URL(name, folder), "utf8");
const list = JSON.parse(await text("index.json")).filter(({ definition }) => definition);

for (const { id, definition, records, ratings, title } of list) {
  test(`${id}: ${title}`, async () => {
    const read = ({ file }) => text(file);
    const experiment = await Experiment.open(workshop, parse(await text(definition)), read);
    assert.ok(experiment.puzzles > 0 && experiment.contestants.length > 1);
    if (!records) return;
    assert.equal(experiment.add(await text(records)), experiment.tasks);
    assert.equal(experiment.done, experiment.tasks);
    if (!ratings) return;
    // Every puzzle is rated on every scale.
    assert.equal(experiment.rate(await text(ratings)), experiment.puzzles);
    const scales = workshop.scales.map(({ id }) => id).filter((id) => id !== "clues");
    assert.deepEqual(
      experiment.scales.map(({ id }) => id),
      scales,
    );
    assert.ok(experiment.scales.every(({ values }) => values.every(Number.isFinite)));
    const { hardness } = experiment.summary({ measure: "steps" });
    const told = new Set(hardness.map(({ scale }) => scale));
    assert.equal(told.size, scales.length + 1); // plus the number of givens
  });
}

test("ratings belong to puzzles of the experiment, and errors in ratings are reported", async () => {
  const [easy = "", other = ""] = (await text("../../../tests/puzzles/easy50.txt")).split("\n");
  const definition = { set: [{ file: "two" }], contestant: [{ algorithm: "rules" }] };
  const experiment = await Experiment.open(workshop, definition, async () => `${easy}\n${other}\n`);
  assert.throws(() => experiment.rate(`puzzle,se_er\n${easy},hard\n`), {
    code: "parse",
    message: "line 2: se_er: “hard” is not a rating",
  });
  assert.equal(experiment.rate(`puzzle,se_er\n${".".repeat(81)},1.2\n`), 0);
  assert.deepEqual(experiment.scales, []);
  const canonical = workshop.read(other).text.replaceAll("0", ".");
  assert.equal(experiment.rate(`puzzle,se_er\n${canonical},>=1.2\n`), 1);
  assert.deepEqual([...(experiment.scales[0]?.values ?? [])], [Number.NaN, 1.2]);
});

test("the first experiment has recorded runs, so that the page opens with results", () => {
  assert.ok(list[0].records);
});
