/** A control with its label. */
import type { ComponentChildren, ComponentProps, HTMLAttributes } from "preact";
import * as css from "./Field.module.css";

const LAYOUTS = {
  /** The label is before the control, in a row of fields. */
  inline: css.root,
  /** The label is above the control, and a button is below it. */
  stacked: css.stacked,
  /** The label is above the control, and a button is beside it. */
  above: css.above,
  /** Labels have one common width, controls another. */
  columns: css.columns,
  /** The label takes the width that the control leaves. */
  split: css.split,
};

export interface FieldLayout {
  readonly layout?: keyof typeof LAYOUTS | undefined;
  /** A class of the parent's style sheet that positions the field. */
  readonly class?: string | undefined;
}

interface Props extends FieldLayout {
  readonly label: ComponentChildren;
  /** The id of the control. If omitted, the field itself is the label and contains the control. */
  readonly for?: string;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}

export function Field({
  label,
  for: id,
  layout = "inline",
  class: className,
  title,
  children,
}: Props) {
  const classNames = className ? `${LAYOUTS[layout]} ${className}` : LAYOUTS[layout];
  if (id === undefined) {
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
      <label class={classNames} title={title}>
        <span>{label}</span>
        {children}
      </label>
    );
  }
  return (
    <div class={classNames}>
      <label for={id} title={title}>
        {label}
      </label>
      {children}
    </div>
  );
}

interface ErrorProps extends Omit<HTMLAttributes<HTMLParagraphElement>, "class"> {
  readonly as?: "p" | "li" | "span";
  /** A class of the parent's style sheet that positions the message. */
  readonly class?: string | undefined;
}

/** The reason why the input is invalid. */
export function FieldError({ as = "p", class: placed, ...rest }: ErrorProps) {
  const Tag = as as "p";
  return <Tag {...rest} class={placed ? `${placed} ${css.error}` : css.error} />;
}

type SelectProps = ComponentProps<"select"> & {
  readonly label: string;
  readonly title?: string;
  /** On a phone the label is only read aloud, because the choices say what is chosen. */
  readonly terse?: boolean;
};

/** A select that has its label within its border. */
export const LabelledSelect = ({ label, title, terse, ...select }: SelectProps) => (
  <label class={terse ? `${css.select} ${css.terse}` : css.select} title={title}>
    <span>{label}</span>
    <select {...select} />
  </label>
);
