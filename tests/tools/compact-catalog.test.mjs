// The script of a catalog exports the entries from which it was made, and is smaller than the entries.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  algorithmInfos,
  briefInfos,
  techniqueInfos,
  techniqueSummaries,
} from "../../pkg/dist/node/index.js";
import { load as loadAll } from "../../pkg/dist/node/workshop.js";
import { compactCatalog, splitTexts } from "../../tools/compact-catalog.mjs";

/** As they are before anything completes them. */
const started = structuredClone(await briefInfos());
const summaries = structuredClone(await techniqueSummaries());

const options = ["rows", "most-constrained"].map((id) => ({ id, doc: "" }));

/** @param {string} script */
const evaluate = async (script) =>
  (await import(`data:text/javascript,${encodeURIComponent(script)}`)).default;

test("the script exports the entries, whatever values their parameters accept", async () => {
  const entries = [
    { id: "none", params: [] },
    {
      id: "some",
      params: [
        { id: "order", type: "choice", allowed: "one of rows, most-constrained", options },
        { id: "list", type: "ordered", allowed: "some of rows, most-constrained", options },
        { id: "long", type: "ordered", allowed: "some of rows or 1 other", options },
        {
          id: "count",
          type: "int",
          allowed: "a whole number from 1 to 20,000",
          min: 1,
          max: 20000,
        },
        { id: "share", type: "float", allowed: "a number from 0.05 to 1", min: 0.05, max: 1 },
        { id: "odd", type: "float", allowed: "a number from 1e-9 to 1", min: 0.000000001, max: 1 },
        { id: "crowd", type: "switch", allowed: "true or false" },
      ],
    },
  ];
  const script = compactCatalog(entries);
  assert.deepEqual(await evaluate(script), entries);
  for (const text of ["one of rows", "20,000", "from 0.05", `"allowed":"true or`]) {
    assert.ok(!script.includes(text), text);
  }
  assert.ok(script.includes("from 1e-9"));
  assert.ok(script.includes("some of rows or 1 other"));
});

test("the catalogs of the package have accepted values for all parameters", async () => {
  for (const folder of ["wasm", "wasm/workshop"]) {
    const { default: entries } = await import(`../../pkg/${folder}/catalog.js`);
    const params = entries.flatMap(
      (/** @type {{ params: { allowed?: string }[] }} */ one) => one.params,
    );
    assert.ok(params.length > 0);
    assert.deepEqual(
      params.filter((/** @type {{ allowed?: string }} */ { allowed }) => !allowed),
      [],
    );
  }
});

test("the texts that are split off are joined again by the package, in every place", async () => {
  /** @type {readonly import("../../tools/compact-catalog.mjs").Texted[]} */
  const whole = (await loadAll()).algorithms.filter(({ kind }) => kind === "solver");
  const { brief, texts } = splitTexts(whole);
  assert.deepEqual((await import("../../pkg/wasm/texts.js")).default, texts);
  assert.deepEqual(started, brief);
  assert.ok(JSON.stringify(started).length < 0.7 * JSON.stringify(whole).length);
  assert.deepEqual(await algorithmInfos(), whole);
  assert.deepEqual(await briefInfos(), whole, "they are completed in place");
});

test("the documentation of techniques is joined again, too", async () => {
  const { techniques } = await loadAll();
  assert.deepEqual(
    summaries,
    techniques.map((one) => ({ ...one, docs: one.docs.split("\n\n")[0] })),
  );
  assert.deepEqual(await techniqueInfos(), techniques);
});
