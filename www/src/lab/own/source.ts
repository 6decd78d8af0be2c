/** The source of the visitor's own solver: the text of a script or a WebAssembly module, and its form in a link. */
import { pack, unpackBytes } from "../packed";

export type Source =
  | { readonly kind: "js"; readonly text: string }
  | { readonly kind: "wasm"; readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string };

/** The maximum size of code, in a link and in a file, in bytes. */
export const MAX_SOURCE_BYTES = 2_000_000;

/** The prefix of a packed module. */
const WASM_PREFIX = "w";

export const packSource = async (source: Source): Promise<string> =>
  source.kind === "js" ? pack(source.text) : WASM_PREFIX + (await pack(source.bytes));

/** Unpacks a source from a link; throws an error if the text is not a source. */
export async function unpackSource(packed: string): Promise<Source> {
  const wasm = packed.startsWith(WASM_PREFIX);
  const bytes = await unpackBytes(wasm ? packed.slice(1) : packed, MAX_SOURCE_BYTES);
  if (wasm) return { kind: "wasm", bytes, name: "solver.wasm" };
  return { kind: "js", text: new TextDecoder().decode(bytes) };
}

/**
 * The source in a file, which is a module if it begins with the signature of WebAssembly. Throws an error if the file
 * is too large.
 */
export async function sourceOf(file: File): Promise<Source> {
  if (file.size > MAX_SOURCE_BYTES) throw new Error("it is too long");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wasm = [0, 0x61, 0x73, 0x6d].every((byte, at) => bytes[at] === byte);
  if (wasm) return { kind: "wasm", bytes, name: file.name };
  return { kind: "js", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
}
