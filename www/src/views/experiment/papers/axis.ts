/** Positions of a claim and of the measurement on a common axis. */
import type { Interval } from "./agreement";
import type { Claim } from "./data";
import type { Finding } from "./judge";

export interface ClaimAxis {
  readonly min: number;
  readonly max: number;
  /** Whether values are shares, from 0 to 1. */
  readonly share: boolean;
  /** Whether the axis is logarithmic, as it is for factors. */
  readonly log?: boolean;
  /** The claim of the paper: a value or a range, whose ends may be beyond the axis; `null` if it cannot be drawn. */
  readonly theirs: { readonly low: number; readonly high: number } | null;
  /** The measured value, with its 95 % interval. */
  readonly ours: Interval;
  /** The counts behind a share; only present if the share has no interval. */
  readonly counted?: readonly [hits: number, tries: number];
}

/** The margin beyond the largest value, as a share of the range. */
const RANGE_MARGIN = 0.15;

const shareAxis = (measured: Interval, publishedValues: ClaimAxis["theirs"]): ClaimAxis => ({
  min: 0,
  max: 1,
  share: true,
  theirs: publishedValues,
  ours: measured,
});

function valueAxis(ownValues: Interval, published: ClaimAxis["theirs"]): ClaimAxis {
  const all = [
    ownValues.low,
    ownValues.value,
    ownValues.high,
    published?.low ?? 0,
    published?.high ?? 0,
  ];
  const finite = all.filter(Number.isFinite);
  const [least, most] = [Math.min(0, ...finite), Math.max(0, ...finite)];
  const room = RANGE_MARGIN * (most - least || 1);
  return {
    min: least < 0 ? least - room : 0,
    max: most + room,
    share: false,
    theirs: published,
    ours: ownValues,
  };
}

/** Returns an axis of factors: equal distances are equal factors. */
function factorAxis(measured: Interval, printed: number): ClaimAxis {
  const all = [1, printed, measured.low, measured.value, measured.high].filter((one) => one > 0);
  const finite = all.filter(Number.isFinite);
  const [min, max] = [Math.min(...finite), Math.max(...finite)];
  const room = (max / min) ** RANGE_MARGIN || 1;
  return {
    min,
    max: max * room,
    share: false,
    log: true,
    theirs: pointRange(printed),
    ours: measured,
  };
}

/** Returns the limits of a range as they are named in text: a share of at least 0 or at most 1 has only one limit. */
export function limitsOf(
  { share }: Pick<ClaimAxis, "share">,
  { low, high }: { readonly low: number; readonly high: number },
): [low: number, high: number] {
  if (!share || (low === 0.5 && high === 1)) return [low, high];
  return [
    low === 0 ? Number.NEGATIVE_INFINITY : low,
    high === 1 && low > 0 ? Number.POSITIVE_INFINITY : high,
  ];
}

/** Returns an interval of zero width, for values that do not vary or whose interval is not known. */
const pointInterval = (value: number): Interval => ({ value, low: value, high: value });
const pointRange = (value: number) => ({ low: value, high: value });

/** Returns the axis of a claim that all puzzles are equal, from the number of puzzles that differ. */
function equalityAxis(different: number, of: number): ClaimAxis {
  const share = of === 0 ? 0 : (of - different) / of;
  return { ...shareAxis(pointInterval(share), pointRange(1)), counted: [of - different, of] };
}

/** Returns the axis of a claim; `null` if the claim has no value that can be drawn. */
export function axisOf({ test }: Claim, finding: Finding): ClaimAxis | null {
  switch (finding.kind) {
    case "less": {
      const { printed, difference, fewer, more } = finding;
      if (printed !== null) return valueAxis(difference, pointRange(printed));
      // Puzzles without a difference do not count, as in the sign test.
      const different = fewer + more;
      const share = different === 0 ? 0.5 : fewer / different;
      return {
        ...shareAxis(pointInterval(share), { low: 0.5, high: 1 }),
        counted: [fewer, different],
      };
    }
    case "same":
      return equalityAxis(finding.different, finding.puzzles);
    case "equal":
      return equalityAxis(finding.different, finding.count);
    case "growth":
    case "ratio":
      return factorAxis(finding.ours, finding.printed);
    case "mean":
      return valueAxis(finding.ours, pointRange(finding.printed));
    case "share": {
      const { printed, ours } = finding;
      if (printed !== null) return shareAxis(ours, pointRange(printed));
      return shareAxis(ours, test.kind === "range" ? test : null);
    }
    case "below":
      return valueAxis(finding.ours, { low: 0, high: finding.most });
    case "within": {
      if (test.kind !== "outcome") return null;
      const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY, share } = test;
      return (share ? shareAxis : valueAxis)(finding.ours, { low, high });
    }
    case "easier":
      return null;
  }
}
