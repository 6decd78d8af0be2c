/** Buttons. Without a look of its own, a button has a border and the colour of the surface. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentChildren, Ref } from "preact";
import * as css from "./Button.module.css";

export interface Look {
  /** The main action of its view. */
  readonly primary?: boolean;
  /** For dense rows. */
  readonly small?: boolean;
  /** As wide as high: an icon is all that it shows. */
  readonly icon?: boolean;
  /** Neither border nor ground until the pointer is over it. */
  readonly ghost?: boolean;
  /** Neither border nor ground, and smaller: for icons beside text. */
  readonly faint?: boolean;
  /** Has `aria-pressed`. */
  readonly toggle?: boolean;
  /** Says what is chosen, and opens a menu or a sheet with the choices: its last child is the mark of that. */
  readonly picker?: boolean;
}

type Attributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "class" | "icon">;

export interface ButtonProps extends Attributes, Look {
  /** Places it, in a sheet of its parent. */
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
