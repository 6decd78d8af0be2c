import { resultsReady } from "../../lab/details-ready";

/** Fetches the parts that every race needs, but its first picture does not. */
export const loadParts = () => import("./parts");

/** As `loadParts`, once the texts that describe the end of a race are there. */
export const loadResults = () =>
  Promise.all([loadParts(), resultsReady()]).then(([parts]) => parts);
