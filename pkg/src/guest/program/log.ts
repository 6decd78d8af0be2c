/**
 * Limits the number of lines that a solver can log, because a page would keep them in memory and a solver can log more
 * lines in one step than a browser can store. Further lines are dropped. Returns a function that resets the count. A
 * property getter counts each access to a method and returns the method of the browser itself, so the browser shows the
 * line of the solver that logs, not a line of this program.
 */
export function limitLog(target: Console, maxLines: number): () => void {
  const methods = target as unknown as Record<string, unknown>;
  const write = target.log.bind(target);
  const ignore = () => {};
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
        return ignore;
      },
    });
  }
  return () => {
    lines = 0;
  };
}
