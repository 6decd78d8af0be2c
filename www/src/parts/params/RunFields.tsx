/** What every run has besides its parameters: a seed and, if one likes, an end. */
import type { Signal } from "@preact/signals";
import { MAX_SEED, MAX_STEPS } from "../../lab/setup";
import { lab } from "../../session/engine";
import { MoreIcon } from "../../ui/MoreIcon";
import { LabelledField } from "../../ui/WholeField";
import { words } from "../../words";

interface Props<T> {
  readonly id: string;
  readonly class: string;
  readonly value: Signal<T>;
}

export function SeedField({
  id,
  class: of,
  value: seed,
  label = words.seed,
}: Props<number> & { readonly label?: string }) {
  return (
    <LabelledField
      label={label}
      class={of}
      id={id}
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

export function StepLimitField({ id, class: of, value: limit }: Props<number | null>) {
  return (
    <LabelledField
      label={words.budget}
      class={of}
      id={id}
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
