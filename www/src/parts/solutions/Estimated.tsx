/** The estimated number of solutions, from random probes. */
import type { Estimate } from "sudoku-lab";
import { useStore } from "../../session/context";
import { formatLarge, powerOfTen } from "../../text/powers";
import { words } from "../../words/solutions";
import { createListing } from "./listing";
import * as css from "./Solutions.module.css";

/** The 97.5 % quantile of the standard normal distribution. */
const Z_95 = 1.96;
/** The relative standard error above which the estimate itself is unreliable, so that no interval is shown. */
const MAX_RELATIVE_ERROR = 0.12;

interface Props {
  readonly estimate: Estimate;
  /** The number of solutions counted so far, which is a lower bound. */
  readonly found: number;
  readonly probing: boolean;
}

export function Estimated({ estimate, found, probing }: Props) {
  const { probe } = useStore(createListing);
  const { probes, hits, log10, relativeError } = estimate;
  const text =
    hits === 0
      ? words.noHit(probes)
      : relativeError > MAX_RELATIVE_ERROR
        ? words.rough(powerOfTen(Math.round(log10)), probes)
        : words.estimate(
            formatLarge(log10),
            formatLarge(Math.max(Math.log10(found), log10 + Math.log10(1 - Z_95 * relativeError))),
            formatLarge(log10 + Math.log10(1 + Z_95 * relativeError)),
            probes,
          );
  return (
    <div class={css.counted}>
      <p class="numbers" data-estimate={log10}>
        {text}
      </p>
      <button type="button" disabled={probing} onClick={() => void probe()}>
        {probing ? words.probing : words.finer}
      </button>
    </div>
  );
}
