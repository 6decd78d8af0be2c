/** What the page says of pseudo-code. */
import { count, format } from ".";
import { translated } from "./language";

export const words = await translated("code", {
  title: "Pseudo-code",
  of: (name: string) => `Pseudo-code of ${name}`,
  before: "The lines that a step goes through light up, the last one most.",
  passed: (step: number, lines: readonly number[]) =>
    `Step ${format(step)} ${lines.length === 1 ? "is at" : "went through"} ${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}.`,
  begun: (lines: readonly number[]) =>
    `Before the first step: ${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}.`,
  none: "It declares no pseudo-code.",
  found: (times: number) => count(times, "time"),
});
