/** The outcome or the current state of a run. */
import type { HTMLAttributes } from "preact";
import * as css from "./Outcome.module.css";

interface Props extends Omit<HTMLAttributes<HTMLSpanElement>, "class" | "is"> {
  /** The outcome, or the state of a run without one. */
  readonly outcome: string;
  /** A class of the parent's style sheet that positions the element. */
  readonly class?: string;
}

export const OutcomeText = ({ outcome, class: placed, ...rest }: Props) => (
  <span {...rest} class={placed ? `${css.root} ${placed}` : css.root} data-is={outcome} />
);
