/** The data of a drawing as a table in a disclosure widget. */
import type { DetailsHTMLAttributes } from "preact";
import * as css from "./DataFold.module.css";

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "class"> {
  /** A class of the parent's style sheet that positions the element. */
  readonly class?: string;
}

export const DataFold = ({ class: placed, ...rest }: Props) => (
  <details {...rest} class={placed ? `${css.root} ${placed}` : css.root} />
);
