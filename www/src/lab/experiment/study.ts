/**
 * A study: a complete experiment as one file, with its definition, records and environment, each with its digest. The
 * command line reads and writes the same format (`pack` and `unpack`).
 */
import { words } from "../../words/experiment";
import { OWN } from "../own/running";
import { parseDefinition } from "./definition";
import { digestOf } from "./digest";
import type { Definition, Experiment, SetSpec, Summary } from "./types";

const KIND = "sudoku-lab study";
/** The version of the format. It increases when older pages would misread a study. */
const FORMAT = 1;

/** The maximum size of a file that is imported, in bytes: its text is kept in memory. */
const MAX_BYTES = 200_000_000;

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

/** Returns the list of files in the format of `sha256sum`. */
const listOf = (files: readonly StudyFile[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("");

/**
 * The text of the study of a complete experiment. The environment is `null` if runs were made elsewhere. Throws an
 * error if this browser cannot compute digests, or if a contestant is the user's own solver: the command line unpacks
 * such a study only if the study contains the solver's file.
 */
export async function writeStudy(
  experiment: Pick<Experiment, "definition" | "puzzles" | "tasks" | "csv">,
  title: string,
  version: string,
  environment: PageEnvironment | null,
  summary: Summary | null,
): Promise<string> {
  const { definition, puzzles, tasks } = experiment;
  if (definition.contestant.some(({ algorithm }) => algorithm === OWN)) {
    throw new Error(words.study.ownSolver);
  }
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

/** Returns whether a text can only be a study: records and ratings are CSV. */
export const looksLikeStudy = (text: string): boolean => /^\s*\{/.test(text);

/** Reads the text of a file that may be a study. Throws an error with a readable message if the file is too large. */
export async function readText(file: Pick<Blob, "size" | "text">): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error(words.study.tooLarge(MAX_BYTES / 1_000_000));
  return file.text();
}

/** Reads a study, and compares its files with their digests. Throws an error with a readable message. */
export async function readStudy(text: string): Promise<Study> {
  const all = parse(text);
  if (all.kind !== KIND || !Array.isArray(all.files)) throw new Error(words.study.noStudy);
  if (all.format !== FORMAT) throw new Error(words.study.otherFormat);
  const files = checkFiles(all.files);
  const sha256 = String(all.sha256);
  const untouched = await isUntouched(files, sha256);
  const named = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name));
  const [definition, other] = named(/^definition\.(?:json|toml)$/);
  if (!definition || other) throw new Error(words.study.oneDefinition);
  const records = named(/^records-\d+-of-\d+\.csv$/);
  if (records.length === 0) throw new Error(words.study.noRecords);
  return {
    title: String(all.title ?? "").slice(0, 200),
    definition: await readDefinition(textOf(definition)),
    records: records.map(textOf),
    sha256,
    untouched,
  };
}

/**
 * Returns the files of a study, with the names that the command line accepts. Throws an error with a readable message.
 */
function checkFiles(files: readonly unknown[]): readonly StudyFile[] {
  if (!files.every(isFile)) throw new Error(words.study.badFile);
  const names = new Set<string>();
  for (const { name } of files) {
    if (!/^[\w-][\w.-]*$/.test(name)) throw new Error(words.study.badName(name));
    const folded = name.toLowerCase();
    if (names.has(folded)) throw new Error(words.study.twice(name));
    names.add(folded);
  }
  return files;
}

function isFile(file: unknown): file is StudyFile {
  const { name, sha256, text, hex } = (file ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof name !== "string" || typeof sha256 !== "string") return false;
  if (hex === undefined) return typeof text === "string";
  return text === undefined && typeof hex === "string" && /^(?:[\da-f]{2})*$/i.test(hex);
}

/** Returns the text of a file of a study. Throws an error with a readable message if the file is not a text. */
function textOf({ name, text, hex = "" }: StudyFile): string {
  try {
    return text ?? new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(hex));
  } catch {
    throw new Error(words.study.notText(name));
  }
}

async function readDefinition(text: string): Promise<Definition> {
  const definition: unknown = await parseDefinition(text).catch(() => null);
  const { set, contestant } = (definition ?? {}) as Readonly<Record<string, unknown>>;
  if (!(isList(set, ["file", "name"]) && isList(contestant, ["algorithm", "name"]))) {
    throw new Error(words.study.badDefinition);
  }
  return definition as Definition;
}

/** Returns whether a value is an array of objects whose entries with these keys are texts if they exist. */
const isList = (list: unknown, keys: readonly string[]): boolean =>
  Array.isArray(list) &&
  list.every(
    (one) =>
      typeof one === "object" &&
      one !== null &&
      keys.every((key) => ["undefined", "string"].includes(typeof one[key])),
  );

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(text);
    if (typeof all === "object" && all !== null) return all as Readonly<Record<string, unknown>>;
  } catch {
    // The error below is more helpful than that of the parser.
  }
  throw new Error(words.study.noStudy);
}

async function isUntouched(files: readonly StudyFile[], sha256: string): Promise<boolean | null> {
  const whole = await digestOf(listOf(files));
  if (whole === null) return null;
  if (whole !== sha256) return false;
  for (const { text, hex, sha256 } of files) {
    const bytes = text ?? bytesOf(hex ?? "");
    if ((await digestOf(bytes)) !== sha256) return false;
  }
  return true;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  }
  return bytes;
}

/** The largest number of lines of all sets together that are stored: the text of a set has an entry for each line. */
const MAX_LINES = 10_000_000;

/**
 * The definition with sets that this browser has: a set that is neither generated nor a set of the page is read from
 * its puzzles in the records, which are stored under a name by `keep`. Its filters no longer apply. `shipped` resolves
 * to the text of a set of the page, or to `null` if the page has no such set. Throws an error with a readable message
 * if the sets have too many lines.
 */
export async function withSets(
  { definition, records }: Study,
  keep: (name: string, text: string) => Promise<string>,
  shipped: (file: string) => Promise<string | null>,
): Promise<Definition> {
  const puzzles = puzzlesOf(records);
  const names = [...puzzles.keys()];
  const sets: SetSpec[] = [];
  let total = 0;
  for (const [index, set] of definition.set.entries()) {
    const name = names[index];
    const lines = puzzles.get(name ?? "");
    if (set.generate || name === undefined || lines === undefined) {
      sets.push(set);
      continue;
    }
    const known = await shipped(set.file ?? "");
    if (known !== null && hasPuzzles(known, lines)) {
      sets.push(set);
      continue;
    }
    // The puzzles keep their numbers of lines, which the records contain.
    let last = 0;
    for (const line of lines.keys()) last = Math.max(last, line);
    total += last;
    if (total > MAX_LINES) throw new Error(words.study.tooManyLines(MAX_LINES));
    const text = Array.from({ length: last }, (_, at) => `${lines.get(at + 1) ?? ""}\n`).join("");
    const file = await keep(set.file?.replace(/.*[/\\]/, "") || `${name}.txt`, text);
    sets.push({ name, file, ...(set.box !== undefined && { box: set.box }) });
  }
  return { ...definition, set: sets };
}

/** Returns whether the text of a set has these puzzles on these lines; empty cells are written as `.` or `0`. */
function hasPuzzles(text: string, puzzles: ReadonlyMap<number, string>): boolean {
  const lines = text.split("\n");
  const plain = (puzzle = "") => puzzle.replace(/[,;\s].*/s, "").replaceAll("0", ".");
  for (const [line, puzzle] of puzzles) {
    if (plain(lines[line - 1]) !== plain(puzzle)) return false;
  }
  return true;
}

/** Returns the puzzles of each set by line, in the order of the sets. */
function puzzlesOf(records: readonly string[]): Map<string, Map<number, string>> {
  const rows: [task: number, set: string, line: number, puzzle: string][] = [];
  for (const csv of records) {
    for (const row of csv.split("\n").slice(1)) {
      const [task = "", set, line = "", puzzle] = row.split(",", 4);
      if (set === undefined || puzzle === undefined) continue;
      const number = Number(line);
      if (Number.isInteger(number) && number > 0) rows.push([Number(task), set, number, puzzle]);
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
