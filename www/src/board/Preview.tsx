/** A puzzle as a small picture. It is hidden from screen readers, because the text around it describes the puzzle. */
import type { Puzzle } from "sudoku-lab";
import { boxSize, glyph } from "../text/digits";
import * as css from "./Preview.module.css";

interface Props {
  readonly puzzle: Pick<Puzzle, "side" | "box" | "givens">;
  /** Returns additional classes of a cell. */
  readonly mark?: (cell: number) => string;
  readonly clashing?: ReadonlySet<number>;
  /** Called with the index of the cell under the pointer, or with `null` when the pointer leaves the picture. */
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
