/** Renders messages of the engine from the catalog of a language other than English. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Message, MessageArgument } from "sudoku-lab";

export { acceptedMessage } from "./accepted";

/** The messages of a catalog by id. */
export type Messages = Readonly<Record<string, Pattern>>;

/** The content of a message: a text, or a sequence of texts, variables and selectors. */
type Pattern = NonNullable<FluentResource["body"][number]["value"]>;

/** The number formatting of the page. */
export interface NumberStyle {
  readonly format: (value: number) => string;
  /** Formats a number that is given as text with a decimal point. */
  readonly decimal: (text: string) => string;
}

/** Translates a message; returns `null` if the catalog lacks it. */
export type Translator = (message: Message) => string | null;

/**
 * Creates the translator of a catalog. This module must not import modules of the page's script, which waits for this
 * module and would cause a deadlock; therefore the number formatting is a parameter.
 */
export function translator(
  language: string,
  messages: Messages,
  { format, decimal }: NumberStyle,
): Translator {
  /** A number that is formatted like all numbers of the page. Its plural category is determined by the language. */
  class PageNumber extends FluentNumber {
    override toString(): string {
      return format(this.value);
    }
  }

  // Names of cells and digits are written from left to right like the languages of the page, so they need no isolation.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
  bundle.addResource(Object.assign(new FluentResource(""), { body }));

  const written = (id: string, args: Record<string, FluentNumber | string>): string | null => {
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value, args, []) : null;
  };

  /** Returns the value of a variable; `null` if the catalog lacks a message that the value requires. */
  const argument = (value: MessageArgument): FluentNumber | string | null => {
    if (typeof value === "number") return new PageNumber(value);
    if (typeof value === "string") return value;
    if ("messages" in value) {
      const texts = value.messages.map(render);
      // Whole sentences follow one another without commas.
      return texts.every((text) => text?.endsWith(".")) ? texts.join(" ") : listed(texts);
    }
    const { kind, values } = value;
    const first = values[0]?.[0] ?? "";
    switch (kind) {
      case "hundredths":
        return decimal((Number(first) / 100).toFixed(2));
      case "decimal":
        return decimal(first);
      case "houses":
        return houses(values);
      case "candidates":
        return listed(
          values.map(([digit = "", cell = ""]) => written("candidate", { digit, cell })),
        );
      case "chain":
        return values.map((node) => node.join("")).join(" → ");
      default:
        return list.format(values.flat());
    }
  };

  const list = new Intl.ListFormat(language);

  /** Returns houses as a list; houses of the same kind share the name of the kind. */
  const houses = (values: readonly (readonly string[])[]): string | null => {
    const kind = values[0]?.[0];
    if (values.length > 1 && values.every(([other]) => other === kind)) {
      return written(`house-${kind}-several`, {
        numbers: list.format(values.map(([, n]) => n ?? "")),
      });
    }
    return listed(values.map(([one, number = ""]) => written(`house-${one}`, { number })));
  };

  /** Returns a list of texts; `null` if one of them is missing. */
  const listed = (texts: readonly (string | null)[]): string | null =>
    texts.includes(null) ? null : list.format(texts.map(String));

  const render: Translator = ({ id, args }) => {
    const values: Record<string, FluentNumber | string> = {};
    for (const [name, given] of Object.entries(args)) {
      const value = argument(given);
      // A sentence with an English or missing part would be wrong, so the whole sentence stays English.
      if (value === null) return null;
      values[name] = value;
    }
    return written(id.replaceAll(".", "-"), values);
  };
  return render;
}
