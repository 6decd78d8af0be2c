/**
 * The state of a run as a board on a canvas, drawn alike for every algorithm: a given is dark, a digit that was found
 * has the colour of the run, and a candidate is a dot at the place of its digit whose size is its weight.
 */
import type { Frame, Puzzle } from "../types.js";
import { glyphImage } from "./glyphs.js";
import { clashingCells } from "./houses.js";
import { shapesOf } from "./overlay.js";
import { paintOverlay } from "./paint-overlay.js";
import { boxSize, digitText } from "./size.js";
import type { BoardColours, Surface } from "./surface.js";

/**
 * The weight above which a digit is shown; below it, the candidate is a dot until the run has ended. Of two equal
 * weights, neither is above it.
 */
const MIN_DIGIT_WEIGHT = 0.5;
/** The distance between dots, in CSS pixels, below which a cell is shaded instead. */
const MIN_DOT_PITCH_PX = 4;

/**
 * Heights of digits, as shares of the height of a cell: on grids up to 9×9, and on larger grids, whose cells are small,
 * for one and for two characters.
 */
const DIGIT_HEIGHT = 0.62;
const LARGE_GRID_DIGIT_HEIGHT = 0.8;
const TWO_CHARACTER_HEIGHT = 0.68;

/** The style of a board. */
export interface BoardStyle {
  /** The colour of the run. */
  readonly colour: string;
  readonly colours: BoardColours;
  /** Whether every digit is shown, however low its weight, as at the end of a run. */
  readonly final?: boolean;
  /** Whether grids above 9×9 show numbers instead of letters. */
  readonly numbers?: boolean;
  /** The appearance of candidates: dots whose size is their weight, or digits. */
  readonly candidates?: "dots" | "digits";
  /** Cells whose background is not tinted. */
  readonly plain?: ReadonlySet<number> | undefined;
}

/** Draws a puzzle and, if there is one, a frame of a run of it, with the marks of the frame's explanation. */
export function paintBoard(
  { context, width: size, ratio }: Surface,
  puzzle: Puzzle,
  frame: Frame | null,
  { colour, colours: palette, final = false, numbers = false, candidates, plain }: BoardStyle,
): void {
  const { side, givens } = puzzle;
  const box = boxSize(puzzle.box);
  const edge = (index: number) => Math.round((index * (size - ratio)) / side);
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, size, size);
  const pitch = size / side / Math.max(box.rows, box.columns);
  const shaded = pitch / ratio < MIN_DOT_PITCH_PX;
  const shown = frame && shownDigits(frame, givens, final || shaded);
  // The digits of a solution are right, however low their weights were during the run.
  const solved = final && frame?.conflicts === 0;
  const clashing = shown ? clashingCells(shown, side, box) : new Set<number>();
  for (let cell = 0; cell < side * side; cell++) {
    const left = edge(cell % side);
    const top = edge(Math.floor(cell / side));
    const width = edge((cell % side) + 1) - left;
    const height = edge(Math.floor(cell / side) + 1) - top;
    const given = givens[cell] ?? 0;
    const digit = shown?.[cell] ?? given;
    const weights = solved ? undefined : frame?.weights.subarray(cell * side, (cell + 1) * side);
    if (given === 0 && digit > 0) {
      if (!plain?.has(cell)) shadeWeight(digit, weights);
    } else if (digit === 0 && weights) {
      if (shaded) shadeCertainty(weights);
      else drawDots(weights);
    }
    if (digit > 0) drawDigit(digit, given > 0, weights?.[digit - 1] ?? 1);
    if (clashing.has(cell) && given === 0) drawGivenCorner();

    function shadeWeight(value: number, all: Float32Array | undefined) {
      context.fillStyle = colour;
      context.globalAlpha = 0.03 + 0.13 * (all?.[value - 1] ?? 1);
      context.fillRect(left, top, width, height);
      context.globalAlpha = 1;
    }
    function shadeCertainty(all: Float32Array) {
      context.fillStyle = colour;
      context.globalAlpha = 0.5 * Math.max(...all);
      context.fillRect(left, top, width, height);
      context.globalAlpha = 1;
    }
    function drawDots(all: Float32Array) {
      context.fillStyle = colour;
      for (const [index, weight] of all.entries()) {
        if (weight < 0.004) continue;
        const x = left + ((index % box.columns) + 0.5) * (width / box.columns);
        const y = top + (Math.floor(index / box.columns) + 0.5) * (height / box.rows);
        if (candidates === "digits") {
          drawPencilMark(index + 1, x, y);
          continue;
        }
        context.globalAlpha = 0.28 + 0.72 * weight;
        context.beginPath();
        context.arc(x, y, pitch * (0.1 + 0.34 * Math.sqrt(weight)), 0, 7);
        context.fill();
      }
      context.globalAlpha = 1;
    }
    function drawPencilMark(value: number, x: number, y: number) {
      const written = digitText(value, side, numbers);
      const image = glyphImage(written, 450, Math.round(pitch * 0.8), palette.font, palette.ink);
      context.globalAlpha = 0.75;
      context.drawImage(image, Math.round(x - image.width / 2), Math.round(y - image.height / 2));
    }
    function drawDigit(value: number, isGiven: boolean, weight: number) {
      const written = digitText(value, side, numbers);
      const single = side > 9 ? LARGE_GRID_DIGIT_HEIGHT : DIGIT_HEIGHT;
      const share = written.length > 1 ? TWO_CHARACTER_HEIGHT : single;
      const pixels = Math.round(height * share);
      const colourOf = isGiven ? palette.ink : colour;
      const image = glyphImage(written, isGiven ? 650 : 450, pixels, palette.font, colourOf);
      context.globalAlpha = isGiven ? 1 : 0.35 + 0.65 * Math.min(1, weight);
      // The position is rounded to whole pixels, because the image would otherwise be blurred.
      const x = Math.round(left + (width + ratio - image.width) / 2);
      const y = Math.round(top + height * 0.545 - image.height / 2);
      context.drawImage(image, x, y);
      context.globalAlpha = 1;
    }
    function drawGivenCorner() {
      const arm = Math.max(3 * ratio, width * 0.24);
      context.fillStyle = palette.danger;
      context.beginPath();
      context.moveTo(left + width, top + ratio);
      context.lineTo(left + width, top + arm);
      context.lineTo(left + width - arm, top + ratio);
      context.fill();
    }
  }
  drawLines(context, size, side, box, edge, ratio, palette);
  const { explanation } = frame ?? {};
  if (!explanation) return;
  const ground = { context, size, ratio, side, edge };
  paintOverlay(ground, shapesOf(explanation, side, box, !shaded), colour, palette);
}

/**
 * Returns the digits of a frame; unless `all` is set, without those whose weight is so low that their candidates are
 * shown instead.
 */
export function shownDigits(
  { digits, weights }: Frame,
  givens: Uint8Array,
  all: boolean,
): Uint8Array {
  if (all) return digits;
  const side = Math.sqrt(digits.length);
  return digits.map((digit, cell) => {
    const sure =
      digit === 0 ||
      givens[cell] !== 0 ||
      (weights[cell * side + digit - 1] ?? 1) > MIN_DIGIT_WEIGHT;
    return sure ? digit : 0;
  });
}

function drawLines(
  context: CanvasRenderingContext2D,
  size: number,
  side: number,
  box: { readonly rows: number; readonly columns: number },
  edge: (index: number) => number,
  ratio: number,
  palette: BoardColours,
): void {
  const thin = Math.max(1, Math.round(ratio * 0.75));
  const bold = Math.max(2, Math.round(ratio * 1.5));
  for (const heavy of [false, true]) {
    context.fillStyle = heavy ? palette.bold : palette.line;
    for (let index = 0; index <= side; index++) {
      const width = heavy ? bold : thin;
      const at = Math.min(edge(index), size - width);
      if ((index % box.columns === 0) === heavy) context.fillRect(at, 0, width, size);
      if ((index % box.rows === 0) === heavy) context.fillRect(0, at, size, width);
    }
  }
}
