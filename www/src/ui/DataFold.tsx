/** The numbers of a drawing as a table that the reader opens. */
import type { DetailsHTMLAttributes } from "preact";
import * as css from "./DataFold.module.css";

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "class"> {
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
}

export const DataFold = ({ class: placed, ...rest }: Props) => (
  <details {...rest} class={placed ? `${css.root} ${placed}` : css.root} />
);
