/** Something that takes a while: one at a time, with an end that a person can bring about. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { reasonOf } from "../words/messages";

export interface Task {
  readonly running: ReadonlySignal<boolean>;
  /** Why the last one failed; `null` while another runs. */
  readonly failed: ReadonlySignal<string | null>;
  /** Whether the last one was cancelled. */
  readonly cancelled: ReadonlySignal<boolean>;
  /**
   * Does it, in place of what is still being done, which is cancelled; whether it came to its end. What
   * work does once its signal is aborted is nobody's any more.
   */
  run(work: (signal: AbortSignal) => unknown): Promise<boolean>;
  cancel(): void;
  /** Takes away what is said of the last one. */
  forget(): void;
}

export function task(): Task {
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
    const mine = new AbortController();
    current = mine;
    batch(() => {
      forget();
      running.value = true;
    });
    let why: string | null = null;
    try {
      await work(mine.signal);
    } catch (error) {
      why = reasonOf(error);
    }
    const { aborted } = mine.signal;
    if (current === mine) {
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
