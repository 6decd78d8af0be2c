/** A grid of pictures, each of which links to a page, and the heading above the grid. */
import type { HTMLAttributes } from "preact";
import * as css from "./Tiles.module.css";

interface Props {
  /** A class of the parent's style sheet that positions the grid. */
  readonly class?: string;
  readonly children: HTMLAttributes["children"];
}

export const Tiles = ({ class: placed, children }: Props) => (
  <ul class={placed ? `${css.root} ${placed}` : css.root}>{children}</ul>
);

export const TilesHead = ({ children }: Props) => <header class={css.head}>{children}</header>;
