/** The line that says how many solutions a puzzle has, and its place until that is known. */
import type { ComponentChildren } from "preact";
import * as css from "./SolutionsLine.module.css";

interface Props {
  readonly state?: string | undefined;
  /** Among other chips, not as a line of its own. */
  readonly chip?: boolean;
  readonly children: ComponentChildren;
}

export const SolutionsPlace = ({ state, chip, children }: Props) => (
  <div class={chip ? `${css.root} ${css.chip}` : css.root} data-state={state}>
    {children}
  </div>
);
