/** How many solutions there are, roughly, by random probes. */
import type { Estimate } from "sudoku-lab";
import { useStore } from "../../session/context";
import { large, powerOfTen } from "../../text/powers";
import { words } from "../../words/solutions";
import { createListing } from "./listing";
import * as css from "./Solutions.module.css";

/** The normal distribution's quantile of 97.5 %. */
const Z = 1.96;
/** A standard error above this share of the mean tells little of how far off it is. */
const ROUGH = 0.12;

interface Props {
  readonly estimate: Estimate;
  /** Solutions counted: there are at least as many. */
  readonly found: number;
  readonly probing: boolean;
}

export function Estimated({ estimate, found, probing }: Props) {
  const { probe } = useStore(createListing);
  const { probes, hits, log10, relativeError } = estimate;
  const text =
    hits === 0
      ? words.noHit(probes)
      : relativeError > ROUGH
        ? words.rough(powerOfTen(Math.round(log10)), probes)
        : words.estimate(
            large(log10),
            large(Math.max(Math.log10(found), log10 + Math.log10(1 - Z * relativeError))),
            large(log10 + Math.log10(1 + Z * relativeError)),
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
