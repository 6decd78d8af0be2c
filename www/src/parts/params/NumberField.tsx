/**
 * A number parameter as a slider and a field. The slider is logarithmic if the parameter specifies a logarithmic scale.
 */
import type { ParamSpec } from "sudoku-lab";
import { rejectionReason } from "../../lab/check";
import { useControlledReset, useReplacedValue } from "../../ui/controlled-reset";
import { FieldError } from "../../ui/Field";
import { notchIn, SCALE_NOTCHES, valueIn } from "../../ui/scale";
import { words } from "../../words";
import * as css from "./Param.module.css";

interface Props {
  readonly id: string;
  readonly spec: Extract<ParamSpec, { type: "int" | "float" }>;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NumberField({ id, spec, name, value, onChange }: Props) {
  const number = Number(value);
  const [text, setText] = useControlledReset(id, number);
  const error = text === null ? null : rejectionReason(spec, text);
  const own = useReplacedValue(number, () => setText(null));
  const send = (next: number) => {
    own(next);
    onChange(String(next));
  };
  const allowed = words.range(spec.type === "int", spec.min, spec.max);
  return (
    <>
      <div class={css.numberField}>
        <input
          type="range"
          min={0}
          max={SCALE_NOTCHES}
          value={notchIn(spec, number)}
          aria-label={name}
          aria-valuetext={value}
          aria-describedby={`${id}-doc`}
          onInput={(event) => {
            setText(null);
            send(valueIn(spec, event.currentTarget.valueAsNumber));
          }}
        />
        <input
          id={id}
          class="numbers"
          inputMode="decimal"
          value={text ?? value}
          aria-invalid={error !== null}
          aria-describedby={`${id}-allowed ${id}-doc`}
          onInput={(event) => {
            const next = event.currentTarget.value;
            const usable = rejectionReason(spec, next) === null;
            setText(next, usable);
            if (usable) send(Number(next));
          }}
          // Invalid text stays until it is corrected; the last valid value applies in the meantime.
          onBlur={() => error === null && setText(null)}
        />
      </div>
      {error === null ? (
        <p id={`${id}-allowed`} class={`muted ${css.optionDoc}`}>
          {allowed}
        </p>
      ) : (
        <FieldError id={`${id}-allowed`} role="alert">
          {allowed}
        </FieldError>
      )}
    </>
  );
}
