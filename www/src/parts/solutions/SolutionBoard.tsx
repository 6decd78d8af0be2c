/**
 * A solution as a table, with marks for givens, for cells that vary between solutions, and for cells that differ from
 * the solution shown before.
 */
import { useMemo } from "preact/hooks";
import type { Puzzle } from "sudoku-lab";
import { boxSize, glyph } from "../../text/digits";
import { words } from "../../words/solutions";
import type { ShownSolution } from "./listing";
import * as css from "./SolutionBoard.module.css";

interface Props {
  readonly puzzle: Puzzle;
  readonly shown: ShownSolution;
  /** For each cell, 1 if the solutions found so far differ there; `null` if there is only one solution. */
  readonly varies: Uint8Array | null;
}

/** Renders the board only when something on it changes, however often the count does. */
export function SolutionBoard({ puzzle, shown, varies }: Props) {
  const marks = varies?.join("");
  return useMemo(
    () => <DrawnSolution puzzle={puzzle} shown={shown} varies={varies} />,
    [puzzle, shown, marks],
  );
}

function DrawnSolution({ puzzle: { side, box, givens }, shown, varies }: Props) {
  const { rows, columns } = boxSize(box);
  const { digits, before } = shown;
  const indices = Array.from({ length: side }, (_, index) => index);
  const blanks = givens.filter((given) => given === 0).length;
  const different = varies ? varies.filter((flag) => flag === 1).length : 0;

  function inspectCell(cell: number) {
    const given = (givens[cell] ?? 0) > 0;
    const differs = varies?.[cell] === 1;
    const changed = before !== null && before.digits[cell] !== digits[cell];
    const edges = [
      Math.floor(cell / side) % rows === 0 && css.boxTop,
      (cell % side) % columns === 0 && css.boxLeft,
      given ? css.isGiven : css.isFound,
      differs && css.varies,
      changed && css.unlike,
    ];
    const texts = [
      given && words.given,
      differs && words.differs,
      changed && words.was(glyph(before?.digits[cell] ?? 0, side)),
    ];
    return { classes: edges.filter(Boolean).join(" "), note: texts.filter(Boolean).join(", ") };
  }

  return (
    <figure class={css.solution}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section class={css.solutionFrame} tabIndex={0} aria-label={words.board(shown.number)}>
        <table class={css.root} data-side={side}>
          <caption class="visually-hidden">{words.board(shown.number)}</caption>
          <tbody>
            {indices.map((row) => (
              <tr key={row}>
                {indices.map((column) => {
                  const cell = row * side + column;
                  const { classes, note } = inspectCell(cell);
                  return (
                    <td key={column} class={classes} data-cell={cell}>
                      {glyph(digits[cell] ?? 0, side)}
                      {note && <span class="visually-hidden">, {note}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {varies && (
        <figcaption>
          <p>
            <i class={`${css.sample} ${css.varies}`} aria-hidden="true" />{" "}
            {words.legendVaries(different, blanks)}
          </p>
          {before && (
            <p>
              <i class={`${css.sample} ${css.unlike}`} aria-hidden="true" />{" "}
              {words.legendChanged(before.number)}
            </p>
          )}
        </figcaption>
      )}
    </figure>
  );
}
