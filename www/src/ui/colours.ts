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
