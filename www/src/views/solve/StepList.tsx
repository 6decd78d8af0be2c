/** A list of steps, each a button of the full width that reacts to pointing. */
import type { ButtonHTMLAttributes, ComponentChildren, Ref } from "preact";
import * as css from "./StepList.module.css";

interface ListProps {
  /** Whether the steps form a sequence. */
  readonly ordered?: boolean;
  readonly ref?: Ref<HTMLOListElement>;
  /** A class that places the list. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function StepList({ ordered, ref = null, class: placed, children }: ListProps) {
  const className = placed ? `${css.root} ${placed}` : css.root;
  return ordered ? (
    <ol ref={ref} class={className}>
      {children}
    </ol>
  ) : (
    <ul class={className}>{children}</ul>
  );
}

interface StepProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the player has completed the step. */
  readonly done?: boolean;
}

export const StepButton = ({ done, ...rest }: StepProps) => (
  <button {...rest} type="button" class={done ? `${css.step} ${css.done}` : css.step} />
);
