/** Two equivalent puzzles next to each other, and the transformation from the first to the second. */
import { useState } from "preact/hooks";
import type { Puzzle } from "sudoku-lab";
import { Preview } from "../../board/Preview";
import { words } from "../../words/disguise";
import type { Match } from "./comparison";
import * as css from "./Disguise.module.css";
import { mappingRows, summarizeSymmetry, targetName } from "./ways";

interface Props {
  readonly puzzle: Puzzle;
  readonly match: Match;
}

export function EquivalentBoards({ puzzle, match }: Props) {
  const { puzzle: other, way } = match;
  const [at, setAt] = useState<number | null>(null);
  const to = at === null ? null : targetName(way, at);
  const back = (cell: number | null) =>
    setAt(
      cell === null ? null : puzzle.givens.findIndex((_, from) => targetName(way, from) === cell),
    );
  const through = summarizeSymmetry(way);
  if (through === null) return <p>{words.asItStands}</p>;
  return (
    <div class={css.seen}>
      <p>{words.seenThrough(through)}</p>
      <div class={css.twins}>
        <figure>
          <figcaption>{words.yours}</figcaption>
          <Preview
            puzzle={puzzle}
            mark={(cell) => (cell === at ? css.pointed : "")}
            onPoint={setAt}
          />
        </figure>
        <figure>
          <figcaption>{words.name(match)}</figcaption>
          <Preview
            puzzle={other}
            mark={(cell) => (cell === to ? css.pointed : "")}
            onPoint={back}
          />
        </figure>
      </div>
      <p class="muted">{words.point}</p>
      <table class={`${css.seenWays} numbers`}>
        <caption class="visually-hidden">{words.map}</caption>
        {mappingRows(way).map(({ from, to, places }) => (
          <tbody key={from}>
            <tr class="muted">
              <th scope="row">{from}</th>
              {places.map((_, index) => (
                <td key={index}>{index + 1}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{to}</th>
              {places.map((place, index) => (
                <td key={index} class={place === index + 1 ? "" : css.moved}>
                  {place}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
