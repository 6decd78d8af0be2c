/** A table with one value per cell, shaded like a heat map. */
import type { HTMLAttributes } from "preact";
import type { Puzzle } from "sudoku-lab";
import { boxSize, glyph } from "../text/digits";
import { words as look } from "../words/look";
import * as css from "./ShadedBoard.module.css";

interface Props {
  readonly puzzle: Puzzle;
  readonly caption: string;
  /** The value of each cell; `null` if a cell has none. */
  readonly values: readonly (number | null)[];
  /** The value with the darkest shade. */
  readonly maxValue: number;
  readonly unit: string;
  readonly text: (value: number) => string;
}

export function ShadedBoard({ puzzle, caption, values, maxValue, unit, text }: Props) {
  const { side, givens } = puzzle;
  const { rows, columns } = boxSize(puzzle.box);
  const indices = Array.from({ length: side }, (_, index) => index);
  return (
    <>
      <ShadedFrame tabIndex={0} aria-label={caption}>
        <table class={`${css.root} numbers`} data-side={side}>
          <caption class="visually-hidden">{caption}</caption>
          <thead class="visually-hidden">
            <tr>
              <td />
              {indices.map((column) => (
                <th key={column} scope="col">
                  {look.column(column + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {indices.map((row) => (
              <tr key={row} class={row % rows === 0 ? css.boxTop : ""}>
                <th scope="row" class="visually-hidden">
                  {look.row(row + 1)}
                </th>
                {indices.map((column) => {
                  const cell = row * side + column;
                  const value = values[cell] ?? null;
                  const edge = column % columns === 0 ? css.boxLeft : "";
                  if (value === null) {
                    return (
                      <td key={column} class={`${css.fixed} ${edge}`}>
                        {glyph(givens[cell] ?? 0, side)}
                      </td>
                    );
                  }
                  const level = maxValue > 0 ? Math.min(1, value / maxValue) : 0;
                  return (
                    <td key={column} class={edge} style={{ "--level": level.toFixed(2) }}>
                      {text(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ShadedFrame>
      <p class={`${css.scale} numbers muted`} data-scale>
        0 <span class={css.ramp} aria-hidden="true" /> {text(maxValue)} {unit}
      </p>
    </>
  );
}

/** The container of a shaded board; it scrolls if the board is larger. */
export const ShadedFrame = (props: HTMLAttributes<HTMLElement>) => (
  <section {...props} class={css.frame} />
);
