/** Says of a lane's time whether it is the mean of repeats, and of how many. */

import type { Status } from "../../lab/race/lane";
import { words } from "../../words";

export function TimeLabel({ status }: { readonly status: Status | null }) {
  const repeats = status?.time.repeats ?? 1;
  if (repeats < 2) return <>{words.time}</>;
  return (
    <>
      {words.time}
      <span class="visually-hidden">, </span>
      <span class="measure" title={words.measureHelp}>
        {words.meanOf(repeats)}
      </span>
    </>
  );
}
