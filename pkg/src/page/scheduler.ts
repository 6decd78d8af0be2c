/** Something that works in slices. */
export interface Job {
  /** Milliseconds until it has something to do: 0 is now, `Infinity` is not by itself. */
  due(now: number): number;
  /** Does one slice; never rejects. */
  work(): Promise<void>;
}

/**
 * Hands out slices: never more at a time than there are cores for, and to each job in its turn, so
 * that every job moves and no two slices share a core. Driven by what slices report; a timer only
 * waits for jobs that are not due yet.
 */
export class Scheduler {
  readonly #limit: number;
  #jobs: readonly Job[] = [];
  /** Slices under way, those of jobs that were dropped included: they still take their core. */
  readonly #busy = new Set<Job>();
  /** Whose turn it is. */
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Puts these jobs in place of those before. */
  set(jobs: readonly Job[]): void {
    this.#jobs = jobs;
    this.#next = 0;
    this.wake();
  }

  /** Looks what is due: to be called whenever a job may have become so. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = performance.now();
    let wait = Number.POSITIVE_INFINITY;
    for (let looked = 0; looked < this.#jobs.length; looked += 1) {
      if (this.#busy.size >= this.#limit) return; // The end of a slice wakes it again.
      const at = (this.#next + looked) % this.#jobs.length;
      const job = this.#jobs[at];
      if (!job || this.#busy.has(job)) continue;
      const due = job.due(now);
      if (due > 0) {
        wait = Math.min(wait, due);
        continue;
      }
      this.#next = (at + 1) % this.#jobs.length;
      looked = -1; // From the next one on, all are looked at again.
      this.#run(job);
    }
    if (wait < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.wake(), wait);
  }

  #run(job: Job): void {
    this.#busy.add(job);
    void job.work().finally(() => {
      this.#busy.delete(job);
      this.wake();
    });
  }
}
