/** Says of a link that something goes on in the view that it leads to. */
import { words } from "../words";

export const AtWork = () => (
  <span class="at-work" role="img" aria-label={words.atWork} title={words.atWork} />
);
