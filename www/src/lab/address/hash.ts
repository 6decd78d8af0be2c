/** The syntax of the address: keys with values, without their meaning. */
import { words } from "../../words";
import type { LaneSpec, Problem } from "../setup";

/** A key with its value, both as text. */
export type HashEntry = readonly [key: string, value: string];

/** The parsed hash of an address. */
export interface ParsedHash {
  /** The keys that some view of the page knows, with their values as text. */
  readonly given: ReadonlyMap<string, string>;
  /** The parameters of lanes. Lanes are numbered from 1. */
  readonly params: readonly (readonly [lane: number, id: string, value: string])[];
  /** Keys that no view of the page knows; they are kept unchanged. */
  readonly rest: readonly HashEntry[];
  readonly problems: readonly Problem[];
}

/**
 * The maximum length of all unknown keys with their values, in characters, so that the address stays usable as a link.
 */
const MAX_FOREIGN_LENGTH = 1000;

const decodeValue = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign
  }
};

/**
 * Encodes a value. The result stays readable: only characters that would end the value or confuse a mail program are
 * escaped.
 */
const encodeValue = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")).replace(/%(2C|3A|2F|40|24)/g, (code) =>
    decodeURIComponent(code),
  );

/** Parses a hash, with or without its `#`. `knownKeys` contains the keys that some view knows. */
export function parseHash(hash: string, knownKeys: ReadonlySet<string>): ParsedHash {
  const problems: Problem[] = [];
  const rest: HashEntry[] = [];
  let space = MAX_FOREIGN_LENGTH;
  const params: [lane: number, id: string, value: string][] = [];
  const given = new Map<string, string>();
  for (const part of hash.replace(/^#/, "").split("&")) {
    if (part === "") continue;
    const cut = part.indexOf("=");
    const key = decodeValue(cut < 0 ? part : part.slice(0, cut));
    const value = cut < 0 ? "" : decodeValue(part.slice(cut + 1));
    const param = /^([1-9]\d?)\.(.+)$/.exec(key);
    if (param) params.push([Number(param[1]), param[2] ?? "", value]);
    else if (knownKeys.has(key)) {
      const before = given.get(key);
      if (before !== undefined) problems.push({ key, value: before, why: words.givenTwice });
      given.set(key, value);
    } else if (cut >= 0) {
      // Text without `=` is dropped, because it is not a pair of a key and a value.
      space -= encodeValue(key).length + encodeValue(value).length + 1;
      if (space >= 0) rest.push([key, value]);
      else problems.push({ key, value, why: words.foreignTooLong });
    }
  }
  return { given, params, rest, problems };
}

/** Formats a hash, including the `#`. */
export const formatHash = (pairs: readonly HashEntry[]) =>
  `#${pairs.map(([key, value]) => `${encodeValue(key)}=${encodeValue(value)}`).join("&")}`;

/** Returns the lanes of a hash; `null` if the hash names none. */
export function readLanes(
  { given, params }: Pick<ParsedHash, "given" | "params">,
  problem: (problem: Problem) => void = () => {},
): readonly LaneSpec[] | null {
  const lanes = given
    .get("a")
    ?.split(",")
    .filter((name) => /[^:]/.test(name))
    .map((name) => {
      const [algorithm = "", ...preset] = name.split(":");
      // An object without a prototype, because a link may use any text as the name of a parameter.
      const params: Record<string, string> = Object.create(null);
      return { algorithm, preset: preset.join(":") || null, params };
    });
  for (const [lane, id, value] of params) {
    const target = lanes?.[lane - 1];
    if (target) target.params[id] = value;
    else problem({ key: `${lane}.${id}`, value, why: words.unknownLane });
  }
  return lanes ?? null;
}

/** Returns the name of an algorithm in an address. */
export const nameOf = ({ algorithm, preset }: LaneSpec) =>
  preset === null ? algorithm : `${algorithm}:${preset}`;

export const writeLanes = (lanes: readonly LaneSpec[]): readonly HashEntry[] => [
  ["a", lanes.map(nameOf).join(",")],
  ...lanes.flatMap(({ params }, index) =>
    Object.entries(params).map(([id, value]): HashEntry => [`${index + 1}.${id}`, value]),
  ),
];
