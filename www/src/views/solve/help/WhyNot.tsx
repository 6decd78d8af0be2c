/** Explains why a digit cannot be in a cell: the consequences, step by step, up to a contradiction. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Refutation } from "sudoku-lab";
import { consequenceText, contradictionText } from "../../../play/help/hint-text";
import { createHints } from "../../../play/help/hints";
import { cellName } from "../../../play/help/notation";
import { overlayOf } from "../../../play/help/refuted";
import { mistakesIn } from "../../../play/mistakes";
import { digitAt, digitsIn, type Position, peersOf, puzzleOf } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { glyph } from "../../../text/digits";
import { LoadErrorActions } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { announcement } from "../../../ui/notices";
import { Row } from "../../../ui/Row";
import { createTask } from "../../../ui/task";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import { StepButton, StepList } from "../StepList";
import * as css from "./Help.module.css";
import { Legend } from "./Legend";

type WhyNotAnswer =
  | { readonly kind: "peer"; readonly peer: number }
  | { readonly kind: "refuted"; readonly refutation: Refutation }
  | { readonly kind: "open"; readonly right: boolean | null }
  /** The board has errors, so nothing can be derived from it. */
  | { readonly kind: "wrong" };

interface WhyNotQuestion {
  readonly cell: number;
  readonly digit: number;
  readonly answer: WhyNotAnswer | null;
  /** Whether the player asked for the digit of the solution. */
  readonly isExplained: boolean;
}

export function WhyNot() {
  const session = useSession();
  const { position, active, overlay } = session.get(createGame);
  const { hide } = session.get(createHints);
  const p = position.value;
  const cell = active.value;
  const pendingQuestion = useSignal<WhyNotQuestion | null>(null);
  const searchTask = useMemo(createTask, []);
  // The drawing of an answer disappears with the answer.
  function clearAnswer() {
    if (pendingQuestion.peek()?.answer?.kind === "refuted") overlay.value = null;
    pendingQuestion.value = null;
    searchTask.cancel();
  }
  useEffect(() => clearAnswer, [p]);

  function askWhyNot(digit: number) {
    if (!p) return;
    clearAnswer();
    hide();
    pendingQuestion.value = { cell, digit, answer: null, isExplained: false };
    void searchTask.run(async (signal) => {
      const answer = await answerTo(session, p, cell, digit, signal);
      if (signal.aborted) return;
      pendingQuestion.value = { cell, digit, answer, isExplained: false };
      announcement.value = spokenAnswer(answer, p, cell, digit);
      if (answer.kind === "refuted") {
        overlay.value = overlayOf(
          [cell, digit],
          answer.refutation,
          answer.refutation.steps.length,
          p.side,
        );
      }
    });
  }

  if (!p) return null;
  const name = cellName(cell, p.side);
  const now = pendingQuestion.value;
  const failed = searchTask.failed.value;
  return (
    <details class="why-not" onToggle={({ currentTarget }) => !currentTarget.open && clearAnswer()}>
      <summary>{words.why}</summary>
      <p class="muted">{words.whyIntro}</p>
      {digitAt(p, cell) > 0 ? (
        <p>{words.whyFilled(name)}</p>
      ) : (
        <Row class={css.digits} role="group" aria-label={words.whyIn(name)}>
          <span>{words.whyIn(name)}</span>
          {digitsIn(2 ** p.side - 1).map((digit) => (
            <button
              key={digit}
              type="button"
              aria-pressed={now?.cell === cell && now.digit === digit}
              onClick={() => askWhyNot(digit)}
            >
              {glyph(digit, p.side)}
            </button>
          ))}
        </Row>
      )}
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <LoadErrorActions
            acts={[{ label: common.tryAgain, run: () => now && askWhyNot(now.digit) }]}
          />
        </Notice>
      )}
      {now?.answer && (
        <ExclusionReasons
          p={p}
          question={now}
          answer={now.answer}
          onTell={() => {
            pendingQuestion.value = { ...now, isExplained: true };
          }}
        />
      )}
    </details>
  );
}

async function answerTo(
  session: Session,
  p: Position,
  cell: number,
  digit: number,
  signal: AbortSignal,
): Promise<WhyNotAnswer> {
  const { teacherReady } = session.get(createHints);
  const peer = peersOf(p.box, cell).find((other) => digitAt(p, other) === digit);
  if (peer !== undefined) return { kind: "peer", peer };
  const from = await teacherReady();
  const solution = await from.solution(puzzleOf(p));
  if (solution && mistakesIn(p, solution).wrong.size > 0) return { kind: "wrong" };
  // Use only the digits: the question may be about a candidate that the player has ruled out.
  const bare = { ...p, centre: p.centre.map(() => 0), struck: p.struck.map(() => 0) };
  const refutation = await from.whyNot(bare, [cell, digit], signal);
  if (refutation) return { kind: "refuted", refutation };
  return { kind: "open", right: solution ? solution[cell] === digit : null };
}

/** Returns the text that a screen reader announces immediately. */
function spokenAnswer(answer: WhyNotAnswer, p: Position, cell: number, digit: number): string {
  const [name, written] = [cellName(cell, p.side), glyph(digit, p.side)];
  switch (answer.kind) {
    case "peer":
      return words.whyPeer(name, written, cellName(answer.peer, p.side));
    case "refuted":
      return `${words.whySo(name, written)} ${words.whySteps(answer.refutation.steps.length)}`;
    case "open":
      return words.whyOpen(name, written);
    case "wrong":
      return words.whyFirst;
  }
}

interface Props {
  readonly p: Position;
  readonly question: WhyNotQuestion;
  readonly answer: WhyNotAnswer;
  readonly onTell: () => void;
}

function ExclusionReasons({ p, question: { cell, digit, isExplained }, answer, onTell }: Props) {
  const [name, written] = [cellName(cell, p.side), glyph(digit, p.side)];
  if (answer.kind === "refuted") {
    return <RefutationChain p={p} cell={cell} digit={digit} refutation={answer.refutation} />;
  }
  const right = answer.kind === "open" ? answer.right : null;
  const truth = right === null ? words.whyUnknown : right ? words.whyRight : words.whyWrong;
  return (
    <div>
      <p>{spokenAnswer(answer, p, cell, digit)}</p>
      {answer.kind === "open" && !isExplained && (
        <button type="button" onClick={onTell}>
          {words.whyTell}
        </button>
      )}
      {isExplained && (
        <p role="status">{typeof truth === "string" ? truth : truth(name, written)}</p>
      )}
    </div>
  );
}

interface ChainProps {
  readonly p: Position;
  readonly cell: number;
  readonly digit: number;
  readonly refutation: Refutation;
}

/** Shows the steps of a refutation. Pointing at a step draws the board up to it. */
function RefutationChain({ p, cell, digit, refutation }: ChainProps) {
  const { overlay } = useStore(createGame);
  const { steps } = refutation;
  const [name, written] = [cellName(cell, p.side), glyph(digit, p.side)];
  const show = (count: number) => {
    overlay.value = overlayOf([cell, digit], refutation, count, p.side);
  };
  const lines = [
    ...steps.map((step) => consequenceText(step, p.side)),
    contradictionText(refutation, p.side),
  ];
  return (
    <div>
      <p>{words.whyIf(name, written)}</p>
      <StepList ordered class={css.chain}>
        {lines.map((line, index) => (
          <li key={index}>
            <StepButton
              onMouseEnter={() => show(index)}
              onMouseLeave={() => show(steps.length)}
              onFocus={() => show(index)}
              onClick={() => show(index)}
            >
              {line}
            </StepButton>
          </li>
        ))}
      </StepList>
      <p>
        <strong>{words.whySo(name, written)}</strong> {words.whySteps(steps.length)}
      </p>
      <Legend overlay={overlayOf([cell, digit], refutation, steps.length, p.side)} />
    </div>
  );
}
