/** A whole number in a field: what cannot be used stays as it was typed, and is named. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Field, FieldError, type FieldLayout } from "./Field";
import { useReplaced, useTyped } from "./typed";

interface Props {
  readonly id: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** What may be typed, in words. */
  readonly allowed: string;
  /** What an empty field stands for; without it, it must be filled. */
  readonly placeholder?: string;
  readonly onChange: (value: number | null) => void;
}

/** With its label before it; what else belongs to it comes after it. */
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
      <WholeField {...field} />
      {children}
    </Field>
  );
}

export function WholeField({ id, value, min, max, allowed, placeholder, onChange }: Props) {
  const [typed, setTyped] = useTyped(id, value);
  /** Whether what was typed is complete, so that it may be found wrong. */
  const [complete, setComplete] = useState(typed !== null);
  const forget = () => {
    setTyped(null);
    setComplete(false);
  };
  const own = useReplaced(value, forget);

  function fits(text: string): boolean {
    if (text.trim() === "") return placeholder !== undefined;
    const number = Number(text);
    return /^\s*\d+\s*$/.test(text) && number >= min && number <= max;
  }

  const wrong = complete && typed !== null && !fits(typed);
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
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onInput={({ currentTarget: { value: text } }) => setTyped(text, fits(text))}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (!fits(text)) {
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
      {wrong && (
        <FieldError role="alert" id={`${id}-wrong`}>
          {allowed}
        </FieldError>
      )}
    </>
  );
}
