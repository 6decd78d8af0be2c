/** Sudoku algorithms as WebAssembly: the main entry point of the package. */

export { type ErrorCode, SudokuError } from "./errors.js";
export type { Message, MessageArgument } from "./message.js";
export { codeOf } from "./module/code.js";
export { docsOf } from "./module/docs.js";
export { Lab, load } from "./module/lab.js";
export {
  algorithmInfos,
  briefInfos,
  type LoadOptions,
  loadRegistry,
  type WasmSource,
} from "./module/load.js";
export { type Reading, Registry, type Supply } from "./module/registry.js";
export { Run } from "./module/run.js";
export { techniqueInfos, techniqueSummaries } from "./module/techniques.js";
export { NET_POOLS, type Net, type NetPool, type TrainingRecipe } from "./module/training.js";
export {
  type PartState,
  solveTogether,
  type Together,
  type TogetherOptions,
} from "./page/cores.js";
export { type FileOptions, type PuzzleFile, type PuzzleGroup, readFile } from "./page/file.js";
export type { Lane, LaneState } from "./page/lane.js";
export { findDeductions, findPath, findRefutation, type LogicWork } from "./page/logic.js";
export {
  type AnyWanted,
  type MadeToOrder,
  type MakeProgress,
  type MakeWork,
  makeBy,
  makePuzzle,
  type Wanted,
  type WantedPuzzle,
} from "./page/make.js";
export { type Many, type ManyOptions, type ManyPart, solveMany } from "./page/many.js";
export {
  type AnyRunsRequest,
  type RunLimits,
  type RunsRead,
  type RunsRequest,
  type RunsScope,
  type RunsTask,
  taskAt,
  tasksIn,
} from "./page/plan.js";
export {
  type Ask,
  type Done,
  type Piece,
  Pool,
  type PoolOptions,
  type WorkOptions,
} from "./page/pool.js";
export {
  type Portfolio,
  type PortfolioOptions,
  type SeedEnd,
  type SeedState,
  solvePortfolio,
} from "./page/portfolio.js";
export { Race, type RaceOptions } from "./page/race.js";
export { findRatings, type RatingWork } from "./page/rating.js";
export type { CounterColumns, Records } from "./page/records.js";
export { type RecordsPart, type RunsOptions, runsBy } from "./page/runs.js";
export type { OnSilence } from "./page/silence.js";
export {
  type ProbesUntil,
  Solutions,
  type SolutionsOptions,
  type Until,
} from "./page/solutions.js";
export type { SolveOptions } from "./page/solve.js";
export { findStep } from "./page/step.js";
export { type PuzzleBytes, type StreamOptions, solveStream } from "./page/stream.js";
export { isShorter, placesOf, type Timing } from "./page/timing.js";
export {
  type NetTest,
  Training,
  type TrainingOptions,
  type TrainingState,
  type UnseenPuzzle,
} from "./page/training.js";
export type { Ahead, Measurement } from "./protocol.js";
export type * from "./types.js";
