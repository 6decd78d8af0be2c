/** Work that is done in slices. */
export interface SlicedWork {
  /**
   * Returns the time in milliseconds until the job has work: 0 if it has work now, `Infinity` if it waits for an event.
   */
  due(now: number): number;
  /** Does one slice of work; never rejects. */
  work(): Promise<void>;
}

/**
 * Distributes slices of work: at most as many at a time as there are cores, and to the jobs in turn, so that every job
 * advances and no two slices share a core. The end of a slice starts the next one; a timer only waits for jobs that are
 * not due yet.
 */
export class Scheduler {
  readonly #limit: number;
  #jobs: readonly SlicedWork[] = [];
  /** The jobs whose slices are running, including removed jobs, because these still occupy their core. */
  readonly #busy = new Set<SlicedWork>();
  /** The index of the job whose turn it is. */
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Replaces the jobs. */
  set(jobs: readonly SlicedWork[]): void {
    this.#jobs = jobs;
    this.#next = 0;
    this.wake();
  }

  /** Starts the jobs that are due; must be called whenever a job may have become due. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = performance.now();
    let wait = Number.POSITIVE_INFINITY;
    for (let attempts = 0; attempts < this.#jobs.length; attempts += 1) {
      if (this.#busy.size >= this.#limit) return; // The end of a slice calls this function again.
      const at = (this.#next + attempts) % this.#jobs.length;
      const job = this.#jobs[at];
      if (!job || this.#busy.has(job)) continue;
      const due = job.due(now);
      if (due > 0) {
        wait = Math.min(wait, due);
        continue;
      }
      this.#next = (at + 1) % this.#jobs.length;
      attempts = -1; // Each job, in turn, is examined again after the next one.
      this.#run(job);
    }
    if (wait < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.wake(), wait);
  }

  #run(job: SlicedWork): void {
    this.#busy.add(job);
    void job.work().finally(() => {
      this.#busy.delete(job);
      this.wake();
    });
  }
}
