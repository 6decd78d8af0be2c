/** The lines and texts of a saved plot, from which both the SVG and the TikZ file are written. */
import type { Frame } from "sudoku-lab";
import { drawableRange, shareOf } from "sudoku-lab/plot";
import type { Session } from "../../../session/session";
import type { Palette } from "../../../ui/colours";
import { describePlot, ticksOn } from "./description";
import { spreadLabels } from "./ends";
import { type CurveGroup, columnsOf } from "./groups";
import type { Scales } from "./settings";
import { summarize } from "./summary";
import { textWidth } from "./text-width";

/** The minimum size of a drawing; long texts and long legends make it larger. */
const MIN_WIDTH = 720;
const MIN_HEIGHT = 420;
const PLOT_LEFT = 64;
const PLOT_RIGHT = 640;
const PLOT_TOP = 40;
const PLOT_BOTTOM = 300;
/** The gap between the plot and the text of a reference, and between a text and the edge of the drawing, CSS pixels. */
const REFERENCE_GAP = 6;
const EDGE_MARGIN = 12;
/** The position of the legend, which has two columns, or one if a name is wider than its column, CSS pixels. */
const LEGEND_TOP = 356;
const LEGEND_LINE_HEIGHT = 18;
const LEGEND_COLUMN_WIDTH = 320;
/** The distance from the left edge of a column to the name, CSS pixels. */
const LEGEND_NAME_OFFSET = 36;

/** The font sizes of the heading and of other texts, CSS pixels. */
export const FONT_SIZE = { heading: 16, other: 12 };
/** The minimum distance between the baselines of references' texts, CSS pixels. */
const REFERENCE_LINE_HEIGHT = 14;

/** Formats a length or coordinate with at most two decimals. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** The gap between labels of the horizontal axis, the height of a line, and the width of a character, CSS pixels. */
const LABEL_GAP = 16;
const LINE_HEIGHT = 24;
const CHARACTER_WIDTH = 7.5;
const labelWidth = (label: string) => label.length * CHARACTER_WIDTH + LABEL_GAP;

/** A point, in CSS pixels from the left and from the top. */
export type Point = readonly [x: number, y: number];

/** A line from point to point; `dash` alternates lengths of dashes and gaps, in CSS pixels. */
export interface Stroke {
  readonly kind: "stroke";
  /** The points of each unbroken part. */
  readonly parts: readonly (readonly Point[])[];
  readonly colour: string;
  readonly width: number;
  readonly dash: readonly number[];
  /** Whether the line is clipped at the edges of the plot. */
  readonly clipped: boolean;
}

export interface Text {
  readonly kind: "text";
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
  readonly text: string;
  readonly colour: string;
  readonly heading: boolean;
}

export interface Scene {
  readonly title: string;
  /** A description of the content of the plot in words. */
  readonly summary: string;
  /** The size of the drawing, CSS pixels, large enough for all texts. */
  readonly width: number;
  readonly height: number;
  /** The font family and the background colour, as in CSS. */
  readonly font: string;
  readonly paper: string;
  /** The corners of the clipping rectangle, with a margin for the width of lines at the edges of the plot. */
  readonly clip: readonly [Point, Point];
  readonly items: readonly (Stroke | Text)[];
}

/**
 * Returns the tops of the texts of references at the given heights beside a plot from `top` to `bottom`, so that no two
 * texts overlap.
 */
export function referenceTops(
  heights: readonly number[],
  top: number,
  bottom: number,
): readonly number[] {
  const half = REFERENCE_LINE_HEIGHT / 2;
  return spreadLabels(
    heights.map((height) => height - half),
    heights.map(() => REFERENCE_LINE_HEIGHT),
    top - half,
    bottom + half,
  );
}

export function sceneOf(
  session: Session,
  group: CurveGroup,
  scales: Scales,
  frames: readonly (Frame | null | undefined)[],
  colours: Palette,
): Scene {
  const plot = describePlot(session, group, scales, colours);
  const [along, ...curves] = plot.points(columnsOf(group, frames, scales.against));
  const none = (log: boolean) => drawableRange(Number.NaN, Number.NaN, log);
  const xRange = plot.along.range(frames) ?? none(scales.logX);
  const yRange = plot.up.range(frames) ?? none(scales.logY);
  const x = (value: number) => PLOT_LEFT + shareOf(xRange, value) * (PLOT_RIGHT - PLOT_LEFT);
  const y = (value: number) => PLOT_BOTTOM + shareOf(yRange, value) * (PLOT_TOP - PLOT_BOTTOM);

  const line = (from: Point, to: Point, colour: string, dash: readonly number[] = [], width = 1) =>
    ({ kind: "stroke", parts: [[from, to]], colour, width, dash, clipped: false }) as const;
  const text = (
    at: Point,
    anchor: Text["anchor"],
    what: string,
    colour = colours.muted,
    heading = false,
  ) => ({ kind: "text", at, anchor, text: what, colour, heading }) as const;

  const referencePositions = referenceTops(
    plot.references.map(({ value }) => y(value)),
    PLOT_TOP,
    PLOT_BOTTOM,
  );
  const widthOf = (what: string) => textWidth(what, FONT_SIZE.other, colours.font);
  const names = Math.max(0, ...plot.lines.map(({ name }) => LEGEND_NAME_OFFSET + widthOf(name)));
  const columns = names + EDGE_MARGIN > LEGEND_COLUMN_WIDTH ? 1 : 2;
  const ends = [
    PLOT_LEFT + names,
    ...plot.references.map(({ text }) => PLOT_RIGHT + REFERENCE_GAP + widthOf(text)),
  ];
  const strokes = plot.lines.map(({ colour, dash, width }, index): Stroke => {
    const parts: Point[][] = [];
    let broken = true;
    for (const [at, value] of (curves[index] ?? []).entries()) {
      if (value === undefined) continue;
      if (value === null) {
        broken = true;
        continue;
      }
      if (broken) parts.push([]);
      parts.at(-1)?.push([x(along[at] ?? 0), y(value)]);
      broken = false;
    }
    return { kind: "stroke", parts, colour, width, dash, clipped: true };
  });
  return {
    title: plot.title,
    summary: summarize(group, frames),
    width: Math.max(MIN_WIDTH, Math.ceil(Math.max(...ends)) + EDGE_MARGIN),
    height: Math.max(
      MIN_HEIGHT,
      LEGEND_TOP + Math.ceil(plot.lines.length / columns) * LEGEND_LINE_HEIGHT,
    ),
    font: colours.font,
    paper: colours.paper,
    clip: [
      [PLOT_LEFT, PLOT_TOP - 2],
      [PLOT_RIGHT, PLOT_BOTTOM + 2],
    ],
    items: [
      text([PLOT_LEFT, 24], "start", plot.title, colours.ink, true),
      ...(plot.up.title === "" ? [] : [text([PLOT_RIGHT, 24], "end", plot.up.title)]),
      ...ticksOn(plot.up, yRange, PLOT_BOTTOM - PLOT_TOP, () => LINE_HEIGHT).flatMap((tick) => {
        const at = y(tick.value);
        return [
          line([PLOT_LEFT, at], [PLOT_RIGHT, at], colours.faint),
          text([PLOT_LEFT - 8, at + 4], "end", tick.text),
        ];
      }),
      ...ticksOn(plot.along, xRange, PLOT_RIGHT - PLOT_LEFT, labelWidth).flatMap((tick) => {
        const at = x(tick.value);
        return [
          line([at, PLOT_TOP], [at, PLOT_BOTTOM], colours.faint),
          text([at, PLOT_BOTTOM + 16], "middle", tick.text),
        ];
      }),
      text([(PLOT_LEFT + PLOT_RIGHT) / 2, PLOT_BOTTOM + 34], "middle", plot.along.title),
      ...plot.targets.map((value) =>
        line([PLOT_LEFT, y(value)], [PLOT_RIGHT, y(value)], colours.muted),
      ),
      // The texts of references are beside the plot, so that they do not cover the curves.
      ...plot.references.flatMap(({ value, text: what }, index) => {
        const at = y(value);
        const low = (referencePositions[index] ?? at) + 11;
        return [
          line([PLOT_LEFT, at], [PLOT_RIGHT, at], colours.muted, [5, 4]),
          text([PLOT_RIGHT + REFERENCE_GAP, low], "start", what),
        ];
      }),
      ...strokes,
      ...plot.lines.flatMap(({ name, colour, dash }, index) => {
        const left = PLOT_LEFT + (index % columns) * LEGEND_COLUMN_WIDTH;
        const top = LEGEND_TOP + Math.floor(index / columns) * LEGEND_LINE_HEIGHT;
        return [
          line([left, top - 4], [left + 28, top - 4], colour, dash, 2),
          text([left + LEGEND_NAME_OFFSET, top], "start", name, colours.ink),
        ];
      }),
    ],
  };
}
