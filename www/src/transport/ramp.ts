/** Drives what begins slowly enough to be seen and gathers speed until it runs flat out. */
import { signal } from "@preact/signals";

/** How often the pace is raised, ms. */
const RAISE = 40;
const FLAT_OUT = 1e6;

export class Ramp {
  /** The pace of what gathers speed, steps a second; `null` when nothing does. */
  readonly pace = signal<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Sets its pace, in steps a second, by the milliseconds that have passed, `begun` of them before. */
  start(running: { pace: number }, paceAt: (ms: number) => number, begun = 0): void {
    this.stop();
    const begin = performance.now() - begun;
    const turn = () => {
      const now = paceAt(performance.now() - begin);
      const pace = now > FLAT_OUT ? Number.POSITIVE_INFINITY : now;
      this.pace.value = pace;
      running.pace = pace;
      if (now > FLAT_OUT) clearInterval(this.#timer);
    };
    turn();
    this.#timer = setInterval(turn, RAISE);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.pace.value = null;
  }
}
