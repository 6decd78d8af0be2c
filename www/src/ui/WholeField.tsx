/** A field for an integer. Invalid text stays as it was typed, and an error message appears. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useControlledReset, useReplacedValue } from "./controlled-reset";
import { Field, FieldError, type FieldLayout } from "./Field";

interface Props {
  readonly id: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** A description of the allowed values. */
  readonly allowed: string;
  /** The meaning of an empty field, shown as its placeholder. If omitted, the field must not be empty. */
  readonly placeholder?: string;
  readonly onChange: (value: number | null) => void;
}

/** A field with its label before it; `children` follow the field. */
export function LabelledField({
  label,
  layout,
  class: placed,
  children,
  ...field
}: Props &
  FieldLayout & {
    readonly label: ComponentChildren;
    readonly children?: ComponentChildren;
  }) {
  return (
    <Field label={label} for={field.id} layout={layout} class={placed}>
      <IntegerField {...field} />
      {children}
    </Field>
  );
}

export function IntegerField({ id, value, min, max, allowed, placeholder, onChange }: Props) {
  const [typed, setTyped] = useControlledReset(id, value);
  /** Whether the input is complete, so that it may be reported as invalid. */
  const [complete, setComplete] = useState(typed !== null);
  const forget = () => {
    setTyped(null);
    setComplete(false);
  };
  const own = useReplacedValue(value, forget);

  function isAcceptable(text: string): boolean {
    if (text.trim() === "") return placeholder !== undefined;
    const number = Number(text);
    return /^\s*\d+\s*$/.test(text) && number >= min && number <= max;
  }

  const isInvalid = complete && typed !== null && !isAcceptable(typed);
  return (
    <>
      <input
        id={id}
        class="numbers"
        inputMode="numeric"
        autocomplete="off"
        title={allowed}
        placeholder={placeholder}
        value={typed ?? value ?? ""}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-wrong` : undefined}
        onInput={({ currentTarget: { value: text } }) => setTyped(text, isAcceptable(text))}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (!isAcceptable(text)) {
            setTyped(text, false);
            setComplete(true);
            return;
          }
          forget();
          const next = text.trim() === "" ? null : Number(text);
          own(next);
          onChange(next);
        }}
      />
      {isInvalid && (
        <FieldError role="alert" id={`${id}-wrong`}>
          {allowed}
        </FieldError>
      )}
    </>
  );
}
