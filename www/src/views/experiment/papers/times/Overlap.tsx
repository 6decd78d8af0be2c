/**
 * The share of the hardest tenth by one program that is in the hardest tenth by the other: measured, printed and by
 * chance.
 */

import { format } from "../../../../words";
import { words } from "../../../../words/times";
import type { Statistics } from "../estimate";
import { formatPercent } from "../finding-text";
import * as reproducedCss from "../Reproduced.module.css";
import type { Runs } from "../runs";
import { type AuthorTimes, countsByLine, hardnessOf, type OwnCount, overlapOf } from "./model";
import * as css from "./Times.module.css";

interface Props {
  readonly runs: Runs | null;
  readonly ranks: readonly (readonly [OwnCount, OwnCount])[];
  readonly times: AuthorTimes;
  readonly statistics: Statistics;
}

interface Row {
  readonly name: string;
  readonly tenth: number | null;
  readonly share: string;
  readonly interval: string;
}

/** Formats a share in per cent with one decimal. */
export const shortPercent = (share: number) => formatPercent(Number(share.toFixed(3)));

export function Overlap({ runs, ranks, times, statistics }: Props) {
  const { counts, overlap, sample } = times;
  const wholeSetRow = (name: string, puzzles: number, share: number): Row => ({
    name,
    tenth: Math.round(puzzles / 10),
    share: shortPercent(share),
    interval: "",
  });
  const sampled = (name: string, first: readonly number[], other: readonly number[]): Row => {
    const { common, tenth } = overlapOf(first, other);
    const { low, high } = statistics.wilson(Math.round(common), tenth);
    return {
      name,
      tenth,
      share: shortPercent(common / tenth),
      interval: words.interval(shortPercent(low), shortPercent(high)),
    };
  };
  const { ties } = overlap;
  const rows: readonly Row[] = [
    {
      name: words.overlapPrinted,
      tenth: null,
      share: words.about(formatPercent(0.2)),
      interval: "",
    },
    { name: words.overlapChance, tenth: null, share: formatPercent(0.1), interval: "" },
    wholeSetRow(words.overlapAll(counts.puzzles), counts.puzzles, overlap.all),
    {
      name: words.overlapTies,
      tenth: ties.backtracking,
      share: shortPercent(ties.common / ties.backtracking),
      interval: "",
    },
    wholeSetRow(words.overlapFirst(2000), 2000, overlap.first2000),
    wholeSetRow(words.overlapFirst(1000), 1000, overlap.first1000),
    sampled(
      words.overlapSample(sample.line.length),
      hardnessOf(sample.rules),
      hardnessOf(sample.backtracking),
    ),
    ...(runs ? ranks : []).flatMap(([one, other]) => {
      const [first, second] = [countsByLine(runs as Runs, one), countsByLine(runs as Runs, other)];
      const lines = [...first.keys()].filter((line) => second.has(line));
      if (lines.length < 100) return [];
      const of = (all: ReadonlyMap<number, number>) => lines.map((line) => all.get(line) ?? 0);
      const name = (measure: OwnCount["measure"]) => (measure === "nodes" ? "nodes" : "steps");
      return sampled(
        words.overlapOurs(name(one.measure), name(other.measure)),
        of(first),
        of(second),
      );
    }),
  ];
  return (
    <div data-field="overlap">
      <h4>{words.overlap}</h4>
      <section
        class={`${reproducedCss.wide} ${css.overlap}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the section can be scrolled by keyboard
        tabIndex={0}
        aria-label={words.overlap}
      >
        <table class="numbers">
          <thead>
            <tr>
              {words.overlapHead.map((head, at) => (
                <th key={head} scope="col" class={at > 0 ? "number" : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, tenth, share, interval }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="number">{share}</td>
                <td class="number">{interval}</td>
                <td class="number">{tenth === null ? "" : format(tenth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
