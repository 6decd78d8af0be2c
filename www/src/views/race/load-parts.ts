import { resultsReady } from "../../lab/details-ready";

/** Fetches the parts that every race needs, but its first picture does not. */
export const loadParts = () => import("./parts");

/** Like `loadParts`, but resolves only after the texts about the end of a race are loaded. */
export const loadResults = () =>
  Promise.all([loadParts(), resultsReady()]).then(([parts]) => parts);
