/** The options of the embedded page. They are kept while the page is open. */
import { signal } from "@preact/signals";
import { type Part, parts } from "../../lab/address/frame";
import type { HashEntry } from "../../lab/address/hash";
import { createAddress, type Overrides } from "../../lab/address/link";
import { createNavigation, viewOf } from "../../lab/address/views";
import type { Session } from "../../session/session";
import { words } from "../../words/sharing";
import type { SharedView } from "./code";

/** The parts that readers of the embedded page cannot change: none, those that determine the race, or all. */
export const locks = ["", "puzzle,setup,boards", "all"] as const;
/** The themes, as in addresses. The empty string follows the system of the reader. */
export const themes = ["", "light", "dark", "contrast"] as const;

export interface Choices {
  readonly compact: boolean;
  readonly hide: readonly Part[];
  readonly lock: (typeof locks)[number];
  readonly theme: (typeof themes)[number];
  /** A language tag, as in `<html lang>`. The empty string follows the browser of the reader. */
  readonly lang: string;
  readonly autoplay: boolean;
  /** The range of steps that is shown. `null` stands for the first or the last step of the run. */
  readonly from: number | null;
  readonly to: number | null;
  readonly maxSeconds: number | null;
  /** In CSS pixels. `null` stands for the full available width. */
  readonly width: number | null;
  readonly height: number;
}

/** A step after the end of every run. */
export const LAST_STEP = 999_999_999;

/** Returns the address keys for the chosen options; they override the keys of the current address. */
export function keysOf(chosen: Choices, isComplete: boolean): Overrides {
  const { compact, hide, lock, theme, lang, autoplay, from, to, maxSeconds } = chosen;
  const toEntries = (name: string, value: string | null): readonly HashEntry[] =>
    value ? [[name, value]] : [];
  const ends = from !== null || to !== null;
  return {
    hide: toEntries("hide", hide.join(",")),
    lock: toEntries("lock", lock),
    theme: toEntries("theme", theme),
    lang: toEntries("lang", lang),
    autoplay: toEntries("autoplay", autoplay ? "1" : null),
    "max-seconds": toEntries("max-seconds", maxSeconds === null ? null : String(maxSeconds)),
    compact: toEntries("compact", compact && !isComplete ? "1" : null),
    range: toEntries("range", ends ? `${from ?? 0}-${to ?? LAST_STEP}` : null),
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

  /** Hides or shows a part. The hidden parts keep the order of `parts`, whatever the order of the choices. */
  const hideAlso = (part: Part, on: boolean): void => {
    const { hide } = choices.value;
    choose({ hide: parts.filter((one) => (one === part ? on : hide.includes(one))) });
  };

  /** Returns the description of the open view with the chosen options. */
  function describeView(chosen: Choices): SharedView {
    const page = address().replace(/#.*/s, "");
    const { subject, words: texts } = viewOf(view.value);
    return {
      address: page + linkTo(view.value, { ...shared(), ...keysOf(chosen, false) }),
      link: page + linkTo(view.value, { ...shared(), ...keysOf(chosen, true) }),
      title: words.frame(subject?.(session).value ?? texts.title),
      compact: chosen.compact,
      width: chosen.width,
      height: chosen.height,
    };
  }

  return { choices, choose, hideAlso, shownAs: describeView };
}
