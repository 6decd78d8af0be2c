/** Shows the measured speed-up by the number of cores. */

import { SpeedUpPlot } from "../../../chart/SpeedUpPlot";
import { useStore } from "../../../session/context";
import { formatDuration } from "../../../text/times";
import { guarded } from "../../../ui/Boundary";
import { Headings } from "../../../ui/Headings";
import { Panel, PanelHead } from "../../../ui/Panel";
import { Scroller } from "../../../ui/Scroller";
import { words } from "../../../words/cores";
import * as css from "./Cores.module.css";
import { MAX_CORES } from "./controller";
import type { MeasuredRow, MeasuredRuns } from "./measured";
import { createCoresStore } from "./store";

/** The duration below which a run measures the messages more than the search, µs. */
const SHORT_RUN_US = 30_000;
/** The share of idle time from which a sentence explains the idle workers. */
const NOTABLE_IDLE_SHARE = 0.2;

export const SpeedUp = guarded("cores/speed-up", SpeedUpContent);

function SpeedUpContent({
  measured: { rows, rounds, same, found, steps },
}: {
  readonly measured: MeasuredRuns;
}) {
  const firstRow = rows[0];
  const last = rows.at(-1);
  if (!firstRow || !last) return null;
  return (
    <Panel class={css.speedUp} aria-labelledby="speed-up-title" data-rounds={rounds}>
      <PanelHead>
        <h3 id="speed-up-title">{words.speedUp}</h3>
      </PanelHead>
      {same ? (
        <p data-same>{words.same(rounds, steps, found)}</p>
      ) : (
        <p role="alert">{words.different}</p>
      )}
      {last.waited > 0 ? (
        <RunCosts firstRow={firstRow} last={last} />
      ) : (
        <SpeedUpRemark firstRow={firstRow} last={last} found={found} />
      )}
      {MAX_CORES === 1 ? (
        <p>{words.oneCore}</p>
      ) : (
        <SpeedUpPlot
          points={rows.map(({ cores, ...rest }) => ({ at: cores, ...rest }))}
          axis={words.axis}
          ideal={words.ideal}
          label={words.plot(rows.length, words.times(last.speedUp))}
        />
      )}
      <Table rows={rows} />
    </Panel>
  );
}

interface Ends {
  readonly firstRow: MeasuredRow;
  readonly last: MeasuredRow;
}

/** Shows why the speed-up is below the number of cores. */
function SpeedUpRemark({ firstRow, last, found }: Ends & { readonly found: number }) {
  const { solutions } = useStore(createCoresStore);
  if (firstRow.micros < SHORT_RUN_US) return <p>{words.short(formatDuration(firstRow.micros))}</p>;
  return (
    <>
      {last.idle > NOTABLE_IDLE_SHARE && <p>{words.waits(last.idle, last.cores)}</p>}
      {last.cores > 1 && found === solutions.value && <p>{words.thrownAway(found)}</p>}
    </>
  );
}

/** Shows the cost of a step on one worker, compared with a step that all workers share. */
function RunCosts({ firstRow, last }: Ends) {
  const { cores, computed, waited, speedUp } = last;
  return (
    <p data-costs={speedUp < 1 ? "slower" : "faster"}>
      {words.costs(
        formatDuration(firstRow.computed),
        cores,
        formatDuration(computed),
        formatDuration(waited),
      )}{" "}
      <strong>{speedUp < 1 ? words.slower(1 / speedUp) : words.faster(speedUp)}</strong>
    </p>
  );
}

function Table({ rows }: { readonly rows: readonly MeasuredRow[] }) {
  return (
    <Scroller tabIndex={0} aria-label={words.table}>
      <table class="numbers">
        <caption class="visually-hidden">{words.table}</caption>
        <Headings names={words.columns} />
        <tbody>
          {rows.map(({ cores, speedUp, low, high, micros, idle }) => (
            <tr key={cores} data-cores={cores}>
              <th scope="row">{cores}</th>
              <td>{words.times(speedUp)}</td>
              <td>{words.range(low, high)}</td>
              <td>{formatDuration(micros)}</td>
              <td>{words.idle(idle)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
