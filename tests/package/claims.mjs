/** Runs the claims of a lesson about a setting: `1 solved; 2.nodes > 10 * 1.nodes; seeds 1-20: 3 solved >= 18`. */
import { fullLab } from "./support.mjs";

const { statistics } = fullLab;

const outcomes = ["solved", "unsolvable", "stalled", "steps", "invalid"];
/** @type {Record<string, (a: number, b: number) => boolean>} */
const comparisons = {
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  ">": (a, b) => a > b,
  "<": (a, b) => a < b,
  ">=": (a, b) => a >= b,
  "<=": (a, b) => a <= b,
};
/** The step limit of a run that a lesson does not limit, and that must therefore end by itself. */
const MAX_STEPS = 30_000_000;

/** Returns the number of solutions of a puzzle. */
function solutionsOf(puzzle) {
  const run = fullLab.start(puzzle, { algorithm: "general", solutions: 0, maxSteps: MAX_STEPS });
  const { found } = run.advance();
  run.free();
  return found;
}

/** Executes one lane of a setting to its end. */
function runLane(setting, lane, seed) {
  const info = fullLab.algorithms.find(({ id }) => id === lane.algorithm);
  if (!info) throw new Error(`there is no algorithm “${lane.algorithm}”`);
  const run = fullLab.start(fullLab.read(setting.puzzle || ".".repeat(81)), {
    algorithm: lane.algorithm,
    preset: lane.preset,
    params: lane.params,
    seed,
    maxSteps: setting.steps ?? MAX_STEPS,
  });
  try {
    const { steps, found, outcome } = run.advance();
    const { counters, trace, samples, conflicts } = run.frame();
    const known = new Map([
      ...info.series.map(({ id }, index) => [id, trace[(index + 2) * samples - 1]]),
      ...info.counters.map(({ id }, index) => [id, counters[index]]),
      ["steps", steps],
      ["found", found],
      ["conflicts", conflicts],
    ]);
    const made = info.kind === "generator" && run.solution;
    if (made) known.set("solutions", solutionsOf(fullLab.read(made.join("").replaceAll("0", "."))));
    return { outcome, known };
  } finally {
    run.free();
  }
}

/** Formats a p-value as lessons do: two decimals, or three below 0.01. */
export const formatPValue = (p) => String(Number(p.toFixed(p < 0.01 ? 3 : 2)));

/** Returns costs, where a run without a solution costs more than all others. */
export const censoredCosts = (runs) =>
  runs.map(({ outcome, cost }) => (outcome === "solved" ? cost : Number.MAX_VALUE));

/** Returns the runs of a setting; each is executed once. */
function runsOf(setting) {
  const done = new Map();
  return (lane, seed = setting.seed ?? 1) => {
    const spec = setting.lanes[lane - 1];
    if (!spec) throw new Error(`there is no lane ${lane}`);
    const key = `${lane} ${seed}`;
    const run = done.get(key) ?? runLane(setting, spec, seed);
    done.set(key, run);
    return run;
  };
}

/** Returns a quantity of the puzzle alone. */
function puzzleQuantity(setting, name) {
  const puzzle = fullLab.read(setting.puzzle);
  if (name === "givens") return puzzle.givens.filter((digit) => digit > 0).length;
  if (name === "solutions") return solutionsOf(puzzle);
  throw new Error(`nothing is known of a puzzle's “${name}”`);
}

const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return (sorted[Math.floor(at)] + sorted[Math.ceil(at)]) / 2;
};

/**
 * Returns the faults of a setting's claims, one line each; empty if all claims hold.
 * @param {import("../../www/lessons/make/lesson.mjs").Shown} setting
 * @returns {string[]}
 */
export function findDisproved(setting) {
  const run = runsOf(setting);
  const claims = setting.expect.split(";").map((claim) => claim.trim());
  return claims
    .filter((claim) => claim !== "")
    .flatMap((claim) => {
      const problem = judge(claim, setting, run);
      return problem === null ? [] : [`${setting.where}: “${claim}”: ${problem}`];
    });
}

/** Returns the reason why a claim does not hold; `null` if it holds. */
function judge(claim, setting, run) {
  const [, from, to, rest = ""] = /^(?:seeds (\d+)-(\d+):)?\s*(.*)$/.exec(claim);
  const count = from === undefined ? 0 : Number(to) - Number(from) + 1;
  const seeds = Array.from({ length: count }, (_, index) => Number(from) + index);
  const ended = new RegExp(`^(\\d+) (${outcomes.join("|")})$`);

  /** Returns the p-value of the difference between two lanes: of the proportions of an outcome, or of the costs. */
  const significance = (sides) => {
    const [first, other] = sides.map((side) => {
      const [, lane, outcome] = ended.exec(side) ?? [];
      if (lane) return [term(side), count];
      const [, factor = "1", name] = /^(?:([\d.]+) \* )?(.+)$/.exec(side);
      const [, of, what] = /^(\d+)\.(\w+)$/.exec(name);
      const runs = seeds.map((seed) => run(Number(of), seed));
      return censoredCosts(
        runs.map(({ outcome, known }) => ({ outcome, cost: Number(factor) * known.get(what) })),
      );
    });
    const test = ended.test(sides[0])
      ? () => statistics.fisher(...first, ...other)
      : () => statistics.rankSum(first, other);
    return test();
  };

  /** Evaluates one side of a comparison. */
  const term = (text) => {
    const compared = /^p\((.+), (.+)\)$/.exec(text);
    if (compared) return significance(compared.slice(1));
    const [, factor, name] = /^(?:([\d.]+) \* )?(.+)$/.exec(text);
    const times = factor === undefined ? 1 : Number(factor);
    if (/^-?\d+(\.\d+)?$/.test(name)) return times * Number(name);
    const [, lane, outcome] = ended.exec(name) ?? [];
    if (lane && count > 0) {
      return times * seeds.filter((seed) => run(Number(lane), seed).outcome === outcome).length;
    }
    const [, of, what] = /^(\d+|puzzle)\.(\w+)$/.exec(name) ?? [];
    if (of === undefined)
      throw new Error(`${setting.where}: “${name}” says nothing that can be run`);
    if (of === "puzzle") return times * puzzleQuantity(setting, what);
    const values = (count > 0 ? seeds : [undefined]).map((seed) => {
      const { known } = run(Number(of), seed);
      if (!known.has(what)) throw new Error(`${setting.where}: lane ${of} counts no “${what}”`);
      return known.get(what);
    });
    return times * median(values);
  };

  const [, share, ...ends95] = /^interval\((.+)\) = (\d+)–(\d+)$/.exec(rest) ?? [];
  if (share) {
    const { low, high } = statistics.wilson(term(share), count);
    const found = [low, high].map((end) => String(Math.round(100 * end)));
    return `${found}` === `${ends95}` ? null : `it is ${found.join("–")}`;
  }
  const [, lane, outcome] = ended.exec(rest) ?? [];
  if (lane) {
    const ends = (count > 0 ? seeds : [undefined]).map((seed) => run(Number(lane), seed).outcome);
    return ends.every((one) => one === outcome)
      ? null
      : `it ended ${[...new Set(ends)].join(", ")}`;
  }
  const [, left = "", sign = "", right = ""] = /^(.+?) (=|!=|>=|<=|>|<) (.+)$/.exec(rest) ?? [];
  const compare = comparisons[sign];
  if (!compare) throw new Error(`${setting.where}: “${claim}” is no claim`);
  const [a, b] = [term(left), term(right)];
  if (sign === "=" && left.startsWith("p(")) {
    return formatPValue(a) === right ? null : `${formatPValue(a)} and ${right}`;
  }
  return compare(a, b) ? null : `${a} and ${b}`;
}
