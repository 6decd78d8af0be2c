/**
 * A session: everything that one lab on a page knows. The page has one; an embedding page or a test makes as many
 * as it needs, and they share nothing but the engine and what the browser keeps.
 */
import { effect } from "@preact/signals";

/** Makes a store or a controller of a session. */
export type Factory<T> = (session: Session) => T;

export interface Session {
  /** What a factory makes for this session: made when first asked for, the same from then on. */
  get<T>(factory: Factory<T>): T;
  /** An effect that ends with the session. */
  effect(run: Parameters<typeof effect>[0]): void;
  /** Calls `end` when the session is disposed of; at once if it already is. */
  onDispose(end: () => void): void;
  /** Ends all effects, timers, listeners, runs and workers of the session. */
  dispose(): void;
}

export function createSession(): Session {
  const made = new Map<Factory<unknown>, unknown>();
  const ends: (() => void)[] = [];
  let disposed = false;
  const session: Session = {
    get<T>(factory: Factory<T>): T {
      if (!made.has(factory)) made.set(factory, factory(session));
      return made.get(factory) as T;
    },
    effect(run) {
      if (!disposed) session.onDispose(effect(run));
    },
    onDispose(end) {
      if (disposed) end();
      else ends.push(end);
    },
    dispose() {
      disposed = true;
      // What was made last may still use what was made before.
      for (const end of ends.splice(0).reverse()) end();
    },
  };
  return session;
}
