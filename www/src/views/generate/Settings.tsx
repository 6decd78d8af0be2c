/** The settings of the generator: its parameters, the seed and the limits. */

import { useEffect, useState } from "preact/hooks";
import { createAddress } from "../../lab/address/link";
import { Docs } from "../../parts/docs/Docs";
import { ParamForm } from "../../parts/params/ParamForm";
import { PresetSelect } from "../../parts/params/PresetSelect";
import { SeedField, StepLimitField } from "../../parts/params/RunFields";
import { useSession, useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { Field, LabelledSelect } from "../../ui/Field";
import { Summary } from "../../ui/Text";
import { LabelledField } from "../../ui/WholeField";
import { words } from "../../words";
import { generateWords } from "../../words/generate";
import { createGenerateController } from "./controller";
import * as css from "./Making.module.css";
import { boxSizes, createMakers, generatorsOf, loadedMakers, sideOf, supportsBox } from "./makers";
import { createGenerateStore } from "./store";

const MAX_SECONDS = 3600;

const OPTION_NAMES = { ...generateWords.names, ...generateWords.options };
/** The ids of parameters that concern the method and not the properties of the puzzle. */
const METHOD_PARAMS = ["engine", "trials", "effort", "mixing", "attempts"];

export const Settings = guarded("generate/settings", SettingsContent);

function SettingsContent() {
  const session = useSession();
  const { chosen } = session.get(createMakers);
  const { maker, seed, maxSteps, box } = session.get(createGenerateStore);
  const { applyWithoutDirtying } = session.get(createAddress);
  const now = chosen.value;
  const [open, setOpen] = useState(() => !matchMedia("(max-width: 53.75em)").matches);
  // Write the default generator into the state, so that a link with other settings also names the generator.
  useEffect(() => {
    if (!now || maker.value !== null) return;
    applyWithoutDirtying("generate", () => {
      maker.value = now.spec;
    });
  }, [now]);
  if (!now || !loadedMakers.value) return null;
  const { info, spec } = now;
  return (
    <section class={css.settings} aria-label={generateWords.settings}>
      <Field layout="columns" label={generateWords.generator} for="making-generator">
        <select
          id="making-generator"
          value={info.id}
          onChange={(event) => {
            maker.value = { algorithm: event.currentTarget.value, preset: null, params: {} };
          }}
        >
          {generatorsOf(loadedMakers.value).map(({ id, name, summary }) => (
            <option key={id} value={id} title={summary}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Summary>{info.summary}</Summary>
      {info.presets.length > 0 && (
        <PresetSelect
          info={info}
          spec={spec}
          label={generateWords.preset}
          onChange={(change) => {
            maker.value = { ...spec, ...change };
          }}
        />
      )}
      <SeedField id="making-seed" layout="columns" value={seed} />
      <TimeLimit />
      <StepLimitField id="making-steps" layout="columns" value={maxSteps} />
      <details
        class={css.params}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{generateWords.parameters}</summary>
        <ParamForm
          info={info}
          spec={spec}
          cells={sideOf(box.value) ** 2}
          names={OPTION_NAMES}
          folded={{ title: generateWords.engine, ids: METHOD_PARAMS }}
          onChange={(params) => {
            maker.value = { ...spec, params };
          }}
        />
      </details>
      <details class={css.about}>
        <summary>{generateWords.about}</summary>
        <Docs id={info.id} />
      </details>
    </section>
  );
}

export function Size() {
  const session = useSession();
  const { chosen } = session.get(createMakers);
  const { box } = session.get(createGenerateStore);
  const info = chosen.value?.info;
  // A link may contain boxes that are not offered, such as 2 × 5.
  const all: string[] = boxSizes.some((one) => one === box.value)
    ? [...boxSizes]
    : [...boxSizes, box.value];
  return (
    <LabelledSelect
      label={generateWords.size}
      id="making-size"
      aria-label={generateWords.size}
      value={box.value}
      onChange={(event) => {
        box.value = event.currentTarget.value;
      }}
    >
      {all
        .filter((one) => one === box.value || (info && supportsBox(info, one)))
        .map((item) => (
          <option key={item} value={item}>
            {generateWords.sizeName(item, sideOf(item))}
          </option>
        ))}
    </LabelledSelect>
  );
}

function TimeLimit() {
  const { timeLimit } = useStore(createGenerateController);
  return (
    <LabelledField
      label={generateWords.timeLimit}
      layout="columns"
      id="making-time"
      placeholder={words.noBudget}
      value={timeLimit.value}
      min={1}
      max={MAX_SECONDS}
      allowed={generateWords.limitAllowed}
      onChange={(seconds) => {
        timeLimit.value = seconds;
      }}
    />
  );
}
