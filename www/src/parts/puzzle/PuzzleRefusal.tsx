/** The box around what makes a puzzle unusable. */
import type { HTMLAttributes } from "preact";
import * as css from "./Puzzle.module.css";

interface RefusalProps extends Omit<HTMLAttributes<HTMLElement>, "class" | "ref"> {
  readonly as?: "section" | "ul";
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
}

/** Why a puzzle cannot be used as it is, and what can be done about it. */
export function Refusal({ as = "section", class: placed, ...rest }: RefusalProps) {
  const Tag = as as "section";
  return <Tag {...rest} class={placed ? `${css.refusal} ${placed}` : css.refusal} />;
}
