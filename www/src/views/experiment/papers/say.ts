/** What came out, in sentences. */

import { duration } from "../../../text/times";
import { exact, fixed } from "../../../words/format";
import { words } from "../../../words/reproduced";
import type { Interval } from "./agreement";
import type { Claim, Measure } from "./data";
import type { Finding } from "./judge";
import { shownName } from "./names";

/** Three digits that count, and no fewer than there are before the point. */
export const number = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return exact(rounded).replace("-", "−");
};

/** A correlation: from −1 to 1. */
export const correlation = (value: number): string => fixed(value, 2).replace("-", "−");

export const percent = (share: number): string =>
  `${number(Number((100 * share).toPrecision(3)))} %`;

/** A cost, as it is shown. */
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

/** What was found, beside the claim it was found for. */
export function say({ test }: Claim, finding: Finding): string {
  switch (finding.kind) {
    case "less": {
      const { difference, printed, p, measure, mark, puzzles } = finding;
      const one = "one" in test ? shownName(test.one) : "";
      if (printed === null) return words.less(measure, one, finding, mark);
      const within = printed >= difference.low && printed <= difference.high;
      const { value, low, high } = difference;
      const said = { value: number(Math.abs(value)), low: number(low), high: number(high) };
      const told = { ...said, more: value > 0, printed: number(printed), within };
      return words.difference(measure, one, told, p, puzzles);
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
        finding.p,
        finding.count,
      );
    }
    case "share": {
      const { hits, tries, ours, printed, p, mark } = finding;
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
      const against =
        p === null
          ? words.contains(percent(printed), mark === "agrees")
          : words.shareTest(percent(printed), p);
      return `${said} ${against}`;
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
      return `${said} ${words.contains(number(finding.printed), finding.mark === "agrees")}`;
    }
    case "easier": {
      const { hard, easy, p } = finding;
      return words.easier(words.of(...hard), words.of(...easy), p);
    }
    case "equal":
      return words.equal(finding.different, finding.count);
  }
}
