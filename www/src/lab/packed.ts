/** Texts and bytes in the form of a link: compressed, in characters that an address does not escape. */

/** The prefix of a packed text, which names the method of compression. */
const DEFLATED_PREFIX = "z";
const PLAIN_PREFIX = "j";

export async function pack(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  // Browsers from before 2023 cannot compress, so the text is packed without compression.
  if (typeof CompressionStream !== "function") return PLAIN_PREFIX + base64(bytes);
  const stream = new Blob([bytes.slice()])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  return DEFLATED_PREFIX + base64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * Unpacks bytes. Throws an error if the text was not packed by this module, or has more than `most` bytes, so that a
 * link cannot fill the memory.
 */
export async function unpackBytes(packed: string, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = bytesOf(packed.slice(1));
  if (packed[0] !== PLAIN_PREFIX && packed[0] !== DEFLATED_PREFIX) {
    throw new Error(`it begins with “${packed[0] ?? ""}”`);
  }
  if (packed[0] === PLAIN_PREFIX) {
    if (bytes.length > max) throw new Error("it is too long");
    return bytes;
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return read(stream, max);
}

export const unpackText = async (packed: string, most: number): Promise<string> =>
  new TextDecoder().decode(await unpackBytes(packed, most));

async function read(
  stream: ReadableStream<Uint8Array>,
  maximum: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > maximum) {
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
