/** The list of all steps that are possible now, by technique; the step pointed at is drawn on the board. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { Deduction } from "sudoku-lab";
import { nameOf } from "../../../play/help/about";
import { mergeOverlays, overlayOf } from "../../../play/help/hint-overlays";
import { explanationText } from "../../../play/help/hint-text";
import { createHints } from "../../../play/help/hints";
import { patternText, resultText } from "../../../play/help/notation";
import { applyStep, tallyOf } from "../../../play/help/path";
import { createGame } from "../../../play/store";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { LoadErrorActions } from "../../../ui/Lazy";
import { Notice } from "../../../ui/Notice";
import { createTask } from "../../../ui/task";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import { scrollToBoard } from "../board/sight";
import { StepButton, StepList } from "../StepList";
import * as css from "./Help.module.css";
import { Legend } from "./Legend";

/** The maximum number of steps that are listed per technique; for the rest, only their number is shown. */
const MAX_LISTED = 12;

export function AllSteps() {
  const session = useSession();
  const { position } = session.get(createGame);
  const { teacherReady } = session.get(createHints);
  const p = position.value;
  const result = useSignal<readonly Deduction[] | null>(null);
  const searchTask = useMemo(createTask, []);
  // A layout effect, before the list can be opened, so that it cannot cancel a search that the player has just started.
  useLayoutEffect(() => {
    result.value = null;
    searchTask.cancel();
  }, [p]);

  function findAll() {
    if (!p) return;
    result.value = [];
    void searchTask.run(async (signal) => {
      const from = await teacherReady();
      await from.all(p, signal, (more) => {
        if (!signal.aborted) result.value = [...(result.peek() ?? []), ...more];
      });
    });
  }

  const all = result.value;
  const failed = searchTask.failed.value;
  return (
    <details
      class="all-steps"
      onToggle={(event) => event.currentTarget.open && all === null && findAll()}
    >
      <summary>{words.all}</summary>
      {all === null && (
        <button type="button" onClick={findAll}>
          {words.allShow}
        </button>
      )}
      {failed !== null && (
        <Notice role="alert">
          <span>{words.failed(failed)}</span>
          <LoadErrorActions acts={[{ label: common.tryAgain, run: findAll }]} />
        </Notice>
      )}
      {all && (
        <>
          <p class="muted" aria-live="polite">
            {searchTask.running.value ? words.allLooking(all.length) : words.allFound(all.length)}
          </p>
          {searchTask.running.value && (
            <button type="button" onClick={searchTask.cancel}>
              {words.stop}
            </button>
          )}
          {all.length > 0 && <p class="muted">{words.allIntro}</p>}
          <StepGroups all={all} />
        </>
      )}
    </details>
  );
}

function StepGroups({ all }: { readonly all: readonly Deduction[] }) {
  const { position } = useStore(createGame);
  const p = position.value;
  const overlays = p ? all.map((step) => overlayOf(step, p)) : [];
  return (
    <div class={css.stepGroups}>
      <Legend overlay={mergeOverlays(overlays)} />
      {[...tallyOf(all)].map(([technique, count]) => {
        const own = all.filter((step) => step.technique === technique).slice(0, MAX_LISTED);
        return (
          <section key={technique} aria-label={nameOf(technique)}>
            <h3>{words.pathOf(nameOf(technique), count)}</h3>
            <StepList>
              {own.map((step, index) => (
                <li key={index}>
                  <AvailableSteps step={step} />
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

function showStep(session: Session, step: Deduction): void {
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
let lastTapped: Deduction | null = null;
let isShowing = false;

function pressButton(step: Deduction, pointer: string): void {
  isShowing = pointer === "touch" && lastTapped !== step;
  lastTapped = step;
}

function chooseStep(session: Session, step: Deduction): void {
  const { act } = session.get(createGame);
  if (isShowing) {
    isShowing = false;
    showStep(session, step);
    scrollToBoard();
  } else act((p) => applyStep(p, step));
}

const hideStep = (session: Session) => {
  const { overlay } = session.get(createGame);
  overlay.value = null;
};

function AvailableSteps({ step }: { readonly step: Deduction }) {
  const session = useSession();
  const { position } = session.get(createGame);
  const side = position.value?.side ?? 9;
  const pattern = patternText(step, side);
  return (
    <StepButton
      title={explanationText(step.explanation, side)}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && showStep(session, step)}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && hideStep(session)}
      onFocus={() => showStep(session, step)}
      onBlur={() => hideStep(session)}
      onPointerDown={({ pointerType }) => pressButton(step, pointerType)}
      onClick={() => chooseStep(session, step)}
    >
      {pattern !== "" && <span class="muted">{pattern}</span>} {resultText(step, side)}
    </StepButton>
  );
}
