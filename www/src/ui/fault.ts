/** Handles errors of the page itself: every error that is not caught elsewhere is reported to the visitor. */
import { fetchOnce } from "./load";
import { notify } from "./notices";

export const loadReport = () => import("./report");

/** Shows a notice with a report, or only the error if the code of the report cannot be fetched. */
const tell = (error: unknown) =>
  fetchOnce(loadReport).then(
    ({ tellFault }) => tellFault(error),
    () => notify(`${error}`),
  );

/** The error that a boundary already shows, while it is written to the console. */
let shownInPlace: unknown = null;

/** Writes an error that a boundary shows to the console of the browser. */
export function logFault(error: unknown): void {
  shownInPlace = error;
  reportError(error);
  shownInPlace = null;
}

/** Reports every uncaught error and every unhandled rejection to the visitor from now on. */
export function reportFaults(): void {
  // Events without an error object are warnings of the browser, such as those about a `ResizeObserver`.
  addEventListener("error", ({ error }) => {
    if (error && error !== shownInPlace) void tell(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => void tell(reason));
}
