/** The options of the embedded page: its parts, its size, and how it starts. */
import type { ComponentChildren } from "preact";
import { type Part, parts } from "../../lab/address/frame";
import { createNavigation } from "../../lab/address/views";
import { useSession, useStore } from "../../session/context";
import { Check } from "../../ui/Check";
import { Field } from "../../ui/Field";
import { LabelledField } from "../../ui/WholeField";
import { words as all } from "../../words";
import { languages } from "../../words/language";
import { words } from "../../words/sharing";
import { type Choices, createChoices, LAST_STEP, locks, themes } from "./choices";
import * as css from "./Embed.module.css";

/** The name of each language in that language, for readers who know no other. */
const languageNames: Readonly<Record<string, string>> = Object.fromEntries([
  ["", words.theirLanguage],
  ...languages.map((one) => [one, new Intl.DisplayNames(one, { type: "language" }).of(one) ?? one]),
]);

/** The view whose runs can be stepped through. */
const STEPPABLE_VIEW = "race";

/** The parts that a compact page hides in every view, and those that it hides in a race. */
const hiddenInCompact: readonly Part[] = ["header"];
const hiddenInCompactRace: readonly Part[] = [
  ...hiddenInCompact,
  "puzzle",
  "setup",
  "finish",
  "papers",
];

export function Form() {
  const session = useSession();
  const { choices, choose, hideAlso } = session.get(createChoices);
  const { view } = session.get(createNavigation);
  const now = choices.value;
  const race = view.value === STEPPABLE_VIEW;
  const without = !now.compact ? [] : race ? hiddenInCompactRace : hiddenInCompact;
  return (
    <form class={css.form} aria-label={words.form} onSubmit={(event) => event.preventDefault()}>
      <Group legend={words.shown}>
        <Switch
          on={now.compact}
          onChange={(compact) => choose({ compact })}
          doc={words.compactHelp}
        >
          {words.compact}
        </Switch>
        <details open={now.hide.length > 0}>
          <summary>{words.hide(now.hide.length)}</summary>
          <div class={css.parts}>
            {parts.map((part) => (
              <Switch
                key={part}
                on={without.includes(part) || now.hide.includes(part)}
                fixed={without.includes(part)}
                onChange={(on) => hideAlso(part, on)}
              >
                {words.parts[part]}
              </Switch>
            ))}
          </div>
        </details>
        <Choice name="lock" options={locks} label={words.lock} text={words.locks} />
        <Choice name="theme" options={themes} label={all.theme} text={words.themes} />
        <Choice
          name="lang"
          options={["", ...languages]}
          label={all.language}
          text={languageNames}
        />
      </Group>
      <Group legend={words.size}>
        <Size name="width" min={240} max={4000} placeholder={words.fullWidth} />
        <Size name="height" min={200} max={4000} />
      </Group>
      {race && (
        <Group legend={words.start}>
          <Switch on={now.autoplay} onChange={(autoplay) => choose({ autoplay })}>
            {words.autoplay}
          </Switch>
          <Size name="from" min={0} max={(now.to ?? LAST_STEP) - 1} placeholder={words.first} />
          <Size name="to" min={(now.from ?? 0) + 1} max={LAST_STEP} placeholder={words.last} />
          <Size name="maxSeconds" min={1} max={3600} placeholder={words.noLimit} />
        </Group>
      )}
    </form>
  );
}

const Group = ({ legend, children }: { legend: string; children: ComponentChildren }) => (
  <fieldset class={css.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly doc?: string;
  readonly fixed?: boolean;
  readonly children: ComponentChildren;
}

const Switch = ({ on, onChange, doc, fixed, children }: SwitchProps) => (
  <Check title={doc}>
    <input
      type="checkbox"
      checked={on}
      disabled={fixed}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {children}
  </Check>
);

interface ChoiceProps<K extends "lock" | "theme" | "lang"> {
  readonly name: K;
  readonly options: readonly Choices[K][];
  readonly label: string;
  readonly text: Readonly<Record<Choices[K], string>>;
}

function Choice<K extends "lock" | "theme" | "lang">({
  name,
  options,
  label,
  text,
}: ChoiceProps<K>) {
  const { choices, choose } = useStore(createChoices);
  return (
    <Field layout="split" label={label}>
      <select
        value={choices.value[name]}
        onChange={(event) => choose({ [name]: event.currentTarget.value })}
      >
        {options.map((currentOption) => (
          <option key={currentOption} value={currentOption}>
            {text[currentOption]}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface SizeProps {
  readonly name: "width" | "height" | "from" | "to" | "maxSeconds";
  readonly min: number;
  readonly max: number;
  readonly placeholder?: string;
}

const Size = ({ name, min, max, ...rest }: SizeProps) => {
  const { choices, choose } = useStore(createChoices);
  return (
    <LabelledField
      layout="split"
      label={words.numbers[name]}
      id={`embed-${name}`}
      value={choices.value[name]}
      min={min}
      max={max}
      allowed={all.wholeNumber(min, max)}
      onChange={(value) => choose({ [name]: value })}
      {...rest}
    />
  );
};
