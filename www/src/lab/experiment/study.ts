/**
 * A study: a complete experiment as one file, with its definition, records and environment, each with its digest. The
 * command line reads and writes the same format (`pack` and `unpack`).
 */
import { words } from "../../words/experiment";
import { parseDefinition } from "./definition";
import { isShipped } from "./files";
import type { Definition, Experiment, SetSpec, Summary } from "./types";

const KIND = "sudoku-lab study";
/** The format increases when a page that reads the older format would misread a study. */
const FORMAT = 1;

interface StudyFile {
  readonly name: string;
  readonly sha256: string;
  readonly text?: string;
  /** The bytes of a file that is not a text, as hexadecimal digits. */
  readonly hex?: string;
}

export interface Study {
  readonly title: string;
  readonly definition: Definition;
  /** The records of each shard, as CSV. */
  readonly records: readonly string[];
  /** The digest of the list of the files. */
  readonly sha256: string;
  /** Whether all digests are right; `null` if this browser cannot compute digests. */
  readonly untouched: boolean | null;
}

/** The browser and the machine on which an experiment ran, in the format of the command line. */
export interface PageEnvironment {
  readonly version: string;
  readonly platform: string;
  readonly processor: null;
  readonly cores: number | null;
  readonly jobs: number;
  readonly load: null;
}

/**
 * The SHA-256 digest of a text or of bytes, as hexadecimal digits; `null` in a page that was not loaded over a secure
 * connection, where browsers offer no digests.
 */
async function digestOf(content: string | Uint8Array<ArrayBuffer>): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The list of files in the format of `sha256sum`. */
const listOf = (files: readonly StudyFile[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");

/**
 * The text of the study of a complete experiment. The environment is `null` if runs were made elsewhere. Throws an
 * error if this browser cannot compute digests.
 */
export async function writeStudy(
  experiment: Pick<Experiment, "definition" | "puzzles" | "tasks" | "csv">,
  title: string,
  version: string,
  environment: PageEnvironment | null,
  summary: Summary | null,
): Promise<string> {
  const { definition, puzzles, tasks } = experiment;
  const files: StudyFile[] = [];
  const add = async (name: string, text: string): Promise<string> => {
    const sha256 = await digestOf(text);
    if (sha256 === null) throw new Error(words.study.noDigests);
    files.push({ name, sha256, text });
    return sha256;
  };
  await add("definition.json", `${JSON.stringify(definition, null, 2)}\n`);
  if (environment) await add("environment-1-of-1.jsonl", `${JSON.stringify(environment)}\n`);
  await add("plan.json", `${JSON.stringify({ puzzles, tasks })}\n`);
  const records = "records-1-of-1.csv";
  const sha256 = await add(records, [...experiment.csv()].join(""));
  await add(`${records}.sha256`, `${sha256}  ${records}\n`);
  await add("summary.json", `${JSON.stringify(summary, null, 2)}\n`);
  const study = {
    kind: KIND,
    format: FORMAT,
    title,
    version,
    sha256: await digestOf(listOf(files)),
    files,
  };
  return `${JSON.stringify(study, null, 2)}\n`;
}

/** Whether a text can only be a study: records and ratings are CSV. */
export const looksLikeStudy = (text: string): boolean => /^\s*\{/.test(text);

/** Reads a study, and compares its files with their digests. Throws an error with a readable message. */
export async function readStudy(text: string): Promise<Study> {
  const all = parse(text);
  if (all.kind !== KIND || !Array.isArray(all.files)) throw new Error(words.study.noStudy);
  if (all.format !== FORMAT) throw new Error(words.study.otherFormat);
  const files = all.files as readonly StudyFile[];
  const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(String(name)));
  const [definition] = named(/^definition\.(?:json|toml)$/);
  const records = named(/^records-\d+-of-\d+\.csv$/);
  if (definition?.text === undefined || records.length === 0) throw new Error(words.study.noStudy);
  return {
    title: String(all.title ?? "").slice(0, 200),
    definition: await parseDefinition(definition.text),
    records: records.map(({ text = "" }) => String(text)),
    sha256: String(all.sha256),
    untouched: await isUntouched(files, String(all.sha256)),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(text);
    if (typeof all === "object" && all !== null) return all as Readonly<Record<string, unknown>>;
  } catch {
    // The error of the parser says less than that it is no study.
  }
  throw new Error(words.study.noStudy);
}

async function isUntouched(files: readonly StudyFile[], sha256: string): Promise<boolean | null> {
  const whole = await digestOf(listOf(files));
  if (whole === null) return null;
  if (whole !== sha256) return false;
  for (const { text, hex, sha256 } of files) {
    const bytes = text ?? bytesOf(String(hex));
    if ((await digestOf(bytes)) !== sha256) return false;
  }
  return true;
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/**
 * The definition with sets that this browser has: a set that is neither generated nor a file of the page is read from
 * its puzzles in the records, which are stored under a name by `keep`. Its filters no longer apply.
 */
export async function withSets(
  { definition, records }: Study,
  keep: (name: string, text: string) => Promise<string>,
): Promise<Definition> {
  const puzzles = puzzlesOf(records);
  const names = [...puzzles.keys()];
  const sets: SetSpec[] = [];
  for (const [index, set] of definition.set.entries()) {
    const name = names[index];
    if (set.generate || isShipped(set.file ?? "") || name === undefined) {
      sets.push(set);
      continue;
    }
    const lines = puzzles.get(name) ?? new Map<number, string>();
    // The puzzles keep their numbers of lines, which the records contain.
    const last = Math.max(...lines.keys());
    const text = Array.from({ length: last }, (_, at) => `${lines.get(at + 1) ?? ""}\n`).join("");
    const file = await keep(set.file ?? `${name}.txt`, text);
    sets.push({ name, file, ...(set.box !== undefined && { box: set.box }) });
  }
  return { ...definition, set: sets };
}

/** The largest number of a line that is accepted: the text of a set has as many lines. */
const MAX_LINE = 10_000_000;

/** The puzzles of each set by line, in the order of the sets. */
function puzzlesOf(records: readonly string[]): Map<string, Map<number, string>> {
  const rows: [task: number, set: string, line: number, puzzle: string][] = [];
  for (const csv of records) {
    for (const row of csv.split("\n").slice(1)) {
      const [task = "", set, line = "", puzzle] = row.split(",", 4);
      if (set === undefined || puzzle === undefined) continue;
      if (Number(line) > 0 && Number(line) <= MAX_LINE) {
        rows.push([Number(task), set, Number(line), puzzle]);
      }
    }
  }
  // Shards interleave the tasks, whose order is that of the sets.
  rows.sort(([one], [other]) => one - other);
  const sets = new Map<string, Map<number, string>>();
  for (const [, set, line, puzzle] of rows) {
    const lines = sets.get(set) ?? new Map<number, string>();
    sets.set(set, lines.set(line, puzzle));
  }
  return sets;
}
