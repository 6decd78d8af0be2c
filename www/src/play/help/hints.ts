/**
 * Finds the hint for a position, which is shown in stages: the area to look at with the technique, the step, and the
 * proof. Mistakes on the board are reported first.
 */
import { batch, effect, signal, untracked } from "@preact/signals";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { announcement, createSilenceHandler } from "../../ui/notices";
import { reasonOf } from "../../words/messages";
import { mistakesIn, NO_MISTAKES } from "../mistakes";
import { isSolved, type Position, puzzleOf } from "../position";
import { createGame } from "../store";
import { fetchTechniques } from "./about";
import { type Hint, hintOverlay, stagesOf } from "./hint";
import { announcedText, doneText } from "./hint-text";
import { hintOrder } from "./order";
import { applyStep } from "./path";
import { createHintStore } from "./stages";
import { Teacher } from "./teacher";
import { createHintsWanted } from "./wanted";

async function findHint(p: Position, from: Teacher, wanted: AbortSignal): Promise<Hint> {
  if (isSolved(p)) return { kind: "solved" };
  const solution = await from.solution(puzzleOf(p));
  const mistakes = solution ? mistakesIn(p, solution) : NO_MISTAKES;
  if (mistakes.wrong.size + mistakes.ruledOut.size > 0) return { kind: "wrong", mistakes };
  const step = await from.next(p, wanted, hintOrder.peek());
  if (step) return { kind: "step", step };
  if (solution) return { kind: "stuck" };
  const left = await from.solutionsLeft(p, wanted);
  if (left.found > 1) return { kind: "several", left };
  return { kind: left.exhausted && left.found === 0 ? "none" : "stuck" };
}

function announceStage(now: Hint, at: number, p: Position): void {
  const sentence = announcedText(now, at, p);
  announcement.value = announcement.peek() === sentence ? `${sentence} ` : sentence;
}

export function createHints(session: Session) {
  const { hintsWanted } = session.get(createHintsWanted);
  const { position, overlay, act } = session.get(createGame);
  const { stage, known, done } = session.get(createHintStore);

  /** The module that finds hints; present only while the view is shown. */
  const teacher = signal<Teacher | null>(null);

  /** Resolves to the teacher as soon as there is one. */
  function teacherReady(): Promise<Teacher> {
    prepareHint();
    return new Promise((resolve) => {
      const stop = teacher.subscribe((now) => {
        if (!now) return;
        resolve(now);
        queueMicrotask(() => stop());
      });
    });
  }

  /** Ends the preparation of hints; `null` while none are being prepared. */
  let stopPreparing: (() => void) | null = null;

  session.onDispose(() => stopPreparing?.());

  /**
   * Prepares hints for as long as the view is open. Every part that needs a hint calls this function, because the
   * attempt of the idle page may have failed.
   */
  function prepareHint(): void {
    if (stopPreparing || !hintsWanted.peek()) return;
    void fetchTechniques();
    stopPreparing = watchPosition();
    const stop = hintsWanted.subscribe((wanted) => {
      if (wanted) return;
      queueMicrotask(() => stop());
      stopPreparing?.();
      stopPreparing = null;
    });
  }

  let searchController = new AbortController();
  /** The position for which a hint was requested, and the position that is being examined. */
  let lastRequested: Position | null = null;
  let at: Position | null = null;

  /** Keeps the next step ready for the current position; the returned function ends this. */
  function watchPosition(): () => void {
    const start = effect(() => {
      if (lab.value) teacher.value = new Teacher(lab.value, { onSilence: createSilenceHandler() });
    });
    const stop = effect(() => {
      const p = position.value;
      const ready = teacher.value;
      void hintOrder.value; // a different order of techniques gives a different hint
      searchController.abort();
      searchController = new AbortController();
      at = null;
      batch(() => {
        // A request that was made before there was a position or a teacher remains valid.
        if (lastRequested === null) lastRequested = p;
        if (lastRequested !== p) stage.value = 0;
        known.value = null;
        done.value = "";
      });
      // The search starts immediately, because the player may request a hint at any moment. It runs in a worker and
      // does not slow the page down.
      if (p && ready) untracked(() => void lookUpHint(p, ready));
    });
    return () => {
      stop();
      start();
      searchController.abort();
      teacher.peek()?.dispose();
      teacher.value = null;
    };
  }

  /** Finds the hint for a position. Results for an earlier position are discarded. */
  async function lookUpHint(p: Position, from: Teacher): Promise<void> {
    if (at === p) return;
    at = p;
    const { signal: wanted } = searchController;
    let result: Hint;
    try {
      result = await findHint(p, from, wanted);
    } catch (error) {
      result = { kind: "failed", why: reasonOf(error) };
    }
    if (wanted.aborted || position.peek() !== p) return;
    known.value = result;
    showStage();
  }

  /** Shows the next stage: first the area to look at, finally everything. */
  function showMore(): void {
    const p = position.peek();
    lastRequested = p;
    if (!p) {
      stage.value = 1;
      return;
    }
    if (known.peek()?.kind === "failed") {
      at = null; // the next request repeats the attempt
      batch(() => {
        stage.value = 0;
        known.value = null;
      });
    }
    const now = known.peek();
    if (now && stage.peek() >= stagesOf(now)) {
      announceStage(now, stage.peek(), p);
      return;
    }
    stage.value += 1;
    const from = teacher.peek();
    if (now) showStage();
    else if (from && stage.peek() === 1) void lookUpHint(p, from);
  }

  /** Hides the hint. */
  function hideHint(): void {
    batch(() => {
      if (stage.peek() > 0) overlay.value = null;
      stage.value = 0;
    });
  }

  /** Carries out the displayed step as one move. */
  function applyHint(): void {
    const [now, before] = [known.peek(), position.peek()];
    if (now?.kind !== "step" || !before) return;
    act((p) => applyStep(p, now.step));
    const sentence = doneText(now.step, before.side);
    done.value = sentence;
    announcement.value = sentence;
  }

  /** Draws the current stage and announces it to screen readers. */
  function showStage(): void {
    const [p, now, at] = [position.peek(), known.peek(), stage.peek()];
    if (!p || !now || at === 0) return;
    // If the visitor has requested several stages before the hint was known, the last stage is the limit.
    stage.value = Math.min(at, stagesOf(now));
    overlay.value = hintOverlay(p, now, stage.peek());
    announceStage(now, stage.peek(), p);
  }

  return {
    teacher,
    teacherReady,
    prepare: prepareHint,
    follow: watchPosition,
    more: showMore,
    hide: hideHint,
    apply: applyHint,
  };
}
