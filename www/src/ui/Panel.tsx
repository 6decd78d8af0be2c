/** A part of a view below a line: boards and plots have no frame. */
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

/** Its title, and beside it what acts on the whole of it. */
export const PanelHead = ({ class: placed, ...rest }: HeadProps) => (
  <div {...rest} class={placed ? `${css.head} ${placed}` : css.head} />
);
