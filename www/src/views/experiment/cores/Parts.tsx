/** Shows the parts of a run with their workers and results; for a run whose steps are shared, its progress in steps. */

import "../../../lab/details";
import type { PartState, Together } from "sudoku-lab";
import { useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { formatDuration } from "../../../text/times";
import { guarded } from "../../../ui/Boundary";
import { Figures as Rows } from "../../../ui/Figures";
import { GlossaryDialog } from "../../../ui/Meanings";
import { Panel, PanelHead } from "../../../ui/Panel";
import { format } from "../../../words";
import { words } from "../../../words/cores";
import * as css from "./Cores.module.css";
import { createCoresController, type SharedRun } from "./controller";

type Part = PartState | null;

/** The share of idle time from which a sentence explains the idle workers. */
const NOTABLE_IDLE_SHARE = 0.5;
/** The duration below which a run mostly consists of starting workers and messages, µs. */
const SHORT_RUN_US = 1_000_000;

/** The number of colours that distinguish workers. */
const WORKER_COLOUR_COUNT = 8;

export const SharedRunPanel = guarded("cores/run", SharedRunContent);

function SharedRunContent({ run: { parts, steps, together } }: { readonly run: SharedRun }) {
  return parts ? (
    <Parts parts={parts} together={together} />
  ) : (
    <Panel class={css.parts} aria-labelledby="parts-title" data-ended={together !== null}>
      <PanelHead>
        <h3 id="parts-title">{words.sharedSteps}</h3>
      </PanelHead>
      {together && <p>{words.stepParts(together.parts, together.workers)}</p>}
      <RunFigures steps={steps} found={together?.found ?? 0} together={together} />
    </Panel>
  );
}

const Parts = guarded("cores/parts", PartsContent);

function PartsContent({
  parts,
  together,
}: Pick<SharedRun, "together"> & { parts: readonly Part[] }) {
  const over = (part: Part) =>
    part !== null && part.state !== "running" && part.state !== "dropped";
  const done = parts.filter(over).length;
  const text = words.partsDone(done, parts.length, together !== null);
  const workers = [...new Set(parts.flatMap((part) => (part ? [part.worker] : [])))].sort(
    (a, b) => a - b,
  );
  const total = (of: (part: PartState) => number) =>
    parts.reduce((sum, part) => sum + (part ? of(part) : 0), 0);
  return (
    <Panel class={css.parts} aria-labelledby="parts-title" data-ended={together !== null}>
      <PanelHead>
        <h3 id="parts-title">{words.parts}</h3>
        <span class="muted numbers">{text}</span>
      </PanelHead>
      <div class={css.strip} role="img" aria-label={text}>
        {parts.map((part, index) => (
          <WorkerCell key={index} part={part} ended={together !== null} />
        ))}
      </div>
      <ul class={css.legend}>
        {workers.map((worker) => (
          <li key={worker}>
            <i data-state="done" data-worker={worker % WORKER_COLOUR_COUNT} />{" "}
            {words.worker(worker)}
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
      <RunFigures
        steps={together?.steps ?? total(({ steps }) => steps)}
        found={together?.found ?? total(({ found }) => found)}
        together={together}
      />
    </Panel>
  );
}

function WorkerCell({ part, ended }: { readonly part: Part; readonly ended: boolean }) {
  // A part that was not begun before the search ended is shown as dropped.
  if (!part) return <i data-state={ended ? "dropped" : "waiting"} />;
  const { state, worker, steps, found } = part;
  return (
    <i
      data-state={state}
      data-worker={worker % WORKER_COLOUR_COUNT}
      data-found={found > 0 || undefined}
      title={words.part(part.part, worker, words.states[state], steps, found)}
    />
  );
}

interface FigureProps {
  readonly steps: number;
  readonly found: number;
  readonly together: Together | null;
}

function RunFigures({ steps, found, together }: FigureProps) {
  const { chosen } = useStore(createCoresController);
  const info = chosen(lab.value?.algorithms ?? [])?.info;
  const { figures } = words;
  const idle = together ? Math.max(0, 1 - together.busy / (together.micros * together.workers)) : 0;
  return (
    <>
      <Rows layout="row">
        {together && (
          <div data-figure="outcome">
            <dt>{figures.outcome}</dt>
            <dd>{words.outcomes[together.outcome] ?? together.outcome}</dd>
          </div>
        )}
        <div data-figure="found">
          <dt>{figures.found}</dt>
          <dd>{format(found)}</dd>
        </div>
        <div data-figure="steps">
          <dt>{figures.steps}</dt>
          <dd>{format(steps)}</dd>
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
              <dd>{formatDuration(together.micros)}</dd>
            </div>
            <div data-figure="idle">
              <dt>{figures.idle}</dt>
              <dd>{words.idle(idle)}</dd>
            </div>
          </>
        )}
      </Rows>
      {together && together.workers > 1 && idle > NOTABLE_IDLE_SHARE && (
        <p class="muted">
          {together.micros < SHORT_RUN_US
            ? words.briefly(formatDuration(together.micros), idle)
            : words.waits(idle, together.workers)}
        </p>
      )}
      {together && info && (
        <GlossaryDialog
          title={words.meanings}
          read={() => info.counters.map(({ id, doc }) => [id, doc] as const)}
        />
      )}
    </>
  );
}
