/** The headline of a view: a question before its work is done, and the answer afterwards. */
import type { HeadingHTMLAttributes, Ref } from "preact";
import * as css from "./Headline.module.css";

interface Props extends Omit<HeadingHTMLAttributes<HTMLHeadingElement>, "class"> {
  readonly as?: "h2" | "p" | "div";
  /** A class of the parent's style sheet that positions the headline. */
  readonly class?: string;
  readonly place?: Ref<HTMLHeadingElement>;
}

export function Headline({ as = "h2", class: placed, place = null, ...rest }: Props) {
  const Tag = as as "h2";
  return <Tag {...rest} ref={place} class={placed ? `${css.root} ${placed}` : css.root} />;
}
