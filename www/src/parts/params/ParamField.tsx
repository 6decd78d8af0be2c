/** The control for one parameter. Everything that it shows comes from the registry. */
import "../../lab/details";
import { useId } from "preact/hooks";
import type { ParamSpec } from "sudoku-lab";
import { label as read } from "../../words";
import { words as said } from "../../words/params";
import { NumberField } from "./NumberField";
import { OrderedField } from "./OrderedField";
import * as css from "./Param.module.css";

interface Props {
  readonly spec: ParamSpec;
  /** The value in the preset. */
  readonly base: string;
  /** Whether the value is a choice of this project, because the source of the preset does not specify it. */
  readonly ours: boolean;
  readonly value: string;
  /** The display names of parameters and options whose name is not their id. */
  readonly names: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

const paramLabel = (id: string) => read(id.replaceAll("-", "_"));

export function ParamField(props: Props) {
  const { spec, base, ours, value, names } = props;
  const id = useId();
  const name = names[spec.id] ?? paramLabel(spec.id);
  const ordered = spec.type === "ordered";
  return (
    <div class={`${css.root} ${value === base ? "" : css.isChanged}`}>
      <div class={css.head}>
        {ordered ? <span id={id}>{name}</span> : <label for={id}>{name}</label>}
        {/* A changed value is no longer the choice of this project. */}
        {ours && value === base && (
          <span class={css.ours} title={said.oursHelp}>
            {said.ours}
          </span>
        )}
      </div>
      <Control {...props} id={id} />
      <p class="muted" id={`${id}-doc`}>
        {spec.doc}
      </p>
    </div>
  );
}

function Control({ spec, value, names, onChange, id }: Props & { readonly id: string }) {
  const described = `${id}-doc`;
  switch (spec.type) {
    case "int":
    case "float":
      return (
        <NumberField
          id={id}
          spec={spec}
          name={names[spec.id] ?? paramLabel(spec.id)}
          value={value}
          onChange={onChange}
        />
      );
    case "switch":
      return (
        <input
          id={id}
          type="checkbox"
          aria-describedby={described}
          checked={value === "true"}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case "choice":
      return (
        <>
          <select
            id={id}
            aria-describedby={described}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {spec.options.map((option) => (
              <option key={option.id} value={option.id} title={option.doc}>
                {names[option.id] ?? paramLabel(option.id)}
              </option>
            ))}
          </select>
          <p class={css.optionDoc}>{spec.options.find((option) => option.id === value)?.doc}</p>
        </>
      );
    case "ordered":
      return (
        <OrderedField options={spec.options} value={value} labelledBy={id} onChange={onChange} />
      );
  }
}
