/** What the engine says, in the language of the page. */
import type { Explanation, Message, ParamSpec } from "sudoku-lab";
import { SudokuError } from "sudoku-lab";
import { decimal, format, words } from ".";
import type { Messages } from "./catalog";
import { language } from "./language";

/** English needs no catalog: each message comes with its English text. */
const catalogs = import.meta.glob<Messages>(["./*/engine.ftl", "!./en/engine.ftl"], {
  import: "default",
});

/** Fetched before anything is said; where it cannot be, English has to do. */
const own = await load(catalogs[`./${language}/engine.ftl`]).catch(() => null);

async function load(catalog?: () => Promise<Messages>) {
  if (!catalog) return null;
  const [messages, { acceptedMessage, translator }] = await Promise.all([
    catalog(),
    import("./catalog"),
  ]);
  return { acceptedMessage, translate: translator(language, messages, { format, decimal }) };
}

/** A message in the language of the page; `english` if the message is not in the catalog, or is only English. */
export const sentence = (message: Message | null | undefined, english: string): string =>
  (message && own?.translate(message)) || english;

/** What a step did; empty for `null`. */
export const explained = (explanation: Explanation | null | undefined): string =>
  explanation ? sentence(explanation.i18n, explanation.text) : "";

/** The values that a parameter accepts. */
export const accepted = (spec: ParamSpec): string =>
  sentence(own?.acceptedMessage(spec), spec.allowed);

/** Why something failed. The text of an error that nobody translated stays as it is. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { i18n, place } = error instanceof SudokuError ? error : {};
  const reason = i18n && own?.translate(i18n);
  if (!reason) return error.message;
  return place ? words.at(place.line, place.column, reason) : reason;
}
