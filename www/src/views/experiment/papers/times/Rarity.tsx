/** The number of puzzles to generate for one that costs at least a given amount: one curve per set. */

import { DataPlot } from "../../../../chart/DataPlot";
import { words } from "../../../../words/times";
import { formatNumber } from "../finding-text";
import { shownName } from "../names";
import { costs, type Runs } from "../runs";
import { type OwnCount, rarityOf } from "./model";
import * as css from "./Times.module.css";

interface Props {
  readonly runs: Runs;
  readonly of: OwnCount;
}

export function Rarity({ runs, of: { contestant, measure } }: Props) {
  const curves = runs.sets.map((set) => {
    const points = rarityOf([...costs(runs, measure, contestant, [set]).values()]);
    return { name: shownName(set), points };
  });
  const last = curves.map(({ points }) => points.at(-1) ?? [1, 1]);
  // All sets have the same axes, so that the curves can be compared.
  const ends = [0, 1].map((axis) => [1, ...last.map((end) => end[axis] ?? 1)]);
  return (
    <figure class={css.pair} data-field="rarity">
      <figcaption>{words.rarity}</figcaption>
      <div class={css.plots}>
        {curves.map(({ name, points }, at) => (
          <div key={name}>
            <b>{name}</b>
            <DataPlot
              label={words.rarityOf(
                name,
                formatNumber(last[at]?.[0] ?? 1),
                formatNumber(last[at]?.[1] ?? 1),
              )}
              kind="line"
              x={{
                title: words.atLeast(measure),
                log: true,
                text: formatNumber,
                include: ends[0] ?? [],
              }}
              y={{ title: words.generated, log: true, text: formatNumber, include: ends[1] ?? [] }}
              points={points}
            />
          </div>
        ))}
      </div>
    </figure>
  );
}
