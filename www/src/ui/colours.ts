import type { BoardColours } from "sudoku-lab/board";

/** What canvases draw with: the custom properties of the style sheet, read once a theme. */
export interface Palette extends BoardColours {
  readonly muted: string;
  readonly faint: string;
  readonly lanes: readonly string[];
  /** Grounds of cells that a person colours. */
  readonly marks: readonly string[];
  readonly accent: string;
}

/** Lanes that have a colour of their own; more of them begin again. */
export const COLOURS = 8;

/** Colours that a person can give to a cell. */
const MARKS = 9;

/** On and off lengths of a lane's line, in CSS pixels. */
const dashes: readonly (readonly number[])[] = [
  [],
  [7, 3],
  [2, 2.5],
  [9, 3, 2, 3],
  [4, 2],
  [12, 4],
  [2, 4],
  [6, 2, 2, 2, 2, 2],
];

/** A lane's dash; a further series of the same lane takes the next ones. */
export const dashOf = (lane: number, series = 0): number[] => [
  ...(dashes[(lane + 3 * series) % dashes.length] ?? []),
];

let cached: { readonly at: number; readonly palette: Palette } | undefined;

/** The colours of now; `at` counts the changes of theme. */
export function readPalette(at: number): Palette {
  if (cached?.at === at) return cached.palette;
  // As a colour, not as a property: only so is it known whether the page is light or dark.
  const probe = document.createElement("i");
  probe.style.forcedColorAdjust = "none"; // where colours are forced, all would read alike
  document.documentElement.append(probe);
  const style = getComputedStyle(probe);
  const get = (name: string) => {
    probe.style.color = `var(--${name})`;
    return style.color;
  };
  const palette: Palette = {
    ink: get("ink"),
    muted: get("ink-2"),
    faint: get("sunken"),
    paper: get("board"),
    line: get("grid"),
    bold: get("grid-strong"),
    danger: get("bad"),
    font: style.fontFamily,
    accent: get("accent"),
    marks: Array.from({ length: MARKS }, (_, index) => get(`mark-${index + 1}`)),
    lanes: Array.from({ length: COLOURS }, (_, index) => get(`lane-${index + 1}`)),
  };
  probe.remove();
  cached = { at, palette };
  return palette;
}

export const laneColour = ({ lanes, ink }: Palette, lane: number) => lanes[lane % COLOURS] ?? ink;

/** How much of the page's ink (above zero) or of its paper (below) the colours of a lane's further series have. */
const SHADES = [0, 0.6, -0.325, -0.22, -0.11];

/** The shade of a lane's series: the first has the lane's own colour. */
const shadeOf = (series: number) => SHADES[series % SHADES.length] ?? 0;

const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];

/** The colour of one of a lane's series, as `rgb()`: of several in one plot, each has its own shade. */
export function seriesColour(palette: Palette, lane: number, series: number): string {
  const [own, shade] = [laneColour(palette, lane), shadeOf(series)];
  if (shade === 0) return own;
  const other = channels(shade > 0 ? palette.ink : palette.paper);
  const mixed = channels(own).map((channel, at) => {
    return Math.round(channel + Math.abs(shade) * ((other[at] ?? 0) - channel));
  });
  return `rgb(${mixed.slice(0, 3).join(" ")})`;
}

/**
 * The same colour for a style sheet, within an element of the lane's colour. A plot stands on a panel;
 * `--board` is a length beside lanes.
 */
export function seriesColourCss(series: number): string {
  const shade = shadeOf(series);
  const other = shade > 0 ? "var(--ink)" : "var(--surface)";
  return `color-mix(in srgb, var(--lane), ${other} ${100 * Math.abs(shade)}%)`;
}
