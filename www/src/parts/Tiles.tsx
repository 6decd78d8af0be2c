/** Pictures that lead to a page each, and the heading above them. */
import type { HTMLAttributes } from "preact";
import * as css from "./Tiles.module.css";

interface Props {
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
  readonly children: HTMLAttributes["children"];
}

export const Tiles = ({ class: placed, children }: Props) => (
  <ul class={placed ? `${css.root} ${placed}` : css.root}>{children}</ul>
);

export const TilesHead = ({ children }: Props) => <header class={css.head}>{children}</header>;
