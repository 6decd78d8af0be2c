/**
 * A session: the complete state of one lab on a page. The page has one session; an embedding page or a test creates as
 * many as it needs. Sessions share only the engine and the data stored in the browser.
 */
import { effect } from "@preact/signals";

/** Creates a store or a controller for a session. */
export type Factory<T> = (session: Session) => T;

export interface Session {
  /**
   * Returns the object that a factory creates for this session. The object is created on the first call and reused from
   * then on.
   */
  get<T>(factory: Factory<T>): T;
  /** Runs an effect that ends with the session. */
  effect(run: Parameters<typeof effect>[0]): void;
  /** Calls `end` when the session is disposed of, or immediately if it already is. */
  onDispose(end: () => void): void;
  /** Ends all effects, timers, listeners, runs and workers of the session. */
  dispose(): void;
}

export function createSession(): Session {
  const instances = new Map<Factory<unknown>, unknown>();
  const ends: (() => void)[] = [];
  let disposed = false;
  const session: Session = {
    get<T>(factory: Factory<T>): T {
      if (!instances.has(factory)) instances.set(factory, factory(session));
      return instances.get(factory) as T;
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
      // In reverse order, because later objects may still use earlier ones.
      for (const end of ends.splice(0).reverse()) end();
    },
  };
  return session;
}
