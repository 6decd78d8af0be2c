/** The error messages of a frame, and the texts about locked parts. */
import { table } from "./tables";

const names: Readonly<Record<string, string>> = await table("parts");
const texts = await table("frame");

export const words = {
  ...texts,
  locked: (parts: readonly string[]) =>
    parts.includes("all")
      ? texts.lockedAll
      : texts.locked(parts.map((part) => names[part] ?? part)),
};
