/** The container of a figure that the engine draws, with the colours of its lanes. */
import type { HTMLAttributes, Ref } from "preact";
import * as css from "./DrawnFigure.module.css";

interface Props extends Omit<HTMLAttributes<HTMLElement>, "class" | "ref"> {
  readonly as?: "div" | "figure";
  readonly ref?: Ref<HTMLDivElement>;
}

export function SvgFigure({ as = "div", ...rest }: Props) {
  const Tag = as as "div";
  return <Tag {...rest} class={css.root} />;
}
