/** Waits that a signal ends. */

/** What comes first of several things; rejects with the signal's reason as soon as that is aborted. */
export async function firstOf<T>(
  promises: readonly Promise<T>[],
  signal: AbortSignal | undefined,
): Promise<T> {
  signal?.throwIfAborted();
  let abort = () => {};
  try {
    // For each wait anew: what waits for one promise for long is never let go of.
    return await new Promise<T>((resolve, reject) => {
      abort = () => reject(signal?.reason);
      signal?.addEventListener("abort", abort);
      Promise.race(promises).then(resolve, reject);
    });
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}
