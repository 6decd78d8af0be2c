/** A definition as a link holds it: its JSON deflated, in letters that an address leaves as they are. */
import { canonical } from "./definition";
import type { Definition } from "./types";

/** Characters that a definition may have: a link is not to fill the memory. */
const MOST = 200_000;
/** What a packed text begins with: how it was packed. */
const DEFLATED = "z";
const PLAIN = "j";

export async function pack(definition: Definition): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(definition));
  // A browser of before 2023 leaves it as it is.
  if (typeof CompressionStream !== "function") return PLAIN + base64(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return DEFLATED + base64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Throws where it is no definition. */
export async function unpack(text: string): Promise<Definition> {
  const bytes = bytesOf(text.slice(1));
  if (text[0] === PLAIN) return JSON.parse(new TextDecoder().decode(bytes));
  if (text[0] !== DEFLATED) throw new Error(`it begins with “${text[0] ?? ""}”`);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return JSON.parse(await readText(stream));
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST) {
      await reader.cancel();
      throw new Error("it is too long");
    }
  }
}

function base64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
