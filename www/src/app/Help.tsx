/** Opens the help; its text is fetched then. */
import { words } from "../words";
import { Dialog } from "./Dialog";
import { Later } from "./Later";

const load = () => import("./HelpText").then(({ HelpText }) => HelpText);

export function Help() {
  return (
    <Dialog
      title={words.help}
      class="sheet"
      buttonClass="icon"
      buttonLabel={words.help}
      button={<span aria-hidden="true">?</span>}
    >
      {() => <Later load={load} given={{}} />}
    </Dialog>
  );
}
