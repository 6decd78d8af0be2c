/** A race as the page shows it: its lanes, its status, and the control of its time. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  type AnySetup,
  isShorter,
  type Lane,
  type Puzzle,
  Race,
  type RaceOptions,
  type Registry,
} from "sudoku-lab";
import { PlaybackController, type PlaybackPhase, type SpeedRamp } from "../../transport/playback";
import { speedCurve, watchedSteps } from "../../transport/speed-curve";
import { invalidate } from "../frames";
import { LaneModel } from "./lane";

/**
 * The reason why lanes stopped before they had ended: the person, the time limit, or the lane that finished first, by
 * the clock, at a limited speed, or by steps.
 */
export type HaltReason = "person" | "clock" | "first" | "pace" | "steps" | null;

/** The settings of a race besides its puzzle and its lanes. */
export interface RaceSettings {
  /** The chosen speed in steps per second; `null` speeds up gradually. */
  readonly speed: Signal<number | null>;
  /** The measure that decides the places. */
  readonly rank: ReadonlySignal<"time" | "steps">;
  /** The condition on which the race ends by itself. */
  readonly until: ReadonlySignal<"all" | "first">;
  /** Whether motion is reduced: the race then runs at full speed from the start. */
  readonly still: ReadonlySignal<boolean>;
  /** Whether the times of short runs are measured again after all lanes have ended; by default they are. */
  readonly measures?: boolean;
  /** Returns the speed curve from a step, if the speed does not follow the steps of the lanes. */
  readonly gather?: (from: number) => SpeedRamp;
}

/** Callbacks for changes of a lane and of the race. */
export interface StatusWatcher {
  ended(lane: LaneModel): void;
  silent(lane: LaneModel): void;
  /** Called when all lanes have ended and their times are known. */
  over(): void;
}

/** The interval at which the state of the lanes is copied to the page, ms. */
const FLUSH_INTERVAL_MS = 40;
/** The time for which each run is computed in advance, ms: enough to reach the end of a short run. */
const COMPUTE_AHEAD_MS = 3;
/** The interval at which new frames are reported, ms. */
const FRAME_INTERVAL_MS = 120;

/** Returns whether a lane has found a solution or shown that there is none. */
const isDecided = ({ progress: { outcome } }: Lane) =>
  outcome === "solved" || outcome === "unsolvable";

export class RaceModel {
  /** Starts, pauses and rewinds the race. */
  readonly playback: PlaybackController;
  /** One lane for each requested setup. */
  readonly lanes: ReadonlySignal<readonly LaneModel[]>;
  /** The reason why lanes stopped before they had ended; `null` if no lane was stopped. */
  readonly halted = signal<HaltReason>(null);
  /** Whether short runs are being repeated to measure their times. */
  readonly measuring = signal(false);
  /** A counter of new frames, which increases a few times per second. */
  readonly tick = signal(0);
  readonly #lanes = signal<readonly LaneModel[]>([]);
  /** Whether the race was started since its lanes were created. */
  readonly #begun = signal(false);
  readonly #settings: RaceSettings;
  readonly #watcher: StatusWatcher;
  readonly #race: Race;
  readonly #finished = new WeakSet<Lane>();
  #flush: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setTimeout> | undefined;
  /** The number of the current measurement, by which an older measurement notices that it was abandoned. */
  #turn = 0;
  #told = false;
  /** Whether a measurement is in progress that determines whether the last running lane can still finish first. */
  #following = false;
  /** The step from which the last running lane is measured next; 0 before the other lanes were measured. */
  #next = 0;

  constructor(
    lab: Registry,
    settings: RaceSettings,
    watcher: StatusWatcher,
    options: RaceOptions = {},
  ) {
    this.#settings = settings;
    this.#watcher = watcher;
    this.lanes = this.#lanes;
    const onChange = (lane: Lane) => this.#changed(lane);
    this.#race = new Race(lab, { ahead: COMPUTE_AHEAD_MS, ...options, onChange });
    const { phase, lastStep, shownStep } = this;
    const race = this.#race;
    this.playback = new PlaybackController(
      {
        phase,
        lastStep,
        shownStep,
        run: () => this.#run(),
        pause: () => race.pause(),
        stop: () => this.#stop("person"),
        step: (steps) => {
          this.#leave();
          race.step(steps);
        },
        seek: (moment) => this.#seek(moment),
        setSpeed(speed) {
          race.pace = speed;
        },
        gather: settings.gather ?? ((from) => this.#gather(from)),
      },
      settings.speed,
      settings.still,
    );
  }

  readonly phase = computed<PlaybackPhase>(() => {
    const all = this.#statuses();
    if (all.length === 0) return "idle";
    if (all.some(({ playing }) => playing)) return "running";
    if (all.every(({ state }) => state === "ended")) {
      return all.some(({ shown, steps }) => shown < steps) ? "past" : "ended";
    }
    return this.#begun.value || all.some(({ steps }) => steps > 0) ? "paused" : "ready";
  });
  readonly lastStep = computed(() => Math.max(0, ...this.#statuses().map(({ steps }) => steps)));
  readonly shownStep = computed(() => Math.max(0, ...this.#statuses().map(({ shown }) => shown)));
  /** The step to which boards and plots are rewound; `null` for the latest step. */
  readonly moment = computed(() => {
    const past = this.phase.value !== "running" && this.shownStep.value < this.lastStep.value;
    return past ? this.shownStep.value : null;
  });
  /** Whether some lanes have ended while others are still running. */
  readonly ending = computed(
    () => this.phase.value === "running" && this.#statuses().some(({ state }) => state === "ended"),
  );
  /** Whether the lanes that are still running run more slowly than they could. */
  readonly skippable = computed(() => this.ending.value && this.playback.limited.value);

  /** Returns the latest frames of the lanes, by lane number from 0. */
  get frames() {
    return this.#lanes.peek().map(({ frame }) => frame);
  }

  /** Creates the lanes again at their first step; a setup is `null` if its algorithm does not support the puzzle. */
  prepare(puzzle: Puzzle, setups: readonly (AnySetup | null)[]): void {
    this.playback.hold();
    this.#leave();
    this.#race.rank = this.#settings.rank.peek();
    this.#race.prepare(
      puzzle,
      setups.filter((setup) => setup !== null),
    );
    let next = 0;
    const lanes = this.#race.lanes;
    batch(() => {
      this.#begun.value = false;
      this.playback.replaying.value = false;
      this.#told = false;
      this.#next = 0;
      this.halted.value = null;
      this.#lanes.value = setups.map(
        (setup) => new LaneModel(setup && (lanes[next++] ?? null), () => this.#see()),
      );
      this.#copy();
    });
    invalidate();
  }

  #run(): void {
    this.#leave();
    // In one batch, because a race that has begun and does not play yet would count as paused.
    batch(() => {
      this.#begun.value = true;
      this.#race.play();
      this.#copy();
    });
  }

  /** Returns the speed curve, which depends on the number of steps of the lanes. */
  #gather(from: number): SpeedRamp {
    let known = false;
    const update = () => {
      // The lengths of runs that are still being prepared are not known yet.
      known = this.#runs().every(({ state }) => state !== "preparing");
      return speedCurve(watchedSteps(this.#runs().map(({ ahead }) => ahead)));
    };
    let curve = update();
    const speedAt = (ms: number) => {
      if (!known) curve = update();
      return curve.speedAt(ms);
    };
    return { speedAt, from: curve.timeOf(from) };
  }

  /** Pauses the race, so that others can use the cores. */
  rest(): void {
    this.#leave();
    this.playback.pause();
  }

  /** Stops the lanes when the time limit is reached. */
  timeOut(): void {
    if (this.playback.replaying.peek()) this.playback.stop();
    else {
      this.playback.hold();
      this.#stop("clock");
    }
  }

  #stop(by: "person" | "clock"): void {
    const halted = this.halted.peek();
    if (halted !== "first" && halted !== "pace") this.halted.value = by;
    this.#race.stop();
  }

  /** Rewinds every board to one step; a lane that ended earlier shows its end. */
  #seek(moment: number): void {
    this.#leave();
    for (const run of this.#runs()) run.seek(Math.min(moment, run.progress.steps));
  }

  /** Applies settings that have changed in the meantime. */
  follow(): void {
    this.playback.applySpeed();
    this.#race.rank = this.#settings.rank.peek();
    this.refresh();
  }

  /** Copies the status of the lanes, and resumes an abandoned measurement. */
  refresh(): void {
    batch(() => this.#copy());
  }

  dispose(): void {
    clearTimeout(this.#flush);
    clearTimeout(this.#ticking);
    this.playback.hold();
    this.#leave();
    this.#race.dispose();
  }

  #statuses() {
    return this.#lanes.value.flatMap(({ status }) => status.value ?? []);
  }

  #runs(): readonly Lane[] {
    return this.#lanes.peek().flatMap(({ run }) => run ?? []);
  }

  #see(): void {
    this.#ticking ??= setTimeout(() => {
      this.#ticking = undefined;
      this.tick.value++;
      this.#conclude();
    }, FRAME_INTERVAL_MS);
  }

  #changed(run: Lane): void {
    invalidate(run);
    if (isDecided(run) && !this.#finished.has(run)) {
      this.#finished.add(run);
      if (this.#settings.until.peek() === "first") this.#endOthers();
    }
    this.#flush ??= setTimeout(() => {
      this.#flush = undefined;
      this.refresh();
    }, FLUSH_INTERVAL_MS);
  }

  /**
   * Stops the other lanes after one lane has finished: at once if times decide, otherwise at the same step. At a
   * limited speed the fewest steps decide too, even if a lane's worker started later than others or the machine was
   * busy.
   */
  #endOthers(): void {
    const halted = this.halted.peek();
    if (halted === "person" || halted === "clock") return;
    const isByTime = this.#settings.rank.peek() === "time";
    if (isByTime && !this.playback.limited.peek()) {
      this.halted.value = "first";
      this.#race.stop();
    } else {
      this.halted.value = isByTime ? "pace" : "steps";
      const steps = this.#race.lanes.filter(isDecided).map(({ progress }) => progress.steps);
      this.#race.endAt(Math.min(...steps));
    }
  }

  #copy(): void {
    const before = this.phase.peek();
    const lanes = this.#lanes.peek();
    const previous = lanes.map(({ status }) => status.peek());
    for (const lane of lanes) lane.copy();
    const after = this.phase.peek();
    if (after !== before && after !== "running") this.playback.hold();
    if (after === "ended") this.playback.replaying.value = false;
    const runs = this.#runs();
    // Checked whenever the ends are shown, not only when they are reached, because an action may have interrupted the
    // measurement.
    if (after === "ended" && runs.every(({ moment }) => moment === null)) void this.#measure();
    if (after === "running" && !this.playback.replaying.peek()) void this.#follow(runs);
    for (const [index, lane] of lanes.entries()) {
      const status = lane.status.peek();
      if (status?.silent && !previous[index]?.silent) this.#watcher.silent(lane);
      if (status?.state === "ended" && previous[index]?.state === "running")
        this.#watcher.ended(lane);
    }
  }

  /** Measures the times until they are known or the measurement is abandoned. */
  async #measure(): Promise<void> {
    if (this.measuring.peek()) return;
    const turn = ++this.#turn;
    const { measures = true } = this.#settings;
    const wanted = measures && this.#race.lanes.some(({ measurable }) => measurable);
    this.measuring.value = wanted;
    if (wanted && !(await this.#race.measure(() => turn !== this.#turn))) return;
    batch(() => {
      this.measuring.value = false;
      if (wanted) this.refresh();
    });
    this.#conclude();
  }

  /**
   * While one lane still runs, measures the others, and the time of the steps that this lane has completed: the times
   * may show that this lane can no longer be first. Otherwise the lane is measured again after twice as many steps.
   */
  async #follow(runs: readonly Lane[]): Promise<void> {
    const [last, ...more] = runs.filter(({ state, error }) => state !== "ended" && !error);
    const answered = runs.filter(isDecided);
    if (this.#following || !last || more.length > 0 || answered.length === 0) return;
    if (this.#settings.rank.peek() !== "time" || this.#settings.measures === false) return;
    const isDue = () =>
      !last.comparable &&
      last.progress.steps >= this.#next &&
      !answered.every(({ time }) => last.soFar && isShorter(time, last.soFar));
    if (this.#next > 0 && !isDue()) return;
    const turn = ++this.#turn;
    this.#following = true;
    if (this.#next > 0 || (await this.#race.measure(() => turn !== this.#turn))) {
      this.#next ||= 1;
      if (isDue()) {
        this.#next = 2 * last.progress.steps;
        await last.measureSoFar();
      }
    }
    this.#following = false;
    this.refresh();
  }

  /** Reports once that the race is over, when everything about its end is known. */
  #conclude(): void {
    if (this.#told || this.measuring.peek() || this.phase.peek() !== "ended") return;
    const known = ({ run, end }: LaneModel) => !run || run.error || (end && !run.measurable);
    if (!this.#lanes.peek().every(known)) return;
    this.#told = true;
    this.#watcher.over();
  }

  /** Abandons the measurement of the remaining runs. */
  #leave(): void {
    this.#turn += 1;
    this.measuring.value = false;
  }
}
