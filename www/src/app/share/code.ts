/** What shows the page elsewhere, in each form that places take. */

/** What is to be shown. */
export interface Shown {
  /** The whole address of what a frame shows. */
  readonly address: string;
  /** The same for a tab of its own. */
  readonly link: string;
  readonly title: string;
  readonly compact: boolean;
  /** CSS pixels; `null` is all there is. */
  readonly width: number | null;
  /** CSS pixels. */
  readonly height: number;
}

/** What the static figure is saved as, without its ending. */
export const FIGURE = "sudoku-lab";

const html = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const hashOf = (address: string) => address.replace(/^[^#]*#?/, "");
const siteOf = (address: string) => new URL(".", address.replace(/#.*/s, "")).href;

/** What defines the element. */
export const scriptOf = ({ address }: Shown) => `${siteOf(address)}embed.js`;

/** Pixels, or all the width that the page has. */
const wide = ({ width }: Shown) => (width === null ? "100%" : String(width));

const frame = (shown: Shown) =>
  `<iframe src="${html(shown.address)}" title="${html(shown.title)}" width="${wide(shown)}" height="${shown.height}" loading="lazy" style="border: 0" allow="clipboard-write; fullscreen"></iframe>`;

/** Its height follows what it shows; without a script there is a picture with a link. */
function element(shown: Shown): string {
  const { address, link, title, compact, width } = shown;
  const attributes = [
    `hash="${html(hashOf(address))}"`,
    compact ? "" : 'compact="0"',
    width === null ? "" : `style="width: ${width}px"`,
  ].filter(Boolean);
  return [
    `<script src="${html(scriptOf(shown))}" async></script>`,
    `<sudoku-lab ${attributes.join(" ")}>`,
    `  <a href="${html(link)}"><img src="${FIGURE}.svg" alt="${html(title)}"></a>`,
    "</sudoku-lab>",
  ].join("\n");
}

/** Brackets would end the address. */
const bracketed = (address: string) => address.replaceAll("(", "%28").replaceAll(")", "%29");

const markdown = ({ link, title }: Shown) =>
  `[![${title.replaceAll(/[[\]\\]/g, "\\$&")}](${FIGURE}.svg)](${bracketed(link)})`;

const SIGNS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};
const latexText = (text: string) =>
  text.replaceAll(/[\\~^]/g, (sign) => SIGNS[sign] ?? sign).replaceAll(/[#$%&_]/g, "\\$&");

/** With a backslash before what has a meaning, it also stands in a footnote or below a figure. */
const latex = ({ link, title }: Shown) =>
  [
    `% ${latexText(title)}`,
    "% \\usepackage{graphicx,hyperref}",
    `\\href{${link.replaceAll(/[#%&_]/g, "\\$&")}}{%`,
    `  \\includegraphics[width=0.6\\linewidth]{${FIGURE}.png}}`,
  ].join("\n");

/** By the names of the forms. */
export const forms = { frame, element, link: ({ link }: Shown) => link, markdown, latex };
export type Form = keyof typeof forms;
