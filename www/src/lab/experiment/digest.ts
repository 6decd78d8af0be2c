/**
 * The SHA-256 digest of a text or of bytes, as hexadecimal digits; `null` in a page that was not loaded over a secure
 * connection, where browsers offer no digests.
 */
export async function digestOf(content: string | Uint8Array<ArrayBuffer>): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
