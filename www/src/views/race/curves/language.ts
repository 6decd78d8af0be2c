/**
 * On a system without a language, as with `LANG=C`, some browsers give one that their own `Intl`
 * refuses; uPlot would fail on it as soon as it is loaded. This has to come before it.
 */
try {
  new Intl.NumberFormat(navigator.language);
} catch {
  Object.defineProperty(navigator, "language", { value: "en-US", configurable: true });
}
