/** The parts of a run, who does them, and what came of all. */
import type { PartState } from "sudoku-lab";
import { duration } from "../race/times";
import { lab } from "../state/store";
import { format } from "../words";
import { words } from "../words/cores";
import { chosen, cores, type Shared } from "./driver";

/** Colours that tell workers apart. */
const COLOURS = 8;

export function Parts({ run: { parts, together } }: { readonly run: Shared }) {
  const over = (part: PartState | null) => part !== null && part.state !== "running";
  const done = parts.filter(over).length;
  const workers = [...new Set(parts.flatMap((part) => (part ? [part.worker] : [])))].sort(
    (a, b) => a - b,
  );
  return (
    <section class="panel parts" aria-labelledby="parts-title" data-ended={together !== null}>
      <div class="panel-head">
        <h3 id="parts-title">{words.parts}</h3>
        <span class="muted numbers">{words.partsDone(done, parts.length)}</span>
      </div>
      <div class="strip" role="img" aria-label={words.partsDone(done, parts.length)}>
        {parts.map((part, index) => (
          <Cell key={index} part={part} />
        ))}
      </div>
      <ul class="legend">
        {workers.map((worker) => (
          <li key={worker}>
            <i data-state="done" data-worker={worker % COLOURS} /> {words.worker(worker)}
          </li>
        ))}
        <li>
          <i data-state="running" /> {words.states.running}
        </li>
        <li>
          <i data-state="waiting" /> {words.states.waiting}
        </li>
        <li>
          <i data-state="dropped" /> {words.states.dropped}
        </li>
        <li>
          <i data-state="done" data-found /> {words.withSolution}
        </li>
      </ul>
      <Figures run={{ parts, together }} />
    </section>
  );
}

function Cell({ part }: { readonly part: PartState | null }) {
  if (!part) return <i data-state="waiting" />;
  const { state, worker, steps, found } = part;
  return (
    <i
      data-state={state}
      data-worker={worker % COLOURS}
      data-found={found > 0 || undefined}
      title={words.part(part.part, worker, words.states[state], steps, found)}
    />
  );
}

function Figures({ run: { parts, together } }: { readonly run: Shared }) {
  const total = (of: (part: PartState) => number) =>
    parts.reduce((sum, part) => sum + (part ? of(part) : 0), 0);
  const info = chosen(lab.value?.algorithms ?? [])?.info;
  const { figures } = words;
  return (
    <dl class="figures numbers">
      {together && (
        <div data-figure="outcome">
          <dt>{figures.outcome}</dt>
          <dd>{words.outcomes[together.outcome] ?? together.outcome}</dd>
        </div>
      )}
      <div data-figure="found">
        <dt>{figures.found}</dt>
        <dd>{format(together?.found ?? total(({ found }) => found))}</dd>
      </div>
      <div data-figure="steps">
        <dt>{figures.steps}</dt>
        <dd>{format(together?.steps ?? total(({ steps }) => steps))}</dd>
      </div>
      {together &&
        info?.counters.map(({ id, doc }, index) => (
          <div key={id} title={doc} data-figure={id}>
            <dt>{id}</dt>
            <dd>{format(together.counters[index] ?? 0)}</dd>
          </div>
        ))}
      {together && (
        <>
          <div data-figure="time">
            <dt>{figures.micros}</dt>
            <dd>{duration(together.micros)}</dd>
          </div>
          <div data-figure="idle">
            <dt>{figures.idle}</dt>
            <dd>{words.idle(Math.max(0, 1 - together.busy / (together.micros * cores.value)))}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
