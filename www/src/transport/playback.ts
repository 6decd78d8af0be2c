/**
 * Playback: start, pause, step, speed and moment of whatever goes through steps. Races, generators, paths of steps and
 * solvers of the visitor's own are tracks of the same controller.
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";

/** `past`: all have ended, and an earlier moment is shown; it is then played from its start. */
export type Phase = "idle" | "ready" | "running" | "paused" | "ended" | "past";

/** How far something is, and the steps that it shows. */
interface Progress {
  readonly phase: ReadonlySignal<Phase>;
  /** The latest step reached. */
  readonly lastStep: ReadonlySignal<number>;
  readonly shownStep: ReadonlySignal<number>;
}

/** What the controls of the page show and do. */
export interface Playback extends Progress {
  /** Whether what runs can be ended only, not paused. */
  readonly ends?: ReadonlySignal<boolean>;
  /** Whether it plays once more what has ended, or was paused while it did. */
  readonly replaying?: ReadonlySignal<boolean>;
  /** The chosen speed in steps per second; `null` starts slowly and gathers speed. */
  readonly speed: Signal<number | null>;
  /** The speed of what gathers speed now; `null` when nothing does. */
  readonly gathered: ReadonlySignal<number | null>;
  play(): void;
  pause(): void;
  stop(): void;
  step(steps: number): void;
  seek(moment: number): void;
}

/** A rising speed. */
export interface Gathering {
  /** The speed in steps per second, this many milliseconds after the first step. */
  speedAt(ms: number): number;
  /** The milliseconds that count as passed at the start. */
  readonly from: number;
}

/** What a controller plays. */
export interface Track extends Progress {
  /** Goes on from where it is. */
  run(): void;
  pause(): void;
  /** Ends it. */
  stop(): void;
  step(steps: number): void;
  seek(moment: number): void;
  /** Sets the speed in steps per second, also while it runs. */
  setSpeed(speed: number): void;
  /** How speed is gathered after a step. */
  gather(from: number): Gathering;
}

/** How often the speed is raised, ms. */
const RAISE_MS = 40;
/** From this speed on it runs as fast as it can, steps per second. */
const MAX_GATHERED = 1e6;

export class PlaybackController implements Playback {
  readonly phase: ReadonlySignal<Phase>;
  readonly lastStep: ReadonlySignal<number>;
  readonly shownStep: ReadonlySignal<number>;
  readonly speed: Signal<number | null>;
  readonly gathered = signal<number | null>(null);
  readonly replaying = signal(false);
  /** The speed where none is gathered. */
  readonly #fixed = signal(Number.POSITIVE_INFINITY);
  readonly #track: Track;
  readonly #still: ReadonlySignal<boolean>;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `still`: nothing is to move that need not; then it runs as fast as it can, unless a speed is chosen. */
  constructor(track: Track, speed: Signal<number | null>, still: ReadonlySignal<boolean>) {
    this.#track = track;
    this.#still = still;
    this.speed = speed;
    ({ phase: this.phase, lastStep: this.lastStep, shownStep: this.shownStep } = track);
  }

  /** Whether the speed is limited, so that runs do not end in the order of their times. */
  readonly limited = computed(
    () => (this.gathered.value ?? this.#fixed.value) < Number.POSITIVE_INFINITY,
  );

  /** Starts, or goes on; what is over and turned back is played once more from its start. */
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
    // What only plays once more has ended as it has.
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

  /** Runs on as fast as it can. */
  skip(): void {
    this.#setSpeed(Number.POSITIVE_INFINITY);
  }

  /** Takes up a speed that was chosen meanwhile. */
  applySpeed(): void {
    const chosen = this.speed.peek();
    if (chosen !== null) this.#setSpeed(chosen);
  }

  /** Gathers no more speed. */
  hold(): void {
    clearInterval(this.#timer);
    this.gathered.value = null;
  }

  #setSpeed(speed: number): void {
    this.hold();
    this.#fixed.value = speed;
    this.#track.setSpeed(speed);
  }

  #gather({ speedAt, from }: Gathering): void {
    this.hold();
    const begin = performance.now() - from;
    const raise = () => {
      const now = speedAt(performance.now() - begin);
      const speed = now > MAX_GATHERED ? Number.POSITIVE_INFINITY : now;
      this.gathered.value = speed;
      this.#track.setSpeed(speed);
      if (now > MAX_GATHERED) clearInterval(this.#timer);
    };
    raise();
    this.#timer = setInterval(raise, RAISE_MS);
  }
}
