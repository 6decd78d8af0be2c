/** The error message of a failed run, in place of its result. */
import type { HTMLAttributes } from "preact";
import * as css from "./Failure.module.css";

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  readonly as?: "div" | "p";
  /** A class of the parent's style sheet that positions the message. */
  readonly class?: string;
}

export function Failure({ as = "div", class: placed, ...rest }: Props) {
  const Tag = as as "div";
  return <Tag {...rest} class={placed ? `${css.root} ${placed}` : css.root} />;
}
