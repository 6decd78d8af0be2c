/** Formatting of numbers that are given by their logarithms. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { formatLarge, powerOfTen } = await load("text/powers.ts");

test("a number is written in full or as a power of ten, with three significant digits", () => {
  for (const [number, text] of [
    [1, "1"],
    [288, "288"],
    [28_234_567, "28,200,000"],
    [999_999_999, "1,000,000,000"],
    [6.671e21, "6.67 × 10²¹"],
    [9.9999e21, "1.00 × 10²²"],
  ]) {
    assert.equal(formatLarge(Math.log10(Number(number))), text);
  }
  assert.equal(powerOfTen(1203), "10¹²⁰³");
});
