/**
 * The compiler knows the ids of the catalog. `tsc` checks this file: a correct use that no longer compiles is an error,
 * and each `@ts-expect-error` becomes an error as soon as the mistake below it compiles.
 */
import {
  type AlgorithmId,
  type AnySetup,
  type CounterId,
  codeOf,
  docsOf,
  findDeductions,
  findPath,
  findRatings,
  type Lab,
  makePuzzle,
  type Pool,
  type Puzzle,
  type Race,
  type RunsRequest,
  type Setup,
  solveMany,
  solvePortfolio,
  solveStream,
  solveTogether,
  tasksIn,
} from "sudoku-lab";
import {
  type AnyDefinition,
  type Definition,
  Experiment,
  type Workshop,
} from "sudoku-lab/workshop";

declare const lab: Lab;
declare const workshop: Workshop;
declare const pool: Pool;
declare const race: Race;
declare const puzzle: Puzzle;
declare const bytes: Uint8Array;
/** Text that a visitor typed, or that a link contains. */
declare const text: string;
declare const any: AnySetup;
declare const setup: Setup;
declare const id: AlgorithmId;

// Setups that are written as literals.
lab.start(puzzle, { algorithm: "backtracking" });
lab.start(puzzle, {
  algorithm: "backtracking",
  preset: "rows",
  params: { depth: 3, check: "grid" },
});
lab.start(puzzle, { algorithm: "ga", params: { population: "100", crowd: true, mutation: 0.1 } });
lab.start(puzzle, { algorithm: "ga", params: { crowd: "false" }, preset: undefined, seed: 1 });
lab.start(puzzle, { algorithm: "rules", params: { techniques: ["full-house", "x-wing"] } });
lab.start(puzzle, { algorithm: "rules", params: { techniques: "full-house,x-wing" } });
lab.start(puzzle, {
  algorithm: "dig",
  params: { symmetry: "rotate-180", engine: "ga:paper" },
});
lab.start(puzzle, { algorithm: "own", preset: "mine", params: { depth: 3 } });
race.prepare(puzzle, [{ algorithm: "dancing-links" }, { algorithm: "ga", seed: 1, maxSteps: 50 }]);

// @ts-expect-error: no algorithm has this id.
lab.start(puzzle, { algorithm: "bactracking" });
// @ts-expect-error: no algorithm has this id.
lab.solve(puzzle, { algorithm: "bactracking" });
// @ts-expect-error: no algorithm has this id.
void pool.solve(puzzle, { algorithm: "bactracking" });
// @ts-expect-error: no algorithm has this id.
race.prepare(puzzle, [{ algorithm: "ga" }, { algorithm: "dancing-link" }]);
// @ts-expect-error: no algorithm has this id.
void race.run(puzzle, [{ algorithm: "dancing-link" }]);
// @ts-expect-error: no algorithm has this id.
void solveTogether(pool, puzzle, { algorithm: "generl" });
// @ts-expect-error: no algorithm has this id.
void solvePortfolio(pool, puzzle, { algorithm: "gaa" }, { seeds: 8 });
// @ts-expect-error: no algorithm has this id.
lab.takes({ algorithm: "gaa" }, "3x3");
// @ts-expect-error: the algorithm has no such preset.
lab.start(puzzle, { algorithm: "backtracking", preset: "rws" });
// @ts-expect-error: another algorithm has this preset.
lab.solve(puzzle, { algorithm: "ga", preset: "rows" });
// @ts-expect-error: the algorithm has no presets.
lab.solve(puzzle, { algorithm: "fast", preset: "rows" });
// @ts-expect-error: the algorithm has no such parameter.
lab.start(puzzle, { algorithm: "ga", params: { populaton: 3 } });
// @ts-expect-error: the algorithm has no parameters.
lab.start(puzzle, { algorithm: "fast", params: { population: 3 } });
// @ts-expect-error: the parameter is a number.
lab.start(puzzle, { algorithm: "ga", params: { population: true } });
// @ts-expect-error: the text is not a number.
lab.start(puzzle, { algorithm: "ga", params: { population: "many" } });
// @ts-expect-error: the parameter is a boolean.
lab.start(puzzle, { algorithm: "ga", params: { crowd: 1 } });
// @ts-expect-error: the parameter has no such choice.
lab.start(puzzle, { algorithm: "backtracking", params: { check: "gird" } });
// @ts-expect-error: no technique has this id.
lab.start(puzzle, { algorithm: "rules", params: { techniques: ["x-wng"] } });
// @ts-expect-error: no technique has this id.
lab.start(puzzle, { algorithm: "rules", params: { techniques: "x-wng" } });
// @ts-expect-error: a setup has no such field.
lab.start(puzzle, { algorithm: "ga", sed: 1 });
// @ts-expect-error: a setup has no such field.
lab.solve(puzzle, { solutoins: 2 });

// Setups that are not known before run time.
lab.start(puzzle, any);
lab.start(puzzle, setup);
lab.start(puzzle, { algorithm: id });
lab.start(puzzle, { algorithm: text, preset: text, params: { [text]: text } });
lab.solve(puzzle, { algorithm: text });
void pool.solve(puzzle, any);
race.prepare(puzzle, [{ algorithm: "ga" }, { algorithm: text }]);
void race.run(puzzle, [any, setup]);
void race.run(
  puzzle,
  lab.algorithms.map(({ id }) => ({ algorithm: id })),
);
void race.run(
  puzzle,
  race.lanes.map(({ setup }) => setup),
);
const widened = { algorithm: "ga", seed: 1, maxSteps: 500, params: { population: "100" } };
void solvePortfolio(pool, puzzle, widened, { seeds: 8, workers: 4 });
void solveTogether(pool, puzzle, widened);
workshop.generate(any);
export const some: readonly AnySetup[] = [setup, widened, { algorithm: text }];

// @ts-expect-error: the annotation requires ids of the catalog.
export const wrong: Setup = { algorithm: "bactracking" };
// @ts-expect-error: text is not an id before it was checked.
export const unchecked: Setup = { algorithm: text };
// @ts-expect-error: a setup of one algorithm is not a setup of another.
export const other: Setup<"ga"> = { algorithm: "rules" };

// Counters.
const rules = lab.solve(puzzle, { algorithm: "rules" }).counters;
export const deductions: number = rules.deductions;
export const nodes: number = lab.solve(puzzle).counters.nodes;
export const learned: number | undefined = lab.solve(puzzle, { solutions: 2 }).counters.learned;
export const named: number | undefined = lab.solve(puzzle, { algorithm: text }).counters[text];
export const counter: CounterId<"ga"> = "generations";
void pool.solve(puzzle, { algorithm: "cdcl" }).then(({ counters }) => counters.decisions.toFixed());

// @ts-expect-error: no counter has this id.
export const noRule = rules.nodse;
// @ts-expect-error: another algorithm has this counter.
export const noGeneration = rules.generations;
// @ts-expect-error: no counter has this id.
export const noNode = lab.solve(puzzle).counters.nodse;
// @ts-expect-error: no counter has this id.
void pool.solve(puzzle, { algorithm: "cdcl" }).then(({ counters }) => counters.decision);
// @ts-expect-error: another algorithm has this counter.
export const noCounter: CounterId<"ga"> = "decisions";

// Many puzzles, and many runs.
lab.solveMany("fast", bytes, { limit: 2 });
lab.solveMany(text, bytes);
void solveMany(pool, "backtracking", bytes, { preset: "rows" });
void solveMany(pool, text, bytes, { preset: text });
void solveStream(pool, "general", [bytes], { limit: 2 });
const request = { setups: [widened, { algorithm: "rules" }], puzzles: [puzzle], seeds: [1, 2] };
void pool.runs(request).then(({ counters }) => counters.nodes?.[1]);
tasksIn(request);
void pool
  .runs({ setups: [{ algorithm: "ga" }, { algorithm: "rules" }], puzzles: bytes })
  .then(({ counters }) => [counters.generations[0], counters.deductions[0]]);

// @ts-expect-error: no solver has this id.
lab.solveMany("fats", bytes);
// @ts-expect-error: a generator is not a solver.
lab.solveMany("dig", bytes);
// @ts-expect-error: no solver has this id.
void solveMany(pool, "fats", bytes);
// @ts-expect-error: the algorithm has no such preset.
void solveMany(pool, "backtracking", bytes, { preset: "rws" });
// @ts-expect-error: no solver has this id.
void solveStream(pool, "fats", [bytes]);
// @ts-expect-error: no algorithm has this id.
void pool.runs({ setups: [{ algorithm: "gaa" }], puzzles: bytes });
// @ts-expect-error: no algorithm has this id.
export const badRequest: RunsRequest = { setups: [{ algorithm: "gaa" }], puzzles: bytes };
void pool
  .runs({ setups: [{ algorithm: "ga" }], puzzles: bytes })
  // @ts-expect-error: another algorithm has this counter.
  .then(({ counters }) => counters.deductions);

// Look-ups.
lab.algorithm("ga");
lab.algorithm(text);
lab.holds(text);
void codeOf("own");
void docsOf(text);
// @ts-expect-error: no algorithm has this id.
lab.algorithm("gaa");
// @ts-expect-error: no algorithm has this id.
lab.holds("gaa");
// @ts-expect-error: no algorithm has this id.
void codeOf("gaa");
// @ts-expect-error: no algorithm has this id.
void docsOf("gaa");

// Generators.
workshop.generate();
workshop.generate({ seed: 7, params: { symmetry: "rotate-180" } });
workshop.generate({ algorithm: "minimal", seed: 1 }, "2x3");
workshop.generateMany({ algorithm: text, seed: 1 }, 1000);
void makePuzzle(pool, { difficulty: "hard", params: { symmetry: "rotate-180" }, seed: 5 });
void makePuzzle(pool, { algorithm: "build-up", technique: "x-wing" }, { maxSeconds: 1 });
void makePuzzle(pool, { algorithm: text, technique: text, params: { [text]: text } });
// @ts-expect-error: the generator has no such parameter.
workshop.generate({ seed: 7, params: { symetry: "none" } });
// @ts-expect-error: the parameter has no such choice.
workshop.generate({ seed: 7, params: { symmetry: "nun" } });
// @ts-expect-error: a solver is not a generator.
workshop.generate({ algorithm: "ga" });
// @ts-expect-error: a solver is not a generator.
workshop.generateMany({ algorithm: "ga" }, 3);
// @ts-expect-error: the parameter has no such choice.
void makePuzzle(pool, { params: { symmetry: "nun" } });
// @ts-expect-error: no technique has this id.
void makePuzzle(pool, { technique: "x-wng" });
// @ts-expect-error: a solver is not a generator.
void makePuzzle(pool, { algorithm: "ga", technique: "x-wing" });

// Techniques and scales.
void findPath(pool, puzzle, { techniques: "hodoku" });
void findPath(pool, puzzle, { techniques: ["naked-single", "x-wing"], explain: true });
void findPath(pool, puzzle, { techniques: text });
void findDeductions(pool, puzzle, { techniques: [text, "x-wing"] });
workshop.path(puzzle, { techniques: "all", maxMs: 3 });
workshop.deductions(puzzle, { techniques: ["x-wing"] });
workshop.rate(puzzle, { scales: ["se", "hodoku"] });
void findRatings(pool, puzzle, { scales: text.split(",") });
workshop.path(puzzle).steps.some(({ technique }) => technique === "x-wing");
workshop.rate(puzzle).some(({ scale }) => scale === "se");
// @ts-expect-error: no order or technique has this id.
void findPath(pool, puzzle, { techniques: "hodku" });
// @ts-expect-error: no technique has this id.
void findDeductions(pool, puzzle, { techniques: ["x-wng"] });
// @ts-expect-error: no technique has this id.
workshop.path(puzzle, { techniques: ["x-wng"] });
// @ts-expect-error: no technique has this id.
workshop.deductions(puzzle, { techniques: ["x-wng"] });
// @ts-expect-error: no scale has this id.
workshop.rate(puzzle, { scales: ["ser"] });
// @ts-expect-error: no scale has this id.
void findRatings(pool, puzzle, { scales: ["ser"] });
// @ts-expect-error: no technique has this id.
workshop.path(puzzle).steps.some(({ technique }) => technique === "x-wng");
// @ts-expect-error: no scale has this id.
workshop.rate(puzzle).some(({ scale }) => scale === "ser");

// Experiments.
const definition: Definition = {
  set: [{ file: "easy.txt" }, { generate: { algorithm: "dig", count: 10, params: { least: 30 } } }],
  contestant: [{ algorithm: "fast" }, { algorithm: "ga", preset: "paper", name: "GA" }],
};
declare const fromFile: AnyDefinition;
declare const read: () => Promise<string>;
void Experiment.open(workshop, definition, read);
void Experiment.open(workshop, fromFile, read);
void Experiment.open(workshop, { set: [{ file: text }], contestant: [{ algorithm: text }] }, read);
export const loose: AnyDefinition = definition;
// @ts-expect-error: no solver has this id.
void Experiment.open(workshop, { set: [], contestant: [{ algorithm: "fats" }] }, read);
// @ts-expect-error: the algorithm has no such preset.
export const badPreset: Definition["contestant"] = [{ algorithm: "ga", preset: "rows" }];
type Contestant = Definition["contestant"][number];
export const listed: Contestant = { algorithm: "rules", params: { techniques: "x-wing" } };
type Generated = NonNullable<Definition["set"][number]["generate"]>;
// @ts-expect-error: the generator has no such parameter.
export const badSet: Generated = { algorithm: "dig", count: 1, params: { lest: 1 } };
// @ts-expect-error: a list of ids is a text with commas in a definition.
export const badList: Contestant = { algorithm: "rules", params: { techniques: ["x-wing"] } };
