/** The measured speed-up as bars and numbers. */

import { median } from "../../../lab/stats";
import { useSession } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Panel, PanelHead } from "../../../ui/Panel";
import { words } from "../../../words/many";
import { createSetController } from "./controller";
import * as css from "./Many.module.css";
import { createSpeedTest } from "./speed";

export const SpeedTable = guarded("set/speed-table", SpeedTableContent);

function SpeedTableContent() {
  const session = useSession();
  const { speedUp, measuring, measure } = session.get(createSpeedTest);
  const { progress } = session.get(createSetController);
  const now = speedUp.value;
  const running = measuring.running.value;
  const { columns } = words.speed;
  const rows = (now?.rows ?? []).filter(({ rates }) => rates.length > 0);
  const rates = rows.map((row) => median(row.rates));
  const maximum = Math.max(...rates, 1);
  return (
    <Panel class={css.speed} aria-labelledby="many-speed" data-running={running}>
      <PanelHead class={css.head}>
        <h3 id="many-speed">{words.speed.title}</h3>
        <button
          type="button"
          disabled={progress.value?.running}
          onClick={() => (running ? measuring.cancel() : void measure())}
        >
          {running ? words.stop : now ? words.speed.again : words.speed.measure}
        </button>
        {now && running && (
          <progress max={now.wanted} value={now.done} aria-label={words.speed.progress} />
        )}
      </PanelHead>
      <p class="muted">{words.speed.help}</p>
      {now && <p>{now.what}</p>}
      {rows.length > 0 && (
        <>
          <table class={css.table}>
            <thead>
              <tr>
                <th class="number">{columns.workers}</th>
                <th class="number">{columns.rate}</th>
                <th class="number">{columns.spread}</th>
                <th class="number">{columns.by}</th>
                <td class={css.bars} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => {
                const rate = rates[index] ?? 0;
                return (
                  <tr key={row.workers} data-workers={row.workers}>
                    <td class="number">{row.workers}</td>
                    <td class="number">{words.number(rate)}</td>
                    <td class="number">
                      {words.speed.range(Math.min(...row.rates), Math.max(...row.rates))}
                    </td>
                    <td class="number">{words.speed.times(rate / (rates[0] ?? rate))}</td>
                    <td class={css.bars} aria-hidden="true">
                      <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="presentation">
                        <rect width={(100 * rate) / maximum} height="10" />
                      </svg>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p class="muted">{words.speed.note}</p>
        </>
      )}
    </Panel>
  );
}
