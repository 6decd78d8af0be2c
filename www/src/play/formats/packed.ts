/**
 * A position without its givens, packed for an address: the digits, notes, removed candidates and colours of the
 * player.
 *
 * An empty part takes one bit, and an empty cell in a part takes one more bit, so that a 9×9 grid with every mark in
 * every cell still fits into an address of 2,000 characters. The check value covers the givens too: packed text that
 * was cut short, or belongs to another puzzle, is rejected.
 */
import { words } from "../../words/formats";
import type { Position } from "../position";
import { BitReader, BitWriter } from "./bits";
import { Unreadable } from "./format";

/** The version of the packing, in the first four bits. */
const PACKING_VERSION = 1;
const CHECKSUM_BITS = 12;
/** The number of colours, and the width of one colour in bits. */
const COLOUR_COUNT = 9;
const COLOUR_BITS = 4;

type Sets = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Returns the parts with one number per cell, in their order, each with the width of a number in bits. */
const packedLayers = (side: number) =>
  [
    ["values", Math.ceil(Math.log2(side + 1))],
    ["centre", side],
    ["corner", side],
    ["struck", side],
    ["colours", COLOUR_COUNT],
  ] as const;

/** Returns whether a position contains anything besides its givens. */
export const hasMore = (position: Position): boolean =>
  position.candidateColours.size > 0 ||
  packedLayers(position.side).some(([part]) => position[part].some((one) => one !== 0));

/**
 * Everything besides the givens, as text without characters that an address would escape; empty if there is nothing.
 */
export function pack(position: Position): string {
  if (!hasMore(position)) return "";
  const bits = new BitWriter();
  bits.put(PACKING_VERSION, 4);
  bits.put(check(position), CHECKSUM_BITS);
  const { side, candidateColours } = position;
  for (const [part, width] of packedLayers(side)) putLayer(bits, position[part], width);
  bits.put(candidateColours.size > 0 ? 1 : 0, 1);
  if (candidateColours.size === 0) return bits.text();
  for (let cell = 0; cell < side * side; cell++) {
    const colours = Array.from({ length: side }, (_, at) => candidateColours.get(cell * side + at));
    const any = colours.some((colour) => colour !== undefined);
    bits.put(any ? 1 : 0, 1);
    for (const colour of any ? colours : []) {
      bits.put(colour === undefined ? 0 : 1, 1);
      if (colour !== undefined) bits.put(colour, COLOUR_BITS);
    }
  }
  return bits.text();
}

function putLayer(bits: BitWriter, layer: Sets, width: number): void {
  const any = layer.some((one) => one !== 0);
  bits.put(any ? 1 : 0, 1);
  for (const one of any ? layer : []) {
    bits.put(one === 0 ? 0 : 1, 1);
    if (one !== 0) bits.put(one, width);
  }
}

/** Unpacks a text. Throws `Unreadable` for a text that `pack` did not write for these givens. */
export function unpack(start: Position, text: string): Position {
  const bits = new BitReader(text);
  const next = (width: number) => {
    const value = bits.take(width);
    if (value === null) throw new Unreadable(words.packedBroken);
    return value;
  };
  if (next(4) !== PACKING_VERSION) throw new Unreadable(words.packedBroken);
  const storedChecksum = next(CHECKSUM_BITS);
  const { side } = start;
  const parts = Object.fromEntries(
    packedLayers(side).map(([part, width]) => {
      const any = next(1) === 1;
      return [part, start[part].map(() => (any && next(1) === 1 ? next(width) : 0))];
    }),
  );
  const candidateColours = new Map<number, number>();
  if (next(1) === 1) {
    for (let cell = 0; cell < side * side; cell++) {
      const any = next(1) === 1;
      for (let at = 0; any && at < side; at++) {
        if (next(1) === 1) candidateColours.set(cell * side + at, next(COLOUR_BITS));
      }
    }
  }
  const position: Position = { ...start, ...parts, candidateColours };
  const inOrder =
    position.values.every((digit, cell) => digit <= side && !(digit > 0 && start.givens[cell])) &&
    [...candidateColours.values()].every((colour) => colour < COLOUR_COUNT);
  if (!inOrder || !bits.over || check(position) !== storedChecksum)
    throw new Unreadable(words.packedBroken);
  return position;
}

/** Returns a check value of twelve bits: the folded FNV-1a hash of the whole position. */
function check({
  box,
  givens,
  values,
  centre,
  corner,
  struck,
  colours,
  candidateColours,
}: Position) {
  let hash = 0x811c9dc5;
  const add = (number: number) => {
    for (let at = 0; at < 32; at += 8) {
      hash = Math.imul(hash ^ ((number >>> at) & 0xff), 0x01000193);
    }
  };
  for (const character of box) add(character.charCodeAt(0));
  for (const layer of [givens, values, centre, corner, struck, colours]) layer.forEach(add);
  const marked = [...candidateColours].sort(([one], [other]) => one - other);
  for (const [candidate, colour] of marked) {
    add(candidate);
    add(colour);
  }
  return (
    ((hash >>> CHECKSUM_BITS) ^ (hash >>> (2 * CHECKSUM_BITS)) ^ hash) & (2 ** CHECKSUM_BITS - 1)
  );
}
