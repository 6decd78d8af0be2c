/**
 * The race of the page: prepared again whenever the puzzle, the lanes or their settings change, and controlled from
 * here.
 */
import { computed, signal } from "@preact/signals";
import type { AnySetup, Puzzle } from "sudoku-lab";
import { createFrame } from "../../lab/address/frame";
import { createNavigation } from "../../lab/address/views";
import { findAlgorithm, supportsSide } from "../../lab/check";
import { CUSTOM_SOLVER_ID, runningCode } from "../../lab/own/running";
import type { LaneModel } from "../../lab/race/lane";
import { RaceModel } from "../../lab/race/model";
import { createActivity } from "../../session/activity";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import type { Playback } from "../../transport/playback";
import { prefersReducedMotion } from "../../ui/appearance";
import { ensureLoaded } from "../../ui/Lazy";
import { loadInBackground } from "../../ui/load";
import { announcement } from "../../ui/notices";
import { scrollIntoView } from "../../ui/scroll";
import { words } from "../../words";
import { failedToLoad } from "./Crash";
import { createLaterParts } from "./later-parts";
import { nameAt } from "./names";
import * as css from "./Race.module.css";
import { createRaceStore } from "./store";

/** The time without further typing after which the page prepares the lanes again, ms. */
const DEBOUNCE_MS = 120;

const minimum = (a: number | null, b = Number.POSITIVE_INFINITY) =>
  a !== null && a < b ? a : b < Number.POSITIVE_INFINITY ? b : undefined;

/** Scrolls the lanes into view if the screen is too small for all of them. */
function showLanes(): void {
  const all = document.querySelector(`.${css.lanes}`);
  const bars = document.querySelectorAll(":has(> #race), #race [data-start]");
  // Scroll only if the controls stay in place: controls that scroll with the page would take the Pause button out of
  // view.
  const positions = [...bars].map((one) => getComputedStyle(one).position);
  if (!all || !positions.some((one) => /fixed|sticky/.test(one))) return;
  const { top, height } = all.getBoundingClientRect();
  const below = top >= innerHeight / 2;
  // On a phone, scroll only if all lanes fit into the window.
  if (!below && !(positions.includes("fixed") && height < innerHeight)) return;
  scrollIntoView(all, below, prefersReducedMotion.peek() ? "instant" : "smooth");
}

/**
 * Creates the controller of a session: prepares the race whenever its puzzle, lanes or settings change, and controls
 * it.
 */
export function createRaceController(session: Session) {
  const { lanes, seed, maxSteps, runOnChange, sidePanel, speed, rank, working, until } =
    session.get(createRaceStore);
  const { range, span } = session.get(createFrame);
  const { puzzle, clashing, decide } = session.get(createDocument);
  const { view } = session.get(createNavigation);
  const lazyParts = session.get(createLaterParts);
  const { racing } = session.get(createActivity);

  const model = signal<RaceModel | null>(null);
  /** The race of the page; `null` until there is a puzzle to race on. */
  const race = () => model.value;
  /** The same race over further seeds. While it runs, the lanes are suspended, and any use of the controls ends it. */
  const series = sessionTask(session);
  let stale = true;
  /** Whether the race is stale because its settings changed, and not its puzzle. */
  let changedSettings = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  session.onDispose(() => {
    clearTimeout(timer);
    model.peek()?.dispose();
  });

  /** Follows the puzzle, the lanes, the seed and the limit. Call this function once. */
  function initRace(): void {
    let followed: readonly unknown[] = [];
    session.effect(() => {
      const own =
        lanes.value.some(({ algorithm }) => algorithm === CUSTOM_SOLVER_ID) && runningCode.value;
      const setup = [lanes.value, seed.value, maxSteps.value, range.value, own];
      const wanted = [lab.value, puzzle.value, ...setup];
      if (view.value !== "race") {
        // A race over seeds continues in every view and is reported there.
        if (playback.phase.peek() === "running" && !series.running.peek()) playback.pause();
        return;
      }
      if (!wanted[0] || !wanted[1] || wanted.every((one, at) => one === followed[at])) return;
      const answers = runOnChange.peek() && sidePanel.peek() !== null && wanted[1] === followed[1];
      // Another puzzle is a new race, not a changed setting.
      changedSettings = wanted[1] === followed[1] && (changedSettings || !stale);
      followed = wanted;
      stale = true;
      // Cancel without delay: the Race button must not end a race over the seeds of other lanes.
      series.cancel();
      clearTimeout(timer);
      // Before the first race nothing was typed, so prepare without delay.
      timer = setTimeout(answers ? playback.play : prepareRace, model.peek() ? DEBOUNCE_MS : 0);
    });
    session.effect(() => {
      void [speed.value, rank.value];
      model.peek()?.follow();
    });
    session.effect(() => {
      working.value = series.running.value;
      racing.value = playback.phase.value === "running";
    });
  }

  function createRace(): RaceModel | null {
    const registry = lab.peek();
    if (!registry) return null;
    const name = (lane: LaneModel) =>
      nameAt(session, model.peek()?.lanes.peek().indexOf(lane) ?? -1);
    return new RaceModel(
      registry,
      { speed, rank, until, still: prefersReducedMotion },
      {
        ended(lane) {
          const now = lane.status.peek();
          const never = now !== null && failedToLoad(now);
          const outcome = never ? words.notStarted : words.outcomes[now?.outcome ?? "stopped"];
          const several = (model.peek()?.lanes.peek().length ?? 0) > 1;
          const placed = several && now?.outcome === "solved";
          announcement.value = words.laneEnded(name(lane), outcome, placed);
        },
        silent(lane) {
          announcement.value = words.silent.announced(name(lane));
        },
        over() {
          void ensureLoaded(lazyParts.load).then(({ resultSentence }) => {
            const now = model.peek();
            if (now?.phase.peek() !== "ended") return;
            lastAnnounced = resultSentence(session, now);
            announcement.value = lastAnnounced;
          });
        },
      },
      { cores: navigator.hardwareConcurrency },
    );
  }

  /** The sentence that announced the end of the present race; empty until then. */
  let lastAnnounced = "";
  /** The announced result of the race that a change of settings has cleared; `null` if there is none. */
  const cleared = signal<string | null>(null);

  /** Prepares all lanes again, at step 0. */
  function prepareRace(): void {
    clearTimeout(timer);
    stale = false;
    const phase = playback.phase.peek();
    const raced = phase !== "idle" && phase !== "ready";
    cleared.value = changedSettings ? (raced ? lastAnnounced : cleared.peek()) : null;
    changedSettings = false;
    lastAnnounced = "";
    const board = puzzle.peek();
    if (!board) return;
    model.value ??= createRace();
    model
      .peek()
      ?.prepare(board, clashing.peek() ? setupsOf(board).map(() => null) : setupsOf(board));
  }

  /** Returns the setup of each lane; `null` for a lane whose algorithm does not support the size of the puzzle. */
  function setupsOf({ side }: Puzzle): readonly (AnySetup | null)[] {
    const registryNow = lab.peek();
    return lanes.peek().map(({ algorithm, preset, params }) => {
      const info = registryNow && findAlgorithm(registryNow, algorithm);
      if (!info || !supportsSide(info, side)) return null;
      return {
        algorithm,
        preset: preset ?? undefined,
        params,
        seed: seed.peek(),
        maxSteps: minimum(maxSteps.peek(), span.peek()?.[1]),
      };
    });
  }

  /** Suspends the lanes, prepared with their present settings. Returns whether there is anything to race. */
  function restLanes(): boolean {
    if (stale) prepareRace();
    const now = model.peek();
    if (!now || playback.phase.peek() === "idle") return false;
    now.rest();
    return true;
  }

  /** Ends a race over seeds. Returns whether one was running. */
  function endSeries(): boolean {
    const was = series.running.peek();
    series.cancel();
    return was;
  }

  /** The controls of the page. Each of them ends a race over seeds before it acts. */
  const playback: Playback = {
    phase: computed(() => {
      if (series.running.value) return "running";
      return clashing.value ? "idle" : (model.value?.phase.value ?? "idle");
    }),
    ends: series.running,
    replaying: computed(() => model.value?.playback.replaying.value ?? false),
    lastStep: computed(() => model.value?.lastStep.value ?? 0),
    shownStep: computed(() => model.value?.shownStep.value ?? 0),
    speed,
    gathered: computed(() => model.value?.playback.gathered.value ?? null),

    /** Starts, resumes or restarts the race. */
    play() {
      endSeries();
      if (stale || model.peek()?.phase.peek() === "ended") prepareRace();
      const now = model.peek();
      if (!now || clashing.peek() || now.phase.peek() === "idle") return;
      // A race that restarts at each change of a setting is not added to the recent races.
      const runsOnChange = runOnChange.peek() && sidePanel.peek() !== null;
      if (now.phase.peek() === "ready" && !runsOnChange)
        loadInBackground(lazyParts.load, ({ remember }) => remember(session));
      decide();
      now.playback.play();
      // A lane that is watched beside a panel keeps its position.
      if (sidePanel.peek() === null) showLanes();
      announcement.value = words.raceStarted;
    },

    pause() {
      if (endSeries()) return;
      model.peek()?.playback.pause();
      announcement.value = words.racePaused;
    },

    stop() {
      if (!endSeries()) model.peek()?.playback.stop();
    },

    step(steps) {
      endSeries();
      if (stale) prepareRace();
      const running = model.peek()?.phase.peek() === "running";
      model.peek()?.playback.step(steps);
      if (running) announcement.value = words.racePaused;
    },

    seek(moment) {
      endSeries();
      const running = model.peek()?.phase.peek() === "running";
      model.peek()?.playback.seek(moment);
      if (running) announcement.value = words.racePaused;
    },
  };

  return { race, series, follow: initRace, cleared, setupsOf, restLanes, playback };
}
