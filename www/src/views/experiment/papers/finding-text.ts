/** The findings in sentences. */

import { formatDuration } from "../../../text/times";
import { formatExact, formatFixed } from "../../../words/format";
import { words } from "../../../words/reproduced";
import type { Interval, Verdict } from "./agreement";
import type { Claim, Measure } from "./data";
import type { Finding } from "./judge";
import { shownName } from "./names";

/** Formats a number with three significant digits, but with all digits before the decimal point. */
export const formatNumber = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return formatExact(rounded).replace("-", "−");
};

/** Formats a correlation, from −1 to 1. */
export const formatCorrelation = (value: number): string => formatFixed(value, 2).replace("-", "−");

/** Formats an exponent of a power law. */
export const exponentText = (exponent: number): string =>
  formatFixed(exponent, 3).replace("-", "−");

export const formatPercent = (share: number): string =>
  `${formatNumber(Number((100 * share).toPrecision(3)))} %`;

/** Formats a cost with its unit. */
export const formatCost = (measure: Measure, value: number): string =>
  measure === "micros" ? formatDuration(value) : formatNumber(value);

function meanText(finding: {
  readonly ours: Interval;
  readonly of?: string;
  readonly count?: number;
}): string {
  const { value, low, high } = finding.ours;
  const told = words.outcomes[finding.of ?? ""] ?? words.mean;
  return told(formatNumber(value), formatNumber(low), formatNumber(high), finding.count ?? 0);
}

const containsValue = ({ low, high }: Interval, value: number): boolean =>
  value >= low && value <= high;

/** Returns a margin in the units of its claim. */
function marginText({ test, margin }: Claim): string {
  if (test.kind === "ratio") return words.factor(formatNumber(margin));
  if (test.kind === "growth" || test.kind === "settled") return formatNumber(margin);
  if (test.kind === "outcome" && !test.share) return formatNumber(margin);
  if (test.kind === "below" || (test.kind === "less" && test.printed !== undefined)) {
    return words.measured(test.measure, margin);
  }
  return words.points(formatNumber(100 * margin));
}

/**
 * Returns the reasons for a verdict: the margin, the power, the adjusted p-values and the size of the paper's sample.
 */
export function describeJudgement(claim: Claim, finding: Finding & Verdict): string {
  const { judgement, family, input } = finding;
  const why = claim.untested ?? claim.depends;
  if (why !== undefined && input === null) return words.untested(why);
  if (finding.exact === "implied") return words.implied(claim.implied ?? "");
  if (finding.exact !== undefined) return words.exact(marginText(claim), claim.reason);
  if (judgement === null || input === null || input.kind === "untested") return words.noSpread;
  const { pFor, pAgainst, pBeyond, power } = judgement;
  const margin = input.kind === "always" ? formatPercent(claim.margin) : marginText(claim);
  const text = words.judged(
    input.kind,
    margin,
    claim.reason,
    formatPercent(power),
    pFor,
    pAgainst,
    pBeyond,
    family,
  );
  if (input.kind !== "equal") return text;
  const size = sizeOf(claim);
  return `${text} ${size === null ? words.printedExact : words.printedSize(size)}`;
}

/** Returns the number of values behind a printed figure, counting a cluster as one; `null` if it is not known. */
function sizeOf({ test, n, cluster = 1 }: Claim): number | null {
  if (test.kind === "share" && typeof test.printed !== "number") return test.printed[1] / cluster;
  if (test.kind === "ratio") return test.printed[0].length;
  return n ?? null;
}

/** Returns a sentence with the finding of a claim. */
export function describeFinding({ test }: Claim, finding: Finding): string {
  switch (finding.kind) {
    case "less": {
      const { difference, printed, measure, puzzles } = finding;
      const firstName = "one" in test ? shownName(test.one) : "";
      if (printed === null) return words.less(measure, firstName, finding);
      const within = containsValue(difference, printed);
      const { value, low, high } = difference;
      const said = {
        value: formatNumber(Math.abs(value)),
        low: formatNumber(low),
        high: formatNumber(high),
      };
      const told = { ...said, more: value > 0, printed: formatNumber(printed), within };
      return words.difference(measure, firstName, told, puzzles);
    }
    case "same":
      return words.same(finding.different, finding.puzzles);
    case "ratio": {
      const { value, low, high } = finding.ours;
      return words.ratio(
        formatNumber(value),
        formatNumber(low),
        formatNumber(high),
        formatNumber(finding.printed),
        finding.count,
      );
    }
    case "share": {
      const { hits, tries, ours, printed } = finding;
      const { value, low, high } = ours;
      const sentence = words.share(
        finding.what,
        hits,
        tries,
        formatPercent(value),
        formatPercent(low),
        formatPercent(high),
      );
      if (printed === null) return sentence;
      return `${sentence} ${words.contains(formatPercent(printed), containsValue(ours, printed))}`;
    }
    case "within":
      if ("share" in test && test.share) {
        const { value, low, high } = finding.ours;
        return words.shareOf(
          formatPercent(value),
          formatPercent(low),
          formatPercent(high),
          finding.count,
        );
      }
      return meanText(finding);
    case "below":
      return meanText(finding);
    case "mean": {
      const said = meanText(finding);
      return `${said} ${words.contains(formatNumber(finding.printed), containsValue(finding.ours, finding.printed))}`;
    }
    case "growth": {
      const { value, low, high } = finding.ours;
      const text = words.growth(
        exponentText(value),
        exponentText(low),
        exponentText(high),
        finding.count,
      );
      return `${text} ${words.contains(formatNumber(finding.printed), containsValue(finding.ours, finding.printed))}`;
    }
    case "easier": {
      const { hard, easy } = finding;
      return words.easier(words.of(...hard), words.of(...easy));
    }
    case "equal":
      return words.equal(finding.different, finding.count);
  }
}
