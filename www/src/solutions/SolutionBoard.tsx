/** A solution as a table: givens, what differs between solutions, what is not as it was shown before. */
import type { Puzzle } from "sudoku-lab";
import { boxSize, glyph } from "../puzzle/digits";
import { words } from "../words/solutions";
import type { Shown } from "./listing";

interface Props {
  readonly puzzle: Puzzle;
  readonly shown: Shown;
  /** For each cell, 1 where the solutions found are not alike; `false` if there is only one. */
  readonly varies: Uint8Array | false;
}

export function SolutionBoard({ puzzle: { side, box, givens }, shown, varies }: Props) {
  const { rows, columns } = boxSize(box);
  const { digits, before } = shown;
  const indices = Array.from({ length: side }, (_, index) => index);
  const blanks = givens.filter((given) => given === 0).length;
  const different = varies ? varies.filter((flag) => flag === 1).length : 0;

  function look(cell: number) {
    const given = (givens[cell] ?? 0) > 0;
    const differs = varies && varies[cell] === 1;
    const changed = before !== null && before.digits[cell] !== digits[cell];
    const edges = [
      Math.floor(cell / side) % rows === 0 && "box-top",
      (cell % side) % columns === 0 && "box-left",
      given ? "is-given" : "is-found",
      differs && "varies",
      changed && "unlike",
    ];
    const said = [
      words.digit(digits[cell] ?? 0, given),
      differs && words.differs,
      changed && words.was(before?.digits[cell] ?? 0),
    ];
    return { classes: edges.filter(Boolean).join(" "), label: said.filter(Boolean).join(", ") };
  }

  return (
    <figure class="solution">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached */}
      <section class="solution-frame" tabIndex={0} aria-label={words.board(shown.number)}>
        <table class="solution-board" data-side={side}>
          <caption class="visually-hidden">{words.board(shown.number)}</caption>
          <tbody>
            {indices.map((row) => (
              <tr key={row}>
                {indices.map((column) => {
                  const cell = row * side + column;
                  const { classes, label } = look(cell);
                  return (
                    <td key={column} class={classes} title={label} data-cell={cell}>
                      <span aria-hidden="true">{glyph(digits[cell] ?? 0, side)}</span>
                      <span class="visually-hidden">{label}</span>
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
            <i class="sample varies" aria-hidden="true" /> {words.legendVaries(different, blanks)}
          </p>
          {before && (
            <p>
              <i class="sample unlike" aria-hidden="true" /> {words.legendChanged(before.number)}
            </p>
          )}
        </figcaption>
      )}
    </figure>
  );
}
