/** Under which name the browser keeps that the tour is over, for ever. */
export const KEPT = "tour";
