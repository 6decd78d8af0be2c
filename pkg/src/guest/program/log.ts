/**
 * Lets a solver log a limited number of lines and drops those after them, which a page would otherwise keep in its memory: a
 * solver can log more in a step than a browser can hold. Returns the function that restarts the count.
 *
 * Each method is counted where it is read, and is the browser's own: so the browser names the line of the solver
 * that logs, and not one of this program.
 */
export function limitLog(target: Console, maxLines: number): () => void {
  const methods = target as unknown as Record<string, unknown>;
  const write = target.log.bind(target);
  const drop = () => {};
  let lines = 0;
  for (const name of Object.keys(methods)) {
    const method = methods[name];
    if (typeof method !== "function") continue;
    Object.defineProperty(methods, name, {
      get: () => {
        lines += 1;
        if (lines <= maxLines) return method;
        if (lines === maxLines + 1) {
          write(`… more lines were dropped: one run of a solver may log ${maxLines}.`);
        }
        return drop;
      },
    });
  }
  return () => {
    lines = 0;
  };
}
