/** Shows that the time of a lane is the mean of repeated runs, and their number; nothing for a single run. */

import type { LaneStatus } from "../../lab/race/lane";
import { words } from "../../words";

export function Repeats({ status }: { readonly status: LaneStatus | null }) {
  const { repeats, steady } = status?.time ?? { repeats: 1, steady: false };
  if (repeats < 2) return null;
  return (
    <div data-figure="repeats" title={words.measureHelp}>
      <dt class="visually-hidden">{words.measured}</dt>
      <dd>{steady ? words.meanOf(repeats) : words.unsteady}</dd>
    </div>
  );
}
