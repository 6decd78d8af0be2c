/**
 * Pools of workers. Every pool of the page comes from here, so that a notice reports the workers that leave a request
 * unanswered, whichever pool they belong to.
 */
import { type Piece, Pool, type Registry } from "sudoku-lab";
import { lab } from "../session/engine";
import { createSilenceHandler } from "../ui/notices";

/** The maximum number of workers. */
export const maxWorkers = Math.max(1, globalThis.navigator?.hardwareConcurrency ?? 2);

/** Creates a pool that its owner must dispose of. */
export const createPool = (registry: Registry, workers: number): Pool =>
  new Pool(registry, { workers, onSilence: createSilenceHandler() });

// All sessions share the pool, because they share the cores.
let sharedPool: Pool | null = null;

/**
 * Returns the shared pool for everything except races, with one worker per core; `null` until the algorithms have
 * loaded.
 */
export function pool(): Pool | null {
  if (!sharedPool && lab.value) sharedPool = createPool(lab.value, maxWorkers);
  return sharedPool;
}

/** Lends a pool to `work`, and disposes of it when `work` has ended or `signal` aborts. */
export async function withPool<T>(
  registry: Registry,
  workers: number,
  signal: AbortSignal,
  work: (pool: Pool) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const borrowedPool = createPool(registry, workers);
  const end = () => borrowedPool.dispose();
  signal.addEventListener("abort", end);
  try {
    return await work(borrowedPool);
  } finally {
    signal.removeEventListener("abort", end);
    borrowedPool.dispose();
  }
}

/** Runs one piece in a worker of its own, which is stopped when `signal` aborts. */
export const withWorker = <T>(
  registry: Registry,
  piece: Piece<T>,
  signal: AbortSignal,
): Promise<T> =>
  withPool(registry, 1, signal, async (lent) => {
    const [done] = await lent.run([piece], { signal });
    if (done && "value" in done) return done.value;
    throw done?.error ?? signal.reason;
  });
