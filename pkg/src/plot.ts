/**
 * Plots of runs: ranges, ticks and places on axes, and the columns of a trace, as the page of Sudoku Lab draws them.
 */

export {
  type AxisRange,
  drawableRange,
  type LabelledTick,
  labelledTicks,
  MAX_TICKS,
  paddedRange,
  shareOf,
  ticksOf,
  valueBetween,
} from "./plot/axis.js";
export { type CellCounts, column, mainSeries, targetValue, valueAt } from "./plot/trace.js";
