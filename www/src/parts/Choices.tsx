/** Links to choose from beside a view: a list, or where there is no room beside it a button that opens the list. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../ui/Icon";

interface Props {
  readonly label: string;
  /** What is chosen. */
  readonly now: string;
  /** Whether the list is still to come. */
  readonly empty?: boolean;
  readonly children: ComponentChildren;
}

export function Choices({ label, now, empty = false, children }: Props) {
  const open = useSignal(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked
    <nav
      class="ready-mades"
      aria-label={label}
      data-empty={empty || undefined}
      data-open={open.value || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("a")) open.value = false;
      }}
    >
      <button
        type="button"
        class="ready-mades-now"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <span>{now}</span>
        <Icon name="down" />
      </button>
      {children}
    </nav>
  );
}
