/** The lines and texts of a saved plot, from which both the SVG and the TikZ file are written. */
import type { Frame } from "sudoku-lab";
import { drawableRange, shareOf } from "sudoku-lab/plot";
import type { Session } from "../../../session/session";
import type { Palette } from "../../../ui/colours";
import { describePlot, ticksOn } from "./description";
import { spread } from "./ends";
import { columnsOf, type Group } from "./groups";
import type { Scales } from "./settings";
import { summarize } from "./summary";
import { textWidth } from "./text-width";

/** The minimum size of a drawing; long texts and long legends make it larger. */
const WIDTH = 720;
const HEIGHT = 420;
const LEFT = 64;
const RIGHT = 640;
const TOP = 40;
const BOTTOM = 300;
/** The gap between the plot and the text of a reference, and between a text and the edge of the drawing, CSS pixels. */
const REFERENCE_GAP = 6;
const MARGIN = 12;
/** The position of the legend, which has two columns, or one if a name is wider than its column, CSS pixels. */
const LEGEND_TOP = 356;
const LEGEND_LINE = 18;
const LEGEND_COLUMN = 320;
/** The distance from the left edge of a column to the name, CSS pixels. */
const LEGEND_NAME = 36;

/** The font sizes of the heading and of other texts, CSS pixels. */
export const FONT_SIZE = { heading: 16, other: 12 };
/** The minimum distance between the baselines of references' texts, CSS pixels. */
const REFERENCE_LINE = 14;

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
  const half = REFERENCE_LINE / 2;
  return spread(
    heights.map((height) => height - half),
    heights.map(() => REFERENCE_LINE),
    top - half,
    bottom + half,
  );
}

export function sceneOf(
  session: Session,
  group: Group,
  scales: Scales,
  frames: readonly (Frame | null | undefined)[],
  colours: Palette,
): Scene {
  const plot = describePlot(session, group, scales, colours);
  const [along, ...curves] = plot.points(columnsOf(group, frames, scales.against));
  const none = (log: boolean) => drawableRange(Number.NaN, Number.NaN, log);
  const xRange = plot.along.range(frames) ?? none(scales.logX);
  const yRange = plot.up.range(frames) ?? none(scales.logY);
  const x = (value: number) => LEFT + shareOf(xRange, value) * (RIGHT - LEFT);
  const y = (value: number) => BOTTOM + shareOf(yRange, value) * (TOP - BOTTOM);

  const line = (from: Point, to: Point, colour: string, dash: readonly number[] = [], width = 1) =>
    ({ kind: "stroke", parts: [[from, to]], colour, width, dash, clipped: false }) as const;
  const text = (
    at: Point,
    anchor: Text["anchor"],
    what: string,
    colour = colours.muted,
    heading = false,
  ) => ({ kind: "text", at, anchor, text: what, colour, heading }) as const;

  const beside = referenceTops(
    plot.references.map(({ value }) => y(value)),
    TOP,
    BOTTOM,
  );
  const widthOf = (what: string) => textWidth(what, FONT_SIZE.other, colours.font);
  const names = Math.max(0, ...plot.lines.map(({ name }) => LEGEND_NAME + widthOf(name)));
  const columns = names + MARGIN > LEGEND_COLUMN ? 1 : 2;
  const ends = [
    LEFT + names,
    ...plot.references.map(({ text }) => RIGHT + REFERENCE_GAP + widthOf(text)),
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
    width: Math.max(WIDTH, Math.ceil(Math.max(...ends)) + MARGIN),
    height: Math.max(HEIGHT, LEGEND_TOP + Math.ceil(plot.lines.length / columns) * LEGEND_LINE),
    font: colours.font,
    paper: colours.paper,
    clip: [
      [LEFT, TOP - 2],
      [RIGHT, BOTTOM + 2],
    ],
    items: [
      text([LEFT, 24], "start", plot.title, colours.ink, true),
      ...(plot.up.title === "" ? [] : [text([RIGHT, 24], "end", plot.up.title)]),
      ...ticksOn(plot.up, yRange, BOTTOM - TOP, () => LINE_HEIGHT).flatMap((tick) => {
        const at = y(tick.value);
        return [
          line([LEFT, at], [RIGHT, at], colours.faint),
          text([LEFT - 8, at + 4], "end", tick.text),
        ];
      }),
      ...ticksOn(plot.along, xRange, RIGHT - LEFT, labelWidth).flatMap((tick) => {
        const at = x(tick.value);
        return [
          line([at, TOP], [at, BOTTOM], colours.faint),
          text([at, BOTTOM + 16], "middle", tick.text),
        ];
      }),
      text([(LEFT + RIGHT) / 2, BOTTOM + 34], "middle", plot.along.title),
      ...plot.targets.map((value) => line([LEFT, y(value)], [RIGHT, y(value)], colours.muted)),
      // The texts of references are beside the plot, so that they do not cover the curves.
      ...plot.references.flatMap(({ value, text: what }, index) => {
        const at = y(value);
        const low = (beside[index] ?? at) + 11;
        return [
          line([LEFT, at], [RIGHT, at], colours.muted, [5, 4]),
          text([RIGHT + REFERENCE_GAP, low], "start", what),
        ];
      }),
      ...strokes,
      ...plot.lines.flatMap(({ name, colour, dash }, index) => {
        const left = LEFT + (index % columns) * LEGEND_COLUMN;
        const top = LEGEND_TOP + Math.floor(index / columns) * LEGEND_LINE;
        return [
          line([left, top - 4], [left + 28, top - 4], colour, dash, 2),
          text([left + LEGEND_NAME, top], "start", name, colours.ink),
        ];
      }),
    ],
  };
}
