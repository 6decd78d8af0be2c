/** A message in its place: something that went wrong or, if it is calm, something to know. */
import type { HTMLAttributes } from "preact";
import * as css from "./Notice.module.css";

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  readonly as?: "div" | "p";
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
  readonly calm?: boolean | undefined;
}

export function Notice({ as = "div", calm = false, class: placed, ...rest }: Props) {
  const Tag = as as "div";
  const classes = [calm && css.calm, css.root, placed];
  return <Tag {...rest} class={classes.filter(Boolean).join(" ")} />;
}
