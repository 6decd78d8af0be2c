/** A description of a step. A parent sets `--lines`, the number of lines for which space is reserved. */
import type { HTMLAttributes } from "preact";
import * as css from "./Explanation.module.css";

interface Props extends Omit<HTMLAttributes<HTMLParagraphElement>, "class"> {
  readonly as?: "p" | "span";
  /** Whether the height is fixed, for a text that changes with every frame. */
  readonly fixed?: boolean;
  /** A class of the parent's style sheet that positions the element. */
  readonly class?: string;
}

export function Explanation({ as = "p", fixed, class: placed, ...rest }: Props) {
  const Tag = as as "p";
  const classes = [css.root, fixed && css.fixed, placed];
  return <Tag {...rest} class={classes.filter(Boolean).join(" ")} />;
}
