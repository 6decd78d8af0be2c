/** Generates the code that shows the page elsewhere, in each format. */

/** The page to embed. */
export interface SharedView {
  /** The complete address for a frame. */
  readonly address: string;
  /** The complete address for a separate tab. */
  readonly link: string;
  readonly title: string;
  readonly compact: boolean;
  /** In CSS pixels. `null` stands for the full available width. */
  readonly width: number | null;
  /** In CSS pixels. */
  readonly height: number;
}

/** The name of the file with the static figure, without its extension. */
export const FIGURE_FILE_NAME = "sudoku-lab";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const hashOf = (address: string) => address.replace(/^[^#]*#?/, "");
const siteOf = (address: string) => new URL(".", address.replace(/#.*/s, "")).href;

/** Returns the address of the script that defines the custom element. */
export const scriptOf = ({ address }: SharedView) => `${siteOf(address)}embed.js`;

/** Returns the value of the `width` attribute. */
const widthAttribute = ({ width }: SharedView) => (width === null ? "100%" : String(width));

const frameCode = (shown: SharedView) =>
  `<iframe src="${escapeHtml(shown.address)}" title="${escapeHtml(shown.title)}" width="${widthAttribute(shown)}" height="${shown.height}" loading="lazy" style="border: 0" allow="clipboard-write; fullscreen"></iframe>`;

/**
 * Returns the code of the custom element, whose height adapts to its content. Without JavaScript the code shows the
 * figure with a link.
 */
function elementCode(shown: SharedView): string {
  const { address, link, title, compact, width } = shown;
  const attributes = [
    `hash="${escapeHtml(hashOf(address))}"`,
    compact ? "" : 'compact="0"',
    width === null ? "" : `style="width: ${width}px"`,
  ].filter(Boolean);
  return [
    `<script src="${escapeHtml(scriptOf(shown))}" async></script>`,
    `<sudoku-lab ${attributes.join(" ")}>`,
    `  <a href="${escapeHtml(link)}"><img src="${FIGURE_FILE_NAME}.svg" alt="${escapeHtml(title)}"></a>`,
    "</sudoku-lab>",
  ].join("\n");
}

/** Escapes parentheses, which would end the address in Markdown. */
const escapeParentheses = (address: string) =>
  address.replaceAll("(", "%28").replaceAll(")", "%29");

const markdownCode = ({ link, title }: SharedView) =>
  `[![${title.replaceAll(/[[\]\\]/g, "\\$&")}](${FIGURE_FILE_NAME}.svg)](${escapeParentheses(link)})`;

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};
const latexText = (text: string) =>
  text.replaceAll(/[\\~^]/g, (sign) => HTML_ENTITIES[sign] ?? sign).replaceAll(/[#$%&_]/g, "\\$&");

/** Returns LaTeX code. Special characters are escaped, so that the code also works in footnotes and captions. */
const latexCode = ({ link, title }: SharedView) =>
  [
    `% ${latexText(title)}`,
    "% \\usepackage{graphicx,hyperref}",
    `\\href{${link.replaceAll(/[#%&_]/g, "\\$&")}}{%`,
    `  \\includegraphics[width=0.6\\linewidth]{${FIGURE_FILE_NAME}.png}}`,
  ].join("\n");

/** The generators, by format. */
export const generators = {
  frame: frameCode,
  element: elementCode,
  link: ({ link }: SharedView) => link,
  markdown: markdownCode,
  latex: latexCode,
};
export type CodeFormat = keyof typeof generators;
