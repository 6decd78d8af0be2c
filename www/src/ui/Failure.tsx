/** The message of a run that failed, in the place of its result. */
import type { HTMLAttributes } from "preact";
import * as css from "./Failure.module.css";

interface Props extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  readonly as?: "div" | "p";
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
}

export function Failure({ as = "div", class: placed, ...rest }: Props) {
  const Tag = as as "div";
  return <Tag {...rest} class={placed ? `${css.root} ${placed}` : css.root} />;
}
