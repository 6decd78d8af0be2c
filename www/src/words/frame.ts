/** What a frame answers the page around it, and says of what is locked. */
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
