/** Shows the expected gain of several seeds side by side, estimated from the length of each run. */

import type { Portfolio } from "sudoku-lab";
import { SpeedUpPlot } from "../../../../chart/SpeedUpPlot";
import { useStore } from "../../../../session/context";
import { formatDuration } from "../../../../text/times";
import { guarded } from "../../../../ui/Boundary";
import { Headings } from "../../../../ui/Headings";
import { Panel, PanelHead } from "../../../../ui/Panel";
import { Scroller } from "../../../../ui/Scroller";
import { format } from "../../../../words";
import { words } from "../../../../words/portfolio";
import * as css from "../Cores.module.css";
import { createCoresController } from "../controller";
import { expectedGains } from "./gain";

/** The rows of the table; the rows of the number of cores and of the last gain are added. */
const TABLE_CORES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 50];

export const Gain = guarded("cores/gain", GainContent);

function GainContent({ portfolio: { seeds, busy } }: { readonly portfolio: Portfolio }) {
  const { cores } = useStore(createCoresController);
  const lengths = seeds.map(({ steps, outcome }) => ({
    steps,
    answered: outcome === "solved" || outcome === "unsolvable",
  }));
  const answered = lengths.filter((length) => length.answered).length;
  const all = expectedGains(lengths);
  const singleCore = all[0];
  const last = all.at(-1);
  const currentGain = all.find(({ at }) => at === Math.max(2, cores.value)) ?? last;
  const total = lengths.reduce((sum, { steps }) => sum + steps, 0);
  const same = lengths.every(({ steps }) => steps === lengths[0]?.steps);
  const perStep = total > 0 ? busy / total : 0;
  return (
    <Panel class={css.gain} aria-labelledby="gain-title" data-answered={answered}>
      <PanelHead>
        <h3 id="gain-title">{words.gain}</h3>
      </PanelHead>
      {!singleCore || !last || !currentGain ? (
        <p>{words.none(seeds.length)}</p>
      ) : same && answered === seeds.length ? (
        <p>{words.same(singleCore.steps)}</p>
      ) : (
        <>
          <p>
            {words.one(seeds.length, answered, singleCore.steps)}{" "}
            {currentGain !== singleCore && (
              <>
                {words.several(currentGain.at, currentGain.steps, currentGain.speedUp)}{" "}
                {currentGain.work < 1
                  ? words.lessWork(currentGain.work)
                  : words.moreWork(currentGain.at, currentGain.work)}
              </>
            )}
          </p>
          <p class="muted">{words.estimate(seeds.length)}</p>
          {all.length > 1 && (
            <SpeedUpPlot
              points={all}
              axis={words.axis}
              ideal={words.ideal}
              label={words.plot(last.at, words.times(last.speedUp))}
            />
          )}
          <Scroller tabIndex={0} aria-label={words.table}>
            <table class="numbers">
              <caption class="visually-hidden">{words.table}</caption>
              <Headings names={words.columns} />
              <tbody>
                {all
                  .filter(
                    (row) => TABLE_CORES.includes(row.at) || row === currentGain || row === last,
                  )
                  .map(({ at, steps, speedUp, low, high, work }) => (
                    <tr key={at} data-at={at}>
                      <th scope="row">{format(at)}</th>
                      <td>{format(Math.round(steps))}</td>
                      <td>{formatDuration(steps * perStep)}</td>
                      <td>{words.times(speedUp)}</td>
                      <td>{words.range(low, high)}</td>
                      <td>{words.percent(work)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </Scroller>
        </>
      )}
    </Panel>
  );
}
