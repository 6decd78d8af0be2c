/** The algorithm, the set of puzzles and the budget of a tuning. */
import "../../../lab/details";
import { sets } from "../../../lab/sets";
import { MAX_STEPS } from "../../../lab/setup";
import { SeedField } from "../../../parts/params/RunFields";
import { useSession } from "../../../session/context";
import { guarded } from "../../../ui/Boundary";
import { Field } from "../../../ui/Field";
import { Panel } from "../../../ui/Panel";
import { LabelledField } from "../../../ui/WholeField";
import { words as common } from "../../../words";
import { words } from "../../../words/tune";
import { createTuneController } from "./controller";
import { createTuneStore, MAX_RUNS } from "./store";
import * as css from "./Tune.module.css";

export const Settings = guarded("tune/settings", SettingsContent);

function SettingsContent() {
  const session = useSession();
  const { offered, chosen } = session.get(createTuneController);
  const { lane, set, seed, steps, runs } = session.get(createTuneStore);
  const choice = chosen.value;
  if (!choice) return null;
  const { info } = choice;
  const knownSets = sets.value ?? [];
  const about = knownSets.find(({ id }) => id === set.value);
  return (
    <Panel as="div" class={css.settings} data-part="setup">
      <div class={css.fields}>
        <Field layout="stacked" label={words.algorithm}>
          <select
            value={info.id}
            onChange={(event) => {
              lane.value = { algorithm: event.currentTarget.value, preset: null, params: {} };
            }}
          >
            {offered.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        {info.presets.length > 1 && (
          <Field layout="stacked" label={words.start}>
            <select
              value={choice.lane.preset ?? info.presets[0]?.id}
              onChange={(event) => {
                const preset = event.currentTarget.value;
                const usual = preset === info.presets[0]?.id;
                lane.value = { algorithm: info.id, preset: usual ? null : preset, params: {} };
              }}
            >
              {info.presets.map(({ id, name, doc }) => (
                <option key={id} value={id} title={doc}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
        )}
        <Field layout="stacked" label={words.puzzles}>
          <select
            value={set.value}
            title={about?.what}
            onChange={(event) => {
              set.value = event.currentTarget.value;
            }}
          >
            {!about && <option value={set.value}>{set.value}</option>}
            {knownSets.map(({ id, puzzles, what }) => (
              <option key={id} value={id} title={what}>
                {words.set(id, puzzles)}
              </option>
            ))}
          </select>
        </Field>
        <LabelledField
          layout="above"
          label={words.runs}
          id="tune-runs"
          value={runs.value}
          min={1}
          max={MAX_RUNS}
          allowed={common.wholeNumber(1, MAX_RUNS)}
          onChange={(value) => {
            if (value !== null) runs.value = value;
          }}
        />
        <LabelledField
          layout="above"
          label={words.steps}
          id="tune-steps"
          value={steps.value}
          min={1}
          max={MAX_STEPS}
          allowed={common.wholeNumber(1, MAX_STEPS)}
          onChange={(value) => {
            if (value !== null) steps.value = value;
          }}
        />
        <SeedField id="tune-seed" layout="above" value={seed} />
      </div>
    </Panel>
  );
}
