/** A breadcrumb trail: links to the parent pages of a page within a view. */
import type { ComponentChildren } from "preact";
import { createAddress } from "../lab/address/link";
import { viewOf } from "../lab/address/views";
import { useStore } from "../session/context";
import * as css from "./Trail.module.css";

interface Props {
  /** The items after the link to the overview. */
  readonly children?: ComponentChildren;
}

/** A trail that starts at the overview of the learn view. */
export function LearnTrail({ children }: Props) {
  const { linkTo } = useStore(createAddress);
  const { link } = viewOf("learn").words;
  return (
    <nav class={css.root} data-part="links" aria-label={link}>
      <a href={linkTo("learn", { a: [] })}>{link}</a>
      {children}
    </nav>
  );
}
