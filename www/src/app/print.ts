/** Prepares the page for printing: light colours, also on canvases, and a footer with the source of the printout. */

import { lab } from "../session/engine";
import { paletteVersion, shownTheme } from "../ui/appearance";
import { words as all } from "../words";
import { words } from "../words/print";

const rootElement = document.documentElement;
let colophon: HTMLElement | undefined;

/**
 * Switches the colours for paper on or off. A style sheet alone does not affect canvases, and not every browser reports
 * when print styles take effect.
 */
function setPaperColours(paper: boolean): void {
  rootElement.toggleAttribute("data-printing", paper);
  if (paper && shownTheme.peek() !== "contrast") rootElement.setAttribute("data-theme", "light");
  else if (shownTheme.peek() === "auto") rootElement.removeAttribute("data-theme");
  else rootElement.setAttribute("data-theme", shownTheme.peek());
  paletteVersion.value++;
}

addEventListener("beforeprint", () => {
  colophon?.remove();
  colophon = document.createElement("footer");
  colophon.className = "colophon";
  const link = document.createElement("a");
  link.href = link.textContent = location.href;
  const day = new Date().toLocaleDateString("en-CA"); // 2026-01-31
  const version = all.version(lab.peek()?.version ?? "");
  colophon.append(words.printed(all.title, version, day), document.createElement("br"), link);
  document.body.append(colophon);
  setPaperColours(true);
});

addEventListener("afterprint", () => {
  colophon?.remove();
  setPaperColours(false);
});
