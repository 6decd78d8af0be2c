/** Sudoku algorithms as WebAssembly: the only way in. */
export {
  type PartState,
  solveTogether,
  type Together,
  type TogetherOptions,
} from "./cores.js";
export { type ErrorCode, SudokuError } from "./errors.js";
export { type FileOptions, type PuzzleFile, type PuzzleGroup, readFile } from "./file.js";
export type { Reading } from "./lab.js";
export { Lab } from "./lab.js";
export type { Lane, LaneState } from "./lane.js";
export { load, type WasmSource } from "./load.js";
export { type Many, type ManyOptions, type ManyPart, solveMany } from "./many.js";
export {
  type Ask,
  type Done,
  type Piece,
  Pool,
  type PoolOptions,
  type WorkOptions,
} from "./pool.js";
export {
  type Portfolio,
  type PortfolioOptions,
  type SeedEnd,
  type SeedState,
  solvePortfolio,
} from "./portfolio.js";
export type { Measurement } from "./protocol.js";
export { Race, type RaceOptions } from "./race.js";
export { Run } from "./run.js";
export {
  type ProbesUntil,
  Solutions,
  type SolutionsOptions,
  type Until,
} from "./solutions.js";
export type * from "./types.js";
