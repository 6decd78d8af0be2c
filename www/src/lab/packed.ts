/** Texts and bytes as a link holds them: deflated, in letters that an address leaves as they are. */

/** What a packed text begins with: how it was packed. */
const DEFLATED = "z";
const PLAIN = "j";

export async function pack(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  // A browser of before 2023 leaves it as it is.
  if (typeof CompressionStream !== "function") return PLAIN + base64(bytes);
  const stream = new Blob([bytes.slice()])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  return DEFLATED + base64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Throws where it was not packed here, or has more than `most` bytes: a link is not to fill the memory. */
export async function unpackBytes(packed: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = bytesOf(packed.slice(1));
  if (packed[0] !== PLAIN && packed[0] !== DEFLATED) {
    throw new Error(`it begins with “${packed[0] ?? ""}”`);
  }
  if (packed[0] === PLAIN) {
    if (bytes.length > most) throw new Error("it is too long");
    return bytes;
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return read(stream, most);
}

export const unpackText = async (packed: string, most: number): Promise<string> =>
  new TextDecoder().decode(await unpackBytes(packed, most));

async function read(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error("it is too long");
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function base64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
