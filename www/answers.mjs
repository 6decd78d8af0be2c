/**
 * The answers of the ready-made experiments, computed from the shipped records when the page is built: what the page shows
 * until the experiment itself is opened, for which it would need the module with everything.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { runnerImport } from "vite";

const inWww = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const readShipped = (/** @type {string} */ path) => readFileSync(inWww(`public/${path}`), "utf8");

/** The widths of a figure in pixels: one of them differs by at most 8 % from any width between 260 and 1230 pixels. */
const FIGURE_WIDTHS_PX = [280, 320, 370, 425, 490, 560, 645, 740, 850, 980, 1130];

/** The number of colours of lanes (`ui/colours.ts`). */
const LANE_COLOUR_COUNT = 8;

/** @typedef {typeof import("./src/views/experiment/compare/defaults")} Usual */
/** @typedef {import("./src/views/experiment/compare/ready-made").ReadyMade} ReadyMade */

/**
 * The files of the answers of the ready-made experiments with records, by their paths within the site.
 * @returns {Promise<Map<string, string>>}
 */
export async function answerFiles() {
  // Both are built before the page is.
  const { Experiment, load } = await import("../pkg/dist/node/workshop.js");
  const { module } = await runnerImport(inWww("src/views/experiment/compare/defaults.ts"), {
    configFile: false,
    logLevel: "error",
  });
  const defaults = /** @type {Usual} */ (module);
  const workshop = await load();
  /** @type {ReadyMade[]} */
  const all = JSON.parse(readShipped("experiments/index.json"));
  /** @type {[string, string][]} */
  const files = [];
  for (const item of all) {
    if (!item.records || !item.definition) continue;
    const definition = JSON.parse(
      JSON.stringify(parse(readShipped(`experiments/${item.definition}`))),
    );
    const experiment = await Experiment.open(workshop, definition, async ({ file = "" }) =>
      readShipped(`sets/${file.replace(/.*\//, "")}`),
    );
    experiment.add(readShipped(`experiments/${item.records}`));
    if (item.ratings) experiment.rate(readShipped(`experiments/${item.ratings}`));
    const stepOf = (/** @type {string} */ id) => workshop.algorithm(id)?.step;
    const measure = item.measure ?? defaults.defaultMeasure(definition, stepOf);
    const by = defaults.defaultGrouping(item);
    const kind = defaults.defaultFigure(item);
    const styles = stylesOf(defaults, definition, workshop);
    const height = defaults.heightOf(kind);
    const answer = {
      definition,
      contestants: experiment.contestants,
      puzzles: experiment.puzzles,
      tasks: experiment.tasks,
      done: experiment.done,
      summary: experiment.summary({ measure, by }),
      figure: { kind, styles, ...height, widths: FIGURE_WIDTHS_PX },
    };
    const text = toJson(answer);
    assert.deepEqual(JSON.parse(text), answer, `${item.id}: JSON cannot represent the answer`);
    files.push([`experiments/answers/${item.id}.json`, text]);
    for (const width of FIGURE_WIDTHS_PX) {
      const svg = experiment.figure(kind, { measure, by, width, styles, ...height, log: true });
      files.push([`experiments/answers/${item.id}-${width}.svg`, svg]);
    }
  }
  return new Map(files);
}

/**
 * The styles of the contestants on a first visit (`compare/styles.ts`).
 * @param {Usual} usual
 * @param {{ contestant: readonly { algorithm: string }[] }} definition
 * @param {import("../pkg/dist/index.js").Registry} lab
 */
function stylesOf({ assignStyles }, { contestant }, lab) {
  const [first] = JSON.parse(readShipped("races.json"));
  const [, lanes = ""] = /(?:^|&)a=([^&]*)/.exec(first.hash) ?? [];
  const racing = lanes.split(",").map((lane) => ({ algorithm: lane.replace(/:.*/, "") }));
  const ids = lab.algorithms.filter(({ kind }) => kind === "solver").map(({ id }) => id);
  return assignStyles(LANE_COLOUR_COUNT, contestant, racing, (algorithm) => {
    const lane = racing.findIndex((one) => one.algorithm === algorithm);
    return lane >= 0 ? lane : Math.max(0, ids.indexOf(algorithm)) % LANE_COLOUR_COUNT;
  });
}

/** @type {import("vite").Plugin} */
export const answers = {
  name: "answers",
  apply: "build",
  async generateBundle() {
    for (const [fileName, source] of await answerFiles()) {
      this.emitFile({ type: "asset", fileName, source });
    }
  },
};

/**
 * Returns a value as JSON. The unbounded end of an interval is written as a number beyond the range of a double, which
 * parsers of JSON read as an infinity.
 * @param {unknown} value
 */
function toJson(value) {
  const marks = { "\u0000∞": "1e999", "\u0000-∞": "-1e999" };
  const [plus, minus] = Object.keys(marks);
  let text = JSON.stringify(value, (_, part) =>
    part === Number.POSITIVE_INFINITY ? plus : part === Number.NEGATIVE_INFINITY ? minus : part,
  );
  for (const [mark, number] of Object.entries(marks))
    text = text.replaceAll(JSON.stringify(mark), number);
  return text;
}
