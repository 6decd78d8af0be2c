/** What is to be done, and on how many cores. */
import { ParamForm } from "../params/ParamForm";
import { WholeField } from "../params/WholeField";
import { takes } from "../state/check";
import { MAX_SEED } from "../state/hash";
import { FIRST, seed, shared, solutions } from "../state/sharing";
import { clashing, lab, puzzle } from "../state/store";
import { format } from "../words";
import { words } from "../words/cores";
import {
  busy,
  cancel,
  chosen,
  cores,
  MOST_CORES,
  measure,
  progress,
  ROUNDS,
  shareable,
  together,
} from "./driver";

/** Solutions counted at first, and at most. */
const MANY = 10_000;
const MOST_SOLUTIONS = 1_000_000_000;

export function Settings() {
  const algorithms = lab.value?.algorithms ?? [];
  const choice = chosen(algorithms);
  const board = puzzle.value;
  if (!choice || !board) return null;
  const { info, lane } = choice;
  const fits = takes(info, board.side);
  const why = clashing.value ? words.clash : fits ? null : words.wrongSize(info.name, board.side);
  const at = progress.value;
  const barred = why !== null || busy.value !== null;
  return (
    <section class="panel sharing" aria-labelledby="cores-title">
      <div class="panel-head">
        <h2 id="cores-title">{words.title}</h2>
      </div>
      <p class="muted prose">{info.sharesSteps ? words.introSteps(info.step) : words.intro}</p>
      <div class="fields">
        <label>
          <span>{words.algorithm}</span>
          <select
            value={info.id}
            onChange={(event) => {
              const algorithm = event.currentTarget.value;
              shared.value = { algorithm, preset: null, params: {} };
            }}
          >
            {shareable(algorithms).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {info.presets.length > 0 && (
          <label>
            <span>{words.preset}</span>
            <select
              value={lane.preset ?? info.presets[0]?.id}
              onChange={(event) => {
                const id = event.currentTarget.value;
                // The default goes without saying, in the link too.
                const first = info.divisible || info.sharesSteps;
                const preset = first && id === info.presets[0]?.id ? null : id;
                shared.value = { algorithm: info.id, preset, params: {} };
              }}
            >
              {info.presets.map(({ id, name, doc }) => (
                <option key={id} value={id} title={doc}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {info.complete && (
          <label>
            <span>{words.task}</span>
            <select
              value={solutions.value === FIRST ? "first" : "many"}
              onChange={(event) => {
                solutions.value = event.currentTarget.value === "first" ? FIRST : MANY;
              }}
            >
              <option value="first">{words.first}</option>
              <option value="many">{words.many}</option>
            </select>
          </label>
        )}
        {info.complete && solutions.value !== FIRST && (
          <div class="field">
            <label for="cores-solutions" class="visually-hidden">
              {words.many}
            </label>
            <WholeField
              id="cores-solutions"
              value={solutions.value}
              min={2}
              max={MOST_SOLUTIONS}
              allowed={words.most(format(MOST_SOLUTIONS))}
              onChange={(value) => {
                solutions.value = value ?? MANY;
              }}
            />
          </div>
        )}
        <div class="field">
          <label for="cores-seed">{words.seed}</label>
          <WholeField
            id="cores-seed"
            value={seed.value}
            min={0}
            max={MAX_SEED}
            allowed={words.seedAllowed}
            onChange={(value) => {
              seed.value = value ?? 1;
            }}
          />
        </div>
        <label>
          <span>
            {words.cores} <span class="numbers">{words.coresOf(cores.value, MOST_CORES)}</span>
          </span>
          <input
            type="range"
            min={1}
            max={MOST_CORES}
            value={cores.value}
            onInput={(event) => {
              cores.value = Number(event.currentTarget.value);
            }}
          />
        </label>
      </div>
      {info.sharesSteps && (
        <details>
          <summary>{words.parameters}</summary>
          <ParamForm
            info={info}
            spec={lane}
            onChange={(params) => {
              shared.value = { ...lane, params };
            }}
          />
        </details>
      )}
      <div class="actions">
        {busy.value ? (
          <button type="button" onClick={cancel} data-start>
            {words.cancel}
          </button>
        ) : (
          <>
            <button
              type="button"
              class="primary"
              disabled={barred}
              onClick={() => void together()}
              data-start
            >
              {words.run}
            </button>
            <button type="button" disabled={barred} onClick={() => void measure()}>
              {words.measure}
            </button>
          </>
        )}
        {at && (
          <span class="muted numbers" role="status">
            {words.round(Math.max(1, at.round), ROUNDS, at.cores)}
          </span>
        )}
        {why && <p class="wrong">{why}</p>}
      </div>
    </section>
  );
}
