/**
 * Puzzles of sudoku.coach: an address with plain digits, or with JSON that is compressed (zlib) and written in base 32,
 * digits before letters; and this JSON alone.
 */
import { words } from "../../words/formats";
import { boxOf, createFound, createPosition, type FoundPosition, Unreadable } from "./format";
import { addressOf } from "./links";

const HOST = /(^|\.)sudoku\.coach$/;
const PREFIX = /SCv\d+_32_([0-9a-v]+)/i;
const BITS_PER_CHARACTER = 5;

/**
 * The maximum length of the packed and of the unpacked puzzle, in characters; no puzzle of a classic grid is longer.
 */
const MAX_PACKED_LENGTH = 100_000;
const MAX_JSON_LENGTH = 1_000_000;

/** The keys of the JSON that do not concern the rules. */
const COSMETIC_KEYS = new Set([
  "colours",
  "givenColours",
  "userColours",
  "userCellCandidatesColours",
]);

const hasGivens = (text: string) => /^\s*\{/.test(text) && text.includes('"givenDigits"');

export const isCoach = (text: string) =>
  HOST.test(addressOf(text)?.hostname ?? "") ||
  /^\s*SCv\d+_32_\S*\s*$/.test(text) ||
  hasGivens(text);

/**
 * A text with a packed puzzle of the site as its JSON; any other text, and a text that cannot be unpacked, is
 * unchanged.
 */
export async function unpackText(text: string): Promise<string> {
  const [, packed] = (isCoach(text) && PREFIX.exec(text)) || [];
  if (packed === undefined || packed.length > MAX_PACKED_LENGTH) return text;
  try {
    const stream = new Blob([bytesOf(packed.toLowerCase())])
      .stream()
      .pipeThrough(new DecompressionStream("deflate"));
    let json = "";
    for await (const part of streamChunks(stream.pipeThrough(new TextDecoderStream()))) {
      json += part;
      if (json.length > MAX_JSON_LENGTH) return text;
    }
    return hasGivens(json) ? json : text;
  } catch {
    return text; // the reader reports that the link is broken
  }
}

/** Returns the bytes that a text in base 32 encodes, the highest bit first. */
function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((packed.length * BITS_PER_CHARACTER) / 8));
  let [bits, held, at] = [0, 0, 0];
  for (const character of packed) {
    bits =
      ((bits << BITS_PER_CHARACTER) | Number.parseInt(character, 2 ** BITS_PER_CHARACTER)) & 0xfff;
    held += BITS_PER_CHARACTER;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return bytes;
}

async function* streamChunks<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Reads an address with plain digits, or the JSON. Throws `Unreadable`. */
export function readCoach(text: string): FoundPosition {
  if (hasGivens(text)) return fromJson(text);
  if (PREFIX.test(text)) throw new Unreadable(words.linkBroken);
  const digits = addressOf(text)?.pathname.split("/").at(-1) ?? "";
  if (!/^[0-9.]{16,}$/.test(digits)) throw new Unreadable(words.elsewhere);
  return createFound(createPosition(parseDigits(digits), boxIn(digits.length)));
}

function fromJson(text: string): FoundPosition {
  const puzzle = parsed(text);
  const given = textOrEmpty(puzzle.givenDigits);
  const box = boxIn(given.length);
  const entered = textOrEmpty(puzzle.userDigits);
  const sets = textOrEmpty(puzzle.userCellCandidates);
  for (const [key, value] of Object.entries(puzzle)) {
    const rule = Array.isArray(value) ? value.length > 0 : typeof value === "object" && !!value;
    if (rule && !COSMETIC_KEYS.has(key)) throw new Unreadable(words.variant(key));
  }
  const givens = parseDigits(given);
  const values = entered === "" ? givens.map(() => 0) : parseDigits(entered);
  const candidates = sets === "" ? givens.map(() => 0) : sets.split("-").map(Number);
  const side = Math.sqrt(givens.length);
  const fits =
    values.length === givens.length &&
    candidates.length === givens.length &&
    [...givens, ...values].every((digit) => digit <= side) &&
    candidates.every((set) => Number.isInteger(set) && set >= 0 && set < 2 ** (side + 1));
  if (!fits) throw new Unreadable(words.linkBroken);
  const blank = (cell: number) => givens[cell] === 0 && values[cell] === 0;
  return createFound(
    createPosition(givens, box, {
      values: values.map((digit, cell) => (givens[cell] ? 0 : digit)),
      // Bit d stands for the candidate d.
      centre: candidates.map((set, cell) => (blank(cell) ? set >> 1 : 0)),
    }),
  );
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(words.jsonBroken);
  }
}

const textOrEmpty = (value: unknown) => (typeof value === "string" ? value : "");

const parseDigits = (text: string): readonly number[] => [...text].map((one) => Number(one) || 0);

function boxIn(cells: number): string {
  const side = Math.sqrt(cells);
  const box = side <= 9 ? boxOf(side) : null;
  if (box === null) throw new Unreadable(words.linkBroken);
  return box;
}
