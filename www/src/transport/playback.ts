/**
 * Playback: start, pause, step, speed and seeking for everything that proceeds in steps. Races, generators, solution
 * paths and custom solvers are tracks of the same controller.
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";

/**
 * The state of a playback. `past`: all runs have ended and an earlier step is shown; playing then replays from the
 * start.
 */
export type PlaybackPhase = "idle" | "ready" | "running" | "paused" | "ended" | "past";

/** The progress of a playback, and the step that is shown. */
interface PlaybackProgress {
  readonly phase: ReadonlySignal<PlaybackPhase>;
  /** The latest step reached. */
  readonly lastStep: ReadonlySignal<number>;
  readonly shownStep: ReadonlySignal<number>;
}

/** The interface between a playback and its controls on the page. */
export interface Playback extends PlaybackProgress {
  /** Whether the playback can only be ended, not paused. */
  readonly ends?: ReadonlySignal<boolean>;
  /** Whether ended runs are being replayed, or a replay was paused. */
  readonly replaying?: ReadonlySignal<boolean>;
  /** The chosen speed in steps per second; `null` starts slowly and speeds up gradually. */
  readonly speed: Signal<number | null>;
  /** The current speed of a gradual speed-up, in steps per second; `null` if there is none. */
  readonly gathered: ReadonlySignal<number | null>;
  play(): void;
  pause(): void;
  stop(): void;
  step(steps: number): void;
  seek(moment: number): void;
}

/** A gradual speed-up. */
export interface SpeedRamp {
  /** Returns the speed in steps per second, this many milliseconds after the first step. */
  speedAt(ms: number): number;
  /** The time that counts as elapsed at the start, ms. */
  readonly from: number;
}

/** The object that a controller plays. */
export interface PlaybackTrack extends PlaybackProgress {
  /** Starts or continues from the current step. */
  run(): void;
  pause(): void;
  /** Ends all runs of the track. */
  stop(): void;
  step(steps: number): void;
  seek(moment: number): void;
  /** Sets the speed in steps per second; also allowed while the track runs. */
  setSpeed(speed: number): void;
  /** Returns the gradual speed-up from a step. */
  gather(from: number): SpeedRamp;
}

/** The interval at which a gradual speed-up changes the speed, ms. */
const RAMP_INTERVAL_MS = 40;
/** The speed above which a gradual speed-up becomes unlimited, in steps per second. */
const MAX_RAMP_SPEED = 1e6;

export class PlaybackController implements Playback {
  readonly phase: ReadonlySignal<PlaybackPhase>;
  readonly lastStep: ReadonlySignal<number>;
  readonly shownStep: ReadonlySignal<number>;
  readonly speed: Signal<number | null>;
  readonly gathered = signal<number | null>(null);
  readonly replaying = signal(false);
  /** The speed without a gradual speed-up, in steps per second. */
  readonly #fixed = signal(Number.POSITIVE_INFINITY);
  readonly #track: PlaybackTrack;
  readonly #still: ReadonlySignal<boolean>;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** If `still` is true, motion is reduced: the track runs at full speed unless a speed is chosen. */
  constructor(track: PlaybackTrack, speed: Signal<number | null>, still: ReadonlySignal<boolean>) {
    this.#track = track;
    this.#still = still;
    this.speed = speed;
    ({ phase: this.phase, lastStep: this.lastStep, shownStep: this.shownStep } = track);
  }

  /** Whether the speed is limited, in which case runs do not end in the order of their times. */
  readonly limited = computed(
    () => (this.gathered.value ?? this.#fixed.value) < Number.POSITIVE_INFINITY,
  );

  /** Starts or continues. If all runs have ended and an earlier step is shown, replays them from the start. */
  play = (): void => {
    const phase = this.phase.peek();
    if (phase === "idle") return;
    const again = phase === "past" && !this.replaying.peek();
    if (again) {
      this.#track.seek(0);
      this.replaying.value = true;
    }
    const chosen = this.speed.peek();
    if (chosen !== null) this.#setSpeed(chosen);
    else if (this.#still.peek()) this.#setSpeed(Number.POSITIVE_INFINITY);
    else this.#gather(this.#track.gather(again ? 0 : this.shownStep.peek()));
    this.#track.run();
  };

  pause = (): void => {
    this.hold();
    this.#track.pause();
  };

  stop = (): void => {
    this.hold();
    // Stopping a replay shows the end that the runs have reached before.
    if (this.replaying.peek()) this.seek(this.lastStep.peek());
    else this.#track.stop();
  };

  step = (steps: number): void => {
    if (this.phase.peek() === "running") this.pause();
    this.#track.step(steps);
  };

  seek = (moment: number): void => {
    if (this.phase.peek() === "running") this.pause();
    this.#track.seek(moment);
  };

  /** Continues at full speed. */
  skip(): void {
    this.#setSpeed(Number.POSITIVE_INFINITY);
  }

  /** Applies a speed that was chosen in the meantime. */
  applySpeed(): void {
    const chosen = this.speed.peek();
    if (chosen !== null) this.#setSpeed(chosen);
  }

  /** Ends the gradual speed-up. */
  hold(): void {
    clearInterval(this.#timer);
    this.gathered.value = null;
  }

  #setSpeed(speed: number): void {
    this.hold();
    this.#fixed.value = speed;
    this.#track.setSpeed(speed);
  }

  #gather({ speedAt, from }: SpeedRamp): void {
    this.hold();
    const startedAt = performance.now() - from;
    const raise = () => {
      const now = speedAt(performance.now() - startedAt);
      const speed = now > MAX_RAMP_SPEED ? Number.POSITIVE_INFINITY : now;
      this.gathered.value = speed;
      this.#track.setSpeed(speed);
      if (now > MAX_RAMP_SPEED) clearInterval(this.#timer);
    };
    raise();
    this.#timer = setInterval(raise, RAMP_INTERVAL_MS);
  }
}
