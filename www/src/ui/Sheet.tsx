/** A modal dialog that something else opens. Sheets stand at the side of the window, on a phone at its foot. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { words } from "../words";
import { Boundary } from "./Boundary";
import { Icon } from "./Icon";
import { openModal } from "./modals";
import { Notices } from "./Notices";

interface Props {
  readonly title: string;
  readonly class?: string;
  readonly open: Signal<boolean>;
  readonly children: ComponentChildren;
}

export function Sheet({ title, class: kind = "sheet", open, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = open.value;
  const id = useMemo(() => Symbol(title), []);
  useLayoutEffect(() => (shown ? openModal(id) : undefined), [shown]);
  useLayoutEffect(() => {
    const one = dialog.current;
    if (shown && !one?.open) one?.showModal();
    else if (!shown && one?.open) one.close();
  }, [shown]);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it too
    <dialog
      ref={dialog}
      class={kind}
      aria-label={title}
      onClose={() => {
        open.value = false;
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      {shown && (
        <div class="dialog-body">
          <div class="panel-head">
            <h2>{title}</h2>
            <button type="button" class="icon" onClick={close}>
              <Icon name="close" label={words.close} />
            </button>
          </div>
          <Notices of={id} />
          <Boundary part={`dialog: ${title}`}>{children}</Boundary>
        </div>
      )}
    </dialog>
  );
}
