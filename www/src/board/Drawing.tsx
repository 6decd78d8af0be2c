/** A board as a drawing: sharp at any size, on paper too. */
import { boxSize, glyph, numbered } from "../text/digits";

/** The side of a cell, in units of the drawing. */
const CELL = 10;

interface Props {
  readonly label: string;
  readonly side: number;
  readonly box: string;
  readonly givens: Uint8Array;
  /** Drawn faintly where nothing is given. */
  readonly solution?: Uint8Array | null;
}

export function Drawing({ label, side, box, givens, solution }: Props) {
  const size = side * CELL;
  const { rows, columns } = boxSize(box);
  const indices = Array.from({ length: side + 1 }, (_, index) => index);
  const across = (at: number) => `M0 ${at * CELL}H${size}`;
  const down = (at: number) => `M${at * CELL} 0V${size}`;
  const lines = indices.flatMap((at) => [across(at), down(at)]).join("");
  const bold = [
    ...indices.filter((at) => at % rows === 0).map(across),
    ...indices.filter((at) => at % columns === 0).map(down),
  ].join("");
  return (
    <svg viewBox={`-1 -1 ${size + 2} ${size + 2}`} role="img" aria-label={label}>
      <path d={lines} stroke="currentColor" stroke-width={0.25} fill="none" />
      <path d={bold} stroke="currentColor" stroke-width={0.9} fill="none" stroke-linecap="square" />
      <g
        fill="currentColor"
        font-size={side > 9 && numbered.value ? 5.4 : 6.6}
        text-anchor="middle"
      >
        {Array.from(givens, (given, cell) => {
          const digit = given || (solution?.[cell] ?? 0);
          if (digit === 0) return null;
          return (
            <text
              key={cell}
              x={((cell % side) + 0.5) * CELL}
              y={(Math.floor(cell / side) + 0.5) * CELL + 2.35}
              font-weight={given > 0 ? 650 : 400}
            >
              {glyph(digit, side)}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
