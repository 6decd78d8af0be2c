/** A plot as a `tikzpicture` for LaTeX, drawn from the same lines and texts as the SVG. */
import { FONT_SIZE, rounded, type Scene, type Stroke, type Text } from "./scene";

/** The number of big points, the unit `toBigPoints` of TeX, per CSS pixel: an inch has 72 big points or 96 CSS pixels. */
const BP_PER_PX = 0.75;

const toBigPoints = (px: number) => `${rounded(px * BP_PER_PX)}bp`;
const tikzPoint = ([x, y]: readonly [number, number]) => `(${rounded(x)},${rounded(y)})`;

const specialCharacters: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  '"': "''",
  "\u00a0": "~",
  "\u202f": "\\,",
  "\u2009": "\\,",
  µ: "\\textmu{}",
  μ: "\\textmu{}",
  "–": "--",
  "—": "---",
  "−": "$-$",
  "×": "$\\times$",
  "·": "$\\cdot$",
  "±": "$\\pm$",
  "÷": "$\\div$",
  "≤": "$\\le$",
  "≥": "$\\ge$",
  "≠": "$\\ne$",
  "≈": "$\\approx$",
  "→": "$\\rightarrow$",
  "←": "$\\leftarrow$",
  "∞": "$\\infty$",
  "√": "$\\surd$",
  "²": "\\textsuperscript{2}",
  "³": "\\textsuperscript{3}",
  "°": "\\textdegree{}",
  "…": "\\ldots{}",
  "“": "``",
  "”": "''",
  "„": ",,",
  "‘": "`",
  "’": "'",
  α: "$\\alpha$",
  β: "$\\beta$",
  ρ: "$\\rho$",
  σ: "$\\sigma$",
};

/** The characters of `specialCharacters` and those with a meaning in LaTeX, which a backslash escapes. */
const escapePattern = new RegExp(
  `[${Object.keys(specialCharacters).join("").replace("\\", "\\\\").replace("^", "\\^")}#$%&_{}]`,
  "g",
);

/** Returns the text with all characters escaped that LaTeX reads as commands or that its usual fonts lack. */
export const escapeLatex = (text: string): string =>
  text.replaceAll(escapePattern, (one) => specialCharacters[one] ?? `\\${one}`);

/** Returns a comment of one line. */
const latexComment = (text: string) => `% ${text.replaceAll(/\s+/g, " ")}`;

/** Returns the names of the colours of a scene, keyed by their hexadecimal or `rgb()` values. */
function namesOf({ items }: Scene): ReadonlyMap<string, string> {
  const all = new Set(items.map(({ colour }) => colour));
  return new Map([...all].map((colour, index) => [colour, `c${index + 1}`]));
}

/** Returns a colour of the palette, `#rrggbb`, `#rgb` or `rgb(r g b)`, as six hexadecimal digits. */
export function hexOf(colour: string): string {
  const [, three] = /^#([0-9a-f]{3})$/i.exec(colour) ?? [];
  if (three)
    return [...three]
      .map((digit) => digit + digit)
      .join("")
      .toUpperCase();
  const [, six] = /^#([0-9a-f]{6})/i.exec(colour) ?? [];
  if (six) return six.toUpperCase();
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return [0, 1, 2]
    .map((at) =>
      Math.round(channels[at] ?? 0)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase();
}

const TIKZ_ANCHORS = { start: "base west", middle: "base", end: "base east" };

export function drawTikz(scene: Scene, metadata: string): string {
  const names = namesOf(scene);
  const [from, to] = scene.clip;
  const stroke = ({ parts, colour, width, dash }: Stroke): readonly string[] => {
    const [on, ...rest] = dash.map(toBigPoints);
    const pattern = [on, ...rest]
      .map((length, at) => `${at % 2 === 0 ? "on" : "off"} ${length}`)
      .join(" ");
    const dashed = on ? `,dash pattern=${pattern}` : "";
    const look = `[${names.get(colour)},line width=${toBigPoints(width)}${dashed}]`;
    return parts
      .filter(({ length }) => length > 1)
      .map((part) => `\\draw${look} ${part.map(tikzPoint).join(" -- ")};`);
  };
  const text = ({ at, anchor, text: content, colour, heading }: Text): string => {
    const size = (heading ? FONT_SIZE.heading : FONT_SIZE.other) * BP_PER_PX;
    const font = `\\fontsize{${rounded(size)}}{${rounded(size * 1.2)}}\\selectfont${heading ? "\\bfseries" : ""}`;
    return `\\node[anchor=${TIKZ_ANCHORS[anchor]},text=${names.get(colour)},font=${font}] at ${tikzPoint(at)} {${escapeLatex(content)}};`;
  };
  const commands = scene.items.flatMap((item): readonly string[] => {
    if (item.kind === "text") return [text(item)];
    if (!item.clipped) return stroke(item);
    return [
      "\\begin{scope}",
      `\\clip ${tikzPoint(from)} rectangle ${tikzPoint(to)};`,
      ...stroke(item),
      "\\end{scope}",
    ];
  });
  return [
    latexComment(scene.title),
    latexComment(scene.summary),
    latexComment(metadata),
    "% Needs \\usepackage{tikz}. The file is in UTF-8: use lualatex or xelatex, or pdflatex of 2018 or later.",
    `\\begin{tikzpicture}[x=${BP_PER_PX}bp,y=-${BP_PER_PX}bp,line join=round,every node/.style={inner sep=0pt,outer sep=0pt}]`,
    ...[...names].map(([colour, name]) => `\\definecolor{${name}}{HTML}{${hexOf(colour)}}`),
    `\\useasboundingbox (0,0) rectangle (${scene.width},${scene.height});`,
    ...commands,
    "\\end{tikzpicture}%\n",
  ].join("\n");
}
