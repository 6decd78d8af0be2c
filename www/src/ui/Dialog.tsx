/** A button that opens a dialog. The browser keeps the focus inside the dialog and restores it afterwards. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Button, type ButtonLook } from "./Button";
import { Sheet } from "./Sheet";

interface Props {
  readonly title: string;
  readonly size?: "text" | "wide" | "window";
  readonly class?: string;
  readonly button: ComponentChildren;
  readonly look?: ButtonLook;
  /** A class of the parent's style sheet that positions the button. */
  readonly buttonClass?: string;
  readonly buttonLabel?: string;
  readonly children: (close: () => void) => ComponentChildren;
}

/** The content, in a separate component so that the error boundary catches its errors. */
const Body = ({
  content,
  close,
}: {
  readonly content: Props["children"];
  readonly close: () => void;
}) => <>{content(close)}</>;

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
        <Body content={props.children} close={close} />
      </Sheet>
    </>
  );
}
