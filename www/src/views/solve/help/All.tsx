/** The list of all steps that are possible now, by technique; the step pointed at is drawn on the board. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Deduction } from "sudoku-lab";
import { nameOf } from "../../../play/help/about";
import { overlayOf, together } from "../../../play/help/drawn";
import { createHints } from "../../../play/help/hints";
import { patternText, resultText } from "../../../play/help/notation";
import { applied, tallyOf } from "../../../play/help/path";
import { explainedOn } from "../../../play/help/said";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { Acts } from "../../../ui/Later";
import { Notice } from "../../../ui/Notice";
import { task } from "../../../ui/task";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import { bringBoard } from "../board/sight";
import { StepButton, StepList } from "../StepList";
import * as css from "./Help.module.css";
import { Legend } from "./Legend";

/** The maximum number of steps that are listed per technique; for the rest, only their number is shown. */
const MAX_LISTED = 12;

export function All() {
  const session = useSession();
  const { position } = session.get(createGame);
  const { teacherReady } = session.get(createHints);
  const p = position.value;
  const found = useSignal<readonly Deduction[] | null>(null);
  const looking = useMemo(task, []);
  // A layout effect, before the list can be opened, so that it cannot cancel a search that the player has just started.
  useLayoutEffect(() => {
    found.value = null;
    looking.cancel();
  }, [p]);

  function look() {
    if (!p) return;
    found.value = [];
    void looking.run(async (signal) => {
      const from = await teacherReady();
      await from.all(p, signal, (more) => {
        if (!signal.aborted) found.value = [...(found.peek() ?? []), ...more];
      });
    });
  }

  const all = found.value;
  const failed = looking.failed.value;
  return (
    <details
      class="all-steps"
      onToggle={(event) => event.currentTarget.open && all === null && look()}
    >
      <summary>{words.all}</summary>
      {all === null && (
        <button type="button" onClick={look}>
          {words.allShow}
        </button>
      )}
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <Acts acts={[{ label: common.tryAgain, run: look }]} />
        </Notice>
      )}
      {all && (
        <>
          <p class="muted" aria-live="polite">
            {looking.running.value ? words.allLooking(all.length) : words.allFound(all.length)}
          </p>
          {looking.running.value && (
            <button type="button" onClick={looking.cancel}>
              {words.stop}
            </button>
          )}
          {all.length > 0 && <p class="muted">{words.allIntro}</p>}
          <Groups all={all} />
        </>
      )}
    </details>
  );
}

function Groups({ all }: { readonly all: readonly Deduction[] }) {
  const { position } = useStore(createGame);
  const p = position.value;
  const overlays = p ? all.map((step) => overlayOf(step, p)) : [];
  return (
    <div class={css.stepGroups}>
      <Legend overlay={together(overlays)} />
      {[...tallyOf(all)].map(([technique, count]) => {
        const own = all.filter((step) => step.technique === technique).slice(0, MAX_LISTED);
        return (
          <section key={technique} aria-label={nameOf(technique)}>
            <h3>{words.pathOf(nameOf(technique), count)}</h3>
            <StepList>
              {own.map((step, index) => (
                <li key={index}>
                  <Available step={step} />
                </li>
              ))}
            </StepList>
            {count > MAX_LISTED && <p class="muted">{words.allMost(MAX_LISTED, count)}</p>}
          </section>
        );
      })}
    </div>
  );
}

function show(session: Session, step: Deduction): void {
  const { position, overlay } = session.get(createGame);
  const { hide } = session.get(createHints);
  const p = position.peek();
  if (!p) return;
  hide();
  overlay.value = overlayOf(step, p);
}

/**
 * The step that was tapped last. A finger cannot point without pressing, so the first tap on a step shows it, and the
 * next one applies it.
 */
let tapped: Deduction | null = null;
let showing = false;

function press(step: Deduction, pointer: string): void {
  showing = pointer === "touch" && tapped !== step;
  tapped = step;
}

function choose(session: Session, step: Deduction): void {
  const { act } = session.get(createGame);
  if (showing) {
    showing = false;
    show(session, step);
    bringBoard();
  } else act((p) => applied(p, step));
}

const unshow = (session: Session) => {
  const { overlay } = session.get(createGame);
  overlay.value = null;
};

function Available({ step }: { readonly step: Deduction }) {
  const session = useSession();
  const { position } = session.get(createGame);
  const side = position.value?.side ?? 9;
  const pattern = patternText(step, side);
  return (
    <StepButton
      title={explainedOn(step.explanation, side)}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && show(session, step)}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && unshow(session)}
      onFocus={() => show(session, step)}
      onBlur={() => unshow(session)}
      onPointerDown={({ pointerType }) => press(step, pointerType)}
      onClick={() => choose(session, step)}
    >
      {pattern !== "" && <span class="muted">{pattern}</span>} {resultText(step, side)}
    </StepButton>
  );
}
