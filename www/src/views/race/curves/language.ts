/**
 * Sets a valid `navigator.language` if the browser's is invalid: on a system without a language, as with `LANG=C`, some
 * browsers report a language that their own `Intl` rejects, and uPlot fails on it at load time. This module must be
 * imported before uPlot.
 */
try {
  new Intl.NumberFormat(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { value: "en-US", configurable: true });
}
