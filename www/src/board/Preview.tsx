/** A puzzle as a small picture; what it shows is said elsewhere. */
import type { Puzzle } from "sudoku-lab";
import { boxSize, glyph } from "../text/digits";
import * as css from "./Preview.module.css";

interface Props {
  readonly puzzle: Pick<Puzzle, "side" | "box" | "givens">;
  /** What else is to be seen of a cell. */
  readonly mark?: (cell: number) => string;
  readonly clashing?: ReadonlySet<number>;
  /** Told which cell is pointed at. */
  readonly onPoint?: (cell: number | null) => void;
}

export function Preview({ puzzle: { side, box, givens }, mark, clashing, onPoint }: Props) {
  const { rows, columns } = boxSize(box);
  const indices = Array.from({ length: side }, (_, index) => index);
  return (
    <table
      class={css.root}
      data-side={side}
      aria-hidden="true"
      onPointerLeave={onPoint && (() => onPoint(null))}
    >
      <tbody>
        {indices.map((row) => (
          <tr key={row} class={row % rows === 0 ? css.boxTop : ""}>
            {indices.map((column) => {
              const cell = row * side + column;
              const edge = column % columns === 0 ? css.boxLeft : "";
              return (
                <td
                  key={column}
                  class={`${edge} ${clashing?.has(cell) ? css.clash : ""} ${mark?.(cell) ?? ""}`}
                  onPointerOver={onPoint && (() => onPoint(cell))}
                >
                  {glyph(givens[cell] ?? 0, side)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
