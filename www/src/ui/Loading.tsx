/** The placeholder of content that is being fetched. */
import type { ComponentChildren } from "preact";
import * as css from "./Loading.module.css";

export const Loading = ({ children }: { readonly children: ComponentChildren }) => (
  <p class={css.root}>{children}</p>
);
