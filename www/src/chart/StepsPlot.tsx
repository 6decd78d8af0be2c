/** The cumulative share of items completed within a number of steps, as one step function per line. */

import { drawableRange, shareOf, ticksOf } from "sudoku-lab/plot";
import { LANE_COLOUR_COUNT } from "../ui/colours";
import { dashOf } from "../ui/series-colours";
import { Chart, useMeasuredWidth } from "./Chart";
import * as css from "./StepsPlot.module.css";

/** The cumulative number of completed items at each number of steps; both arrays are ascending. */
export interface Curve {
  readonly steps: Float64Array;
  readonly within: Uint32Array;
}

export interface Line {
  readonly curve: Curve;
  /** The number of all items, completed or not. */
  readonly all: number;
  /** The number of steps at which the line ends. */
  readonly most: number;
  /** The index among the compared lines, which determines colour and dashes. */
  readonly place: number;
}

interface Props {
  readonly lines: readonly Line[];
  readonly label: string;
  readonly axis: string;
  readonly percent: (share: number) => string;
  readonly tick: (steps: number) => string;
}

const MIN_WIDTH = 500;
const PLOT_HEIGHT = 260;
const MARGIN_LEFT = 56;
const MARGIN_RIGHT = 18;
const MARGIN_TOP = 12;
const MARGIN_BOTTOM = 46;
const SHARE_TICKS = [0, 0.25, 0.5, 0.75, 1];
/** The maximum number of powers of ten with a tick. */
const MAX_POWER_TICKS = 7;

const curveStyle = (place: number) => ({
  class: `${css.line} lane-colour-${(place % LANE_COLOUR_COUNT) + 1}`,
  "stroke-dasharray": dashOf(place).join(" "),
});

/** A sample of a line, for a legend. */
export function LineSample({ place }: { readonly place: number }) {
  return (
    <svg class="steps-key" viewBox="0 0 28 10" width="28" height="10" aria-hidden="true">
      <path {...curveStyle(place)} d="M0 5h28" />
    </svg>
  );
}

export function StepsPlot({ lines, label, axis, percent, tick }: Props) {
  const { place, measuredWidth } = useMeasuredWidth(MIN_WIDTH);
  // Adding 1 lets the logarithmic axis show 0 steps as well.
  const range = drawableRange(1, 1 + Math.max(1, ...lines.map((line) => line.most)), true);
  const space = measuredWidth - MARGIN_LEFT - MARGIN_RIGHT - 10;
  const x = (steps: number) => MARGIN_LEFT + 10 + shareOf(range, 1 + steps) * space;
  const y = (share: number) =>
    PLOT_HEIGHT - MARGIN_BOTTOM - share * (PLOT_HEIGHT - MARGIN_BOTTOM - MARGIN_TOP);
  const powers = drawableRange(1, Math.max(range.high - 1, 1), true);
  const marks = [0, ...(range.high - 1 < 10 ? [1] : ticksOf(powers, { most: MAX_POWER_TICKS }))];
  return (
    <Chart
      class={css.root}
      place={place}
      label={label}
      wide={measuredWidth}
      high={PLOT_HEIGHT}
      field={{ left: MARGIN_LEFT, right: measuredWidth - MARGIN_RIGHT, top: y(1), bottom: y(0) }}
      up={SHARE_TICKS.map((share) => ({ at: y(share), text: percent(share) }))}
      across={marks
        .filter((steps) => steps <= range.high - 1)
        .map((steps) => ({ at: x(steps), text: tick(steps) }))}
      upright
      axis={{ text: axis, x: (MARGIN_LEFT + measuredWidth - MARGIN_RIGHT) / 2, y: PLOT_HEIGHT - 6 }}
    >
      {lines.map((line) => (
        <path key={line.place} {...curveStyle(line.place)} d={stepPath(line, x, y)} />
      ))}
    </Chart>
  );
}

/**
 * Returns the path of a line, which rises at each number of steps at which an item was completed. Rises less than half
 * a unit apart are merged.
 */
function stepPath(
  { all, most, curve: { steps, within } }: Line,
  x: (steps: number) => number,
  y: (share: number) => number,
): string {
  let path = `M${x(0)} ${y(0)}`;
  let at = x(0);
  let share = 0;
  for (const [index, entry] of steps.entries()) {
    if (x(entry) - at >= 0.5) {
      at = x(entry);
      path += `V${y(share).toFixed(1)}H${at.toFixed(1)}`;
    }
    share = (within[index] ?? 0) / all;
  }
  return `${path}V${y(share).toFixed(1)}H${x(most).toFixed(1)}`;
}
