/**
 * `pkg/dist` → `www/src/views/generate/rates.json`: how many of the puzzles that the default generator makes have each
 * HoDoKu level and each hardest technique, from which the page estimates how rare a requested puzzle is.
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inRoot } from "./run.mjs";

const GENERATOR = "dig";
const BOX = "3x3";
const PUZZLES = 3000;
/** The number of puzzles that are generated in one call. */
const BATCH = 100;

/**
 * Returns the rates of the puzzles with the seeds from 1.
 * @param {import("../pkg/dist/workshop.js").Workshop} lab
 * @param {number} count
 */
export function ratesOf(lab, count) {
  /** @type {Map<string, number>} */
  const ranks = new Map(lab.techniques.map(({ id }, at) => [id, at]));
  /** The number of puzzles by hardest technique, then by level. @type {Record<string, Record<string, number>>} */
  const hardest = {};
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    const all = lab.generateMany({ algorithm: GENERATOR, seed: first + 1 }, size, BOX);
    for (let at = 0; at < size; at += 1) {
      const text = lab.write(all.subarray(81 * at, 81 * (at + 1)), BOX);
      const { steps, solved } = lab.path(text, { together: true, maxMs: Number.POSITIVE_INFINITY });
      const used = solved ? steps.map(({ technique }) => technique) : [];
      const last = used.reduce(
        (one, other) => ((ranks.get(other) ?? 0) > (ranks.get(one) ?? -1) ? other : one),
        "",
      );
      const [rating] = lab.rate(text, { scales: ["hodoku"] });
      const level = rating?.values[0]?.text.toLowerCase() ?? "";
      const levels = hardest[last] ?? {};
      hardest[last] = levels;
      levels[level] = (levels[level] ?? 0) + 1;
    }
  }
  const order = [...ranks.keys()].filter((id) => hardest[id]);
  const sorted = Object.fromEntries(order.map((id) => [id, hardest[id]]));
  const unsolved = hardest[""] ?? {};
  return { generator: GENERATOR, puzzles: count, hardest: sorted, unsolved };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { load } = await import("../pkg/dist/node/workshop.js");
  const rates = ratesOf(await load(), PUZZLES);
  const file = inRoot("www", "src", "views", "generate", "rates.json");
  writeFileSync(file, `${JSON.stringify(rates, null, 2)}\n`);
}
