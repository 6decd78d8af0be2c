/** A collapsible section whose summary line shows the result. */
import type { ComponentChildren } from "preact";
import { Boundary } from "./Boundary";
import * as css from "./Fold.module.css";

interface Props {
  readonly title: string;
  /** The result, if it is known while the section is closed. */
  readonly summary?: ComponentChildren;
  readonly open?: boolean;
  readonly part?: string;
  /** A class of the parent's style sheet that positions the section. */
  readonly class?: string;
  /** Whether the title is a heading. */
  readonly heading?: boolean;
  /** The name of the section in a view with several sections. */
  readonly slot?: string;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ComponentChildren;
}

export function Fold({
  title,
  summary,
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
        {heading ? <h2>{title}</h2> : title} {summary && <span class={css.says}>{summary}</span>}
      </summary>
      <Boundary part={`fold: ${title}`}>{children}</Boundary>
    </details>
  );
}
