/** Boards on which visitors apply a technique themselves; their conclusions are checked. */

import { useSignal } from "@preact/signals";
import type { BoardItem, TechniqueBoard } from "../../parts/techniques/boards";
import { Legend } from "../../parts/techniques/Legend";
import { EMPTY_OVERLAY, overlayAt, STAGE_COUNT } from "../../parts/techniques/overlays";
import { textWithDigits } from "../../parts/techniques/step";
import { cellName } from "../../play/help/notation";
import { glyph } from "../../text/digits";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { Panel, PanelHead } from "../../ui/Panel";
import { Row } from "../../ui/Row";
import { and } from "../../words";
import { words } from "../../words/techniques";
import { judge, type Kind, kindOf, type Verdict } from "./judge";
import { digitsOf, Reader } from "./Reader";
import * as css from "./Techniques.module.css";

interface Props {
  readonly name: string;
  readonly boards: readonly TechniqueBoard[];
}

export const TechniqueExercise = guarded("technique/attempt", TechniqueExerciseContent);

function TechniqueExerciseContent({ name, boards }: Props) {
  const boardIndex = useSignal(0);
  const done = useSignal<readonly number[]>([]);
  const board = boards[boardIndex.value];
  return (
    <Panel class={css.attempt} data-part="puzzle" aria-labelledby="attempt-title">
      <PanelHead>
        <h3 id="attempt-title" tabIndex={-1}>
          {words.attempt}
        </h3>
        <Row joined role="group" aria-label={words.boards}>
          {boards.map((_, index) => {
            const solved = done.value.includes(index);
            const boardText = solved ? words.solvedBoard : words.boardOf;
            return (
              <Button
                key={index}
                small
                toggle
                aria-label={boardText(index + 1)}
                aria-pressed={index === boardIndex.value}
                onClick={() => {
                  boardIndex.value = index;
                }}
              >
                {solved && "✓ "}
                {index + 1}
              </Button>
            );
          })}
        </Row>
      </PanelHead>
      {boards.map((item, index) => (
        // Each board keeps its state while another one is shown.
        <div key={index} hidden={item !== board}>
          <TrialBoard
            name={name}
            board={item}
            onRight={() => {
              done.value = [...new Set([...done.value, index])];
            }}
          />
        </div>
      ))}
    </Panel>
  );
}

interface TrialBoardProps {
  readonly name: string;
  readonly board: TechniqueBoard;
  readonly onRight: () => void;
}

function TrialBoard({ name, board, onRight }: TrialBoardProps) {
  const kind = kindOf(board);
  const active = useSignal(board.digits.indexOf(0));
  const chosen = useSignal<readonly BoardItem[]>([]);
  const verdict = useSignal<Verdict | null>(null);
  const { side } = board;
  const [example] = board.finds;
  const text =
    (of: Kind) =>
    ([cell, digit]: BoardItem) =>
      words[of === "removes" ? "removed" : "placed"](cellName(cell, side), glyph(digit, side));
  const chosenIn = (cell: number) =>
    chosen.value.filter(([one]) => one === cell).map(([, digit]) => glyph(digit, side));
  const now = verdict.value;
  const right = now?.type === "right" || now?.type === "shown" ? now.find : null;

  function toggleCandidate(cell: number, digit: number) {
    if (!((board.candidates[cell] ?? 0) & (1 << (digit - 1)))) return;
    const same = ([one, of]: BoardItem) => one === cell && of === digit;
    verdict.value = null;
    // A cell can hold only one digit.
    const others = chosen.value.filter(
      (item) => kind === "removes" || item[0] !== cell || same(item),
    );
    chosen.value = others.some(same)
      ? others.filter((item) => !same(item))
      : [...others, [cell, digit]];
  }

  const role = kind === "removes" ? "eliminated" : "placed";
  const overlay = right
    ? overlayAt(right, STAGE_COUNT - 1)
    : {
        ...EMPTY_OVERLAY,
        ringed: true, // otherwise the chosen digit would not be visible
        marks: chosen.value.map(([cell, digit]) => ({ role, cell, digit }) as const),
      };
  const cell = active.value;
  const digits = digitsOf(board.candidates[cell] ?? 0, side);
  return (
    <>
      <p>{words.task[kind]}</p>
      <Reader
        board={board}
        overlay={overlay}
        label={words.board(name, side)}
        active={cell}
        onActive={(to) => {
          active.value = to;
        }}
        more={(of) => {
          const some = chosenIn(of);
          return some.length > 0 ? words.chosen[kind](some) : "";
        }}
        onDigit={toggleCandidate}
      />
      <div class={css.choice}>
        <span>{words.inCell(cellName(cell, side))}</span>
        {digits.length === 0 && <span class="muted">{words.filled}</span>}
        {digits.map((digit) => (
          <Button
            key={digit}
            toggle
            aria-label={words[kind === "removes" ? "remove" : "place"](glyph(digit, side))}
            aria-pressed={chosen.value.some(([one, of]) => one === cell && of === digit)}
            onClick={() => toggleCandidate(cell, digit)}
          >
            {glyph(digit, side)}
          </Button>
        ))}
      </div>
      <Row>
        <Button
          onClick={() => {
            verdict.value = judge(board, kind, chosen.value);
            if (verdict.value.type === "right") onRight();
          }}
        >
          {words.check}
        </Button>
        <button
          type="button"
          disabled={chosen.value.length === 0}
          onClick={() => {
            chosen.value = [];
            verdict.value = null;
          }}
        >
          {words.clear}
        </button>
        <button
          type="button"
          onClick={() => {
            if (!example) return;
            chosen.value = example[kind];
            verdict.value = { type: "shown", find: example };
          }}
        >
          {words.show}
        </button>
      </Row>
      <p class={css.said} data-verdict={verdict.value?.type} role="status">
        {verdict.value && announceVerdict(verdict.value, kind, text, board.side)}
      </p>
      <Legend overlay={right ? overlay : EMPTY_OVERLAY} />
    </>
  );
}

function announceVerdict(
  verdict: Verdict,
  kind: Kind,
  text: (of: Kind) => (item: BoardItem) => string,
  side: number,
): string {
  switch (verdict.type) {
    case "empty":
      return words.empty[kind];
    case "right": {
      const { told } = verdict.find;
      const more = verdict.left > 0 ? words.more(verdict.left) : "";
      return [words.right, textWithDigits(told, side), more].filter(Boolean).join(" ");
    }
    case "shown":
      return words.shown(
        textWithDigits(verdict.find.told, side) || and(verdict.find[kind].map(text(kind))),
      );
    case "true":
      return words.trueOnly(verdict.items.map(text(kind)));
    case "wrong":
      return words.wrong(verdict.items.map(text(kind)), text("places")(verdict.solution));
  }
}
