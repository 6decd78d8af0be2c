/** How something of the page is cited. */
import { translated } from "./language";

export const words = await translated("cite", {
  cite: "How to cite it",
  citeIntro:
    "Name the version, since runs are equal within a version only; and the sources that this page names.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser does not let it be copied: select the text.",
  cited: (name: string, kind: string, version: string, address: string) =>
    `“${name}” (${kind}), Sudoku Lab ${version}, The Sudoku Lab authors. ${address}`,
});
