/** The line that says how many solutions a puzzle has, and its place until that is known. */
import type { ComponentChildren } from "preact";
import * as css from "./SolutionsLine.module.css";

interface Props {
  readonly state?: string | undefined;
  readonly children: ComponentChildren;
}

export const SolutionsPlace = ({ state, children }: Props) => (
  <div class={css.root} data-state={state}>
    {children}
  </div>
);
