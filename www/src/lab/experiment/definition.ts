/** The definition of an experiment as text that people write: JSON or TOML, as the command line reads it. */
import { fetchOnce } from "../../ui/load";
import type { Definition } from "./types";

/** What is fetched when a definition is first read or written as TOML. */
const loadToml = () => import("smol-toml");
const toml = () => fetchOnce(loadToml);

/** Reads either; throws what is wrong with the text, and where. What it asks for is judged when it is opened. */
export async function parseDefinition(text: string): Promise<Definition> {
  if (/^\s*\{/.test(text)) return JSON.parse(text);
  const { parse, TomlError } = await toml();
  try {
    return JSON.parse(JSON.stringify(parse(text))); // plain objects, as of JSON
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what = ""] = error.message.replace(/^Invalid TOML document: /, "").split("\n");
    throw new Error(`line ${error.line}, column ${error.column}: ${what}`);
  }
}

export const asJson = (definition: Definition): string =>
  `${JSON.stringify(definition, null, 2)}\n`;

export const asToml = async (definition: Definition): Promise<string> =>
  `${(await toml()).stringify(ordered(definition))}\n`;

/** Plain values before tables, as TOML wants them to be read. */
const ordered = ({ seeds, budget, set, contestant }: Definition) => ({
  ...(seeds === undefined ? {} : { seeds }),
  ...(budget === undefined ? {} : { budget }),
  set,
  contestant,
});

/** Two that ask for the same have the same text. */
export const canonical = (definition: Definition): string => JSON.stringify(sorted(definition));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}
