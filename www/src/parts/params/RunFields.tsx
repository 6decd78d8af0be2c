/** The fields of every run besides its parameters: a seed and an optional limit of steps. */
import type { Signal } from "@preact/signals";
import { MAX_SEED, MAX_STEPS } from "../../lab/setup";
import { lab } from "../../session/engine";
import type { FieldLayout } from "../../ui/Field";
import { MoreIcon } from "../../ui/MoreIcon";
import { LabelledField } from "../../ui/WholeField";
import { words } from "../../words";

interface Props<T> extends FieldLayout {
  readonly id: string;
  readonly value: Signal<T>;
}

export function SeedField({
  value: seed,
  label = words.seed,
  ...placed
}: Props<number> & { readonly label?: string }) {
  return (
    <LabelledField
      {...placed}
      label={label}
      value={seed.value}
      min={0}
      max={MAX_SEED}
      allowed={words.wholeNumber(0, MAX_SEED)}
      onChange={(value) => {
        if (value !== null) seed.value = value;
      }}
    >
      <button
        type="button"
        onClick={() => {
          if (lab.value) seed.value = lab.value.freshSeed();
        }}
      >
        <MoreIcon name="dice" />
        {words.newSeed}
      </button>
    </LabelledField>
  );
}

export function StepLimitField({ value: limit, ...placed }: Props<number | null>) {
  return (
    <LabelledField
      {...placed}
      label={words.budget}
      placeholder={words.noBudget}
      value={limit.value}
      min={1}
      max={MAX_STEPS}
      allowed={words.stepLimit}
      onChange={(steps) => {
        limit.value = steps;
      }}
    />
  );
}
