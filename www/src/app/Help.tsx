/** Opens the help; its text is fetched then. */

import { Dialog } from "../ui/Dialog";
import { Later } from "../ui/Later";
import { words } from "../words";

const load = () => import("./HelpText").then(({ HelpText }) => HelpText);

export function Help() {
  return (
    <Dialog
      title={words.help}
      class="sheet"
      buttonClass="icon worded"
      buttonLabel={words.help}
      button={
        <>
          <span class="glyph" aria-hidden="true">
            ?
          </span>
          <span class="word">{words.help}</span>
        </>
      }
    >
      {(close) => <Later load={load} given={{ close }} />}
    </Dialog>
  );
}
