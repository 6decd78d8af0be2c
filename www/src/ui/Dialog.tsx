/** A button that opens a dialog; the browser keeps the focus inside and gives it back. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { words } from "../words";
import { Boundary } from "./Boundary";
import { Icon } from "./Icon";

interface Props {
  readonly title: string;
  readonly class?: string;
  readonly button: ComponentChildren;
  readonly buttonClass?: string;
  readonly buttonLabel?: string;
  readonly children: (close: () => void) => ComponentChildren;
}

/** The content, as a component of its own so that an error in it stays within the boundary. */
const Body = ({ of, close }: { readonly of: Props["children"]; readonly close: () => void }) => (
  <>{of(close)}</>
);

export function Dialog(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => dialog.current?.close();

  function show() {
    setOpen(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <button
        type="button"
        class={props.buttonClass}
        aria-haspopup="dialog"
        aria-label={props.buttonLabel}
        title={props.buttonLabel}
        onClick={show}
      >
        {props.button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too */}
      <dialog
        ref={dialog}
        class={props.class}
        aria-label={props.title}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && close()}
      >
        {open && (
          <div class="dialog-body">
            <div class="panel-head">
              <h2>{props.title}</h2>
              <button type="button" class="icon" onClick={close}>
                <Icon name="close" label={words.close} />
              </button>
            </div>
            <Boundary part={`dialog: ${props.title}`}>
              <Body of={props.children} close={close} />
            </Boundary>
          </div>
        )}
      </dialog>
    </>
  );
}
