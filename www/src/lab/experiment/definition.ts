/** The definition of an experiment as JSON or TOML text, in the format of the command line. */
import { fetchOnce } from "../../ui/load";
import { OWN } from "../own/running";
import type { ContestantSpec, Definition } from "./types";

/** The TOML library is fetched when a definition is first read or written as TOML. */
const loadToml = () => import("smol-toml");
const toml = () => fetchOnce(loadToml);

/**
 * Parses JSON or TOML; throws an error with the place if the text is malformed. Its content is checked when the
 * experiment is opened.
 */
export async function parseDefinition(text: string): Promise<Definition> {
  if (/^\s*\{/.test(text)) return JSON.parse(text);
  const { parse, TomlError } = await toml();
  try {
    return JSON.parse(JSON.stringify(parse(text))); // TOML tables become plain objects, as in JSON
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

/** Orders the keys of a definition: TOML requires plain values before tables. */
const ordered = ({ seeds, budget, set, contestant, ...others }: Definition) =>
  Object.fromEntries(
    Object.entries({ seeds, budget, ...others, set, contestant }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/**
 * Returns the file of the first contestant that is a custom solver; `undefined` if there is none or the definition is
 * malformed, in which case the module reports the error.
 */
export function ownFile({ contestant }: { readonly contestant?: unknown }): string | undefined {
  const specs: readonly unknown[] = Array.isArray(contestant) ? contestant : [];
  if (!specs.every(isSpec)) return undefined;
  return specs.find(({ algorithm, file }) => algorithm === OWN && file)?.file;
}

function isSpec(spec: unknown): spec is ContestantSpec {
  if (typeof spec !== "object" || spec === null) return false;
  const { file = "", sha256 = "" } = spec as Readonly<Record<string, unknown>>;
  return typeof file === "string" && typeof sha256 === "string";
}

/** Returns the canonical text of a definition: definitions with the same content have the same text. */
export const canonical = (definition: Definition): string => JSON.stringify(sorted(definition));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}
