import type { Client } from "./client.js";

/**
 * Called with the number of workers that have left a request unanswered for seconds, whenever this number changes, and
 * with a function that ends them. Such workers are stuck or the machine is too busy for them, which cannot be
 * distinguished here, so a person must decide what to do.
 */
export type OnSilence = (silent: number, end: () => void) => void;

/** Reports how many of several workers are silent. */
export class Silence {
  readonly #report: OnSilence | undefined;
  readonly #silent = new Set<Client>();

  constructor(tell: OnSilence | undefined) {
    this.#report = tell;
  }

  watch(client: Client): Client {
    client.onSilence = () => this.#note(client, client.silent);
    return client;
  }

  /** Removes a worker that was ended, or that has no pending request. */
  forget(client: Client): void {
    client.onSilence = () => {};
    this.#note(client, false);
  }

  #note(client: Client, silent: boolean): void {
    if (silent === this.#silent.has(client)) return;
    if (silent) this.#silent.add(client);
    else this.#silent.delete(client);
    this.#report?.(this.#silent.size, () => {
      for (const one of [...this.#silent]) one.end();
    });
  }
}
