/** What a view says first: a question before its work and the answer after it. */
import type { HeadingHTMLAttributes, Ref } from "preact";
import * as css from "./Headline.module.css";

interface Props extends Omit<HeadingHTMLAttributes<HTMLHeadingElement>, "class"> {
  readonly as?: "h2" | "p" | "div";
  /** Places it, in a sheet of its parent. */
  readonly class?: string;
  readonly place?: Ref<HTMLHeadingElement>;
}

export function Headline({ as = "h2", class: placed, place = null, ...rest }: Props) {
  const Tag = as as "h2";
  return <Tag {...rest} ref={place} class={placed ? `${css.root} ${placed}` : css.root} />;
}
