/** The findings in sentences. */

import { duration } from "../../../text/times";
import { exact, fixed } from "../../../words/format";
import { words } from "../../../words/reproduced";
import type { Interval, Verdict } from "./agreement";
import type { Claim, Measure } from "./data";
import type { Finding } from "./judge";
import { shownName } from "./names";

/** Formats a number with three significant digits, but with all digits before the decimal point. */
export const number = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return exact(rounded).replace("-", "−");
};

/** Formats a correlation, from −1 to 1. */
export const correlation = (value: number): string => fixed(value, 2).replace("-", "−");

/** Formats an exponent of a power law. */
export const exponentText = (exponent: number): string => fixed(exponent, 3).replace("-", "−");

export const percent = (share: number): string =>
  `${number(Number((100 * share).toPrecision(3)))} %`;

/** Formats a cost with its unit. */
export const cost = (measure: Measure, value: number): string =>
  measure === "micros" ? duration(value) : number(value);

function meanText(finding: {
  readonly ours: Interval;
  readonly of?: string;
  readonly count?: number;
}): string {
  const { value, low, high } = finding.ours;
  const told = words.outcomes[finding.of ?? ""] ?? words.mean;
  return told(number(value), number(low), number(high), finding.count ?? 0);
}

const contains = ({ low, high }: Interval, value: number): boolean => value >= low && value <= high;

/** Returns a margin in the units of its claim. */
function marginText({ test, margin }: Claim): string {
  if (test.kind === "ratio") return words.factor(number(margin));
  if (test.kind === "growth" || test.kind === "settled") return number(margin);
  if (test.kind === "outcome" && !test.share) return number(margin);
  if (test.kind === "below" || (test.kind === "less" && test.printed !== undefined)) {
    return words.measured(test.measure, margin);
  }
  return words.points(number(100 * margin));
}

/**
 * Returns the reasons for a verdict: the margin, the power, the adjusted p-values and the size of the paper's sample.
 */
export function sayJudgement(claim: Claim, finding: Finding & Verdict): string {
  const { judgement, family, input } = finding;
  const why = claim.untested ?? claim.depends;
  if (why !== undefined && input === null) return words.untested(why);
  if (finding.exact === "implied") return words.implied(claim.implied ?? "");
  if (finding.exact !== undefined) return words.exact(marginText(claim), claim.reason);
  if (judgement === null || input === null || input.kind === "untested") return words.noSpread;
  const { pFor, pAgainst, pBeyond, power } = judgement;
  const margin = input.kind === "always" ? percent(claim.margin) : marginText(claim);
  const told = words.judged(
    input.kind,
    margin,
    claim.reason,
    percent(power),
    pFor,
    pAgainst,
    pBeyond,
    family,
  );
  if (input.kind !== "equal") return told;
  const size = sizeOf(claim);
  return `${told} ${size === null ? words.printedExact : words.printedSize(size)}`;
}

/** Returns the number of values behind a printed figure, counting a cluster as one; `null` if it is not known. */
function sizeOf({ test, n, cluster = 1 }: Claim): number | null {
  if (test.kind === "share" && typeof test.printed !== "number") return test.printed[1] / cluster;
  if (test.kind === "ratio") return test.printed[0].length;
  return n ?? null;
}

/** Returns a sentence with the finding of a claim. */
export function say({ test }: Claim, finding: Finding): string {
  switch (finding.kind) {
    case "less": {
      const { difference, printed, measure, puzzles } = finding;
      const one = "one" in test ? shownName(test.one) : "";
      if (printed === null) return words.less(measure, one, finding);
      const within = contains(difference, printed);
      const { value, low, high } = difference;
      const said = { value: number(Math.abs(value)), low: number(low), high: number(high) };
      const told = { ...said, more: value > 0, printed: number(printed), within };
      return words.difference(measure, one, told, puzzles);
    }
    case "same":
      return words.same(finding.different, finding.puzzles);
    case "ratio": {
      const { value, low, high } = finding.ours;
      return words.ratio(
        number(value),
        number(low),
        number(high),
        number(finding.printed),
        finding.count,
      );
    }
    case "share": {
      const { hits, tries, ours, printed } = finding;
      const { value, low, high } = ours;
      const said = words.share(
        finding.what,
        hits,
        tries,
        percent(value),
        percent(low),
        percent(high),
      );
      if (printed === null) return said;
      return `${said} ${words.contains(percent(printed), contains(ours, printed))}`;
    }
    case "within":
      if ("share" in test && test.share) {
        const { value, low, high } = finding.ours;
        return words.shareOf(percent(value), percent(low), percent(high), finding.count);
      }
      return meanText(finding);
    case "below":
      return meanText(finding);
    case "mean": {
      const said = meanText(finding);
      return `${said} ${words.contains(number(finding.printed), contains(finding.ours, finding.printed))}`;
    }
    case "growth": {
      const { value, low, high } = finding.ours;
      const said = words.growth(
        exponentText(value),
        exponentText(low),
        exponentText(high),
        finding.count,
      );
      return `${said} ${words.contains(number(finding.printed), contains(finding.ours, finding.printed))}`;
    }
    case "easier": {
      const { hard, easy } = finding;
      return words.easier(words.of(...hard), words.of(...easy));
    }
    case "equal":
      return words.equal(finding.different, finding.count);
  }
}
