/** A section that folds; its summary line says the answer. */
import type { ComponentChildren } from "preact";
import { Boundary } from "./Boundary";
import * as css from "./Fold.module.css";

interface Props {
  readonly title: string;
  /** The answer, where it is known while the section is closed. */
  readonly says?: ComponentChildren;
  readonly open?: boolean;
  readonly part?: string;
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
  /** Its title is a heading. */
  readonly heading?: boolean;
  /** What it is, where a view has several. */
  readonly slot?: string;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ComponentChildren;
}

export function Fold({
  title,
  says,
  open,
  part,
  heading,
  slot,
  class: placed,
  onToggle,
  children,
}: Props) {
  return (
    <details
      class={placed ? `${css.root} ${placed}` : css.root}
      open={open}
      data-part={part}
      data-slot={slot}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {heading ? <h2>{title}</h2> : title} {says && <span class={css.says}>{says}</span>}
      </summary>
      <Boundary part={`fold: ${title}`}>{children}</Boundary>
    </details>
  );
}
