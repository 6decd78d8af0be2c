import type { BoardColours } from "sudoku-lab/board";

/** The colours of canvases: the custom properties of the style sheet, read once per theme. */
export interface Palette extends BoardColours {
  readonly muted: string;
  readonly faint: string;
  readonly lanes: readonly string[];
  /** The background colours that a player can give to cells. */
  readonly marks: readonly string[];
  readonly accent: string;
}

/** The number of lane colours; with more lanes the colours repeat. */
export const LANE_COLOUR_COUNT = 8;

/** The number of colours that a player can give to a cell. */
const MARK_COLOUR_COUNT = 9;

let cachedPalette: { readonly at: number; readonly palette: Palette } | undefined;

/** Returns the current colours. `at` is the counter of colour changes, which serves as the key of the cache. */
export function readPalette(at: number): Palette {
  if (cachedPalette?.at === at) return cachedPalette.palette;
  // Read as a computed colour rather than as a custom property, because only that resolves `light-dark()`.
  const probe = document.createElement("i");
  probe.style.forcedColorAdjust = "none"; // forced-colors mode would make all colours equal
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
    marks: Array.from({ length: MARK_COLOUR_COUNT }, (_, index) => get(`mark-${index + 1}`)),
    lanes: Array.from({ length: LANE_COLOUR_COUNT }, (_, index) => get(`lane-${index + 1}`)),
  };
  probe.remove();
  cachedPalette = { at, palette };
  return palette;
}

export const laneColour = ({ lanes, ink }: Palette, lane: number) =>
  lanes[lane % LANE_COLOUR_COUNT] ?? ink;
