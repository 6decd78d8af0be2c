/**
 * The generated types of ids agree with the descriptions of the engine; `tests/types/ids.ts` tests what the types
 * accept.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./installed.mjs";
import { fullLab, lab } from "./support.mjs";

const types = readFileSync(join(root, "pkg", "wasm", "ids.d.ts"), "utf8");

/** Returns the ids in a union. */
const idsIn = (union) => [...union.matchAll(/"([^"]+)"/g)].map(([, id]) => id);
/** Returns the ids of an exported union. */
const union = (name) =>
  idsIn(new RegExp(`^export type ${name} = (.*);$`, "m").exec(types)?.[1] ?? "");
const idsOf = (entries) => entries.map(({ id }) => id);

test("each union has the ids of its kind", () => {
  const ofKind = (kind) => idsOf(fullLab.algorithms.filter((algorithm) => algorithm.kind === kind));
  assert.deepEqual(union("SolverId"), ofKind("solver"));
  assert.deepEqual(union("GeneratorId"), ofKind("generator"));
  assert.deepEqual(union("TechniqueId"), idsOf(fullLab.techniques));
  assert.deepEqual(union("TechniqueOrderId"), idsOf(fullLab.orders));
  assert.deepEqual(union("ScaleId"), idsOf(fullLab.scales));
});

test("each algorithm has its presets, parameters and counters", () => {
  const catalog = types.slice(types.indexOf("export interface Catalog"));
  const described = [...catalog.matchAll(/^ {2}readonly "(.+)": \{\n([\s\S]*?)^ {2}\};$/gm)];
  assert.deepEqual(
    described.map(([, id]) => id),
    idsOf(fullLab.algorithms),
  );
  for (const [, id, text] of described) {
    const { presets, params, counters } = fullLab.algorithm(id);
    const listed = /^ {4}readonly presets: (.*);$/m.exec(text)?.[1] ?? "";
    assert.deepEqual(idsIn(listed), idsOf(presets), id);
    const [ofParams, ofCounters] = text.split("readonly counters:");
    const names = (part) => [...part.matchAll(/^ {6}readonly (\w+)\??:/gm)].map(([, name]) => name);
    assert.deepEqual(names(ofParams), idsOf(params), id);
    assert.deepEqual(names(ofCounters), idsOf(counters), id);
  }
});

test("by default, a puzzle is solved by one of the solvers in the type `QuickestId`", () => {
  const source = readFileSync(join(root, "pkg", "src", "setups.ts"), "utf8");
  const named = idsIn(/^export type QuickestId = (.*);$/m.exec(source)?.[1] ?? "");
  assert.ok(named.length > 0);
  const keys = (id) => idsOf(lab.algorithm(id).counters).join();
  for (const box of ["2x2", "2x3", "3x2", "3x3", "2x5", "4x4", "5x5"]) {
    const [rows, columns] = box.split("x").map(Number);
    const blank = lab.read(".".repeat((rows * columns) ** 2), { box });
    const counted = Object.keys(lab.solve(blank).counters).join();
    assert.ok(
      named.some((id) => keys(id) === counted),
      `${box}: ${counted}`,
    );
  }
});
