/** Preparation of a text before digits are searched in it. */
import { words } from "../../words/formats";
import { Unreadable } from "./format";

/**
 * Characters that do not occur in texts: control characters, and the replacement characters of bytes that are not text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
const BINARY_CHARACTERS = /[\u0000-\u0008\u000e-\u001f]|\ufffd{2}/;
/** The first characters by which the files that people try are recognized. */
const IMAGE_SIGNATURES =
  /^.?PNG\r?\n|^\ufffd{3}|^GIF8|^RIFF.{4,12}WEBP|^.{4}ftyp(?:heic|heif|mif1|avif)/s;

/** Throws `Unreadable` for the bytes of a picture or of any other file that is not text. */
export function refuseBinary(text: string): void {
  const head = text.slice(0, 4096);
  if (!BINARY_CHARACTERS.test(head)) return;
  throw new Unreadable(IMAGE_SIGNATURES.test(head) ? words.isPicture : words.binary);
}

/** A label such as `Row 1:` before a row. */
const ROW_LABEL = /^(\s*(?:row|line|zeile|reihe|r)\s*\.?\s*\d{1,2}\s*[:.)=-]\s*)(?=\S)/i;

/** Removes the labels before rows. Spaces replace them, so that every digit keeps its column. */
export function withoutLabels(text: string): string {
  const lines = text.split(/(\r\n|\r|\n)/);
  const rows = lines.filter((line) => ROW_LABEL.test(line)).length;
  if (rows < 4) return text;
  return lines.map((line) => line.replace(ROW_LABEL, (label) => " ".repeat(label.length))).join("");
}
