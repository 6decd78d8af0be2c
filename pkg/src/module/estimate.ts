import type { Estimate } from "../types.js";
import type { BoundProbes } from "./bound.js";

/** Returns the estimate of the number of solutions from the probes so far. */
export const estimateOf = ({
  probes,
  hits,
  mean,
  log10,
  relative_error,
}: BoundProbes): Estimate => ({
  probes,
  hits,
  mean,
  log10,
  relativeError: relative_error,
});
