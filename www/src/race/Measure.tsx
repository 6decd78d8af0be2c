/** Says of a lane's time that it is the mean of repeats, and of how many. */
import { words } from "../words";
import type { Status } from "./session";

export function Measure({ status }: { readonly status: Status }) {
  if (status.time.repeats < 2) return null;
  return (
    <span class="measure muted numbers" title={words.measureHelp}>
      {words.meanOf(status.time.repeats)}
    </span>
  );
}
