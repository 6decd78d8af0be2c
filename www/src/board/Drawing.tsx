/** A board as an SVG drawing, which is sharp at any size and in print. */
import { boxSize, glyph } from "../text/digits";

/** The side length of a cell, in units of the drawing. */
const CELL_SIZE = 10;

/**
 * The font sizes of digits, in units of the drawing. The cells of grids above 9×9 are displayed smaller, so their
 * digits fill more of the cell.
 */
const DIGIT_HEIGHT = 6.6;
const LARGE_GRID_DIGIT_HEIGHT = 8;
const TWO_CHARACTER_HEIGHT = 6.8;
/** The distance from the centre of a digit down to its baseline, as a fraction of the font size. */
const BASELINE_OFFSET = 0.356;

interface Props {
  readonly label: string;
  readonly side: number;
  readonly box: string;
  readonly givens: Uint8Array;
  /** Digits that are drawn faintly in the blank cells. */
  readonly solution?: Uint8Array | null;
}

export function Drawing({ label, side, box, givens, solution }: Props) {
  const size = side * CELL_SIZE;
  const { rows, columns } = boxSize(box);
  const indices = Array.from({ length: side + 1 }, (_, index) => index);
  const single = side > 9 ? LARGE_GRID_DIGIT_HEIGHT : DIGIT_HEIGHT;
  const across = (at: number) => `M0 ${at * CELL_SIZE}H${size}`;
  const down = (at: number) => `M${at * CELL_SIZE} 0V${size}`;
  const lines = indices.flatMap((at) => [across(at), down(at)]).join("");
  const bold = [
    ...indices.filter((at) => at % rows === 0).map(across),
    ...indices.filter((at) => at % columns === 0).map(down),
  ].join("");
  return (
    <svg viewBox={`-1 -1 ${size + 2} ${size + 2}`} role="img" aria-label={label}>
      <path d={lines} stroke="currentColor" stroke-width={0.25} fill="none" />
      <path d={bold} stroke="currentColor" stroke-width={0.9} fill="none" stroke-linecap="square" />
      <g fill="currentColor" text-anchor="middle">
        {Array.from(givens, (given, cell) => {
          const digit = given || (solution?.[cell] ?? 0);
          if (digit === 0) return null;
          const text = glyph(digit, side);
          const height = text.length > 1 ? TWO_CHARACTER_HEIGHT : single;
          return (
            <text
              key={cell}
              font-size={height}
              x={((cell % side) + 0.5) * CELL_SIZE}
              y={(Math.floor(cell / side) + 0.5) * CELL_SIZE + BASELINE_OFFSET * height}
              font-weight={given > 0 ? 650 : 400}
            >
              {text}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
