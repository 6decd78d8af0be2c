/** How a run ended, or what it does. */
import type { HTMLAttributes } from "preact";
import * as css from "./Outcome.module.css";

interface Props extends Omit<HTMLAttributes<HTMLSpanElement>, "class" | "is"> {
  /** The outcome, or the state of a run without one. */
  readonly of: string;
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
}

export const Outcome = ({ of, class: placed, ...rest }: Props) => (
  <span {...rest} class={placed ? `${css.root} ${placed}` : css.root} data-is={of} />
);
