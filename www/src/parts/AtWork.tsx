/** An indicator on a link that work is running in the view to which the link leads. */
import { words } from "../words";
import * as css from "./AtWork.module.css";

export const BusyIndicator = () => (
  <span class={css.root} role="img" aria-label={words.atWork} title={words.atWork} />
);
