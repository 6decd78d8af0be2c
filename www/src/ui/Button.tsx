/** Buttons. By default, a button has a border and the colour of the surface. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentChildren, Ref } from "preact";
import * as css from "./Button.module.css";

export interface ButtonLook {
  /** Whether the button is the main action of its view. */
  readonly primary?: boolean;
  /** Whether the button is small, for dense rows. */
  readonly small?: boolean;
  /** Whether the button is as wide as it is high, because it shows only an icon. */
  readonly icon?: boolean;
  /** Whether the button has no border and no background until the pointer is over it. */
  readonly ghost?: boolean;
  /** As `ghost`, but smaller, for icons beside text. */
  readonly faint?: boolean;
  /** Whether the button has a pressed state (`aria-pressed`). */
  readonly toggle?: boolean;
  /**
   * Whether the button shows the current choice and opens a menu or a sheet with all choices. Its last child is the
   * arrow.
   */
  readonly picker?: boolean;
}

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "class" | "icon">;

export interface ButtonProps extends Attributes, ButtonLook {
  /** A class of the parent's style sheet that positions the button. */
  readonly class?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { primary, small, icon, ghost, faint, toggle, picker, class: placed, ...rest } = props;
  const classes = [
    primary && css.primary,
    small && css.small,
    icon && css.icon,
    ghost && css.ghost,
    faint && css.faint,
    toggle && css.toggle,
    picker && css.picker,
    placed,
  ];
  return <button type="button" {...rest} class={classes.filter(Boolean).join(" ") || undefined} />;
}

/** A link that is the main action of its view. */
export const ButtonLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} class={css.root} />
);

/** A link beside the main action. */
export const GhostLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} class={`${css.root} ${css.ghost}`} />
);
