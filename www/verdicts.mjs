/**
 * The number of claims of each paper with each verdict, computed from the shipped records when the page is built: the
 * list of the papers shows the verdicts of all papers, of which the page opens one at a time.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @typedef {typeof import("./src/views/experiment/papers/counts")} CountsModule */

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const shipped = (/** @type {string} */ path) => readFileSync(at(`public/${path}`), "utf8");

/**
 * The counts of each paper by its id.
 * @returns {Promise<Record<string, import("./src/views/experiment/papers/counts").Counts>>}
 */
export async function verdictsOfPapers() {
  // The package is built before the page is.
  const { load } = await import("../pkg/dist/node/workshop.js");
  const { module } = await runnerImport(at("src/views/experiment/papers/counts.ts"), {
    configFile: false,
    logLevel: "error",
  });
  const { countRecorded } = /** @type {CountsModule} */ (module);
  // The built package has the same class as its sources, but TypeScript distinguishes their private members.
  const statistics = /** @type {Parameters<CountsModule["countRecorded"]>[2]} */ (
    /** @type {unknown} */ ((await load()).statistics)
  );
  const papers = readdirSync(at("public/papers"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(shipped(`papers/${file}`)))
    .filter(({ tables }) => Array.isArray(tables));
  return Object.fromEntries(
    papers.map(({ id, tables }) => [id, countRecorded(tables, shipped, statistics)]),
  );
}

/** @type {import("vite").Plugin} */
export const verdicts = {
  name: "verdicts",
  apply: "build",
  async generateBundle() {
    const source = JSON.stringify(await verdictsOfPapers());
    this.emitFile({ type: "asset", fileName: "papers/verdicts.json", source });
  },
};
