/** Identifies browser tests, in their records and in the host names of their pages. */
import { createHash } from "node:crypto";

/** The samples that the titles of sampled tests state, which change with the commit. */
const SAMPLES = /\s*\((SAMPLE_SEED|SUDOKU_SWEEP)=[^)]*\)/g;

/**
 * Returns an identifier of 12 hexadecimal digits. It depends on the name of the spec file and on the titles of the test
 * and its groups, but not on the sample that a test draws.
 * @param {string} file the spec file, with or without its folder @param {readonly string[]} titles
 */
export function testId(file, titles) {
  // Anonymous groups have an empty title in Playwright's report, but none in the title path of a test.
  const name = [file.replace(/^.*\//, ""), ...titles.filter(Boolean)]
    .join(" › ")
    .replace(SAMPLES, "");
  return createHash("sha256").update(name).digest("hex").slice(0, 12);
}
