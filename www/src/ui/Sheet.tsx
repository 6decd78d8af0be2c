/** A modal dialog that is opened by a signal. Sheets are at the side of the window, on a phone at its bottom. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { words } from "../words";
import { Boundary } from "./Boundary";
import { Button } from "./Button";
import { Icon } from "./Icon";
import { registerModal } from "./modals";
import { Notices } from "./Notices";
import { PanelHead } from "./Panel";
import * as css from "./Sheet.module.css";

/**
 * At the side of the window, or on a phone at its bottom; or in its centre, for a text, for two columns, or as large as
 * the window.
 */
const SIZES = { side: css.root, text: "", wide: css.wide, window: css.window };

interface Props {
  readonly title: string;
  readonly size?: keyof typeof SIZES;
  /** A class of the owner's style sheet for the content. */
  readonly class?: string | undefined;
  readonly open: Signal<boolean>;
  /** Whether text pasted while the sheet is open belongs to the page, even before the content has been fetched. */
  readonly takesPaste?: boolean;
  readonly children: ComponentChildren;
}

interface BodyProps {
  /** A class of the parent's style sheet for the content. */
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The body of every dialog, around its title and its content. */
export const SheetBody = ({ class: placed, children }: BodyProps) => (
  <div class={placed ? `${css.body} ${placed}` : css.body}>{children}</div>
);

export function Sheet({ title, size = "side", class: placed, open, takesPaste, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = open.value;
  const id = useMemo(() => Symbol(title), []);
  useLayoutEffect(() => (shown ? registerModal(id) : undefined), [shown]);
  useLayoutEffect(() => {
    const one = dialog.current;
    if (shown && !one?.open) one?.showModal();
    else if (!shown && one?.open) one.close();
  }, [shown]);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button also close the sheet
    <dialog
      ref={dialog}
      class={placed ? `${SIZES[size]} ${placed}` : SIZES[size]}
      aria-label={title}
      data-takes-paste={takesPaste}
      onClose={() => {
        open.value = false;
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      {shown && (
        <SheetBody>
          <PanelHead class={css.head}>
            <h2>{title}</h2>
            <Button icon onClick={close}>
              <Icon name="close" label={words.close} />
            </Button>
          </PanelHead>
          <Notices modal={id} />
          <Boundary part={`dialog: ${title}`}>{children}</Boundary>
        </SheetBody>
      )}
    </dialog>
  );
}
