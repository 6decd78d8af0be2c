/** The address: what the hash says, without knowing what is in the registry. */
import { words } from "../../words";

/** One lane as a link or the page's state names it. */
export interface LaneSpec {
  readonly algorithm: string;
  readonly preset: string | null;
  /** What differs from the preset, as text. */
  readonly params: Readonly<Record<string, string>>;
}

/** When a race ends by itself: at its first finish, or when every lane has ended. */
export const untils = ["all", "first"] as const;
export type Until = (typeof untils)[number];

/** What decides the places of a race. */
export const ranks = ["time", "steps"] as const;
export type Rank = (typeof ranks)[number];

/** The views of the page, in the order in which they are offered. */
export const views = ["race", "generate", "many", "cores"] as const;
export type View = (typeof views)[number];

/** What a hash may hold; `null` is left out. */
export interface Link {
  readonly view: View | null;
  readonly puzzle: string | null;
  readonly box: string | null;
  readonly lanes: readonly LaneSpec[] | null;
  readonly seed: number | null;
  readonly steps: number | null;
  /** `null` gathers speed. */
  readonly pace: number | null;
  /** `null` runs until all have finished. */
  readonly until: Until | null;
  /** `null` ranks by time. */
  readonly rank: Rank | null;
  /** Seeds of a race over many. */
  readonly seeds: number | null;
  /** Solutions that a puzzle is to come to. */
  readonly solutions: number | null;
  /** The lane that is looked at closely, from 1. */
  readonly look: number | null;
  /** A set of puzzles that comes with the page. */
  readonly set: string | null;
  readonly version: string | null;
  /** Keys of others, kept as they are. */
  readonly rest: readonly (readonly [string, string])[];
}

/** Something in a link that could not be used. */
export interface Problem {
  readonly key: string;
  readonly value: string;
  readonly why: string;
}

/** Lanes of a race: each has a worker of its own. */
export const MOST_LANES = 16;
export const MAX_SEEDS = 100;
const MAX_SOLUTIONS = 1e9;
/** Characters of foreign keys with their values: an address is to stay a link. */
const MOST_FOREIGN = 1000;
export const MAX_SEED = 2 ** 32 - 1;
export const MAX_STEPS = Number.MAX_SAFE_INTEGER;

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign
  }
};

/** Readable: only what would end a value or confuse a mail program is escaped. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")).replace(/%(2C|3A|2F|40|24)/g, (code) =>
    decodeURIComponent(code),
  );

/** A hash that was read. */
export interface Parsed {
  readonly link: Link;
  /** The keys of ours that it has, with their values as they stand there. */
  readonly given: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** Reads a hash, with or without its `#`; a wrong value costs that value alone. */
export function parseHash(hash: string): Parsed {
  const problems: Problem[] = [];
  const rest: [string, string][] = [];
  let room = MOST_FOREIGN;
  const params: [lane: number, id: string, value: string][] = [];
  const known = new Map<string, string>();
  for (const part of hash.replace(/^#/, "").split("&")) {
    if (part === "") continue;
    const cut = part.indexOf("=");
    const key = decode(cut < 0 ? part : part.slice(0, cut));
    const value = cut < 0 ? "" : decode(part.slice(cut + 1));
    const param = /^([1-9]\d?)\.(.+)$/.exec(key);
    if (param) params.push([Number(param[1]), param[2] ?? "", value]);
    else if (ours.has(key)) {
      const before = known.get(key);
      if (before !== undefined) problems.push({ key, value: before, why: words.givenTwice });
      known.set(key, value);
    } else if (cut >= 0) {
      // What is no pair is nobody's.
      room -= part.length;
      if (room >= 0) rest.push([key, value]);
      else problems.push({ key, value, why: words.foreignTooLong });
    }
  }
  const whole = (key: string, max: number, min = 1) => {
    const value = known.get(key);
    if (value === undefined) return null;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    problems.push({ key, value, why: words.badValue(words.wholeNumber(min, max)) });
    return null;
  };
  const v = known.get("v");
  if (v !== undefined && v !== "1")
    problems.push({ key: "v", value: v, why: words.linkFormat(v.slice(0, 40)) });
  const lanes = readLanes(known.get("a"), params, problems);
  const link: Link = {
    view: oneOf("view", views, known, problems),
    puzzle: known.get("p") ?? null,
    box: known.get("box") ?? null,
    lanes,
    seed: whole("seed", MAX_SEED, 0),
    steps: whole("steps", MAX_STEPS),
    pace: readPace(known.get("pace"), problems),
    seeds: whole("seeds", MAX_SEEDS),
    solutions: whole("solutions", MAX_SOLUTIONS),
    look: whole("look", MOST_LANES),
    set: known.get("set") ?? null,
    until: oneOf("until", untils, known, problems),
    rank: oneOf("rank", ranks, known, problems),
    version: known.get("version") ?? null,
    rest,
  };
  return { link, given: known, problems };
}

const ours = new Set([
  "v",
  "view",
  "p",
  "box",
  "a",
  "seed",
  "steps",
  "pace",
  "seeds",
  "solutions",
  "look",
  "set",
  "until",
  "rank",
  "version",
]);

function readLanes(
  text: string | undefined,
  params: readonly [number, string, string][],
  problems: Problem[],
): LaneSpec[] | null {
  const lanes = text
    ?.split(",")
    .filter((name) => /[^:]/.test(name))
    .map((name) => {
      const [algorithm = "", ...preset] = name.split(":");
      // Of no prototype: a link may name a parameter as it likes.
      const params: Record<string, string> = Object.create(null);
      return { algorithm, preset: preset.join(":") || null, params };
    });
  for (const [lane, id, value] of params) {
    const target = lanes?.[lane - 1];
    if (target) target.params[id] = value;
    else problems.push({ key: `${lane}.${id}`, value, why: words.unknownLane });
  }
  return lanes ?? null;
}

function readPace(value: string | undefined, problems: Problem[]): number | null {
  if (value === undefined || value === "auto") return null;
  if (value === "max") return Number.POSITIVE_INFINITY;
  const pace = Number(value);
  if (value !== "" && pace >= 0.5 && pace <= 1e6) return pace;
  problems.push({ key: "pace", value, why: words.badValue("0.5 to 1000000, max, auto") });
  return null;
}

function oneOf<T extends string>(
  key: string,
  all: readonly T[],
  known: ReadonlyMap<string, string>,
  problems: Problem[],
): T | null {
  const value = known.get(key);
  if (value === undefined) return null;
  const one = all.find((one) => one === value);
  if (one) return one;
  problems.push({ key, value, why: words.badValue(all.join(", ")) });
  return null;
}

/** Writes a hash, `#` included; what is `null` is left out. */
export function formatHash(link: Link): string {
  const parts: [string, string][] = [
    ["v", "1"],
    ["view", link.view ?? "race"],
  ];
  if (link.puzzle !== null) parts.push(["p", link.puzzle]);
  if (link.box !== null) parts.push(["box", link.box]);
  const lanes = link.lanes ?? [];
  const names = lanes.map(({ algorithm, preset }) =>
    preset === null ? algorithm : `${algorithm}:${preset}`,
  );
  if (link.lanes !== null) parts.push(["a", names.join(",")]);
  for (const [index, { params }] of lanes.entries()) {
    for (const [id, value] of Object.entries(params)) parts.push([`${index + 1}.${id}`, value]);
  }
  if (link.seed !== null) parts.push(["seed", String(link.seed)]);
  if (link.steps !== null) parts.push(["steps", String(link.steps)]);
  if (link.pace !== null) {
    parts.push(["pace", link.pace === Number.POSITIVE_INFINITY ? "max" : String(link.pace)]);
  }
  if (link.seeds !== null) parts.push(["seeds", String(link.seeds)]);
  if (link.solutions !== null) parts.push(["solutions", String(link.solutions)]);
  if (link.look !== null) parts.push(["look", String(link.look)]);
  if (link.set !== null) parts.push(["set", link.set]);
  if (link.until !== null) parts.push(["until", link.until]);
  if (link.rank !== null) parts.push(["rank", link.rank]);
  if (link.version !== null) parts.push(["version", link.version]);
  const all = [...parts, ...link.rest];
  return `#${all.map(([key, value]) => `${encode(key)}=${encode(value)}`).join("&")}`;
}
