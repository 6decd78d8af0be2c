/** Where a page of a view is: links to the pages above it. */
import type { ComponentChildren } from "preact";
import { createAddress } from "../lab/address/link";
import { viewOf } from "../lab/address/views";
import { useStore } from "../session/context";
import * as css from "./Trail.module.css";

interface Props {
  /** What stands after the link to the overview. */
  readonly children?: ComponentChildren;
}

/** From the overview of Learn. */
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
