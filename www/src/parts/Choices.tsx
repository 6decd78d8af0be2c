/** A list of links beside a view. On narrow screens a button opens the list. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../ui/Icon";
import * as css from "./Choices.module.css";

interface Props {
  readonly label: string;
  /** The name of the current choice. */
  readonly now: string;
  /** Whether the list is still loading. */
  readonly empty?: boolean;
  readonly children: ComponentChildren;
}

export function Choices({ label, now, empty = false, children }: Props) {
  const open = useSignal(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard also triggers a click
    <nav
      class={css.root}
      aria-label={label}
      data-empty={empty || undefined}
      data-open={open.value || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest("a")) open.value = false;
      }}
    >
      <button
        type="button"
        class={css.now}
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
