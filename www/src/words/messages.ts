/** Translates the messages of the engine to the language of the page. */
import { signal } from "@preact/signals";
import type { Explanation, Message, ParamSpec } from "sudoku-lab";
import { SudokuError } from "sudoku-lab";
import { decimal, format, words } from ".";
import type { Messages } from "./catalog";
import { fetchFirst, language } from "./language";

/**
 * The functions that render messages; `null` until they are loaded, which updates all English messages shown until
 * then. Shared by all sessions on purpose: the page has one language.
 */
const own = signal<Awaited<ReturnType<typeof loadTranslations>>>(null);

let fetching: Promise<void> | null = null;

/**
 * Loads the catalog when the first message is shown. English needs none, because each message contains its English
 * text.
 */
async function loadTranslations() {
  const catalog = (await fetchFirst())?.engine;
  if (!catalog) return null;
  const [{ default: messages }, { acceptedMessage, translator }] = await Promise.all([
    catalog(),
    import("./catalog"),
  ]);
  return {
    acceptedMessage,
    translate: translator(language, messages as Messages, { format, decimal }),
  };
}

/** Loads the catalog. If it cannot be fetched, messages stay English. */
export async function prepareMessages(): Promise<void> {
  fetching ??= loadTranslations().then(
    (all) => {
      own.value = all;
    },
    () => {
      fetching = null;
    },
  );
  await fetching;
}

function createRenderer() {
  if (!own.value) void prepareMessages();
  return own.value;
}

const translated = (message: Message) => createRenderer()?.translate(message);

/** Returns a text with no-break spaces between numbers and their units. */
export const withUnits = (text: string): string => text.replace(/(\d) (?=[%µ]|m?s\b)/g, "$1\u00a0");

/**
 * Returns a message in the language of the page, or `english` if the catalog lacks the message or `message` is null.
 */
export const sentence = (message: Message | null | undefined, english: string): string =>
  withUnits((message && translated(message)) || english);

/** Returns the explanation of a step; empty for `null`. */
export const explained = (explanation: Explanation | null | undefined): string =>
  explanation ? sentence(explanation.i18n, explanation.text) : "";

/** Returns the description of the values that a parameter accepts. */
export const accepted = (spec: ParamSpec): string =>
  sentence(createRenderer()?.acceptedMessage(spec), spec.allowed);

/** Returns the reason of a failure. The text of an error without a translation stays unchanged. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { i18n, place } = error instanceof SudokuError ? error : {};
  const reason = i18n && translated(i18n);
  if (!reason) return error.message;
  return place ? words.at(place.line, place.column, reason) : reason;
}
