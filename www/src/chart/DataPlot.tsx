/** A plot of measured values as dots, bars or a line, on linear or logarithmic axes. */

import { type AxisRange, drawableRange, labelledTicks, shareOf } from "sudoku-lab/plot";
import { Chart, useMeasuredWidth } from "./Chart";
import * as css from "./DataPlot.module.css";

export type Point = readonly [x: number, y: number];

export interface PlotAxis {
  readonly title: string;
  readonly log: boolean;
  readonly text: (value: number) => string;
  /** Values that the axis always includes, whatever the data are. */
  readonly include?: readonly number[];
}

interface Props {
  readonly label: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly kind: "dots" | "bars" | "line";
  /** The coordinates of each value; for a bar, its left edge and its height. */
  readonly points: readonly Point[];
  /** The width of a bar, in units of the horizontal axis. */
  readonly width?: number;
  /** The points of a second, dashed line. */
  readonly fit?: readonly Point[];
  /** The labels of the line and of the second line, if there is one, placed next to their last points. */
  readonly names?: readonly [line: string, fit?: string];
  /**
   * The minimum numbers of characters for which the plot reserves space: for the labels of its vertical axis and for
   * the names of its lines. Plots above each other that have the same numbers have axes of equal width.
   */
  readonly room?: { readonly labels: number; readonly names: number };
}

const MIN_WIDTH = 260;
const PLOT_HEIGHT = 220;
const MARGIN_RIGHT = 24;
const MARGIN_TOP = 26;
const MARGIN_BOTTOM = 42;
/**
 * The mean width of a character of a label, the distance of a label from its axis, and the minimum distances between
 * two labels on the horizontal and on the vertical axis, in pixels.
 */
const CHARACTER_WIDTH = 7;
const LABEL_SPACE = 12;
const LABEL_GAP = 14;
const LINE_GAP = 26;
/** The distance of the name of a line from its last point, and between the baselines of two names, in pixels. */
const NAME_SPACE = 6;
const NAME_GAP = 15;

/**
 * Returns the left edge of a bar. A logarithmic axis cannot show 0, so a bar that begins there is cut to half its
 * width.
 */
const leftOf = (x: number, width: number, log: boolean) => (log ? Math.max(x, width / 2) : x);

function rangeOf(axis: PlotAxis, values: readonly number[]): AxisRange {
  const shown = [...values, ...(axis.include ?? [])].filter((one) => !axis.log || one > 0);
  const smallest = shown.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const largest = shown.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  return drawableRange(smallest, largest, axis.log);
}

interface EndLabel {
  readonly text: string;
  /** Whether it names the second line. */
  readonly fit: boolean;
  readonly at: number;
  readonly height: number;
}

/**
 * Places the names of one or two lines to the right of their ends, so that no name crosses a line or overlaps another
 * name.
 */
function placeEndLabels(
  names: readonly (string | undefined)[],
  lines: readonly (readonly Point[])[],
  toX: (value: number) => number,
  toY: (value: number) => number,
): readonly EndLabel[] {
  const ends = lines.flatMap((line, n) => {
    const last = line.at(-1);
    return last ? [{ text: names[n] ?? "", fit: n > 0, x: toX(last[0]), y: toY(last[1]) }] : [];
  });
  const at = Math.max(0, ...ends.map(({ x }) => x)) + NAME_SPACE;
  const [upper, lower] = ends.toSorted((one, other) => one.y - other.y);
  if (!upper) return [];
  const placed = [{ text: upper.text, fit: upper.fit, at, height: upper.y }];
  if (lower) {
    const apart = Math.max(0, NAME_GAP - (lower.y - upper.y));
    placed[0] = { text: upper.text, fit: upper.fit, at, height: upper.y - apart / 2 };
    placed.push({ text: lower.text, fit: lower.fit, at, height: lower.y + apart / 2 });
  }
  return placed;
}

export function DataPlot({ label, x, y, kind, points, width = 0, fit = [], names, room }: Props) {
  const { place, measuredWidth } = useMeasuredWidth(MIN_WIDTH);
  const visiblePoints = points.filter(
    ([at, value]) => (!x.log || at + width > 0) && (!y.log || value > 0),
  );
  const across = rangeOf(
    x,
    visiblePoints.flatMap(([at]) => [leftOf(at, width, x.log), at + width]),
  );
  const up = rangeOf(
    y,
    visiblePoints.map(([, value]) => value),
  );
  const longestName = Math.max(room?.names ?? 0, ...(names ?? []).map((name = "") => name.length));
  const margin = Math.max(MARGIN_RIGHT, longestName * CHARACTER_WIDTH + NAME_SPACE);
  const [right, bottom] = [measuredWidth - margin, PLOT_HEIGHT - MARGIN_BOTTOM];
  const ticks = (
    axis: PlotAxis,
    range: AxisRange,
    length: number,
    labelRoom: (text: string) => number,
  ) => labelledTicks(range, { length, room: labelRoom, text: (all) => all.map(axis.text) });
  const upTicks = ticks(y, up, bottom - MARGIN_TOP, () => LINE_GAP);
  const longest = upTicks.reduce(
    (most, { text }) => Math.max(most, text.length),
    room?.labels ?? 0,
  );
  const start = LABEL_SPACE + longest * CHARACTER_WIDTH;
  const toX = (value: number) => start + shareOf(across, value) * (right - start);
  const toY = (value: number) => bottom - shareOf(up, value) * (bottom - MARGIN_TOP);
  const path = (all: readonly Point[]) =>
    all.map(([at, value]) => `${toX(at).toFixed(1)},${toY(value).toFixed(1)}`).join(" ");
  const fitted = fit.filter(([, value]) => !y.log || value > 0);
  const labels = names ? placeEndLabels(names, [visiblePoints, fitted], toX, toY) : [];
  return (
    <Chart
      class={css.root}
      place={place}
      label={label}
      wide={measuredWidth}
      high={PLOT_HEIGHT}
      field={{ left: start, right, top: MARGIN_TOP, bottom }}
      across={ticks(
        x,
        across,
        right - start,
        (text) => text.length * CHARACTER_WIDTH + LABEL_GAP,
      ).map(({ value, text }) => ({ at: toX(value), text }))}
      up={upTicks.map(({ value, text }) => ({ at: toY(value), text }))}
      axis={{ text: x.title, x: (start + right) / 2, y: PLOT_HEIGHT - 6 }}
    >
      <text x={0} y={14}>
        {y.title}
      </text>
      {kind === "bars" &&
        visiblePoints.map(([at, value]) => {
          const left = toX(leftOf(at, width, x.log));
          return (
            <rect
              key={at}
              x={left}
              y={toY(value)}
              width={Math.max(1, toX(at + width) - left)}
              height={bottom - toY(value)}
            />
          );
        })}
      {kind === "dots" &&
        visiblePoints.map(([at, value], n) => (
          <circle key={n} cx={toX(at).toFixed(1)} cy={toY(value).toFixed(1)} r="2.5" />
        ))}
      {kind === "line" && <polyline points={path(visiblePoints)} />}
      {fit.length > 0 && <polyline class={css.fit} points={path(fitted)} />}
      {labels.map(({ text, fit: second, at, height }) => (
        <text key={text} x={at} y={height} class={second ? `${css.name} ${css.fitName}` : css.name}>
          {text}
        </text>
      ))}
    </Chart>
  );
}
