/** A run that begins slowly enough to be seen and gathers speed until it runs flat out. */
import { signal } from "@preact/signals";

interface Course {
  /** The first pace, steps a second. */
  readonly first: number;
  /** How long it stays so, ms. */
  readonly hold: number;
  /** How soon it is twice as fast then, ms. */
  readonly doubling: number;
}

/** From the first step to a million a second in 1.1 s, of which the first fifty steps take a third. */
const USUAL: Course = { first: 10, hold: 0, doubling: 65 };
/** How often the pace is raised, ms. */
const RAISE = 40;
const FLAT_OUT = 1e6;

export class Ramp {
  /** The pace of what gathers speed, steps a second; `null` when nothing does. */
  readonly pace = signal<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  start(running: { pace: number }, { first, hold, doubling }: Course = USUAL): void {
    this.stop();
    const begin = performance.now();
    const turn = () => {
      const passed = Math.max(0, performance.now() - begin - hold);
      const now = first * 2 ** (passed / doubling);
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
