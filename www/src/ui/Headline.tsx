/** What a view says first: a question before its work and the answer after it. */
import type { HeadingHTMLAttributes } from "preact";
import * as css from "./Headline.module.css";

interface Props extends Omit<HeadingHTMLAttributes<HTMLHeadingElement>, "class"> {
  readonly as?: "h2" | "p" | "div";
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
}

export function Headline({ as = "h2", class: placed, ...rest }: Props) {
  const Tag = as as "h2";
  return <Tag {...rest} class={placed ? `${css.root} ${placed}` : css.root} />;
}
