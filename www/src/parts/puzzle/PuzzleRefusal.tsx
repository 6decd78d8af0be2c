/** The box around a message about an unusable puzzle. */
import type { HTMLAttributes } from "preact";
import * as css from "./Puzzle.module.css";

interface RefusalProps extends Omit<HTMLAttributes<HTMLElement>, "class" | "ref"> {
  readonly as?: "section" | "ul";
  /** A class of the parent's style sheet that positions the box. */
  readonly class?: string;
}

/** The reason why a puzzle cannot be used as it is, and the available remedies. */
export function Refusal({ as = "section", class: placed, ...rest }: RefusalProps) {
  const Tag = as as "section";
  return <Tag {...rest} class={placed ? `${css.refusal} ${placed}` : css.refusal} />;
}
