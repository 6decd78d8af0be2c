/**
 * Starts every ready-made race and experiment, and every figure and link of the lessons, from the built files alone:
 * the files that the page would fetch are read from `www/dist`. references.test.mjs checks the references.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { Experiment } from "../../pkg/dist/node/workshop.js";
import { startPool } from "../package/pools.mjs";
import { easy, fullLab } from "../package/support.mjs";

const site = fileURLToPath(new URL("../../www/dist/", import.meta.url));
const text = (/** @type {string} */ path) => readFileSync(site + path, "utf8");
const files = readdirSync(site, { recursive: true, encoding: "utf8" });

/** The number of steps that show that a run has started. */
const FEW_STEPS = 20;

/** Starts each lane of an address, and returns the number of lanes. */
function start(/** @type {string} */ hash) {
  const keys = new URLSearchParams(hash);
  const lanes = (keys.get("a") ?? "").split(",").filter((lane) => lane && !lane.startsWith("own"));
  const given = keys.get("p");
  const box = keys.get("box");
  const puzzle = given ? fullLab.read(given, box ? { box } : {}) : easy;
  for (const [at, lane] of lanes.entries()) {
    const [algorithm = "", preset] = lane.split(":");
    const info = fullLab.algorithms.find(({ id }) => id === algorithm);
    assert.ok(info, `there is no ${algorithm}: ${hash}`);
    const params = [...keys].flatMap(([key, value]) => {
      const [number, id = ""] = key.split(".");
      return number === `${at + 1}` && id ? [[id, value]] : [];
    });
    const pattern = ".".repeat(puzzle.givens.length);
    const run = fullLab.start(info.kind === "generator" && !given ? pattern : puzzle, {
      algorithm,
      ...(preset && { preset }),
      params: Object.fromEntries(params),
      seed: Number(keys.get("seed") ?? 1),
      maxSteps: FEW_STEPS,
    });
    run.advance();
    assert.notEqual(run.outcome, "crashed", hash);
    run.free();
  }
  return lanes.length;
}

test("every ready-made race starts", () => {
  const races = JSON.parse(text("races.json"));
  assert.ok(races.length > 15);
  for (const { title, hash } of races) assert.ok(start(hash) > 0, title);
});

test("every figure and every link in the lessons starts", () => {
  let lanes = 0;
  for (const path of files.filter((name) => name.endsWith(".html"))) {
    const page = text(path).replaceAll("&amp;", "&");
    for (const [, hash = ""] of page.matchAll(/(?:href="[^"#]*#|data-hash=")([^"]*=[^"]*)"/g)) {
      lanes += start(hash);
    }
  }
  assert.ok(lanes > 300, `${lanes} lanes`);
});

test("every ready-made experiment opens, and all of its contestants start", async () => {
  const { pool } = startPool(2);
  const list = JSON.parse(text("experiments/index.json"));
  for (const { link } of list) if (link) start(link.replace(/^#/, ""));
  const folders = ["experiments", "papers"].map(
    (folder) => new RegExp(`^${folder}/[\\w-]+\\.toml$`),
  );
  const definitions = files.filter((path) => folders.some((form) => form.test(path)));
  assert.ok(definitions.length > 15, `${definitions.length} definitions`);
  for (const path of definitions) {
    const definition = parse(text(path));
    const small = {
      ...definition,
      seeds: 1,
      budget: { steps: FEW_STEPS },
      contestant: definition.contestant.map(({ steps, ...rest }) => rest),
      set: definition.set.map(({ generate, ...set }) =>
        generate ? { ...set, generate: { ...generate, count: 1 } } : { ...set, take: 1 },
      ),
    };
    const read = async (/** @type {{ file: string }} */ { file }) =>
      text(`sets/${file.replace(/^.*\//, "")}`);
    const experiment = await Experiment.open(fullLab, small, read);
    await experiment.run(pool, { repeat: false });
    assert.equal(experiment.done, experiment.tasks, path);
    assert.equal(experiment.errors.size, 0, path);
  }
});
