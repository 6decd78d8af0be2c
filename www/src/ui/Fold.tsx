/** A section that folds; its summary line says the answer. */
import type { ComponentChildren } from "preact";
import { Boundary } from "./Boundary";

interface Props {
  readonly title: string;
  /** The answer, where it is known while the section is closed. */
  readonly says?: ComponentChildren;
  readonly open?: boolean;
  readonly part?: string;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ComponentChildren;
}

export function Fold({ title, says, open, part, onToggle, children }: Props) {
  return (
    <details
      class="fold"
      open={open}
      data-part={part}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {title} {says && <span class="fold-says">{says}</span>}
      </summary>
      <Boundary part={`fold: ${title}`}>{children}</Boundary>
    </details>
  );
}
