/** Opens a field for the text of a puzzle; the form is fetched then. */
import { Dialog } from "../../ui/Dialog";
import { Later } from "../../ui/Later";
import { words } from "../../words";
import type { Take } from "./refusal";

const load = () => import("./PasteForm").then(({ PasteForm }) => PasteForm);

export function PasteDialog({ take }: { readonly take?: Take }) {
  return (
    <Dialog title={words.pasteTitle} button={words.paste}>
      {(close) => <Later load={load} given={{ onDone: close, take }} />}
    </Dialog>
  );
}
