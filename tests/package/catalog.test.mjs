/** The catalog has exactly the shape that `types.ts` declares. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { docsOf } from "../../pkg/dist/index.js";
import { fullLab, lab } from "./support.mjs";

const text = (value) => typeof value === "string" && value === value.trim() && value !== "";
const maybe = (value) => typeof value === "string" && value === value.trim();
const list = (of) => (value) => Array.isArray(value) && value.every(of);
const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);
const number = Number.isFinite;
const yesNo = (value) => typeof value === "boolean";
const sentence = (value) => text(value) && value.endsWith(".");

/** Returns a check that an object has exactly these fields; its error names the wrong field. */
const shape = (fields) => (value) => {
  assert.deepEqual(Object.keys(value).sort(), Object.keys(fields).sort());
  for (const [key, of] of Object.entries(fields)) {
    assert.ok(of(value[key]), `${key}: ${JSON.stringify(value[key])}`);
  }
  return true;
};

const named = shape({ id: text, doc: sentence });
const common = { id: text, doc: sentence, allowed: text };
const options = list(named);
const param = (value) => {
  const byType = {
    int: { default: number, min: number, max: number, scale: oneOf("linear", "log", "cells") },
    float: { default: number, min: number, max: number, scale: oneOf("linear", "log") },
    switch: { default: yesNo },
    choice: { default: text, options },
    ordered: { default: list(text), options },
  };
  assert.ok(Object.hasOwn(byType, value.type), `type ${value.type}`);
  return shape({ ...common, type: text, ...byType[value.type] })(value);
};

const algorithm = shape({
  id: (id) => /^[a-z]+(-[a-z]+)*$/.test(id),
  name: text,
  kind: oneOf("solver", "generator", "rater"),
  complete: yesNo,
  divisible: yesNo,
  sharesSteps: yesNo,
  random: yesNo,
  summary: sentence,
  step: text,
  // A verdict of the page combines the sentences of two algorithms, so each must be one short sentence.
  stepDoc: (doc) => doc === "" || (sentence(doc) && doc.indexOf(". ") < 0 && doc.length <= 120),
  sizes: shape({
    least: (least) => 4 <= least,
    most: (most) => most <= 25,
  }),
  presets: list(
    shape({
      id: text,
      name: text,
      doc: sentence,
      source: text,
      divisible: yesNo,
      random: yesNo,
      values: (values) => Object.values(values).every(maybe),
      ours: list(text),
      published: list(shape({ of: text, value: number, note: text })),
    }),
  ),
  params: list(param),
  series: list(
    shape({
      id: text,
      doc: sentence,
      unit: maybe,
      goal: oneOf("up", "down", "neither"),
      target: oneOf("zero", "cells", "blank-pairs", null),
      main: yesNo,
    }),
  ),
  counters: list(named),
});

for (const entry of fullLab.algorithms) {
  test(`${entry.id} has a complete description`, async () => {
    algorithm(entry);
    const docs = await docsOf(entry.id);
    assert.ok(text(docs) && !/^ /m.test(docs));
    const told = docs.replaceAll(/(?<!\n)\n(?!\n)/g, " ");
    assert.ok(told.startsWith(`${entry.summary}\n\n`), entry.summary);
    assert.equal(told.split("# A step\n\n")[1]?.split("\n\n")[0] ?? "", entry.stepDoc);
    if (entry.kind === "solver") assert.ok(entry.stepDoc, "it says what a step does");
    const params = new Set(entry.params.map(({ id }) => id));
    for (const { values, ours } of entry.presets) {
      assert.deepEqual(new Set(Object.keys(values)), params);
      for (const id of ours) assert.ok(params.has(id), id);
    }
    assert.equal(fullLab.algorithm(entry.id), entry);
  });
}

test("an id that does not exist has no description", async () => {
  assert.equal(await docsOf("no-such"), "");
  assert.equal(await docsOf("toString"), "");
});

test("there are algorithms, and their ids are unique", () => {
  assert.ok(lab.algorithms.length > 0);
  const ids = lab.algorithms.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(lab.algorithm("no-such"), undefined);
  assert.match(lab.version, /^\d+\.\d+\.\d+/);
});

test("a lab has the solvers, and a workshop has all algorithms", () => {
  const kinds = (one) => [...new Set(one.algorithms.map(({ kind }) => kind))];
  assert.deepEqual(kinds(lab), ["solver"]);
  assert.deepEqual(kinds(fullLab), ["solver", "generator"]);
  const solvers = fullLab.algorithms.filter(({ kind }) => kind === "solver");
  assert.deepEqual(solvers, lab.algorithms);
  assert.equal(fullLab.version, lab.version);
});

test("a second opinion comes from a different complete solver that supports every size", () => {
  for (const { id } of lab.algorithms) {
    for (const of of [id, `${id}:any`]) {
      const other = lab.algorithm(lab.secondOpinion(of));
      assert.notEqual(other.id, id);
      assert.ok(other.complete);
      assert.deepEqual(other.sizes, { least: 4, most: 25 });
    }
  }
});
