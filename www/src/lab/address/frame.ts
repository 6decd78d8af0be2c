/** What an address says of every view: how much of the page is seen, what can be changed, how it begins. */
import { computed, signal } from "@preact/signals";
import type { Session } from "../../session/session";
import { type Theme, worn } from "../../ui/theme";
import { words } from "../../words";
import { language, languages } from "../../words/language";
import type { Parsed } from "./hash";
import { integer, type Key, key, oneOf, type Type } from "./keys";

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

/** Names of parts with commas between them, in their order; `all` stands for itself. */
const some = (names: readonly string[]): Type<string> => ({
  allowed: names.join(", "),
  read(said) {
    const named = said.split(",").filter((name) => name !== "");
    if (!named.every((name) => names.includes(name))) return undefined;
    return names.filter((name) => named.includes(name)).join(",");
  },
  write: (value) => value,
});

const yes: Type<boolean> = {
  allowed: "1",
  read: (said) => (said === "1" ? true : said === "0" ? false : undefined),
  write: () => "1",
};

/** Steps from one to another, the first before the last. */
const steps: Type<string | null> = {
  allowed: words.stepRange,
  read(said) {
    const [, from, to] = /^(\d{1,15})-(\d{1,15})$/.exec(said) ?? [];
    return Number(from) < Number(to) ? `${Number(from)}-${Number(to)}` : undefined;
  },
  write: (value) => value ?? "",
};

const themes = { light: "light", dark: "dark", contrast: "contrast", system: "auto" } as const;
const theme: Type<Theme | null> = {
  allowed: Object.keys(themes).join(", "),
  read: (said) => Object.entries(themes).find(([name]) => name === said)?.[1],
  write: (value) => (value === "auto" ? "system" : (value ?? "")),
};

/** Their names: they stand at the end of every view's table, and never in what is kept in the browser. */
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

/** In a link: none of them. */
export const unframed: Readonly<Record<string, readonly []>> = Object.fromEntries(
  FRAME_KEYS.map((name) => [name, []]),
);

/** How much of a session is seen and can be changed, and how its race begins. */
export function createFrame(session: Session) {
  /** Names of hidden parts, with commas between them. */
  const hidden = signal("");
  /** Names of parts in which nothing can be changed, or `all`. */
  const locked = signal("");
  /** For a frame in another page: what is watched, and nothing around it. */
  const compact = signal(false);
  const lang = signal<string | null>(null);
  const autoplay = signal(false);
  /** How long a race may run, s. */
  const maxSeconds = signal<number | null>(null);
  /** The steps that are shown, as `10-20`; as two numbers in `span`. */
  const range = signal<string | null>(null);
  const keys: readonly Key[] = [
    key("hide", hidden, some(parts), ""),
    key("lock", locked, some([...parts, "all"]), ""),
    key("theme", worn, theme, null),
    key("lang", lang, oneOf(languages), null),
    key("autoplay", autoplay, yes, false),
    key("max-seconds", maxSeconds, integer(1, 3600), null),
    key("compact", compact, yes, false),
    key("range", range, steps, null),
  ];

  /** Takes them over before anything else is here, so that nothing is seen that is to be hidden. */
  function frameEarly(parsed: Parsed): void {
    // They are compared with nothing, and their problems are reported when the rest is read.
    const from = { ...parsed, lab: null as never, problem: () => {}, show: () => {} };
    for (const one of keys) one.read(from, true);
    const root = document.documentElement;
    session.effect(() => {
      root.dataset.hide = hidden.value.replaceAll(",", " ");
      root.toggleAttribute("data-compact", compact.value);
    });
    // Words are fetched before anything else; the address is written by then.
    session.effect(() => {
      if (!lang.value || lang.value === language) return;
      const timer = setTimeout(() => location.reload(), 500);
      // Another address may follow that asks for no other language.
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
