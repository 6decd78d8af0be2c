/** How `../golden/README.md` says that a run is written down. */
import { readFileSync } from "node:fs";

/** The words of each line of a file. */
export const lines = (name) =>
  readFileSync(new URL(`../golden/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));

/** FNV-1a with 64 bits, in four digits of 16 bits: whole numbers beyond 2^53 are slow. */
export class Hash {
  #digits = [0x2325, 0x8422, 0x9ce4, 0xcbf2];

  bytes(bytes) {
    let [a, b, c, d] = this.#digits;
    for (const byte of bytes) {
      a ^= byte;
      // Times 2^40 + 0x1b3: each digit times 0x1b3, and the lowest two, 8 bits up, on digits 2 and 3.
      const e = a * 0x1b3;
      const f = b * 0x1b3 + (e >>> 16);
      const g = c * 0x1b3 + (a << 8) + (f >>> 16);
      const h = d * 0x1b3 + (b << 8) + (g >>> 16);
      [a, b, c, d] = [e & 0xffff, f & 0xffff, g & 0xffff, h & 0xffff];
    }
    this.#digits = [a, b, c, d];
  }

  /** Numbers as the machine holds them, which is in little-endian order wherever Node runs. */
  numbers(array) {
    // Writing one anew gives not-a-number its usual bits.
    const clean =
      array instanceof Float64Array ? array.map((n) => (Number.isNaN(n) ? Number.NaN : n)) : array;
    this.bytes(new Uint8Array(clean.buffer));
  }

  toString() {
    const hex = this.#digits.toReversed().map((digit) => digit.toString(16).padStart(4, "0"));
    return hex.join("");
  }
}
