/** What is said of a text that is pasted, once there is one. */
import { translated } from "./language";

/** As it is read: a dash or an x among dots is no blank but a slip. */
const blanks = "Blanks may be 0, a dot, * or _; also -, x or ? where all are written alike";

export const words = await translated("paste", {
  zerosBlank: "Each 0 was read as a blank.",
  readHexadecimal: (last: string) => `Read 0 to ${last} as the digits instead`,
  pasteHelp: `81 characters, nine lines, a table, a list, pencil marks, a HoDoKu line or a link. ${blanks}; spaces in full-width lines. Sizes 4, 6, 9, 12, 16 and 25. You can also paste anywhere on the page.`,
  blanks: `${blanks}.`,
  useFirst: "Use the first",
  pasteLabel: "Text of the puzzle",
  pasteUse: "Use this puzzle",
  pasteKept: "The puzzle on the board was kept.",
  unreadable: "This cannot be read as a puzzle",
  clashing: "These givens clash",
  editAnyway: "Put it on the board to correct it",
} as const);
