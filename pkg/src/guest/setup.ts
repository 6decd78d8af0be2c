/** Checks the setup of a visitor's solver as the module checks setups of the solvers of the lab. */
import { SudokuError } from "../errors.js";
import type { AlgorithmInfo, AnySetup, ParamSpec, ParamValue } from "../types.js";
import type { GuestPuzzle, GuestValues } from "./program/solver.js";

const MAX_SEED = 2 ** 32 - 1;

/** A number in decimal notation. */
const DECIMAL_NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Returns the value of a parameter that was set to a text. Throws a `SudokuError` `param-type` or `param-range`. */
function readValue(spec: ParamSpec, set: ParamValue): number | boolean | string {
  const text = String(set);
  const createError = () =>
    new SudokuError("param-type", `${spec.id} must be ${spec.allowed}, not “${text}”`);
  switch (spec.type) {
    case "switch":
      if (text !== "true" && text !== "false") throw createError();
      return text === "true";
    case "int":
    case "float": {
      const value = DECIMAL_NUMBER.test(text) ? Number(text) : Number.NaN;
      if (!Number.isFinite(value) || (spec.type === "int" && !Number.isInteger(value)))
        throw createError();
      if (spec.min <= value && value <= spec.max) return value;
      throw new SudokuError(
        "param-range",
        `${spec.id} must be from ${spec.min} to ${spec.max}, not ${text}`,
      );
    }
    default:
      if (!spec.options.some(({ id }) => id === text)) throw createError();
      return text;
  }
}

/** The setup of a run, without the puzzle. */
export interface GuestSetup {
  readonly params: GuestValues;
  readonly seed: number;
  readonly maxSteps: number;
}

/**
 * Checks a setup. Throws a `SudokuError`: `unknown-preset`, `unknown-param`, `param-type` or `param-range` for a name
 * or a value; `refused` if more than one solution is requested.
 */
export function guestSetup({ params: specs }: AlgorithmInfo, setup: AnySetup): GuestSetup {
  const { algorithm, preset, params = {}, seed = 0, solutions = 1, maxSteps } = setup;
  if (preset) throw new SudokuError("unknown-preset", `${algorithm} has no presets`);
  for (const name of Object.keys(params)) {
    if (specs.some(({ id }) => id === name)) continue;
    const availableIds = specs.map(({ id }) => id).join(", ") || "none";
    throw new SudokuError(
      "unknown-param",
      `there is no parameter ${name}: ${algorithm} has ${availableIds}`,
    );
  }
  if (solutions !== 1) {
    throw new SudokuError("refused", "a custom solver searches for only one solution");
  }
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED) {
    throw new SudokuError("param-range", `seed must be from 0 to ${MAX_SEED}`);
  }
  const values = specs.map((spec) => [
    spec.id,
    readValue(
      spec,
      Object.hasOwn(params, spec.id) ? (params[spec.id] ?? "") : String(spec.default),
    ),
  ]);
  return {
    params: Object.fromEntries(values),
    seed,
    maxSteps: maxSteps ?? Number.POSITIVE_INFINITY,
  };
}

/** Returns the box of a grid. Throws a `SudokuError` `size` unless the solver supports the grid. */
export function guestBox({ sizes, name }: AlgorithmInfo, box: string): Omit<GuestPuzzle, "givens"> {
  const [boxRows = 0, boxColumns = 0] = box.split("x").map(Number);
  const side = boxRows * boxColumns;
  if (sizes.least <= side && side <= sizes.most) return { side, boxRows, boxColumns };
  const takes = `takes sides from ${sizes.least} to ${sizes.most}, not ${side}`;
  throw new SudokuError("size", `${name} ${takes}`);
}
