/** Plays a list of steps forwards and back, by the same controls as a race. */
import { computed, type Signal, signal } from "@preact/signals";
import { courseOf } from "../../transport/course";
import { Ramp } from "../../transport/ramp";
import type { Controls, Phase } from "../../transport/Transport";

/** How often it moves on, ms. */
const TICK = 40;

/** Controls whose parts can be taken one by one. */
export const partsOf = (of: Controls): Controls => ({
  phase: of.phase,
  lastStep: of.lastStep,
  shownStep: of.shownStep,
  pace: of.pace,
  ramp: of.ramp,
  ...(of.replaying && { replaying: of.replaying }),
  play: () => of.play(),
  pause: () => of.pause(),
  stop: () => of.stop(),
  step: (steps) => of.step(steps),
  seek: (moment) => of.seek(moment),
});

export class Replay implements Controls {
  readonly lastStep: Signal<number>;
  readonly shownStep = signal(0);
  /** Slow enough to read; a person may choose another, or let it gather speed. */
  readonly pace = signal<number | null>(1);
  readonly ramp = new Ramp();
  readonly #playing = signal(false);
  readonly #begun = signal(false);
  readonly phase = computed<Phase>(() => {
    if (this.lastStep.value === 0) return "idle";
    if (this.#playing.value) return "running";
    if (this.shownStep.value >= this.lastStep.value) return "ended";
    return this.#begun.value || this.shownStep.value > 0 ? "paused" : "ready";
  });
  #timer: ReturnType<typeof setInterval> | undefined;
  #gathered = { pace: 1 };

  constructor(last: number) {
    this.lastStep = signal(last);
  }

  play(): void {
    if (this.shownStep.peek() >= this.lastStep.peek()) this.shownStep.value = 0;
    this.#halt();
    this.#begun.value = true;
    this.#playing.value = true;
    if (this.pace.peek() === null) {
      const course = courseOf(this.lastStep.peek());
      this.ramp.start(this.#gathered, (ms) => course.paceAt(ms));
    }
    let at = this.shownStep.peek();
    let before = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      const pace = this.pace.peek() ?? this.#gathered.pace;
      const last = this.lastStep.peek();
      at = Math.min(last, at + pace * ((now - before) / 1000));
      before = now;
      this.shownStep.value = Math.floor(at);
      if (at >= last) this.pause();
    }, TICK);
  }

  pause(): void {
    this.#halt();
  }

  stop(): void {
    this.#halt();
    this.#begun.value = false;
    this.shownStep.value = 0;
  }

  step(steps: number): void {
    this.seek(this.shownStep.peek() + steps);
  }

  seek(moment: number): void {
    this.#halt();
    this.shownStep.value = Math.min(Math.max(Math.trunc(moment), 0), this.lastStep.peek());
  }

  #halt(): void {
    clearInterval(this.#timer);
    this.ramp.stop();
    this.#playing.value = false;
  }
}
