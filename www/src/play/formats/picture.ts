/** A position as a drawing, black on white: sharp at any size, and independent of the theme of the page. */
import { boxSize } from "../../text/digits";
import { candidatesOf, digitAt, digitsIn, type Position } from "../position";
import { symbol } from "./format";

/** Which marks are drawn: the player's own, the remaining candidates of every cell, or none. */
export type Marks = "own" | "left" | "none";

/** The side of a cell, in units of the drawing. */
const CELL = 60;

/** Background colours of cells, as in the light theme. */
const COLOURS = [
  "#ffb9b9",
  "#ffd2a6",
  "#fff0a0",
  "#c3ecae",
  "#a8e8dd",
  "#b9d7ff",
  "#dccaff",
  "#ffc8e8",
  "#d5d5d5",
] as const;

/** The positions of corner marks, as fractions of a cell: the corners, then the places between them. */
const CORNERS = [
  [0.15, 0.2],
  [0.85, 0.2],
  [0.15, 0.85],
  [0.85, 0.85],
  [0.5, 0.2],
  [0.5, 0.85],
  [0.15, 0.52],
  [0.85, 0.52],
] as const;

/** Returns a drawing as the text of an SVG file. */
export function svg(position: Position, marks: Marks): string {
  const { side, candidateColours } = position;
  const box = boxSize(position.box);
  const size = side * CELL;
  const left = candidatesOf(position);
  const grounds: string[] = [];
  const texts: string[] = [];
  const text = (what: string, x: number, y: number, height: number, bold = false) =>
    texts.push(
      `<text x="${round(x)}" y="${round(y + height * 0.36)}" font-size="${round(height)}"${bold ? ' font-weight="700"' : ""}>${what}</text>`,
    );
  for (let cell = 0; cell < side * side; cell++) {
    const [x, y] = [(cell % side) * CELL, Math.floor(cell / side) * CELL];
    const digit = digitAt(position, cell);
    const given = (position.givens[cell] ?? 0) > 0;
    if (marks !== "none") grounds.push(...stripes(digitsIn(position.colours[cell] ?? 0), x, y));
    if (digit > 0) {
      text(symbol(digit, side), x + CELL / 2, y + CELL / 2, CELL * 0.62, given);
      continue;
    }
    if (marks === "none") continue;
    const coloured = digitsIn(2 ** side - 1).filter((one) =>
      candidateColours.has(cell * side + one - 1),
    );
    const own = position.centre[cell] ?? 0;
    if (marks === "left" || coloured.length > 0) {
      // Each digit has its own place, with as many places per row as the box has columns.
      const [wide, high] = [CELL / box.columns, CELL / box.rows];
      for (const one of digitsIn(left[cell] ?? 0)) {
        const [across, down] = [(one - 1) % box.columns, Math.floor((one - 1) / box.columns)];
        const [cx, cy] = [x + (across + 0.5) * wide, y + (down + 0.5) * high];
        const colour = candidateColours.get(cell * side + one - 1);
        const pitch = Math.min(wide, high);
        if (colour !== undefined) {
          const r = round(pitch * 0.46);
          grounds.push(
            `<circle cx="${round(cx)}" cy="${round(cy)}" r="${r}" fill="${COLOURS[colour]}"/>`,
          );
        }
        text(symbol(one, side), cx, cy, pitch * 0.7);
      }
    } else if (own > 0) {
      const digits = digitsIn(own & ~(position.struck[cell] ?? 0));
      const height = Math.min(0.3, 0.9 / (digits.length * 0.62)) * CELL;
      const line = digits.map((one) => symbol(one, side)).join("");
      if (line !== "") text(line, x + CELL / 2, y + CELL / 2, height);
    }
    if (marks === "left") continue;
    for (const [at, one] of digitsIn(position.corner[cell] ?? 0).entries()) {
      const [cx, cy] = CORNERS[at % CORNERS.length] ?? [0.5, 0.5];
      text(symbol(one, side), x + cx * CELL, y + cy * CELL, CELL * 0.22);
    }
  }
  const lines = (every: number, down: boolean) =>
    Array.from({ length: side / every + 1 }, (_, at) =>
      down ? `M${at * every * CELL} 0V${size}` : `M0 ${at * every * CELL}H${size}`,
    ).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="${size + 8}" height="${size + 8}">`,
    `<rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff"/>`,
    ...grounds,
    `<path d="${lines(1, true)}${lines(1, false)}" stroke="#000" stroke-width="1" fill="none"/>`,
    `<path d="${lines(box.columns, true)}${lines(box.rows, false)}" stroke="#000" stroke-width="4" fill="none" stroke-linecap="square"/>`,
    '<g fill="#000" text-anchor="middle" font-family="Helvetica, Arial, sans-serif">',
    ...texts,
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

/** Returns the stripes of several colours that share a cell. */
const stripes = (colours: readonly number[], x: number, y: number): readonly string[] =>
  colours.map((colour, at) => {
    const width = CELL / colours.length;
    return `<rect x="${round(x + at * width)}" y="${y}" width="${round(width)}" height="${CELL}" fill="${COLOURS[colour - 1]}"/>`;
  });

const round = (number: number) => Math.round(number * 100) / 100;
