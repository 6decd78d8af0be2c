import { type ResourceLimits, Worker as Thread, type Transferable } from "node:worker_threads";

/**
 * A Node thread with the members of a web worker that the package uses. The thread keeps the process alive only while
 * an answer is pending, so that a program that does not end an idle worker still exits.
 */
export class NodeWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  readonly #thread: Thread;
  /** The number of messages that have not been answered; each message has one answer. */
  #unanswered = 0;
  #terminated = false;

  /** The script runs in a thread of Node and imports `sudoku-lab/worker`. */
  constructor(
    script = new URL("./thread.js", import.meta.url),
    resourceLimits: ResourceLimits = {},
  ) {
    // The flags of the process, such as hooks for modules, do not apply to this script, which needs none.
    this.#thread = new Thread(script, { execArgv: [], resourceLimits });
    this.#thread.on("message", (data) => {
      this.#unanswered -= 1;
      if (this.#unanswered === 0) this.#thread.unref();
      if (!this.#terminated) this.onmessage?.({ data });
    });
    this.#thread.on("messageerror", () => this.onmessageerror?.());
    this.#thread.on("error", ({ message }) => this.#fail(message));
    this.#thread.on("exit", (code) => this.#fail(`The worker exited with code ${code}.`));
  }

  postMessage(message: unknown, transfer: readonly Transferable[] = []): void {
    this.#thread.postMessage(message, transfer);
    this.#unanswered += 1;
    this.#thread.ref();
  }

  terminate(): void {
    this.#terminated = true;
    void this.#thread.terminate();
  }

  #fail(message: string): void {
    if (!this.#terminated) this.onerror?.({ message });
  }
}
