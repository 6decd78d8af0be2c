/** Explains why a digit cannot be in a cell: the consequences, step by step, up to a contradiction. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Refutation } from "sudoku-lab";
import { createHints } from "../../../play/help/hints";
import { cellName } from "../../../play/help/notation";
import { overlayOf } from "../../../play/help/refuted";
import { endSaid, followSaid } from "../../../play/help/said";
import { mistakesIn } from "../../../play/mistakes";
import { digitAt, digitsIn, type Position, peersOf, puzzleOf } from "../../../play/position";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { glyph } from "../../../text/digits";
import { Acts } from "../../../ui/Later";
import { Notice } from "../../../ui/Notice";
import { announcement } from "../../../ui/notices";
import { Row } from "../../../ui/Row";
import { task } from "../../../ui/task";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import { StepButton, StepList } from "../StepList";
import * as css from "./Help.module.css";
import { Legend } from "./Legend";

type Answer =
  | { readonly kind: "peer"; readonly peer: number }
  | { readonly kind: "refuted"; readonly refutation: Refutation }
  | { readonly kind: "open"; readonly right: boolean | null }
  /** The board has errors, so nothing can be derived from it. */
  | { readonly kind: "wrong" };

interface Asked {
  readonly cell: number;
  readonly digit: number;
  readonly answer: Answer | null;
  /** Whether the player asked for the digit of the solution. */
  readonly told: boolean;
}

export function WhyNot() {
  const session = useSession();
  const { position, active, overlay } = session.get(createGame);
  const { hide } = session.get(createHints);
  const p = position.value;
  const cell = active.value;
  const asked = useSignal<Asked | null>(null);
  const looking = useMemo(task, []);
  // The drawing of an answer disappears with the answer.
  function forget() {
    if (asked.peek()?.answer?.kind === "refuted") overlay.value = null;
    asked.value = null;
    looking.cancel();
  }
  useEffect(() => forget, [p]);

  function ask(digit: number) {
    if (!p) return;
    forget();
    hide();
    asked.value = { cell, digit, answer: null, told: false };
    void looking.run(async (signal) => {
      const answer = await answerTo(session, p, cell, digit, signal);
      if (signal.aborted) return;
      asked.value = { cell, digit, answer, told: false };
      announcement.value = spoken(answer, p, cell, digit);
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
  const now = asked.value;
  const failed = looking.failed.value;
  return (
    <details class="why-not" onToggle={({ currentTarget }) => !currentTarget.open && forget()}>
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
              onClick={() => ask(digit)}
            >
              {glyph(digit, p.side)}
            </button>
          ))}
        </Row>
      )}
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <Acts acts={[{ label: common.tryAgain, run: () => now && ask(now.digit) }]} />
        </Notice>
      )}
      {now?.answer && (
        <Because
          p={p}
          asked={now}
          answer={now.answer}
          onTell={() => {
            asked.value = { ...now, told: true };
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
): Promise<Answer> {
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
function spoken(answer: Answer, p: Position, cell: number, digit: number): string {
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
  readonly asked: Asked;
  readonly answer: Answer;
  readonly onTell: () => void;
}

function Because({ p, asked: { cell, digit, told }, answer, onTell }: Props) {
  const [name, written] = [cellName(cell, p.side), glyph(digit, p.side)];
  if (answer.kind === "refuted") {
    return <Chain p={p} cell={cell} digit={digit} refutation={answer.refutation} />;
  }
  const right = answer.kind === "open" ? answer.right : null;
  const truth = right === null ? words.whyUnknown : right ? words.whyRight : words.whyWrong;
  return (
    <div>
      <p>{spoken(answer, p, cell, digit)}</p>
      {answer.kind === "open" && !told && (
        <button type="button" onClick={onTell}>
          {words.whyTell}
        </button>
      )}
      {told && <p role="status">{typeof truth === "string" ? truth : truth(name, written)}</p>}
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
function Chain({ p, cell, digit, refutation }: ChainProps) {
  const { overlay } = useStore(createGame);
  const { steps } = refutation;
  const [name, written] = [cellName(cell, p.side), glyph(digit, p.side)];
  const show = (count: number) => {
    overlay.value = overlayOf([cell, digit], refutation, count, p.side);
  };
  const lines = [...steps.map((step) => followSaid(step, p.side)), endSaid(refutation, p.side)];
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
