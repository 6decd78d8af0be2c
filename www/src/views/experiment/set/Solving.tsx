/** How far it is, and in a fold with what, and what is asked. */

import "../../../lab/details";
import { maxWorkers } from "../../../lab/pool";
import { ParamForm } from "../../../parts/params/ParamForm";
import { SeedField, StepLimitField } from "../../../parts/params/RunFields";
import { useSession, useStore } from "../../../session/context";
import type { Session } from "../../../session/session";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { Fold } from "../../../ui/Fold";
import { LabelledField } from "../../../ui/WholeField";
import { words } from "../../../words/many";
import { createSetController, defaultSolver } from "./controller";
import * as css from "./Many.module.css";
import { createSpeedTest } from "./speed";
import { createSetStore, MAX_SOLUTIONS } from "./store";
import { isSameTask, nameOf } from "./tally";

/** The least limit for which solutions are counted; 1 and 2 are offered as separate questions. */
const MIN_LIMIT = 3;
/** The initial limit for counting solutions. */
const INITIAL_LIMIT = 1000;

/** The share of time inside the solver below which a note explains the two speeds. */
const MIN_SOLVER_SHARE = 0.5;

function chooseSolver(session: Session, algorithm: string, preset: string | null): void {
  const { solver } = session.get(createSetStore);
  solver.value = algorithm === "" ? null : { algorithm, preset, params: {} };
}

export const Solving = guarded("set/solving", SolvingContent);

/** Solves the set, or stops that. */
export function SolveButton() {
  const session = useSession();
  const { progress, source, reading, example, stop, solve, answers } =
    session.get(createSetController);
  const { measuring } = session.get(createSpeedTest);
  const running = progress.value?.running === true;
  return (
    <Button
      primary
      data-start=""
      disabled={
        source.value?.file.length === 0 || reading.value !== null || measuring.running.value
      }
      onClick={() => {
        example.value = false;
        if (running) stop();
        else void solve();
      }}
    >
      {running ? words.stop : answers.value ? words.again : words.solve}
    </Button>
  );
}

function SolvingContent() {
  const session = useSession();
  const { chosen, progress, offered, source, laneOf, draws, workers, example, asked } =
    session.get(createSetController);
  const { solutions, solver, seed, maxSteps } = session.get(createSetStore);
  const info = chosen.value;
  const presets = info?.presets ?? [];
  const running = progress.value?.running === true;
  const quickest = defaultSolver(offered.value, source.value?.file ?? null);
  const wanted = info?.complete === false ? 1 : solutions.value;
  const question = wanted < MIN_LIMIT ? String(wanted) : "n";
  return (
    <div class={css.solving}>
      {example.value && <p class="muted">{words.example}</p>}
      <Fold
        title={words.settings}
        summary={info ? words.settingsSay(nameOf(asked(info)), workers.value ?? maxWorkers) : ""}
        class={css.settings}
      >
        <div class={css.fields}>
          <Field layout="stacked" label={words.solver}>
            <select
              value={solver.value?.algorithm ?? ""}
              disabled={running}
              onChange={(event) => {
                chooseSolver(session, event.currentTarget.value, null);
              }}
            >
              {quickest && <option value="">{words.usual(quickest.name)}</option>}
              {offered.value.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          {presets.length > 1 && (
            <Field layout="stacked" label={words.preset}>
              <select
                value={(info && laneOf(info).preset) ?? presets[0]?.id}
                disabled={running}
                onChange={(event) => {
                  const preset = event.currentTarget.value;
                  // The default goes without saying, in the link too.
                  chooseSolver(session, info?.id ?? "", preset === presets[0]?.id ? null : preset);
                }}
              >
                {presets.map(({ id, name, doc }) => (
                  <option key={id} value={id} title={doc}>
                    {name}
                  </option>
                ))}
              </select>
            </Field>
          )}
          <Field layout="stacked" label={words.question}>
            <select
              value={question}
              disabled={running}
              onChange={(event) => {
                const { value } = event.currentTarget;
                solutions.value = value === "n" ? INITIAL_LIMIT : Number(value);
              }}
            >
              <option value="1">{words.questions[1]}</option>
              {info?.complete !== false && <option value="2">{words.questions[2]}</option>}
              {info?.complete !== false && <option value="n">{words.questions.n}</option>}
            </select>
          </Field>
          {question === "n" && (
            <LabelledField
              label={words.most}
              layout="stacked"
              id="many-most"
              value={solutions.value}
              min={MIN_LIMIT}
              max={MAX_SOLUTIONS}
              allowed={words.mostAllowed(MAX_SOLUTIONS)}
              onChange={(value) => {
                if (value !== null) solutions.value = value;
              }}
            />
          )}
          {info && draws(info) && <SeedField id="many-seed" layout="stacked" value={seed} />}
          <StepLimitField id="many-steps" layout="stacked" value={maxSteps} />
          <Field layout="stacked" label={words.workers}>
            <select
              value={workers.value ?? maxWorkers}
              disabled={running}
              onChange={(event) => {
                workers.value = Number(event.currentTarget.value);
              }}
            >
              {Array.from({ length: maxWorkers }, (_, index) => index + 1).map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          </Field>
        </div>
        {info && info.params.length > 0 && (
          <details>
            <summary>{words.parameters}</summary>
            <ParamForm
              key={info.id}
              info={info}
              spec={laneOf(info)}
              onChange={(params) => {
                solver.value = { ...laneOf(info), params };
              }}
            />
          </details>
        )}
      </Fold>
    </div>
  );
}

export function SolvingState() {
  const { progress, answers, chosen, asked } = useStore(createSetController);
  const now = progress.value;
  const result = answers.value;
  if (!now || !result) return null;
  const { running, cancelled, done, total, elapsed, micros } = now;
  if (total === 0) return <p>{words.nothing(nameOf(result))}</p>;
  const rate = done / (elapsed / 1000);
  const inside = micros / (1000 * elapsed * result.workers);
  const info = chosen.value;
  const other = info && !isSameTask(result, asked(info));
  return (
    <div class={css.state} data-running={running} data-done={done}>
      {running && <progress max={total} value={done} aria-label={words.progress} />}
      <ul class={`${css.facts} numbers`}>
        {done < total && <li>{words.status(done, total)}</li>}
        {done > 0 && <li>{words.rate(rate)}</li>}
        {running && done > 0 && <li>{words.remaining((elapsed * (total - done)) / done)}</li>}
        {!running && <li>{words.elapsed(elapsed, result.workers)}</li>}
        {!running && done > 0 && <li>{words.each(micros / done)}</li>}
      </ul>
      {!running && cancelled && <p>{words.stopped}</p>}
      {!running && done > 0 && inside < MIN_SOLVER_SHARE && (
        <p class="muted">{words.gap(inside)}</p>
      )}
      {!running && other && <p class="muted">{words.before(nameOf(result))}</p>}
    </div>
  );
}
