/** A population: how much its best individuals differ, and the best of them as boards. */
import type { Puzzle } from "sudoku-lab";
import { bareFrame } from "sudoku-lab/board";
import { Canvas } from "../../../board/Canvas";
import { DataFold } from "../../../ui/DataFold";
import { Headings } from "../../../ui/Headings";
import { words } from "../../../words";
import { words as look } from "../../../words/look";
import { formatValue } from "../curves/groups";
import * as css from "./Closer.module.css";
import { type BestIndividuals, meanDistance } from "./figures";

/** The number of individuals drawn; the table lists more. */
const MAX_DRAWN_INDIVIDUALS = 6;

interface Props {
  readonly size: number;
  readonly best: BestIndividuals;
  readonly puzzle: Puzzle;
  readonly lane: number;
}

export function Population({ size, best, puzzle, lane }: Props) {
  const open = puzzle.givens.filter((digit) => digit === 0).length;
  const first = best[0];
  const apart = (digits: ArrayLike<number>) =>
    first ? Array.from(digits).filter((digit, cell) => digit !== first.digits[cell]).length : 0;
  return (
    <section class={`${css.lookPart} ${css.lookDetail}`} aria-labelledby="look-population">
      <h3 id="look-population">{look.population}</h3>
      <p>
        {look.populationText(
          size,
          first ? formatValue(first.fitness) : "–",
          best.length,
          formatValue(meanDistance(best)),
          open,
        )}
      </p>
      <ol class={css.individuals}>
        {best.slice(0, MAX_DRAWN_INDIVIDUALS).map(({ digits, fitness }, index) => (
          <li key={index}>
            <Canvas
              puzzle={puzzle}
              frame={bareFrame(digits)}
              lane={lane}
              final
              size={Math.max(104, puzzle.side * 9)}
              label={look.individual(index + 1, formatValue(fitness))}
            />
            <span class="numbers">{look.fitness(formatValue(fitness))}</span>
          </li>
        ))}
      </ol>
      <DataFold>
        <summary>{words.data}</summary>
        <table class="numbers">
          <Headings names={Object.values(look.populationColumns)} />
          <tbody>
            {best.map(({ digits, fitness }, index) => (
              <tr key={index}>
                <td>{index + 1}</td>
                <td>{formatValue(fitness)}</td>
                <td>{apart(digits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataFold>
    </section>
  );
}
