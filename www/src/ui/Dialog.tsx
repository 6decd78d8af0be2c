/** A button that opens a dialog; the browser keeps the focus inside and restores it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Sheet } from "./Sheet";

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
  const open = useSignal(false);
  const close = () => {
    open.value = false;
  };
  return (
    <>
      <button
        type="button"
        class={props.buttonClass}
        aria-haspopup="dialog"
        aria-label={props.buttonLabel}
        title={props.buttonLabel}
        onClick={() => {
          open.value = true;
        }}
      >
        {props.button}
      </button>
      <Sheet title={props.title} class={props.class ?? ""} open={open}>
        <Body of={props.children} close={close} />
      </Sheet>
    </>
  );
}
