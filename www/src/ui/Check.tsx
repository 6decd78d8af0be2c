/** A checkbox and its label. */
import type { LabelHTMLAttributes } from "preact";
import * as css from "./Check.module.css";

export const Check = (props: LabelHTMLAttributes<HTMLLabelElement>) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label {...props} class={css.root} />
);
