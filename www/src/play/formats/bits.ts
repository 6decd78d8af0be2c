/** Numbers of fixed widths in bits, one after another, in the 64 characters that an address does not escape. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export class BitWriter {
  #text = "";
  #held = 0;
  #count = 0;

  /** Appends the lowest bits of a number, the lowest bit first. */
  put(value: number, bits: number): void {
    for (let at = 0; at < bits; at++) {
      this.#held |= ((value >>> at) & 1) << this.#count;
      this.#count += 1;
      if (this.#count === 6) this.#flush();
    }
  }

  #flush(): void {
    this.#text += ALPHABET[this.#held] ?? "";
    this.#held = 0;
    this.#count = 0;
  }

  /** Returns the text of all bits; the last character is padded with zeros. */
  text(): string {
    if (this.#count > 0) this.#flush();
    return this.#text;
  }
}

export class BitReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the next number of this width; `null` if the text has ended or contains another character. */
  take(bits: number): number | null {
    let value = 0;
    for (let at = 0; at < bits; at++) {
      const letter = this.#text[Math.floor(this.#at / 6)];
      const six = letter === undefined ? -1 : ALPHABET.indexOf(letter);
      if (six < 0) return null;
      value |= ((six >>> (this.#at % 6)) & 1) << at;
      this.#at += 1;
    }
    return value >>> 0;
  }

  /** Returns whether only the padding of the last character is left. */
  get over(): boolean {
    const filled = (6 - (this.#at % 6)) % 6;
    return Math.ceil(this.#at / 6) === this.#text.length && this.take(filled) === 0;
  }
}
