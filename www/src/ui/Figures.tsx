/** Numbers with their names: in three columns, in a row that wraps, or one per line. */
import type { DlHTMLAttributes } from "preact";
import * as css from "./Figures.module.css";

const LAYOUTS = {
  columns: css.root,
  row: `${css.root} ${css.row}`,
  list: `${css.root} ${css.list}`,
};

interface Props extends Omit<DlHTMLAttributes<HTMLDListElement>, "class"> {
  readonly layout?: keyof typeof LAYOUTS;
  /** A class of the parent's style sheet that positions the list. */
  readonly class?: string;
}

export const Figures = ({ layout = "columns", class: placed, ...rest }: Props) => (
  <dl {...rest} class={placed ? `${LAYOUTS[layout]} ${placed}` : LAYOUTS[layout]} />
);
