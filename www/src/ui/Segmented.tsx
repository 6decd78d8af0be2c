/** Two to five choices in a row, one of which is chosen. */
import { useId } from "preact/hooks";

interface Props<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly text: string; readonly title?: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

export function Segmented<Id extends string>({ label, options, value, onChange }: Props<Id>) {
  const name = useId();
  return (
    <div class="segmented" role="radiogroup" aria-label={label}>
      {options.map(({ id, text, title }) => (
        <label key={id} title={title}>
          <input
            type="radio"
            class="visually-hidden"
            name={name}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
