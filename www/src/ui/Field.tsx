/** A control with its label. */
import type { ComponentChildren, ComponentProps, HTMLAttributes } from "preact";
import * as css from "./Field.module.css";

const LAYOUTS = {
  /** The label before the control, in a row of fields. */
  inline: css.root,
  /** The label above the control, and a button below it. */
  stacked: css.stacked,
  /** The label above the control, and a button beside it. */
  above: css.above,
  /** Labels of one width, controls of another one. */
  columns: css.columns,
  /** The labels take what the controls leave of the width. */
  split: css.split,
};

export interface FieldLayout {
  readonly layout?: keyof typeof LAYOUTS | undefined;
  /** Places it, in a sheet of its parent. */
  readonly class?: string | undefined;
}

interface Props extends FieldLayout {
  readonly label: ComponentChildren;
  /** The id of its control; without one, the field itself is the label. */
  readonly for?: string;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}

export function Field({ label, for: id, layout = "inline", class: of, title, children }: Props) {
  const look = of ? `${LAYOUTS[layout]} ${of}` : LAYOUTS[layout];
  if (id === undefined) {
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is among its children
      <label class={look} title={title}>
        <span>{label}</span>
        {children}
      </label>
    );
  }
  return (
    <div class={look}>
      <label for={id} title={title}>
        {label}
      </label>
      {children}
    </div>
  );
}

interface ErrorProps extends Omit<HTMLAttributes<HTMLParagraphElement>, "class"> {
  readonly as?: "p" | "li" | "span";
  /** Places it, in a sheet of its parent. */
  readonly class?: string | undefined;
}

/** Why what was entered cannot be used. */
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
