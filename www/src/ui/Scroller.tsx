/** A table that scrolls horizontally within its panel if it is wider. */
import type { HTMLAttributes } from "preact";
import * as css from "./Scroller.module.css";

interface Props extends HTMLAttributes<HTMLDivElement> {
  readonly as?: "section" | "div";
}

export function Scroller({ as = "section", ...rest }: Props) {
  const Tag = as as "div";
  return <Tag {...rest} class={css.root} />;
}
