/** The algorithms whose settings the page tunes. */
import type { AlgorithmInfo, ParamSpec } from "sudoku-lab";

/** Returns whether tuning samples values of a parameter. */
const isFree = (param: ParamSpec): boolean =>
  param.type === "switch" ||
  (param.type === "choice" && param.options.length > 1) ||
  ((param.type === "int" || param.type === "float") && param.min < param.max);

/** Parameters on which the cost of a step depends: their best values in steps would not be the best ones in time. */
const STEP_COST_PARAMS = new Set(["population", "ants", "replicas"]);

/** Returns the number of parameters that tuning samples. */
export const settingsOf = ({ params }: AlgorithmInfo): number => params.filter(isFree).length;

/**
 * Returns whether an algorithm has parameters to tune, and a step takes about equally long with all of their values.
 */
export const isTunable = ({ params }: AlgorithmInfo): boolean =>
  params.some(isFree) && !params.some(({ id }) => STEP_COST_PARAMS.has(id));
