/** Waiting that a signal can end. */

/** Returns the first result of several promises; rejects with the signal's reason as soon as the signal is aborted. */
export async function raceWithAbort<T>(
  promises: readonly Promise<T>[],
  signal: AbortSignal | undefined,
): Promise<T> {
  signal?.throwIfAborted();
  let abort = () => {};
  try {
    // A new listener for each call: a long-lived promise would never release what waits for it.
    return await new Promise<T>((resolve, reject) => {
      abort = () => reject(signal?.reason);
      signal?.addEventListener("abort", abort);
      Promise.race(promises).then(resolve, reject);
    });
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}
