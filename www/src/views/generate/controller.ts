/** The generator on the page: one lane that is shown while it runs, and its checked result. */
import { batch, computed, signal, untracked } from "@preact/signals";
import type { Lane, Puzzle, Registry } from "sudoku-lab";
import { createNavigation } from "../../lab/address/views";
import { withWorker } from "../../lab/pool";
import type { LaneStatus } from "../../lab/race/lane";
import { RaceModel } from "../../lab/race/model";
import type { Session } from "../../session/session";
import type { Playback, PlaybackPhase } from "../../transport/playback";
import { prefersReducedMotion } from "../../ui/appearance";
import { announcement, createSilenceHandler } from "../../ui/notices";
import { words } from "../../words";
import { reasonOf } from "../../words/messages";
import { puzzleFacts } from "./facts";
import { createMakers, emptyGrid, loadedMakers } from "./makers";
import { createGridRating } from "./rated";
import { createGenerateStore } from "./store";
import { checkUnique, type MadePuzzle } from "./work";

const reportSilence = createSilenceHandler();

/** The approximate duration of passing through the whole grid at the initial speed, s. */
const INITIAL_PASS_SECONDS = 4;

export function createGenerateController(session: Session) {
  const { chosen, obstacle, setupOf } = session.get(createMakers);
  const { box, seed, difficulty, technique, speed, nextSeed } = session.get(createGenerateStore);
  const { forget } = session.get(createGridRating);
  const { view } = session.get(createNavigation);

  /** The time limit of a run, s; `null` without a limit. */
  const timeLimit = signal<number | null>(30);
  /** The lane that is shown, and its initial grid. */
  const job = signal<{ readonly lane: Lane; readonly pattern: Puzzle } | null>(null);
  const race = signal<RaceModel | null>(null);
  /** Whether the run was stopped by the time limit. */
  const timedOut = signal(false);
  const status = computed<LaneStatus | null>(() => {
    const now = job.value && race.value?.lanes.value[0]?.status.value;
    if (!now) return null;
    const outcome = timedOut.value && now.outcome === "stopped" ? "time" : now.outcome;
    return { ...now, outcome };
  });

  /** The checked result of the last run; `null` until it is checked. */
  const madePuzzle = signal<MadePuzzle | null>(null);
  /** The last puzzle that was made; it stays while the next one is being made. */
  const newest = signal<Puzzle | null>(null);
  /** Whether the run is an example that the visitor did not request. */
  const example = signal(false);
  /** Why the result could not be checked; `null` if there was no failure. */
  const failure = signal<string | null>(null);
  let checking: AbortController | null = null;

  session.onDispose(() => {
    checking?.abort();
    race.peek()?.dispose();
  });

  let hasStarted = false;
  let silent = false;
  const phase = computed<PlaybackPhase>(() => {
    if (!chosen.value) return "idle";
    const now = status.value;
    if (!now || !race.value) return obstacle.value ? "idle" : "ready";
    return now.state === "preparing" ? "running" : race.value.phase.value;
  });

  /** The settings as a text, for comparison. */
  const wish = computed(() =>
    JSON.stringify([
      chosen.value?.spec,
      ...[box, seed, difficulty, technique].map(({ value }) => value),
    ]),
  );

  /** The settings with which the example was made. */
  let exampleWish = "";

  /** Removes the example: the board stays empty until a puzzle is requested. */
  function clearExample(): void {
    cancelCheck();
    race.peek()?.playback.stop();
    batch(() => {
      example.value = false;
      job.value = null;
      madePuzzle.value = null;
      failure.value = null;
      forget();
    });
  }

  /**
   * Follows the view, the settings and the run, and pauses the run when another view is opened. Call this function
   * once.
   */
  function initController(): void {
    session.effect(() => {
      if (view.value !== "generate" && phase.peek() === "running") playback.pause();
    });
    session.effect(() => {
      void speed.value;
      race.peek()?.playback.applySpeed();
    });
    // An example that differs from the settings would look like the result of the settings.
    session.effect(() => {
      if (wish.value !== exampleWish && example.peek()) untracked(clearExample);
    });
    session.effect(() => {
      const now = status.value;
      if (now) untracked(() => handleStatus(now));
    });
  }

  /**
   * Reports a worker that does not respond, stops a run that exceeds the time limit, and checks a run that has ended.
   */
  function handleStatus({ state, silent: isSilent, time }: LaneStatus): void {
    const playing = race.peek()?.playback;
    if (isSilent !== silent) {
      silent = isSilent;
      reportSilence(Number(silent), () => playing?.stop());
    }
    const limit = timeLimit.peek();
    if (limit !== null && time.micros > limit * 1e6 && state === "running") {
      timedOut.value = true;
      playing?.stop();
    }
    if (state === "ended" && hasStarted) {
      hasStarted = false;
      void finishRun();
    }
  }

  function createRun(lab: Registry): RaceModel {
    const first = () => (job.peek()?.pattern.givens.length ?? 81) / INITIAL_PASS_SECONDS;
    const speedAt = (ms: number) =>
      first() * 2 ** (Math.max(0, ms - INITIAL_PASS_SECONDS * 1000) / 700);
    const settings = {
      speed,
      rank: signal("steps" as const),
      until: signal("all" as const),
      still: prefersReducedMotion,
      measures: false,
      gather: () => ({ speedAt, from: 0 }),
    };
    const nothing = () => {};
    const watcher = { ended: nothing, silent: nothing, over: nothing };
    return new RaceModel(lab, settings, watcher, {
      cores: navigator.hardwareConcurrency,
      ahead: 0,
    });
  }

  /** Starts a run with the present settings. Returns whether it could start. */
  function prepareRun(): boolean {
    const lab = loadedMakers.peek();
    const now = chosen.peek();
    if (!lab || !now || obstacle.peek()) return false;
    cancelCheck();
    const pattern = emptyGrid(lab, box.peek());
    race.value ??= createRun(lab);
    race.value.prepare(pattern, [setupOf(now.spec, seed.peek())]);
    const lane = race.value.lanes.peek()[0]?.run;
    hasStarted = true;
    batch(() => {
      timedOut.value = false;
      madePuzzle.value = null;
      failure.value = null;
      forget();
      example.value = false;
      job.value = lane ? { lane, pattern } : null;
    });
    return true;
  }

  /** Cancels a check that is running. */
  function cancelCheck(): void {
    checking?.abort();
    checking = null;
  }

  /** Checks the result of the run in a worker that is released afterwards. */
  async function finishRun(): Promise<void> {
    const lab = loadedMakers.peek();
    const now = job.peek();
    if (!lab || !now) return;
    const { lane, pattern } = now;
    const { steps, outcome } = lane.progress;
    const frame = lane.error ? null : await lane.frame();
    if (job.peek() !== now) return;
    if (!frame) {
      announcement.value = words.outcomes[outcome ?? "stopped"];
      return;
    }
    const abort = new AbortController();
    checking = abort;
    const { digits, counters } = frame;
    const endReason = timedOut.peek() && outcome === "stopped" ? "time" : (outcome ?? "stopped");
    const end = { outcome: endReason, steps, digits, counters } as const;
    try {
      const result = await withWorker(
        lab,
        (ask) => checkUnique(ask, lab, pattern.box, lane.setup, end, true),
        abort.signal,
      );
      batch(() => {
        madePuzzle.value = result;
        // An example must not replace the puzzle on the board.
        if (!example.peek()) newest.value = result.puzzle ?? newest.peek();
        announcement.value = puzzleFacts(result).said;
      });
    } catch (error) {
      if (abort.signal.aborted) return;
      failure.value = reasonOf(error);
    }
  }

  /** Shows an example run before the visitor has set anything. */
  function showExample(): void {
    playback.play();
    exampleWish = wish.peek();
    example.value = true;
  }

  /** Makes the puzzle of the present settings, or that of the next seed if the present one is already made. */
  function makeCurrent(): void {
    const now = job.peek()?.lane.setup;
    const same = now && !example.peek() && now.seed === seed.peek() && madePuzzle.peek() !== null;
    if (same) makeNext();
    else if (prepareRun()) playback.play();
  }

  /** Makes the puzzle of the next seed. */
  function makeNext(): void {
    nextSeed();
    if (prepareRun()) playback.play();
  }

  const playback: Playback = {
    phase,
    replaying: computed(() => race.value?.playback.replaying.value ?? false),
    lastStep: computed(() => status.value?.steps ?? 0),
    shownStep: computed(() => status.value?.shown ?? 0),
    speed,
    gathered: computed(() => race.value?.playback.gathered.value ?? null),
    play() {
      const now = phase.peek();
      if ((now === "ready" || now === "ended") && !prepareRun()) return;
      if (phase.peek() !== "idle") race.peek()?.playback.play();
    },
    pause: () => race.peek()?.playback.pause(),
    stop: () => race.peek()?.playback.stop(),
    step(steps) {
      if (phase.peek() === "ready" && !prepareRun()) return;
      race.peek()?.playback.step(steps);
    },
    seek: (moment) => race.peek()?.playback.seek(moment),
  };

  return {
    timeLimit,
    job,
    status,
    madePuzzle,
    newest,
    example,
    failure,
    follow: initController,
    showExample,
    make: makeCurrent,
    another: makeNext,
    playback,
  };
}
