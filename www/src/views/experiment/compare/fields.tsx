/** A text field whose content is parsed. Invalid input stays in the field, with a message. */
import { useState } from "preact/hooks";
import { useControlledReset, useReplacedValue } from "../../../ui/controlled-reset";
import { Field, FieldError } from "../../../ui/Field";

interface Props<T> {
  readonly id: string;
  readonly label: string;
  readonly title?: string;
  /** The present value as the visitor would type it. */
  readonly text: string;
  readonly placeholder?: string;
  /** A description of the valid input. */
  readonly allowed: string;
  /** Parses the input; returns `undefined` if it is invalid. */
  readonly read: (text: string) => T | undefined;
  readonly onChange: (value: T) => void;
}

export function TypedField<T>(props: Props<T>) {
  const { id, label, title, text, placeholder, allowed, read, onChange } = props;
  const [typed, setTyped] = useControlledReset(id, text);
  const [isInvalid, setWrong] = useState(typed !== null);
  const own = useReplacedValue(text, () => {
    setTyped(null);
    setWrong(false);
  });
  return (
    <Field layout="stacked" label={label} for={id} title={title}>
      <input
        id={id}
        class="numbers"
        autocomplete="off"
        title={allowed}
        placeholder={placeholder}
        value={typed ?? text}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-wrong` : undefined}
        onInput={({ currentTarget: { value: now } }) => setTyped(now, read(now) !== undefined)}
        onChange={(event) => {
          const rawText = event.currentTarget.value;
          const value = read(rawText);
          setWrong(value === undefined);
          if (value === undefined) return;
          own(rawText);
          onChange(value);
        }}
      />
      {isInvalid && (
        <FieldError role="alert" id={`${id}-wrong`}>
          {allowed}
        </FieldError>
      )}
    </Field>
  );
}
