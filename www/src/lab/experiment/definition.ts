/** The definition of an experiment as JSON or TOML text, in the format of the command line. */
import { fetchOnce } from "../../ui/load";
import { CUSTOM_SOLVER_ID } from "../own/running";
import type { ContestantSpec, Definition } from "./types";

/** The TOML library is fetched when a definition is first read or written as TOML. */
const loadToml = () => import("smol-toml");
const loadTomlParser = () => fetchOnce(loadToml);

/**
 * Parses JSON or TOML; throws an error with the place if the text is malformed. Its content is checked when the
 * experiment is opened.
 */
export async function parseDefinition(text: string): Promise<Definition> {
  if (/^\s*\{/.test(text)) return JSON.parse(text);
  const { parse, TomlError } = await loadTomlParser();
  try {
    return JSON.parse(JSON.stringify(parse(text))); // TOML tables become plain objects, as in JSON
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what = ""] = error.message.replace(/^Invalid TOML document: /, "").split("\n");
    throw new Error(`line ${error.line}, column ${error.column}: ${what}`);
  }
}

export const toJson = (definition: Definition): string =>
  `${JSON.stringify(definition, null, 2)}\n`;

export const toToml = async (definition: Definition): Promise<string> =>
  `${(await loadTomlParser()).stringify(orderKeys(definition))}\n`;

/** Orders the keys of a definition: TOML requires plain values before tables. */
const orderKeys = ({ seeds, budget, set, contestant, ...others }: Definition) =>
  Object.fromEntries(
    Object.entries({ seeds, budget, ...others, set, contestant }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/**
 * Returns the file of the first contestant that is a custom solver; `undefined` if there is none or the definition is
 * malformed, in which case the module reports the error.
 */
export function customSolverFile({
  contestant,
}: {
  readonly contestant?: unknown;
}): string | undefined {
  const specs: readonly unknown[] = Array.isArray(contestant) ? contestant : [];
  if (!specs.every(isSpec)) return undefined;
  return specs.find(({ algorithm, file }) => algorithm === CUSTOM_SOLVER_ID && file)?.file;
}

function isSpec(spec: unknown): spec is ContestantSpec {
  if (typeof spec !== "object" || spec === null) return false;
  const { file = "", sha256 = "" } = spec as Readonly<Record<string, unknown>>;
  return typeof file === "string" && typeof sha256 === "string";
}

/** Returns the canonical text of a definition: definitions with the same content have the same text. */
export const canonicalText = (definition: Definition): string =>
  JSON.stringify(sortKeys(definition));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sortKeys(one)]),
  );
}
