/** The dialog with a field for the text of a puzzle. The form is fetched when the dialog opens. */
import { Dialog } from "../../ui/Dialog";
import { Lazy } from "../../ui/Lazy";
import { words } from "../../words";
import type { TakeText } from "./refusal";

const load = () => import("./PasteForm").then(({ PasteForm }) => PasteForm);

interface Props {
  readonly take?: TakeText;
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
        return <Lazy load={load} given={{ onDone, take }} />;
      }}
    </Dialog>
  );
}
