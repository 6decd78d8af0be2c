/** What the engine says, in the language of the page. */
import { signal } from "@preact/signals";
import type { Explanation, Message, ParamSpec } from "sudoku-lab";
import { SudokuError } from "sudoku-lab";
import { decimal, format, words } from ".";
import type { Messages } from "./catalog";
import { fetchFirst, language } from "./language";

/** What renders messages, once it is here; what was shown in English until then is shown again. Of the page, which has one language. */
const own = signal<Awaited<ReturnType<typeof load>>>(null);

let fetching: Promise<void> | null = null;

/** English needs no catalog: each message comes with its English text. The first message that is to be shown fetches the catalog. */
async function load() {
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

/** Fetches what renders messages; where it cannot be fetched, English has to do. */
export async function prepareMessages(): Promise<void> {
  fetching ??= load().then(
    (all) => {
      own.value = all;
    },
    () => {
      fetching = null;
    },
  );
  await fetching;
}

function rendering() {
  if (!own.value) void prepareMessages();
  return own.value;
}

const translated = (message: Message) => rendering()?.translate(message);

/** A message in the language of the page; `english` if the message is not in the catalog, or is only English. */
export const sentence = (message: Message | null | undefined, english: string): string =>
  (message && translated(message)) || english;

/** What a step did; empty for `null`. */
export const explained = (explanation: Explanation | null | undefined): string =>
  explanation ? sentence(explanation.i18n, explanation.text) : "";

/** The values that a parameter accepts. */
export const accepted = (spec: ParamSpec): string =>
  sentence(rendering()?.acceptedMessage(spec), spec.allowed);

/** Why something failed. The text of an error that nobody translated stays as it is. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { i18n, place } = error instanceof SudokuError ? error : {};
  const reason = i18n && translated(i18n);
  if (!reason) return error.message;
  return place ? words.at(place.line, place.column, reason) : reason;
}
