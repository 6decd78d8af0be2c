/**
 * A button that opens a menu below it. The browser closes the menu on Escape and on a press outside, and restores the
 * focus.
 */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button, type ButtonLook } from "./Button";
import * as css from "./Menu.module.css";
import { onResize } from "./resize";

interface Props extends ButtonLook {
  /** The accessible name of the button and of the menu. */
  readonly label: string;
  /** A class of the parent's style sheet that positions the button. */
  readonly class?: string;
  /** A class of the parent's style sheet for the content of the menu. */
  readonly menuClass?: string;
  /** The content of the button. */
  readonly trigger: ComponentChildren;
  readonly part?: string;
  readonly disabled?: boolean;
  /** A press on an element with `data-close` inside closes the menu. */
  readonly children: ComponentChildren;
}

interface SettingProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/**
 * The distance between the button and the menu, and the minimum distance between the menu and the edges of the window,
 * in CSS pixels.
 */
const MENU_GAP_PX = 6;
const WINDOW_MARGIN_PX = 8;

/** Positions the menu within the window, below the button, or above it if there is more space. */
function placeMenu(button: HTMLElement, menu: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  menu.style.maxHeight = ""; // measures the natural height
  const { offsetWidth, offsetHeight } = menu;
  const below = innerHeight - bottom - MENU_GAP_PX - WINDOW_MARGIN_PX;
  const above = top - MENU_GAP_PX - WINDOW_MARGIN_PX;
  const up = offsetHeight > below && above > below;
  const inline = left + offsetWidth > innerWidth - WINDOW_MARGIN_PX ? right - offsetWidth : left;
  menu.style.left = `${Math.max(WINDOW_MARGIN_PX, Math.min(inline, innerWidth - WINDOW_MARGIN_PX - offsetWidth))}px`;
  menu.style.maxHeight = `${Math.max(up ? above : below, 96)}px`;
  menu.style.top = up
    ? `${Math.max(WINDOW_MARGIN_PX, top - MENU_GAP_PX - offsetHeight)}px`
    : `${bottom + MENU_GAP_PX}px`;
}

/**
 * Closes the open menu. The focus returns to the menu's button, from where a dialog that opens next will restore it.
 */
export const closeMenu = (): void =>
  document.querySelector<HTMLElement>(`.${css.root}:popover-open`)?.hidePopover();

export function Menu({ label, trigger, children, part, menuClass, ...props }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const [anchor, panel] = [button.current, menu.current];
    if (!open || !anchor || !panel) return;
    const again = () => placeMenu(anchor, panel);
    again();
    const stopSizing = onResize(panel, again);
    addEventListener("resize", again);
    addEventListener("scroll", again, { capture: true, passive: true });
    return () => {
      stopSizing();
      removeEventListener("resize", again);
      removeEventListener("scroll", again, { capture: true });
    };
  }, [open]);

  return (
    <>
      <Button
        {...props}
        ref={button}
        data-part={part}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        popovertarget={id}
      >
        {trigger}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: activation by keyboard also triggers a click */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        class={menuClass ? `${css.root} ${menuClass}` : css.root}
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={(event) => {
          const pressed = event.target as Element;
          if (pressed.closest("[data-close]")) menu.current?.hidePopover();
        }}
      >
        {open && children}
      </div>
    </>
  );
}

/** A setting among the items of a menu, with its name. */
export const MenuSetting = ({ name, children }: SettingProps) => (
  <div class={css.setting}>
    <span aria-hidden="true">{name}</span>
    {children}
  </div>
);
