/** How much sooner more cores are done, as it was measured. */
import { Headings } from "../app/Headings";
import { duration } from "../race/times";
import { words } from "../words/cores";
import { MOST_CORES } from "./driver";
import type { Measured, Row } from "./measured";

/** Runs shorter than this, in microseconds, say more about messages than about the search. */
const SHORT = 30_000;
/** Workers idle for more than this share are worth a sentence. */
const IDLE = 0.2;

export function SpeedUp({
  measured: { rows, rounds, same, found, steps },
}: {
  readonly measured: Measured;
}) {
  const one = rows[0];
  const last = rows.at(-1);
  if (!one || !last) return null;
  return (
    <section class="panel speed-up" aria-labelledby="speed-up-title" data-rounds={rounds}>
      <div class="panel-head">
        <h3 id="speed-up-title">{words.speedUp}</h3>
      </div>
      {same ? (
        <p data-same>{words.same(rounds, steps, found)}</p>
      ) : (
        <p role="alert">{words.different}</p>
      )}
      {last.waited > 0 ? <Costs one={one} last={last} /> : <Remark one={one} last={last} />}
      {MOST_CORES === 1 ? <p>{words.oneCore}</p> : <Plot rows={rows} />}
      <Table rows={rows} />
    </section>
  );
}

interface Ends {
  readonly one: Row;
  readonly last: Row;
}

/** What keeps parts from being done as many times sooner as there are cores. */
function Remark({ one, last }: Ends) {
  if (one.micros < SHORT) return <p>{words.short(duration(one.micros))}</p>;
  return last.idle > IDLE ? <p>{words.waits(last.idle, last.cores)}</p> : null;
}

/** What a step costs that one worker computes, and one that all share. */
function Costs({ one, last }: Ends) {
  const { cores, computed, waited, speedUp } = last;
  return (
    <p data-costs={speedUp < 1 ? "slower" : "faster"}>
      {words.costs(duration(one.computed), cores, duration(computed), duration(waited))}{" "}
      <strong>{speedUp < 1 ? words.slower(1 / speedUp) : words.faster(speedUp)}</strong>
    </p>
  );
}

const WIDE = 460;
const HIGH = 260;
const LEFT = 44;
const BELOW = 36;
const ABOVE = 12;

function Plot({ rows }: { readonly rows: readonly Row[] }) {
  const most = Math.max(rows.length, ...rows.map(({ high }) => high));
  const x = (cores: number) => LEFT + ((cores - 0.5) / rows.length) * (WIDE - LEFT - 12);
  const y = (times: number) => HIGH - BELOW - (times / most) * (HIGH - BELOW - ABOVE);
  const ticks = Array.from({ length: Math.floor(most) + 1 }, (_, tick) => tick);
  const every = Math.ceil(ticks.length / 9);
  const last = rows.at(-1);
  return (
    <svg
      class="speed-plot"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={words.plot(rows.length, words.times(last?.speedUp ?? 1))}
    >
      {ticks
        .filter((tick) => tick % every === 0)
        .map((tick) => (
          <g key={tick}>
            <line class="grid" x1={LEFT} x2={WIDE} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {tick} ×
            </text>
          </g>
        ))}
      <line class="ideal" x1={x(1)} y1={y(1)} x2={x(rows.length)} y2={y(rows.length)} />
      <text class="ideal-name" x={x(rows.length) - 8} y={y(rows.length) + 4} text-anchor="end">
        {words.ideal}
      </text>
      <polyline
        class="measured"
        points={rows.map(({ cores, speedUp }) => `${x(cores)},${y(speedUp)}`).join(" ")}
      />
      {rows.map(({ cores, speedUp, low, high }) => (
        <g key={cores}>
          <line class="spread" x1={x(cores)} x2={x(cores)} y1={y(low)} y2={y(high)} />
          <circle cx={x(cores)} cy={y(speedUp)} r="4" />
          <text x={x(cores)} y={HIGH - BELOW + 18} text-anchor="middle">
            {cores}
          </text>
        </g>
      ))}
      <text x={WIDE / 2} y={HIGH - 4} text-anchor="middle">
        {words.axis}
      </text>
    </svg>
  );
}

function Table({ rows }: { readonly rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
    <section class="scrolling" tabIndex={0} aria-label={words.table}>
      <table class="numbers">
        <caption class="visually-hidden">{words.table}</caption>
        <Headings names={words.columns} />
        <tbody>
          {rows.map(({ cores, speedUp, low, high, micros, idle }) => (
            <tr key={cores} data-cores={cores}>
              <th scope="row">{cores}</th>
              <td>{words.times(speedUp)}</td>
              <td>{words.range(low, high)}</td>
              <td>{duration(micros)}</td>
              <td>{words.idle(idle)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
