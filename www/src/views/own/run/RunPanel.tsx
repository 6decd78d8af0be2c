/** The run of the solver on a puzzle: its board, its curves, its counters, and its result. */

import { useMemo } from "preact/hooks";
import { bareFrame } from "sudoku-lab/board";
import { Canvas } from "../../../board/Canvas";
import { ParamForm } from "../../../parts/params/ParamForm";
import { WorkerTrouble } from "../../../parts/WorkerTrouble";
import { useSession, useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { timeText } from "../../../text/times";
import { Transport } from "../../../transport/Transport";
import { guarded } from "../../../ui/Boundary";
import { Figures } from "../../../ui/Figures";
import { Panel } from "../../../ui/Panel";
import { words as common, format, label } from "../../../words";
import { words } from "../../../words/own";
import * as css from "../Own.module.css";
import { createOwnStore, type RunSample, samples } from "../store";
import { Curves } from "./Curves";
import { createOwnController } from "./controller";
import type { CustomRun } from "./own-run";
import { puzzleOf } from "./samples";
import { verdictOf } from "./verdict";

export const RunPanel = guarded("own/run", RunPanelContent);

function RunPanelContent() {
  const session = useSession();
  const { run } = session.get(createOwnController);
  const { sample } = session.get(createOwnStore);
  const now = run.value;
  return (
    <Panel class={`${css.run} lane-colour-1`} aria-label={words.controls}>
      <div class={css.row}>
        <label for="own-on">{words.on}</label>
        <select
          id="own-on"
          value={sample.value}
          onChange={(event) => {
            sample.value = event.currentTarget.value as RunSample;
          }}
        >
          {samples.map((id) => (
            <option key={id} value={id}>
              {words.samples[id]}
            </option>
          ))}
        </select>
      </div>
      {now ? <WatchedRun key={now.puzzle.text} run={now} /> : <WaitingPanel />}
      <RunParams />
    </Panel>
  );
}

function WaitingPanel() {
  const session = useSession();
  const { sample } = session.get(createOwnStore);
  const puzzle = lab.value && puzzleOf(session, lab.value, sample.value);
  return (
    <>
      {puzzle && (
        <div class={css.board} data-part="boards">
          <Canvas
            puzzle={puzzle}
            frame={bareFrame(puzzle.givens)}
            lane={0}
            final={false}
            label={words.board(words.title)}
          />
        </div>
      )}
      <p class="muted">{words.notRun}</p>
    </>
  );
}

function WatchedRun({ run }: { readonly run: CustomRun }) {
  const session = useSession();
  const { playbackOf, start, changed } = session.get(createOwnController);
  const { sample } = session.get(createOwnStore);
  const { race, info, puzzle } = run;
  race.tick.value; // the status changes a few times per second
  const playback = useMemo(() => playbackOf(run), [run]);
  const model = race.lanes.value[0];
  const status = model?.status.value;
  const frame = run.frame.value ?? bareFrame(puzzle.givens);
  const steps = `${info.step}s`;
  const final = status?.outcome != null;
  const verdict = status && verdictOf(status, info.step, sample.value !== "board");
  return (
    <div class={css.watched} data-state={status?.state} data-outcome={status?.outcome}>
      <Transport
        id="own-transport"
        layout="panel"
        playback={playback}
        label={words.controls}
        start={words.run}
        again={words.again}
      />
      <div class={css.board} data-part="boards">
        <Canvas {...{ puzzle, frame, final }} lane={0} label={words.board(info.name)} />
      </div>
      <WorkerTrouble model={model} retry={() => void start()} />
      {changed.value && <p class="muted">{words.changed}</p>}
      <p class={css.verdict} data-part="verdict" role="status">
        {verdict}
      </p>
      <p class={css.idle} role="status">
        {run.idle.value && words.idle}
      </p>
      <Figures data-part="counters" aria-label={words.figures}>
        {info.counters.every(({ id }) => id !== steps) && (
          <div>
            <dt>{label(steps)}</dt>
            <dd>{format(frame.step)}</dd>
          </div>
        )}
        {final && status && (
          <div>
            <dt>{common.time}</dt>
            <dd>{timeText(status.time)}</dd>
          </div>
        )}
        {info.counters.map(({ id, doc }, at) => (
          <div key={id} title={doc}>
            <dt>{label(id)}</dt>
            <dd>{format(frame.counters[at] ?? 0)}</dd>
          </div>
        ))}
      </Figures>
      <Curves info={info} frame={frame} />
    </div>
  );
}

/** Shows the parameters of the solver after it has declared them. */
function RunParams() {
  const { opened, params } = useStore(createOwnController);
  const info = opened.value?.info;
  if (!info || info.params.length === 0) return null;
  return (
    <details class="own-params">
      <summary>{words.params}</summary>
      <ParamForm
        info={info}
        spec={{ algorithm: info.id, preset: null, params: params.value }}
        onChange={(next) => {
          params.value = next;
        }}
      />
    </details>
  );
}
