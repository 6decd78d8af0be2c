import type { Estimate } from "../types.js";
import type { Probes } from "./bound.js";

/** What the probes say so far of the number of solutions. */
export const estimateOf = ({ probes, hits, mean, log10, relative_error }: Probes): Estimate => ({
  probes,
  hits,
  mean,
  log10,
  relativeError: relative_error,
});
