/** The container of the line with the number of solutions, which reserves its space until the number is known. */
import type { ComponentChildren } from "preact";
import * as css from "./SolutionsLine.module.css";

interface Props {
  readonly state?: string | undefined;
  /** Whether the container is one of several chips instead of a line of its own. */
  readonly chip?: boolean;
  readonly children: ComponentChildren;
}

export const SolutionsSlot = ({ state, chip, children }: Props) => (
  <div class={chip ? `${css.root} ${css.chip}` : css.root} data-state={state}>
    {children}
  </div>
);
