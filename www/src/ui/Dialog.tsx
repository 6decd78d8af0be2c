/** A button that opens a dialog; the browser keeps the focus inside and restores it. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Button, type Look } from "./Button";
import { Sheet } from "./Sheet";

interface Props {
  readonly title: string;
  readonly size?: "text" | "wide" | "window";
  readonly class?: string;
  readonly button: ComponentChildren;
  readonly look?: Look;
  /** Places the button. */
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
      <Button
        {...props.look}
        class={props.buttonClass}
        aria-haspopup="dialog"
        aria-label={props.buttonLabel}
        title={props.buttonLabel}
        onClick={() => {
          open.value = true;
        }}
      >
        {props.button}
      </Button>
      <Sheet title={props.title} size={props.size ?? "text"} class={props.class} open={open}>
        <Body of={props.children} close={close} />
      </Sheet>
    </>
  );
}
