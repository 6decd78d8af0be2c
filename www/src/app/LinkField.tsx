/** A dialog with the selected link, for browsers that refuse to copy to the clipboard. */
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { PanelHead } from "../ui/Panel";
import { SheetBody } from "../ui/Sheet";
import { words as all } from "../words";
import { words } from "../words/sharing";

interface Props {
  readonly link: string;
  readonly onClose: () => void;
}

function LinkField({ link, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog ref={dialog} aria-label={words.linkTitle} onClose={onClose}>
      <SheetBody>
        <PanelHead>
          <h2>{words.linkTitle}</h2>
          <Button icon onClick={() => dialog.current?.close()}>
            <Icon name="close" label={all.close} />
          </Button>
        </PanelHead>
        <p id="link-help">{words.linkHelp}</p>
        <input
          ref={field}
          readOnly
          aria-label={words.link}
          aria-describedby="link-help"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </SheetBody>
    </dialog>
  );
}

export function showLinkField(link: string): void {
  const host = document.createElement("div");
  document.body.append(host);
  const close = () => {
    render(null, host);
    host.remove();
  };
  render(<LinkField link={link} onClose={close} />, host);
}
