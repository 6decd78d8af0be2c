/** Errors of the page itself: whatever nothing else has caught reaches the reader. */
import { fetchOnce } from "./load";
import { notify } from "./notices";

export const loadReport = () => import("./report");

/** Shows a notice with a report; where its code cannot be fetched, the error alone. */
const tell = (error: unknown) =>
  fetchOnce(loadReport).then(
    ({ tellFault }) => tellFault(error),
    () => notify(`${error}`),
  );

/** The error that a boundary shows already, while it is written to the console. */
let shownInPlace: unknown = null;

/** Writes an error that is shown in its place to the browser's console. */
export function logFault(error: unknown): void {
  shownInPlace = error;
  reportError(error);
  shownInPlace = null;
}

/** Reports every uncaught error and every unhandled rejection to the reader from now on. */
export function reportFaults(): void {
  // Without an error object the event is a remark of the browser, such as one about a `ResizeObserver`.
  addEventListener("error", ({ error }) => {
    if (error && error !== shownInPlace) void tell(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => void tell(reason));
}
