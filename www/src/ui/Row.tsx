/** Controls beside each other, which wrap into the next line where there is no room. */
import type { HTMLAttributes } from "preact";
import * as css from "./Row.module.css";

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  readonly as?: "div" | "span" | "p" | "form";
  /** Without gaps: one choice of several. */
  readonly joined?: boolean;
  /** Controls of the screen alone, which paper does not show. */
  readonly tools?: boolean;
  readonly class?: string | undefined;
}

export function Row({ as = "div", joined, tools, class: placed, ...rest }: Props) {
  const Tag = as as "div";
  const classes = [tools ? css.tools : css.root, joined && css.joined, placed];
  return <Tag {...rest} class={classes.filter(Boolean).join(" ")} />;
}
