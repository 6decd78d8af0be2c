/** Controls beside each other, which wrap to the next line if necessary. */
import type { HTMLAttributes } from "preact";
import * as css from "./Row.module.css";

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  readonly as?: "div" | "span" | "p" | "form";
  /** Whether the controls have no gaps, because they are options of one choice. */
  readonly joined?: boolean;
  /** Whether the controls are omitted in print. */
  readonly tools?: boolean;
  readonly class?: string | undefined;
}

export function Row({ as = "div", joined, tools, class: placed, ...rest }: Props) {
  const Tag = as as "div";
  const classes = [tools ? css.tools : css.root, joined && css.joined, placed];
  return <Tag {...rest} class={classes.filter(Boolean).join(" ")} />;
}
