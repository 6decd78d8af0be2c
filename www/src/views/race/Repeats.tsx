/** Says of a lane's time that it is the mean of repeats, and of how many. */

import type { Status } from "../../lab/race/lane";
import { words } from "../../words";

export function Repeats({ status }: { readonly status: Status | null }) {
  const { repeats, steady } = status?.time ?? { repeats: 1, steady: false };
  if (repeats < 2) return null;
  return (
    <div data-figure="repeats" title={words.measureHelp}>
      <dt class="visually-hidden">{words.measured}</dt>
      <dd>{steady ? words.meanOf(repeats) : words.unsteady}</dd>
    </div>
  );
}
