/** A position as a drawing, black on white: sharp at any size, and independent of the theme of the page. */
import { boxSize } from "../../text/digits";
import { candidatesOf, digitAt, digitsIn, type Position } from "../position";
import { digitSymbol } from "./format";

/** Which marks are drawn: the player's own, the remaining candidates of every cell, or none. */
export type Marks = "own" | "left" | "none";

/** The side of a cell, in units of the drawing. */
const CELL_SIZE = 60;

/** Background colours of cells, as in the light theme. */
const CELL_COLOURS = [
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
const CORNER_POSITIONS = [
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
export function renderSvg(position: Position, marks: Marks): string {
  const { side, candidateColours } = position;
  const box = boxSize(position.box);
  const size = side * CELL_SIZE;
  const left = candidatesOf(position);
  const grounds: string[] = [];
  const texts: string[] = [];
  const text = (what: string, x: number, y: number, height: number, bold = false) =>
    texts.push(
      `<text x="${roundCoordinate(x)}" y="${roundCoordinate(y + height * 0.36)}" font-size="${roundCoordinate(height)}"${bold ? ' font-weight="700"' : ""}>${what}</text>`,
    );
  for (let cell = 0; cell < side * side; cell++) {
    const [x, y] = [(cell % side) * CELL_SIZE, Math.floor(cell / side) * CELL_SIZE];
    const digit = digitAt(position, cell);
    const given = (position.givens[cell] ?? 0) > 0;
    if (marks !== "none")
      grounds.push(...colourStripes(digitsIn(position.colours[cell] ?? 0), x, y));
    if (digit > 0) {
      text(digitSymbol(digit, side), x + CELL_SIZE / 2, y + CELL_SIZE / 2, CELL_SIZE * 0.62, given);
      continue;
    }
    if (marks === "none") continue;
    const coloured = digitsIn(2 ** side - 1).filter((one) =>
      candidateColours.has(cell * side + one - 1),
    );
    const own = position.centre[cell] ?? 0;
    if (marks === "left" || coloured.length > 0) {
      // Each digit has its own place, with as many places per row as the box has columns.
      const [width, height] = [CELL_SIZE / box.columns, CELL_SIZE / box.rows];
      for (const digit of digitsIn(left[cell] ?? 0)) {
        const [across, down] = [(digit - 1) % box.columns, Math.floor((digit - 1) / box.columns)];
        const [cx, cy] = [x + (across + 0.5) * width, y + (down + 0.5) * height];
        const colour = candidateColours.get(cell * side + digit - 1);
        const pitch = Math.min(width, height);
        if (colour !== undefined) {
          const r = roundCoordinate(pitch * 0.46);
          grounds.push(
            `<circle cx="${roundCoordinate(cx)}" cy="${roundCoordinate(cy)}" r="${r}" fill="${CELL_COLOURS[colour]}"/>`,
          );
        }
        text(digitSymbol(digit, side), cx, cy, pitch * 0.7);
      }
    } else if (own > 0) {
      const digits = digitsIn(own & ~(position.struck[cell] ?? 0));
      const height = Math.min(0.3, 0.9 / (digits.length * 0.62)) * CELL_SIZE;
      const line = digits.map((one) => digitSymbol(one, side)).join("");
      if (line !== "") text(line, x + CELL_SIZE / 2, y + CELL_SIZE / 2, height);
    }
    if (marks === "left") continue;
    for (const [at, one] of digitsIn(position.corner[cell] ?? 0).entries()) {
      const [cx, cy] = CORNER_POSITIONS[at % CORNER_POSITIONS.length] ?? [0.5, 0.5];
      text(digitSymbol(one, side), x + cx * CELL_SIZE, y + cy * CELL_SIZE, CELL_SIZE * 0.22);
    }
  }
  const lines = (every: number, down: boolean) =>
    Array.from({ length: side / every + 1 }, (_, at) =>
      down ? `M${at * every * CELL_SIZE} 0V${size}` : `M0 ${at * every * CELL_SIZE}H${size}`,
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
const colourStripes = (colours: readonly number[], x: number, y: number): readonly string[] =>
  colours.map((colour, at) => {
    const width = CELL_SIZE / colours.length;
    return `<rect x="${roundCoordinate(x + at * width)}" y="${y}" width="${roundCoordinate(width)}" height="${CELL_SIZE}" fill="${CELL_COLOURS[colour - 1]}"/>`;
  });

const roundCoordinate = (number: number) => Math.round(number * 100) / 100;
