/** The settings of a shared run: the algorithm, the number of solutions and the number of cores. */

import { SeedField } from "../../../parts/params/RunFields";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { guarded } from "../../../ui/Boundary";
import { Field } from "../../../ui/Field";
import { Panel } from "../../../ui/Panel";
import { LabelledField } from "../../../ui/WholeField";
import { format } from "../../../words";
import { words } from "../../../words/cores";
import * as css from "./Cores.module.css";
import { createCoresController, ROUNDS } from "./controller";
import { ActionButtons, AlgorithmFields, CoresField, ParamFields } from "./fields";
import { createCoresStore, FIRST_SEED } from "./store";

/** The initial and the maximum number of solutions to count. */
const INITIAL_SOLUTIONS = 10_000;
const MAX_SOLUTIONS = 1_000_000_000;

export const Settings = guarded("cores/settings", SettingsContent);

function SettingsContent() {
  const session = useSession();
  const { chosen, progress, together, measure } = session.get(createCoresController);
  const { puzzle } = session.get(createDocument);
  const { shared, solutions, seed } = session.get(createCoresStore);
  const algorithms = lab.value?.algorithms ?? [];
  const choice = chosen(algorithms);
  const board = puzzle.value;
  if (!choice || !board) return null;
  const { info } = choice;
  const at = progress.value;
  return (
    <Panel class={css.sharing} aria-labelledby="cores-title">
      <p class={`muted ${css.intro}`}>
        {info.sharesSteps ? words.introSteps(info.step) : words.intro}
      </p>
      <div class={css.fields}>
        <AlgorithmFields
          purpose="shareable"
          choice={choice}
          onChange={(lane) => {
            shared.value = lane;
          }}
        />
        {info.complete && (
          <Field layout="stacked" label={words.task}>
            <select
              value={solutions.value === FIRST_SEED ? "first" : "many"}
              onChange={(event) => {
                solutions.value =
                  event.currentTarget.value === "first" ? FIRST_SEED : INITIAL_SOLUTIONS;
              }}
            >
              <option value="first">{words.first}</option>
              <option value="many">{words.many}</option>
            </select>
          </Field>
        )}
        {info.complete && solutions.value !== FIRST_SEED && (
          <LabelledField
            layout="above"
            label={<span class="visually-hidden">{words.many}</span>}
            id="cores-solutions"
            value={solutions.value}
            min={2}
            max={MAX_SOLUTIONS}
            allowed={words.most(format(MAX_SOLUTIONS))}
            onChange={(value) => {
              solutions.value = value ?? INITIAL_SOLUTIONS;
            }}
          />
        )}
        <SeedField id="cores-seed" layout="above" value={seed} />
        <CoresField />
      </div>
      {info.sharesSteps && (
        <ParamFields
          choice={choice}
          onChange={(lane) => {
            shared.value = lane;
          }}
        />
      )}
      <ActionButtons
        info={info}
        board={board}
        first={{ text: words.measure, act: measure }}
        second={{ text: words.run, act: together }}
      >
        {at && (
          <span class="muted numbers" role="status">
            {words.round(Math.max(1, at.round), ROUNDS, at.cores)}
          </span>
        )}
      </ActionButtons>
    </Panel>
  );
}
