/**
 * The keys of an address that every view shares: how much of the page is shown, what can be changed, and how the race
 * begins.
 */
import { computed, signal } from "@preact/signals";
import type { Session } from "../../session/session";
import { addressTheme, type ThemeName } from "../../ui/theme";
import { words } from "../../words";
import { language, languages } from "../../words/language";
import type { ParsedHash } from "./hash";
import { type AddressKey, integer, type KeyType, key, oneOf } from "./keys";

/** Parts of the page that can be hidden or locked: elements with this name as their `data-part`. */
export const parts = [
  "header",
  "puzzle",
  "setup",
  "transport",
  "boards",
  "counters",
  "verdict",
  "curves",
  "finish",
  "papers",
  "code",
  "links",
] as const;
export type Part = (typeof parts)[number];

/**
 * Creates a type for names of parts, separated by commas and kept in the order of the page; `all` stands for itself.
 */
const partsType = (names: readonly string[]): KeyType<string> => ({
  allowed: names.join(", "),
  read(text) {
    const named = text.split(",").filter((name) => name !== "");
    if (!named.every((name) => names.includes(name))) return undefined;
    return names.filter((name) => named.includes(name)).join(",");
  },
  write: (value) => value,
});

const flagType: KeyType<boolean> = {
  allowed: "1",
  read: (said) => (said === "1" ? true : said === "0" ? false : undefined),
  write: () => "1",
};

/** A type for a range of steps, such as `10-20`, whose first step precedes its last step. */
const stepRangeType: KeyType<string | null> = {
  allowed: words.stepRange,
  read(said) {
    const [, from, to] = /^(\d{1,15})-(\d{1,15})$/.exec(said) ?? [];
    return Number(from) < Number(to) ? `${Number(from)}-${Number(to)}` : undefined;
  },
  write: (value) => value ?? "",
};

const themeByValue = {
  light: "light",
  dark: "dark",
  contrast: "contrast",
  system: "auto",
} as const;
const themeType: KeyType<ThemeName | null> = {
  allowed: Object.keys(themeByValue).join(", "),
  read: (said) => Object.entries(themeByValue).find(([name]) => name === said)?.[1],
  write: (value) => (value === "auto" ? "system" : (value ?? "")),
};

/**
 * The names of the keys of a frame. They stand at the end of every view's table, and are never stored in the browser.
 */
export const FRAME_KEYS = [
  "hide",
  "lock",
  "theme",
  "lang",
  "autoplay",
  "max-seconds",
  "compact",
  "range",
] as const;

/** Overrides for a link that contains none of the keys of a frame. */
export const withoutFrameKeys: Readonly<Record<string, readonly []>> = Object.fromEntries(
  FRAME_KEYS.map((name) => [name, []]),
);

/** Creates the state of a session's frame: the visible parts of the page, the locked parts, and how the race begins. */
export function createFrame(session: Session) {
  /** The names of the hidden parts, separated by commas. */
  const hidden = signal("");
  /** The names of the parts that cannot be changed, separated by commas, or `all`. */
  const locked = signal("");
  /** Whether only the content is shown, without the page around it, as in a frame of another page. */
  const compact = signal(false);
  const lang = signal<string | null>(null);
  const autoplay = signal(false);
  /** The maximum duration of a race, s; `null` for no limit. */
  const maxSeconds = signal<number | null>(null);
  /** The range of steps that is shown, as `10-20`; `span` has it as two numbers. */
  const range = signal<string | null>(null);
  const keys: readonly AddressKey[] = [
    key("hide", hidden, partsType(parts), ""),
    key("lock", locked, partsType([...parts, "all"]), ""),
    key("theme", addressTheme, themeType, null),
    key("lang", lang, oneOf(languages), null),
    key("autoplay", autoplay, flagType, false),
    key("max-seconds", maxSeconds, integer(1, 3600), null),
    key("compact", compact, flagType, false),
    key("range", range, stepRangeType, null),
  ];

  /** Applies the keys of a frame before anything is shown, so that parts that are to be hidden never appear. */
  function frameEarly(parsed: ParsedHash): void {
    // These keys are not checked against the registry, and their problems are reported when the rest of the address is
    // read.
    const from = { ...parsed, lab: null as never, problem: () => {}, show: () => {} };
    for (const one of keys) one.read(from, true);
    const root = document.documentElement;
    session.effect(() => {
      root.dataset.hide = hidden.value.replaceAll(",", " ");
      root.toggleAttribute("data-compact", compact.value);
    });
    // Changing the language takes a reload, because texts are loaded before anything else. The delay lets the address
    // be written first.
    session.effect(() => {
      if (!lang.value || lang.value === language) return;
      const timer = setTimeout(() => location.reload(), 500);
      // The next address may request the current language again.
      return () => clearTimeout(timer);
    });
  }

  return {
    keys,
    frameEarly,
    hidden,
    locked,
    compact,
    autoplay,
    maxSeconds,
    range,
    span: computed(() => range.value?.split("-").map(Number)),
  };
}
