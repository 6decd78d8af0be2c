/** Was Daten sagen, nach ihrer Art; jede wird erst mit ihren Daten geladen. */
export const kinds = {
  algorithms: () => import("./algorithms"),
  brief: () => import("./brief"),
  code: () => import("./code"),
  docs: () => import("./docs"),
  experiments: () => import("./experiments"),
  papers: () => import("./papers"),
  races: () => import("./races"),
  scales: () => import("./scales"),
  sets: () => import("./sets"),
  techniques: () => import("./techniques"),
};
