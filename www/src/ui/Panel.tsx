/** A part of a view, separated by a line above it instead of a frame. */
import type { DetailsHTMLAttributes, HTMLAttributes } from "preact";
import * as css from "./Panel.module.css";

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "class"> {
  readonly as?: "section" | "div" | "details";
  readonly class?: string | undefined;
}

export function Panel({ as = "section", class: placed, ...rest }: Props) {
  const Tag = as as "details";
  return <Tag {...rest} class={placed ? `${css.root} ${placed}` : css.root} />;
}

interface HeadProps extends Omit<HTMLAttributes<HTMLDivElement>, "class"> {
  readonly class?: string | undefined;
}

/** The title of the panel, and beside it the actions that apply to the whole panel. */
export const PanelHead = ({ class: placed, ...rest }: HeadProps) => (
  <div {...rest} class={placed ? `${css.head} ${placed}` : css.head} />
);
