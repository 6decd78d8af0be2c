/**
 * Runs the attack, part by part: `npm run test:long -- attack`. Prints a table of counts, and every failure with the
 * data to reproduce it. `ATTACK_SCALE=0.01` reduces all sizes, `ATTACK_SEED` sets the seed, and
 * `ATTACK_PARTS=lines,hashes` selects parts.
 */
import { Console } from "node:console";
import { needEngines } from "../../tools/engines.mjs";
import { buildLab } from "../../tools/lab.mjs";
import { prepareSite } from "../browsers/site.mjs";
import { openTab } from "../browsers/tab.mjs";
import { attackActions } from "./actions.mjs";
import { attackHashes } from "./hashes.mjs";
import { attackLines } from "./lines.mjs";
import { attackLinks } from "./links.mjs";
import { attackSolvers } from "./solvers.mjs";

const { ATTACK_SCALE, ATTACK_SEED, ATTACK_PARTS } = process.env;
const scale = Number(ATTACK_SCALE ?? 1);
const seed = Number(ATTACK_SEED ?? 1);
const scaleSize = (/** @type {number} */ size) => Math.max(1, Math.round(size * scale));
const MINUTE_MS = 60_000;
const out = new Console(process.stdout);

/** Faults that have been printed. @type {Set<string>} */
const printedFaults = new Set();

/** Prints the faults that have not been printed yet. @param {readonly string[]} wrong */
function printFaults(wrong) {
  for (const one of wrong) if (!printedFaults.has(one)) out.log(`WRONG: ${one}\n`);
  for (const one of wrong) printedFaults.add(one);
}

/**
 * Prints the progress of a part and the new faults, so that nothing is lost if the attack is interrupted.
 * @param {string} what @param {{ wrong: readonly string[] }} counts
 */
function printProgress(what, { wrong, ...counts }) {
  const time = new Date().toISOString().slice(11, 19);
  out.log(`${time} ${what}: ${JSON.stringify(counts)}, ${wrong.length} faults`);
  printFaults(wrong);
}

/**
 * Returns a function that prints the progress of a part, at most once a minute unless there are new faults.
 * @param {string} what
 */
function progressPrinter(what) {
  let last = 0;
  return (/** @type {{ wrong: readonly string[] }} */ counts) => {
    const isNew = counts.wrong.some((one) => !printedFaults.has(one));
    if (!isNew && Date.now() - last < MINUTE_MS) return;
    last = Date.now();
    printProgress(what, counts);
  };
}

/**
 * The parts of the attack; each returns its counts and the faults that it found.
 * @type {Record<string, () => Promise<{ counts: unknown, wrong: string[] }>>}
 */
const parts = {
  async lines() {
    const { wrong, ...counts } = await attackLines(await buildLab(), {
      lines: scaleSize(1e7),
      seed,
    });
    return { counts: [counts], wrong };
  },
  async solvers() {
    const onProgress = (/** @type {{ wrong: readonly string[] }} */ counts) =>
      printProgress("solvers", counts);
    const size = { boards: scaleSize(1e5), millis: scaleSize(MINUTE_MS), seed, onProgress };
    const { rows, wrong } = await attackSolvers(await buildLab(), size);
    return { counts: rows, wrong };
  },
  async links() {
    const onProgress = progressPrinter("links");
    const { wrong, ...counts } = await attackLinks({ hashes: scaleSize(1e5), seed, onProgress });
    return { counts: [counts], wrong };
  },
  async hashes() {
    return withSite(async (address, [chromium]) => {
      const tab = await openTab(chromium);
      try {
        const onProgress = progressPrinter("hashes");
        const size = { hashes: scaleSize(2e4), seed, onProgress };
        const { wrong, ...counts } = await attackHashes(tab, address, size);
        return { counts: [counts], wrong };
      } finally {
        await tab.close();
      }
    });
  },
  async actions() {
    return withSite(async (address, engines) => {
      const millis = scaleSize(60 * MINUTE_MS);
      const [chromium] = engines;
      const all = [
        ...engines.map((engine) => ({ engine, millis, kill: false })),
        { engine: chromium, millis: millis / 4, kill: true },
      ];
      // The browsers run at the same time, because each mostly waits for its driver.
      const done = await Promise.all(
        all.map(async ({ engine, millis, kill }) => {
          const browser = `${engine.name}${kill ? ", workers killed" : ""}`;
          const onProgress = (/** @type {import("./actions.mjs").Counts} */ counts) =>
            printProgress(browser, counts);
          const counts = await attackActions(engine, address, { millis, seed, kill, onProgress });
          return { browser, ...counts };
        }),
      );
      return {
        counts: done.map(({ wrong, ...counts }) => ({ ...counts, failures: wrong.length })),
        wrong: done.flatMap(({ wrong }) => wrong),
      };
    });
  },
};

/**
 * @template T @param {(address: string, engines: import("../../tools/engines.mjs").Engine[]) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withSite(work) {
  const engines = await needEngines();
  const site = prepareSite();
  const address = await site.listen();
  try {
    return await work(address, engines);
  } finally {
    await site.close();
    site.remove();
  }
}

const chosenParts = ATTACK_PARTS?.split(",") ?? Object.keys(parts);
let [passed, failed] = [0, 0];
for (const name of chosenParts) {
  const part = parts[name];
  if (!part) throw new Error(`no part called ${name}: ${Object.keys(parts).join(", ")}`);
  out.log(`\n── ${name}, seed ${seed}, scale ${scale} ──`);
  const { counts, wrong } = await part();
  out.table(counts);
  printFaults(wrong);
  if (wrong.length > 0) failed += 1;
  else passed += 1;
}
out.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
