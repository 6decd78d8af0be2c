/** An inline message: an error or, if `calm` is true, information. */
import type { HTMLAttributes } from "preact";
import * as css from "./Notice.module.css";

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  readonly as?: "div" | "p";
  /** A class of the parent's style sheet that positions the message. */
  readonly class?: string;
  readonly calm?: boolean | undefined;
}

export function Notice({ as = "div", calm = false, class: placed, ...rest }: Props) {
  const Tag = as as "div";
  const classes = [calm && css.calm, css.root, placed];
  return <Tag {...rest} class={classes.filter(Boolean).join(" ")} />;
}
