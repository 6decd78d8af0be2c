import type { Client } from "./client.js";

/**
 * Told how many workers have left something unanswered for seconds, when that changes, and what ends
 * them. They are stuck, or the machine is too busy for them, which look the same from here: what is
 * done about it is for a person to say.
 */
export type OnSilence = (silent: number, end: () => void) => void;

/** Which of some workers are silent. */
export class Silence {
  readonly #tell: OnSilence | undefined;
  readonly #silent = new Set<Client>();

  constructor(tell: OnSilence | undefined) {
    this.#tell = tell;
  }

  watch(client: Client): Client {
    client.onSilence = () => this.#note(client, client.silent);
    return client;
  }

  /** It is ended, or nothing is asked of it any more. */
  forget(client: Client): void {
    client.onSilence = () => {};
    this.#note(client, false);
  }

  #note(client: Client, silent: boolean): void {
    if (silent === this.#silent.has(client)) return;
    if (silent) this.#silent.add(client);
    else this.#silent.delete(client);
    this.#tell?.(this.#silent.size, () => {
      for (const one of [...this.#silent]) one.end();
    });
  }
}
