/** The text of the address: keys with their values, without knowing what they mean. */
import { words } from "../../words";
import type { LaneSpec, Problem } from "../setup";

/** A key with its value, as they are written. */
export type Pair = readonly [key: string, value: string];

/** A hash that was read. */
export interface Parsed {
  /** The keys of ours that it has, with their values as they stand there. */
  readonly given: ReadonlyMap<string, string>;
  /** Parameters of lanes, which count from 1. */
  readonly params: readonly (readonly [lane: number, id: string, value: string])[];
  /** Keys of others, kept as they are. */
  readonly rest: readonly Pair[];
  readonly problems: readonly Problem[];
}

/** Characters of foreign keys with their values: an address is to stay a link. */
const MOST_FOREIGN = 1000;

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

/** Reads a hash, with or without its `#`; `ours` are the keys that some view knows. */
export function parseHash(hash: string, ours: ReadonlySet<string>): Parsed {
  const problems: Problem[] = [];
  const rest: Pair[] = [];
  let room = MOST_FOREIGN;
  const params: [lane: number, id: string, value: string][] = [];
  const given = new Map<string, string>();
  for (const part of hash.replace(/^#/, "").split("&")) {
    if (part === "") continue;
    const cut = part.indexOf("=");
    const key = decode(cut < 0 ? part : part.slice(0, cut));
    const value = cut < 0 ? "" : decode(part.slice(cut + 1));
    const param = /^([1-9]\d?)\.(.+)$/.exec(key);
    if (param) params.push([Number(param[1]), param[2] ?? "", value]);
    else if (ours.has(key)) {
      const before = given.get(key);
      if (before !== undefined) problems.push({ key, value: before, why: words.givenTwice });
      given.set(key, value);
    } else if (cut >= 0) {
      // What is no pair is nobody's.
      // As they are written again: a link with them must be read like this one.
      room -= encode(key).length + encode(value).length + 1;
      if (room >= 0) rest.push([key, value]);
      else problems.push({ key, value, why: words.foreignTooLong });
    }
  }
  return { given, params, rest, problems };
}

/** Writes a hash, `#` included. */
export const formatHash = (pairs: readonly Pair[]) =>
  `#${pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join("&")}`;

/** The lanes of a hash; `null` if it names none. */
export function readLanes(
  { given, params }: Pick<Parsed, "given" | "params">,
  problem: (problem: Problem) => void = () => {},
): readonly LaneSpec[] | null {
  const lanes = given
    .get("a")
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
    else problem({ key: `${lane}.${id}`, value, why: words.unknownLane });
  }
  return lanes ?? null;
}

/** An algorithm as it stands in an address. */
export const nameOf = ({ algorithm, preset }: LaneSpec) =>
  preset === null ? algorithm : `${algorithm}:${preset}`;

export const writeLanes = (lanes: readonly LaneSpec[]): readonly Pair[] => [
  ["a", lanes.map(nameOf).join(",")],
  ...lanes.flatMap(({ params }, index) =>
    Object.entries(params).map(([id, value]): Pair => [`${index + 1}.${id}`, value]),
  ),
];
