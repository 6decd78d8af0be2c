/** The next step in stages: where to look, which technique, the step itself. What is wrong is said first. */
import { batch, effect, signal, untracked } from "@preact/signals";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { announcement, silenceHandler } from "../../ui/notices";
import { reasonOf } from "../../words/messages";
import { mistakesIn, NONE } from "../mistakes";
import { isSolved, type Position, puzzleOf } from "../position";
import { createGame } from "../store";
import { drawn, type Hint, stagesOf } from "./hint";
import { hintOrder } from "./order";
import { applied } from "./path";
import { announced, doneSaid } from "./said";
import { createHintStore } from "./stages";
import { Teacher } from "./teacher";
import { createHintsWanted } from "./wanted";

async function say(p: Position, from: Teacher, wanted: AbortSignal): Promise<Hint> {
  if (isSolved(p)) return { kind: "solved" };
  const solution = await from.solution(puzzleOf(p));
  const mistakes = solution ? mistakesIn(p, solution) : NONE;
  if (mistakes.wrong.size + mistakes.ruledOut.size > 0) return { kind: "wrong", mistakes };
  const step = await from.next(p, wanted, hintOrder.peek());
  if (step) return { kind: "step", step };
  if (solution) return { kind: "stuck" };
  const left = await from.solutionsLeft(p, wanted);
  if (left.found > 1) return { kind: "several", left };
  return { kind: left.exhausted && left.found === 0 ? "none" : "stuck" };
}

function speak(now: Hint, at: number, p: Position): void {
  const sentence = announced(now, at, p);
  announcement.value = announcement.peek() === sentence ? `${sentence} ` : sentence;
}

export function createHints(session: Session) {
  const { hintsWanted } = session.get(createHintsWanted);
  const { position, overlay, act } = session.get(createGame);
  const { stage, known, done } = session.get(createHintStore);

  /** Whom to ask; only while the view is there. */
  const teacher = signal<Teacher | null>(null);

  /** Resolves to the teacher, as soon as there is one. */
  function teacherReady(): Promise<Teacher> {
    prepare();
    return new Promise((found) => {
      const stop = teacher.subscribe((now) => {
        if (!now) return;
        found(now);
        queueMicrotask(() => stop());
      });
    });
  }

  /** Ends the preparation of hints; `null` while none are prepared. */
  let stopPreparing: (() => void) | null = null;

  session.onDispose(() => stopPreparing?.());

  /**
   * Prepares hints as long as the view is open that wants them. Whatever needs a hint calls this, because the
   * attempt of the idle page may have failed.
   */
  function prepare(): void {
    if (stopPreparing || !hintsWanted.peek()) return;
    stopPreparing = follow();
    const stop = hintsWanted.subscribe((wanted) => {
      if (wanted) return;
      queueMicrotask(() => stop());
      stopPreparing?.();
      stopPreparing = null;
    });
  }

  let looking = new AbortController();
  /** The position that somebody has asked about, and the one that is being looked at. */
  let asked: Position | null = null;
  let at: Position | null = null;

  /** Keeps the next step ready for whatever stands on the board; ends with what it gives back. */
  function follow(): () => void {
    const begin = effect(() => {
      if (lab.value) teacher.value = new Teacher(lab.value, { onSilence: silenceHandler() });
    });
    const stop = effect(() => {
      const p = position.value;
      const ready = teacher.value;
      void hintOrder.value; // another order gives another hint
      looking.abort();
      looking = new AbortController();
      at = null;
      batch(() => {
        // A request from before there was a position, or a teacher, stands.
        if (asked === null) asked = p;
        if (asked !== p) stage.value = 0;
        known.value = null;
        done.value = "";
      });
      // At once: who moves may ask in the next moment, and what is looked for meanwhile costs the page nothing.
      if (p && ready) untracked(() => void look(p, ready));
    });
    return () => {
      stop();
      begin();
      looking.abort();
      teacher.peek()?.dispose();
      teacher.value = null;
    };
  }

  /** Finds out what there is to say; what was asked of an earlier position is of no use. */
  async function look(p: Position, from: Teacher): Promise<void> {
    if (at === p) return;
    at = p;
    const { signal: wanted } = looking;
    let found: Hint;
    try {
      found = await say(p, from, wanted);
    } catch (error) {
      found = { kind: "failed", why: reasonOf(error) };
    }
    if (wanted.aborted || position.peek() !== p) return;
    known.value = found;
    show();
  }

  /** Says more: the first time where to look, the last time everything. */
  function more(): void {
    const p = position.peek();
    asked = p;
    if (!p) {
      stage.value = 1;
      return;
    }
    if (known.peek()?.kind === "failed") {
      at = null; // whoever asks again has it tried again
      batch(() => {
        stage.value = 0;
        known.value = null;
      });
    }
    const now = known.peek();
    if (now && stage.peek() >= stagesOf(now)) {
      speak(now, stage.peek(), p);
      return;
    }
    stage.value += 1;
    const from = teacher.peek();
    if (now) show();
    else if (from && stage.peek() === 1) void look(p, from);
  }

  /** Puts away what is shown. */
  function hide(): void {
    batch(() => {
      if (stage.peek() > 0) overlay.value = null;
      stage.value = 0;
    });
  }

  /** Does the step that is shown, as one move. */
  function apply(): void {
    const [now, before] = [known.peek(), position.peek()];
    if (now?.kind !== "step" || !before) return;
    act((p) => applied(p, now.step));
    const sentence = doneSaid(now.step, before.side);
    done.value = sentence;
    announcement.value = sentence;
  }

  /** Draws what was asked for, and tells a screen reader. */
  function show(): void {
    const [p, now, at] = [position.peek(), known.peek(), stage.peek()];
    if (!p || !now || at === 0) return;
    // Presses before it was known count no further than there is something to say.
    stage.value = Math.min(at, stagesOf(now));
    overlay.value = drawn(p, now, stage.peek());
    speak(now, stage.peek(), p);
  }

  return { teacher, teacherReady, prepare, follow, more, hide, apply };
}
