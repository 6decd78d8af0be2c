/** What is to be shown elsewhere, as it is being chosen; it is kept while the page is open. */
import { signal } from "@preact/signals";
import { type Part, parts } from "../../lab/address/frame";
import type { Pair } from "../../lab/address/hash";
import { createAddress, type Overrides } from "../../lab/address/link";
import { createNavigation, viewOf } from "../../lab/address/views";
import type { Session } from "../../session/session";
import { words } from "../../words/sharing";
import type { Shown } from "./code";

/** What those who see it cannot change: nothing, what is raced, or anything at all. */
export const locks = ["", "puzzle,setup,boards", "all"] as const;
/** As addresses call them; empty follows the reader's system. */
export const themes = ["", "light", "dark", "contrast"] as const;

export interface Choices {
  readonly compact: boolean;
  readonly hide: readonly Part[];
  readonly lock: (typeof locks)[number];
  readonly theme: (typeof themes)[number];
  /** As `<html lang>` has it; empty follows the reader's browser. */
  readonly lang: string;
  readonly autoplay: boolean;
  /** Steps of a run that are shown; `null` is from the first, to the last. */
  readonly from: number | null;
  readonly to: number | null;
  readonly maxSeconds: number | null;
  /** CSS pixels; `null` is as wide as the place. */
  readonly width: number | null;
  readonly height: number;
}

/** A later step than any run has. */
export const LAST = 999_999_999;

/** The keys of the address that say so, in place of those that it has. */
export function keysOf(chosen: Choices, whole: boolean): Overrides {
  const { compact, hide, lock, theme, lang, autoplay, from, to, maxSeconds } = chosen;
  const said = (name: string, value: string | null): readonly Pair[] =>
    value ? [[name, value]] : [];
  const ends = from !== null || to !== null;
  return {
    hide: said("hide", hide.join(",")),
    lock: said("lock", lock),
    theme: said("theme", theme),
    lang: said("lang", lang),
    autoplay: said("autoplay", autoplay ? "1" : null),
    "max-seconds": said("max-seconds", maxSeconds === null ? null : String(maxSeconds)),
    compact: said("compact", compact && !whole ? "1" : null),
    range: said("range", ends ? `${from ?? 0}-${to ?? LAST}` : null),
  };
}

export function createChoices(session: Session) {
  const { address, linkTo, shared } = session.get(createAddress);
  const { view } = session.get(createNavigation);

  const choices = signal<Choices>({
    compact: true,
    hide: [],
    lock: "",
    theme: "",
    lang: "",
    autoplay: false,
    from: null,
    to: null,
    maxSeconds: null,
    width: null,
    height: 600,
  });

  const choose = (change: Partial<Choices>): void => {
    choices.value = { ...choices.value, ...change };
  };

  /** In the order of the parts, whichever was chosen first. */
  const hideAlso = (part: Part, on: boolean): void => {
    const { hide } = choices.value;
    choose({ hide: parts.filter((one) => (one === part ? on : hide.includes(one))) });
  };

  /** What is open, as it is to be shown. */
  function shownAs(chosen: Choices): Shown {
    const page = address().replace(/#.*/s, "");
    const { subject, words: said } = viewOf(view.value);
    return {
      address: page + linkTo(view.value, { ...shared(), ...keysOf(chosen, false) }),
      link: page + linkTo(view.value, { ...shared(), ...keysOf(chosen, true) }),
      title: words.frame(subject?.(session).value ?? said.title),
      compact: chosen.compact,
      width: chosen.width,
      height: chosen.height,
    };
  }

  return { choices, choose, hideAlso, shownAs };
}
