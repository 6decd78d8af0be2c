/** Says of a link that something goes on in the view that it leads to. */
import { words } from "../words";
import * as css from "./AtWork.module.css";

export const AtWork = () => (
  <span class={css.root} role="img" aria-label={words.atWork} title={words.atWork} />
);
