/**
 * A study: a complete experiment as one file, with its definition, records and environment, each with its digest. The
 * command line reads and writes the same format (`pack` and `unpack`).
 */
import { words } from "../../words/experiment";
import { CUSTOM_SOLVER_ID } from "../own/running";
import type { Source } from "../own/source";
import { parseDefinition } from "./definition";
import { digestOf } from "./digest";
import { labelsFile, plainLabel, recordedTraits, solverFile, withFile } from "./solver";
import type { Definition, Experiment, SetSpec, StudySolver, Summary } from "./types";

const STUDY_KIND = "sudoku-lab study";
/** The version of the format. It increases when older pages would misread a study. */
const FORMAT_VERSION = 1;

/** The maximum size of a file that is imported, in bytes: its text is kept in memory. */
const MAX_FILE_BYTES = 200_000_000;

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
  /** Whether all digests were compared and are right. `false` if this browser cannot compute digests. */
  readonly verified: boolean;
  /** The user's own solver among the contestants; `null` if there is none, or the study lacks its file. */
  readonly solver: StudySolver | null;
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
 * The text of the study of a complete experiment. The environment is `null` if runs were made elsewhere. If the user's
 * own solver is a contestant, the study contains its source, and the definition names the source's file and digest, so
 * that the study can be repeated elsewhere. Throws an error if this browser cannot compute digests.
 */
export async function writeStudy(
  experiment: Pick<
    Experiment,
    "definition" | "puzzles" | "tasks" | "csv" | "contestants" | "guest"
  >,
  title: string,
  version: string,
  environment: PageEnvironment | null,
  summary: Summary | null,
): Promise<string> {
  const { puzzles, tasks, contestants, guest } = experiment;
  let { definition } = experiment;
  let csv = [...experiment.csv()].join("");
  let renamed: ReadonlyMap<string, string> = new Map();
  const plan: { puzzles: number; tasks: number; own?: Record<string, string> } = { puzzles, tasks };
  const files: StudyFile[] = [];
  const add = async (name: string, text: string): Promise<string> => {
    const sha256 = await digest(text);
    files.push({ name, sha256, text });
    return sha256;
  };
  const addOwn = async (): Promise<void> => {
    if (!guest) return;
    const { source, info } = guest;
    const sha256 = await digest(source.kind === "js" ? source.text : source.bytes);
    const filed = withFile(definition, contestants, csv, source.kind, sha256);
    ({ definition, csv, renamed } = filed);
    plan.own = { [filed.file]: sha256 };
    const content = source.kind === "js" ? { text: source.text } : { hex: hexOf(source.bytes) };
    files.push({ name: solverFile(source.kind, sha256), sha256, ...content });
    const { name, step } = info;
    await add(labelsFile(sha256), `${JSON.stringify({ name, step })}\n`);
  };
  await addOwn();
  await add("definition.json", `${JSON.stringify(definition, null, 2)}\n`);
  if (environment) await add("environment-1-of-1.jsonl", `${JSON.stringify(environment)}\n`);
  await add("plan.json", `${JSON.stringify(plan)}\n`);
  const records = "records-1-of-1.csv";
  const sha256 = await add(records, csv);
  await add(`${records}.sha256`, `${sha256}  ${records}\n`);
  const rename = (_: string, value: unknown) =>
    typeof value === "string" ? (renamed.get(value) ?? value) : value;
  await add("summary.json", `${JSON.stringify(summary, rename, 2)}\n`);
  const study = {
    kind: STUDY_KIND,
    format: FORMAT_VERSION,
    title,
    version,
    sha256: await digestOf(listOf(files)),
    files,
  };
  return `${JSON.stringify(study, null, 2)}\n`;
}

/** The digest of a content. Throws an error with a readable message if this browser cannot compute digests. */
async function digest(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const sha256 = await digestOf(content);
  if (sha256 === null) throw new Error(words.study.noDigests);
  return sha256;
}

/** Whether a text can only be a study: records and ratings are CSV. */
export const looksLikeStudy = (text: string): boolean => /^\s*\{/.test(text);

/** Reads the text of a file that may be a study. Throws an error with a readable message if the file is too large. */
export async function readText(file: Pick<Blob, "size" | "text">): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error(words.study.tooLarge(MAX_FILE_BYTES / 1_000_000));
  return file.text();
}

/**
 * Reads a study, and compares its files with their digests. A solver in the study is not executed. `countersOf` returns
 * the counters of an algorithm of the page. Throws an error with a readable message, which says what differs from which
 * digest.
 */
export async function readStudy(
  text: string,
  countersOf: (algorithm: string) => readonly string[] = () => [],
): Promise<Study> {
  const all = parse(text);
  if (all.kind !== STUDY_KIND || !Array.isArray(all.files)) throw new Error(words.study.noStudy);
  if (all.format !== FORMAT_VERSION) throw new Error(words.study.otherFormat);
  const files = checkFiles(all.files);
  const sha256 = String(all.sha256);
  const verified = await checkDigests(files, sha256);
  const findNamed = (pattern: RegExp) => files.filter(({ name }) => pattern.test(name));
  const [definition, other] = findNamed(/^definition\.(?:json|toml)$/);
  if (!definition || other) throw new Error(words.study.oneDefinition);
  const records = findNamed(/^records-\d+-of-\d+\.csv$/);
  if (records.length === 0) throw new Error(words.study.noRecords);
  const study = {
    title: plainLabel(String(all.title ?? ""), MAX_TITLE_LENGTH),
    definition: await readDefinition(textOf(definition)),
    records: records.map(textOf),
    sha256,
    verified,
  };
  return { ...study, ...readSolver(files, study, countersOf) };
}

/** The maximum length of a title, in characters. */
const MAX_TITLE_LENGTH = 200;

/** The files of solvers in a study. */
const SOLVER_FILE_NAME = /^own-([\da-f]{64})\.(js|wasm)$/;

/**
 * The user-supplied solver among the contestants, and the definition with its digest. Throws an error with a readable
 * message if a contestant demands another solver than the study contains, or if there are several solvers.
 */
function readSolver(
  files: readonly StudyFile[],
  { definition, records, verified }: Pick<Study, "definition" | "records" | "verified">,
  countersOf: (algorithm: string) => readonly string[],
): Pick<Study, "definition" | "solver"> {
  const solverFiles = files.filter(({ name }) => SOLVER_FILE_NAME.test(name));
  const planned = plannedDigests(files);
  const results = new Map<string, StudyFile>();
  const contestant = definition.contestant.map((spec, at) => {
    if (spec.algorithm !== CUSTOM_SOLVER_ID || spec.file === undefined) return spec;
    const sha256 = spec.sha256 ?? planned.get(spec.file);
    if (sha256 === undefined) return spec;
    const same = solverFiles.find(({ name }) => SOLVER_FILE_NAME.exec(name)?.[1] === sha256);
    const file = same ?? solverFiles[0];
    const stated = { name: "plan.json", sha256: planned.get(spec.file) ?? sha256 };
    const invalid = [stated, ...(file ? [file] : [])].find((one) => one.sha256 !== sha256);
    if (invalid) {
      const digests = [shortDigest(sha256), shortDigest(invalid.sha256)] as const;
      throw new Error(words.study.otherSolver(at + 1, spec.file, invalid.name, ...digests));
    }
    if (!same) return spec;
    results.set(sha256, same);
    return { ...spec, sha256 };
  });
  const [[sha256, file] = [], another] = [...results];
  if (another) throw new Error(words.study.severalSolvers(results.size));
  if (sha256 === undefined || file === undefined) return { definition, solver: null };
  if (!verified) throw new Error(words.study.solverUnverified);
  const labels = labelsOf(files.find(({ name }) => name === labelsFile(sha256)));
  const own = definition.contestant.find(({ algorithm }) => algorithm === CUSTOM_SOLVER_ID);
  const name = plainLabel(labels.name || own?.name || own?.file || "");
  const source: Source = file.name.endsWith(".js")
    ? { kind: "js", text: textOf(file) }
    : { kind: "wasm", bytes: fileBytes(file), name: own?.file ?? "solver.wasm" };
  const solver = {
    source,
    sha256,
    name,
    step: plainLabel(labels.step),
    ...recordedTraits(definition, records, sha256, countersOf),
  };
  return { definition: { ...definition, contestant }, solver };
}

/** The digests of the files of solvers in `plan.json`, by the names of the files in the definition. */
function plannedDigests(files: readonly StudyFile[]): ReadonlyMap<string, string> {
  const plan = files.find(({ name }) => name === "plan.json");
  const { own } = plan ? objectIn(textOf(plan)) : {};
  const entries = typeof own === "object" && own !== null ? Object.entries(own) : [];
  return new Map(entries.map(([file, sha256]) => [file, String(sha256)]));
}

/** The name and the unit of a step that a study states for its solver. */
function labelsOf(file: StudyFile | undefined): { readonly name: string; readonly step: string } {
  const { name, step } = file ? objectIn(textOf(file)) : {};
  const label = (value: unknown) => (typeof value === "string" ? value : "");
  return { name: label(name), step: label(step) };
}

/** The object in a text of JSON; empty if there is none. */
function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
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

/** The first digits of a digest, for messages. */
const shortDigest = (sha256: string): string => sha256.slice(0, 16);

/**
 * Compares the files with their digests, and their list with the digest of the study. Returns `false` if this browser
 * cannot compute digests. Throws an error with a readable message that names the first file that differs.
 */
async function checkDigests(files: readonly StudyFile[], sha256: string): Promise<boolean> {
  const whole = await digestOf(listOf(files));
  if (whole === null) return false;
  for (const file of files) {
    const result = (await digestOf(file.text ?? fileBytes(file))) ?? "";
    if (result !== file.sha256) {
      throw new Error(
        words.study.changed(file.name, shortDigest(file.sha256), shortDigest(result)),
      );
    }
  }
  if (whole !== sha256)
    throw new Error(words.study.changedList(shortDigest(sha256), shortDigest(whole)));
  return true;
}

/** The bytes of a file of a study. */
const fileBytes = ({ text, hex = "" }: StudyFile): Uint8Array<ArrayBuffer> =>
  text === undefined ? bytesOf(hex) : new TextEncoder().encode(text);

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

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
