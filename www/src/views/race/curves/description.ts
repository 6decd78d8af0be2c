/** The description of a plot of curves, from which both the live plot and the exported drawing are made. */
import type { Frame } from "sudoku-lab";
import { type AxisRange, type LabelledTick, labelledTicks } from "sudoku-lab/plot";
import type { Session } from "../../../session/session";
import type { Palette } from "../../../ui/colours";
import { dashOf, seriesColour } from "../../../ui/series-colours";
import { words } from "../../../words/curves";
import { alongRange, valueRange } from "./extent";
import { type CurveColumns, type CurveGroup, formatAxisValues } from "./groups";
import { type Reference, referenceLines, solutionValues } from "./references";
import { MIN_LOG_VALUE, type Scales } from "./settings";
import { nameOf } from "./summary";

type Frames = readonly (Frame | null | undefined)[];

/** A line of a plot. */
export interface PlotLine {
  readonly lane: number;
  readonly name: string;
  readonly colour: string;
  /** The lengths of dashes and gaps, and the width of the line, CSS pixels. */
  readonly dash: readonly number[];
  readonly width: number;
}

/** An axis of a plot. */
export interface PlotAxis {
  readonly log: boolean;
  readonly title: string;
  /** Whether only whole numbers are meaningful on the axis. */
  readonly whole: boolean;
  /** The part of the axis that is shown; `null` if there is nothing to show. */
  range(frames: Frames): AxisRange | null;
}

export interface PlotDescription {
  readonly title: string;
  readonly along: PlotAxis;
  readonly up: PlotAxis;
  readonly lines: readonly PlotLine[];
  /** The values of a solution, drawn as solid lines across the plot. */
  readonly targets: readonly number[];
  /** The values that papers print, drawn as dashed lines across the plot. */
  readonly references: readonly Reference[];
  /**
   * Returns the points of the lines, adapted to the axes: a logarithm has no zero, so the first position is moved to
   * the edge, and values that are not positive are left out.
   */
  points(columns: CurveColumns): CurveColumns;
}

export function describePlot(
  session: Session,
  group: CurveGroup,
  scales: Scales,
  colours: Palette,
): PlotDescription {
  const { against, logX, logY } = scales;
  const canShow = (value: number) => !logY || value > 0;
  return {
    title: group.title,
    along: {
      log: logX,
      title: words.axes[against],
      whole: against === "step",
      range: (frames) => alongRange(session, group, frames, scales),
    },
    up: {
      log: logY,
      title: group.unit === group.title ? "" : group.unit,
      whole: false,
      range: (frames) => valueRange(session, group, frames, scales),
    },
    lines: group.curves.map((curve) => ({
      lane: curve.lane,
      name: nameOf(curve, group),
      colour: seriesColour(colours, curve.lane, curve.within),
      dash: dashOf(curve.lane, curve.within),
      width: curve.within === 0 ? 2 : 1.25,
    })),
    targets: solutionValues(group.curves).filter(canShow),
    references: referenceLines(group.curves).filter(({ value }) => canShow(value)),
    points([axis, ...curves]) {
      const along = logX ? axis.map((x) => Math.max(x, MIN_LOG_VALUE[against])) : axis;
      const drawable = (value: number | null | undefined) =>
        typeof value === "number" && !canShow(value) ? null : value;
      return [along, ...(logY ? curves.map((curve) => curve.map(drawable)) : curves)];
    },
  };
}

/** Returns the ticks of an axis of a given length, CSS pixels: as many as have space for their labels. */
export const ticksOn = (
  { log, whole }: PlotAxis,
  { low, high }: Pick<AxisRange, "low" | "high">,
  length: number,
  room: (text: string) => number,
): readonly LabelledTick[] =>
  labelledTicks({ low, high, log }, { length, whole, text: formatAxisValues, room });
