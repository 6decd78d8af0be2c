/** The headline of a measured speed-up. */
import { words } from "../../../words/cores";
import type { MeasuredRuns } from "./measured";

/** Returns the headline. A difference within the range of the measured rounds is not reported as a difference. */
export function compareRuns({ rows, same }: MeasuredRuns): string {
  const { headline } = words;
  const last = rows.at(-1);
  if (!last || last.cores === 1) return headline.question;
  if (!same) return headline.disagree;
  if (last.low > 1) return headline.faster(last.cores, last.speedUp);
  return last.high < 1 ? headline.slower(last.cores, 1 / last.speedUp) : headline.same(last.cores);
}
