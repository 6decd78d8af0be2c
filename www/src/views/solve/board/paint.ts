/**
 * Paints the layer below the digits of a board (shades, colours and marks) on one canvas, because a board may have
 * thousands of marks.
 */
import type { Overlay } from "sudoku-lab/board";
import { bitOf, candidatesOf, digitAt, digitsIn, type Position } from "../../../play/position";
import { boxSize, glyph } from "../../../text/digits";
import type { Palette } from "../../../ui/colours";
import type { Surface } from "../../../ui/surface";

export interface BoardLook {
  readonly position: Position;
  /** Whether the page computes the candidates. */
  readonly auto: boolean;
  /** Whether each candidate has a fixed place in its cell. */
  readonly places: boolean;
  /** The digit that is highlighted in all cells that have or may have it; 0 for none. */
  readonly filter: number;
  /** The digit whose cells are shaded; 0 for none. */
  readonly same: number;
  readonly overlay: Overlay | null;
  readonly palette: Palette;
}

/** The places of corner marks as shares of a cell: first the corners, then the places between them. */
const CORNER_POSITIONS = [
  [0.17, 0.19],
  [0.83, 0.19],
  [0.17, 0.83],
  [0.83, 0.83],
  [0.5, 0.19],
  [0.5, 0.83],
  [0.17, 0.51],
  [0.83, 0.51],
] as const;

/**
 * The maximum number of candidates on one line. More candidates are drawn at fixed places, where they stay large enough
 * to read.
 */
const MAX_CANDIDATES_PER_LINE = 6;

/** Returns a predicate for cells with marked or coloured candidates: all their candidates are shown at fixed places. */
function hasFixedPlaces({ overlay, position }: BoardLook): (cell: number) => boolean {
  const marked = new Set(overlay?.marks.flatMap(({ cell, digit }) => (digit > 0 ? [cell] : [])));
  for (const link of overlay?.links ?? []) marked.add(link.from[0]).add(link.to[0]);
  for (const key of position.candidateColours.keys()) marked.add(Math.floor(key / position.side));
  return (cell) => marked.has(cell);
}

export function paintMarks({ context, width: size }: Surface, boardLook: BoardLook): void {
  const { position: p, filter, same, palette } = boardLook;
  const { side } = p;
  const box = boxSize(p.box);
  const cellSize = size / side;
  const drawnOn = hasFixedPlaces(boardLook);
  const believed = candidatesOf(p);
  context.clearRect(0, 0, size, size);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let cell = 0; cell < side * side; cell++) {
    const [left, top] = [(cell % side) * cellSize, Math.floor(cell / side) * cellSize];
    const digit = digitAt(p, cell);
    const [centre = 0, corner = 0, colours = 0] = [p.centre[cell], p.corner[cell], p.colours[cell]];
    const set = believed[cell] ?? 0;
    colourCell(left, top, digitsIn(colours));
    if (digit > 0) {
      if (digit === filter || digit === same) shadeRect(left, top, digit === filter ? 0.3 : 0.16);
      continue;
    }
    if (filter > 0 && set & bitOf(filter)) shadeRect(left, top, 0.1);
    const noted = centre & ~(p.struck[cell] ?? 0);
    if (boardLook.auto || drawnOn(cell)) drawCandidates(cell, left, top, set);
    else if (boardLook.places || digitsIn(noted).length > MAX_CANDIDATES_PER_LINE)
      drawCandidates(cell, left, top, noted);
    else if (noted > 0) drawCentreMarks(left, top, noted);
    if (corner > 0) drawCornerMarks(left, top, corner);
  }

  function shadeRect(left: number, top: number, weight: number) {
    context.globalAlpha = weight;
    context.fillStyle = palette.accent;
    context.fillRect(left, top, cellSize, cellSize);
    context.globalAlpha = 1;
  }

  /** Fills a cell with its colours; several colours divide the cell into sectors, the first from the top. */
  function colourCell(left: number, top: number, all: readonly number[]) {
    if (all.length === 0) return;
    context.save();
    context.beginPath();
    context.rect(left, top, cellSize, cellSize);
    context.clip();
    for (const [index, colour] of all.entries()) {
      const angle = (part: number) => (part / all.length) * 2 * Math.PI - Math.PI / 2 + 0.4;
      context.fillStyle = palette.marks[colour - 1] ?? palette.faint;
      context.beginPath();
      if (all.length === 1) context.rect(left, top, cellSize, cellSize);
      else {
        context.moveTo(left + cellSize / 2, top + cellSize / 2);
        context.arc(
          left + cellSize / 2,
          top + cellSize / 2,
          cellSize,
          angle(index),
          angle(index + 1),
        );
      }
      context.fill();
    }
    context.restore();
  }

  function drawDigit(digit: number, x: number, y: number, height: number) {
    const strong = digit === filter;
    context.font = `${strong ? 700 : 450} ${height}px ${palette.font}`;
    context.fillStyle = strong ? palette.accent : palette.ink;
    context.fillText(glyph(digit, side), x, y);
  }

  function drawCandidates(cell: number, left: number, top: number, all: number) {
    const pitch = Math.min(cellSize / box.columns, cellSize / box.rows);
    for (const digit of digitsIn(all)) {
      const x = left + (((digit - 1) % box.columns) + 0.5) * (cellSize / box.columns);
      const y = top + (Math.floor((digit - 1) / box.columns) + 0.5) * (cellSize / box.rows);
      const own = p.candidateColours.get(cell * side + digit - 1);
      if (own !== undefined) {
        context.fillStyle = palette.marks[own] ?? palette.faint;
        context.beginPath();
        context.arc(x, y, pitch * 0.48, 0, 7);
        context.fill();
      }
      const wide = glyph(digit, side).length > 1;
      drawDigit(digit, x, y + pitch * 0.04, pitch * (wide ? 0.6 : 0.74));
    }
  }

  /** Writes candidates side by side; more candidates get smaller letters. */
  function drawCentreMarks(left: number, top: number, all: number) {
    const digits = digitsIn(all);
    const aspectRatio = digits.some((digit) => glyph(digit, side).length > 1) ? 1.15 : 0.64;
    const height = Math.min(0.3, 0.86 / (digits.length * aspectRatio)) * cellSize;
    for (const [index, digit] of digits.entries()) {
      const x = left + cellSize / 2 + (index - (digits.length - 1) / 2) * height * aspectRatio;
      drawDigit(digit, x, top + cellSize * 0.52, height);
    }
  }

  function drawCornerMarks(left: number, top: number, all: number) {
    const digits = digitsIn(all);
    if (digits.length > CORNER_POSITIONS.length) {
      drawCentreMarks(left, top - cellSize * 0.3, all);
      return;
    }
    for (const [index, digit] of digits.entries()) {
      const [x, y] = CORNER_POSITIONS[index] ?? [0.5, 0.5];
      drawDigit(
        digit,
        left + x * cellSize,
        top + y * cellSize,
        cellSize * (side > 9 ? 0.26 : 0.24),
      );
    }
  }
}
