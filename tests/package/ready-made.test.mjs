/** The experiments that come with the page: each can be opened, and runs that come with one are its own. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { parse } from "smol-toml";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { all as workshop } from "./support.mjs";

const folder = new URL("../../www/public/experiments/", import.meta.url);
const text = (name) => readFile(new URL(name, folder), "utf8");
const list = JSON.parse(await text("index.json")).filter(({ definition }) => definition);

for (const { id, definition, records, title } of list) {
  test(`${id}: ${title}`, async () => {
    const read = ({ file }) => text(file);
    const experiment = await Experiment.open(workshop, parse(await text(definition)), read);
    assert.ok(experiment.puzzles > 0 && experiment.contestants.length > 1);
    if (!records) return;
    assert.equal(experiment.add(await text(records)), experiment.tasks);
    assert.equal(experiment.done, experiment.tasks);
  });
}

test("the first of them has runs: the page opens on an answer", () => {
  assert.ok(list[0].records);
});
