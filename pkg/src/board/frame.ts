import type { Frame } from "../types.js";

/** Returns a frame that shows only digits. */
export const bareFrame = (digits: ArrayLike<number>): Frame => ({
  step: 0,
  seeking: false,
  digits: Uint8Array.from(digits),
  weights: new Float32Array(0),
  counters: new Float64Array(0),
  conflicts: 0,
  found: 0,
  trace: new Float64Array(0),
  samples: 0,
  times: new Float64Array(0),
  explanation: null,
  lines: new Uint8Array(),
});
