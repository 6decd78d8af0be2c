/** Handles errors of the page itself: every error that is not caught elsewhere is reported to the visitor. */
import { fetchOnce } from "./load";
import { showError } from "./notices";

export const loadReport = () => import("./report");

/** Shows a notice with a report, or only the error if the code of the report cannot be fetched. */
const reportFault = (error: unknown) =>
  fetchOnce(loadReport).then(
    ({ showFault }) => showFault(error),
    () => showError(`${error}`),
  );

/** The error that a boundary already shows, while it is written to the console. */
let shownError: unknown = null;

/** Writes an error that a boundary shows to the console of the browser. */
export function logFault(error: unknown): void {
  shownError = error;
  reportError(error);
  shownError = null;
}

/** Reports every uncaught error and every unhandled rejection to the visitor from now on. */
export function reportFaults(): void {
  // Events without an error object are warnings of the browser, such as those about a `ResizeObserver`.
  addEventListener("error", ({ error }) => {
    if (error && error !== shownError) void reportFault(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => void reportFault(reason));
}
