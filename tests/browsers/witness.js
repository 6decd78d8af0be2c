// The first script of the tested page: records every error of the page, also across reloads.
(() => {
  const key = "witness";
  const note = (what) => {
    const all = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.setItem(key, JSON.stringify([...all, what]));
  };
  const text = (value) => (value instanceof Error ? (value.stack ?? value.message) : String(value));
  addEventListener("error", (event) => note(`error: ${event.message} ${text(event.error)}`));
  addEventListener("unhandledrejection", (event) => note(`rejection: ${text(event.reason)}`));
  addEventListener("securitypolicyviolation", (event) =>
    note(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  for (const level of ["error", "warn"]) {
    const { [level]: say } = globalThis.console;
    globalThis.console[level] = (...values) => {
      note(`console.${level}: ${values.map(text).join(" ")}`);
      say.apply(globalThis.console, values);
    };
  }
  /** Returns the errors that were recorded since the last call. */
  window.witnessed = () => {
    const all = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    sessionStorage.removeItem(key);
    return all;
  };
})();
