/** The words of what carries a race elsewhere: the code of a frame, the link, the paper. */
import { translated } from "./language";

export const words = translated("sharing", {
  help: "Paste this into a course page: it shows and runs what is open here, with these settings. The page needs no script and no special headers; if it sets a sandbox, that must allow scripts and the same origin.",
  code: "HTML",
  /** In plain letters: who knows in which encoding the course page is. */
  frame: (view: string) => `Sudoku Lab: ${view}`,
  copy: "Copy the code",
  copied: "Code copied",
  refused: "The browser refused to copy. The code is selected: copy it yourself",
  linkTitle: "Copy the link yourself",
  linkHelp:
    "The browser refused to copy. The link is selected: press Ctrl C (Cmd C on a Mac), or hold a finger on it and choose Copy.",
  link: "Link",
  printed: (page: string, version: string, day: string) => `${page}, ${version}, printed ${day}`,
});
