/** What a step did, in words. A parent sets `--lines`, the number of lines that it keeps free. */
import type { HTMLAttributes } from "preact";
import * as css from "./Explanation.module.css";

interface Props extends Omit<HTMLAttributes<HTMLParagraphElement>, "class"> {
  readonly as?: "p" | "span";
  /** Of a fixed height, for a text that changes with every frame. */
  readonly fixed?: boolean;
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
}

export function Explanation({ as = "p", fixed, class: placed, ...rest }: Props) {
  const Tag = as as "p";
  const classes = [css.root, fixed && css.fixed, placed];
  return <Tag {...rest} class={classes.filter(Boolean).join(" ")} />;
}
