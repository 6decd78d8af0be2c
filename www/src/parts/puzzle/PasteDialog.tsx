/** The dialog with a field for the text of a puzzle. The form is fetched when the dialog opens. */
import { Dialog } from "../../ui/Dialog";
import { Later } from "../../ui/Later";
import { words } from "../../words";
import type { Take } from "./refusal";

const load = () => import("./PasteForm").then(({ PasteForm }) => PasteForm);

interface Props {
  readonly take?: Take;
  /** Called when the text was accepted as a puzzle. */
  readonly onTaken?: (() => void) | undefined;
}

export function PasteDialog({ take, onTaken }: Props) {
  return (
    <Dialog title={words.pasteTitle} button={words.paste}>
      {(close) => {
        const onDone = () => {
          close();
          onTaken?.();
        };
        return <Later load={load} given={{ onDone, take }} />;
      }}
    </Dialog>
  );
}
