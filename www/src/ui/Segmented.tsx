/** A segmented control with two to five options. */
import type { HTMLAttributes } from "preact";
import { useId } from "preact/hooks";
import * as css from "./Segmented.module.css";

interface Props<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly text: string; readonly title?: string }[];
  /** Whether long names take more of the row than short ones, and no name wraps. */
  readonly natural?: boolean;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

interface LinksProps extends Omit<HTMLAttributes<HTMLElement>, "class" | "role"> {
  readonly class?: string;
}

export function Segmented<Id extends string>({
  label,
  options,
  natural,
  value,
  onChange,
}: Props<Id>) {
  const name = useId();
  return (
    <div
      class={natural ? `${css.root} ${css.natural}` : css.root}
      role="radiogroup"
      aria-label={label}
    >
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

/** Links that look like a segmented control; the current link has `aria-current`. */
export const SegmentedLinks = ({ class: placed, ...rest }: LinksProps) => (
  <nav {...rest} class={placed ? `${placed} ${css.root}` : css.root} />
);
