/** An asynchronous task that runs at most once at a time and can be cancelled. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { reasonOf } from "../words/messages";

export interface Task {
  readonly running: ReadonlySignal<boolean>;
  /** The reason why the last run failed; `null` if it did not fail or another run is in progress. */
  readonly failed: ReadonlySignal<string | null>;
  /** Whether the last run was cancelled. */
  readonly cancelled: ReadonlySignal<boolean>;
  /**
   * Runs `work` and cancels the previous run. Resolves to whether `work` completed. Results and errors of `work` after
   * its signal has been aborted are ignored.
   */
  run(work: (signal: AbortSignal) => unknown): Promise<boolean>;
  cancel(): void;
  /** Clears the failure and the cancellation of the last run. */
  forget(): void;
}

export function createTask(): Task {
  const running = signal(false);
  const failed = signal<string | null>(null);
  const cancelled = signal(false);
  let current: AbortController | null = null;

  const forget = () =>
    batch(() => {
      failed.value = null;
      cancelled.value = false;
    });

  async function run(work: (signal: AbortSignal) => unknown): Promise<boolean> {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    batch(() => {
      forget();
      running.value = true;
    });
    let why: string | null = null;
    try {
      await work(controller.signal);
    } catch (error) {
      why = reasonOf(error);
    }
    const { aborted } = controller.signal;
    if (current === controller) {
      current = null;
      batch(() => {
        running.value = false;
        cancelled.value = aborted;
        failed.value = aborted ? null : why;
      });
    }
    return !aborted && why === null;
  }

  return { running, failed, cancelled, run, cancel: () => current?.abort(), forget };
}
