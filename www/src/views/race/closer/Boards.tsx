/** The boards that a lane works on at the same time, compared with the first of them. */
import { useState } from "preact/hooks";
import type { Detail, Frame, Puzzle } from "sudoku-lab";
import { bareFrame } from "sudoku-lab/board";
import { Canvas } from "../../../board/Canvas";
import { Button } from "../../../ui/Button";
import { DataFold } from "../../../ui/DataFold";
import { Headings } from "../../../ui/Headings";
import { PanelHead } from "../../../ui/Panel";
import { Row } from "../../../ui/Row";
import { words } from "../../../words";
import { boardName, words as look } from "../../../words/look";
import * as css from "./Closer.module.css";
import { countAgreeing, countClashing, differingCells } from "./figures";

export type InspectedBoards = Extract<Detail, { type: "boards" }>["boards"];

/**
 * The largest share of the open cells for which differing cells are framed; more frames would look like a second grid.
 */
const MAX_FRAMED_SHARE = 1 / 3;

interface Props {
  readonly boards: InspectedBoards;
  readonly puzzle: Puzzle;
  readonly lane: number;
}

export function InspectedBoards({ boards, puzzle, lane }: Props) {
  const [shown, show] = useState<"digits" | "weights">("digits");
  const { side, box, givens } = puzzle;
  const [first] = boards;
  if (!first) return null;
  const open = givens.filter((digit) => digit === 0).length;
  const weighed = boards.some(({ weights }) => weights.length > 0);
  const same = countAgreeing(boards, givens);
  const lines = boards.map((board, index) => ({
    board,
    name: boardName(board.name),
    filled: board.digits.filter((digit) => digit > 0).length,
    clashing: countClashing(board.digits, side, box),
    unlike: index === 0 ? [] : differingCells(board.digits, first.digits),
  }));
  const blank = shown === "digits" && lines.some(({ filled }) => filled < givens.length);
  const reference = boardName(first.name);
  return (
    <section class={`${css.lookPart} ${css.lookDetail}`} aria-labelledby="look-boards">
      <PanelHead>
        <h3 id="look-boards">{look.boards}</h3>
        {weighed && (
          <Row as="span" joined role="group" aria-label={look.boardsShow}>
            {(["digits", "weights"] as const).map((layer) => (
              <Button
                key={layer}
                small
                toggle
                aria-pressed={shown === layer}
                onClick={() => show(layer)}
              >
                {look.boardsShown[layer]}
              </Button>
            ))}
          </Row>
        )}
      </PanelHead>
      <p>{look.boardsText(boards.length, same, open, reference, blank)}</p>
      <ol class={css.severalBoards} data-count={boards.length}>
        {lines.map(({ board, name, clashing, unlike }, index) => (
          <li key={board.name}>
            <strong>{name}</strong>
            <Canvas
              puzzle={puzzle}
              frame={frameOf(
                board,
                givens,
                unlike.length <= open * MAX_FRAMED_SHARE ? unlike : [],
                weighed && shown === "weights",
              )}
              lane={lane}
              final={shown === "digits"}
              plain={new Set(unlike)}
              label={look.boardOf(name, clashing, index > 0 ? unlike.length : null, reference)}
            />
            <span class="numbers muted" aria-hidden="true">
              {look.boardNote(clashing, index > 0 ? unlike.length : null)}
            </span>
          </li>
        ))}
      </ol>
      <DataFold>
        <summary>{words.data}</summary>
        <table class="numbers">
          <Headings names={Object.values(look.boardColumns(reference))} />
          <tbody>
            {lines.map(({ board, name, filled, clashing, unlike }) => (
              <tr key={board.name}>
                <td>{name}</td>
                <td>{filled}</td>
                <td>{clashing}</td>
                <td>{unlike.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataFold>
    </section>
  );
}

/** Returns a board as a frame of a lane: its digits, or its weights as dots, with the differing cells framed. */
function frameOf(
  { digits, weights }: InspectedBoards[number],
  givens: Uint8Array,
  framed: readonly number[],
  weighed: boolean,
): Frame {
  const marks = framed.map((cell) => ({ role: "focus", cell, digit: 0 }) as const);
  return {
    ...bareFrame(weighed ? givens : digits),
    weights: Float32Array.from(weighed ? weights : []),
    explanation: { text: "", i18n: null, marks, links: [] },
  };
}
