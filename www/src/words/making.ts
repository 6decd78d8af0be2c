/** What is said of the worker that makes puzzles and looks into them. */
export const words = { noWorker: "The worker's script did not arrive." } as const;
