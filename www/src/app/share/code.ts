/** Generates the code that shows the page elsewhere, in each format. */

/** The page to embed. */
export interface Shown {
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
export const FIGURE = "sudoku-lab";

const html = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const hashOf = (address: string) => address.replace(/^[^#]*#?/, "");
const siteOf = (address: string) => new URL(".", address.replace(/#.*/s, "")).href;

/** Returns the address of the script that defines the custom element. */
export const scriptOf = ({ address }: Shown) => `${siteOf(address)}embed.js`;

/** Returns the value of the `width` attribute. */
const wide = ({ width }: Shown) => (width === null ? "100%" : String(width));

const frame = (shown: Shown) =>
  `<iframe src="${html(shown.address)}" title="${html(shown.title)}" width="${wide(shown)}" height="${shown.height}" loading="lazy" style="border: 0" allow="clipboard-write; fullscreen"></iframe>`;

/**
 * Returns the code of the custom element, whose height adapts to its content. Without JavaScript the code shows the
 * figure with a link.
 */
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

/** Escapes parentheses, which would end the address in Markdown. */
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

/** Returns LaTeX code. Special characters are escaped, so that the code also works in footnotes and captions. */
const latex = ({ link, title }: Shown) =>
  [
    `% ${latexText(title)}`,
    "% \\usepackage{graphicx,hyperref}",
    `\\href{${link.replaceAll(/[#%&_]/g, "\\$&")}}{%`,
    `  \\includegraphics[width=0.6\\linewidth]{${FIGURE}.png}}`,
  ].join("\n");

/** The generators, by format. */
export const forms = { frame, element, link: ({ link }: Shown) => link, markdown, latex };
export type Form = keyof typeof forms;
