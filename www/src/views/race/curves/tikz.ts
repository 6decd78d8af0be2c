/** A plot as a `tikzpicture` for LaTeX, drawn from the same lines and texts as the SVG. */
import { FONT_SIZE, rounded, type Scene, type Stroke, type Text } from "./scene";

/** The number of big points, the unit `bp` of TeX, per CSS pixel: an inch has 72 big points or 96 CSS pixels. */
const BP_PER_PX = 0.75;

const bp = (px: number) => `${rounded(px * BP_PER_PX)}bp`;
const point = ([x, y]: readonly [number, number]) => `(${rounded(x)},${rounded(y)})`;

const special: Readonly<Record<string, string>> = {
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

/** The characters of `special` and those with a meaning in LaTeX, which a backslash escapes. */
const toEscape = new RegExp(
  `[${Object.keys(special).join("").replace("\\", "\\\\").replace("^", "\\^")}#$%&_{}]`,
  "g",
);

/** Returns the text with all characters escaped that LaTeX reads as commands or that its usual fonts lack. */
export const escaped = (text: string): string =>
  text.replaceAll(toEscape, (one) => special[one] ?? `\\${one}`);

/** Returns a comment of one line. */
const comment = (text: string) => `% ${text.replaceAll(/\s+/g, " ")}`;

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

const ANCHORS = { start: "base west", middle: "base", end: "base east" };

export function drawTikz(scene: Scene, metadata: string): string {
  const names = namesOf(scene);
  const [from, to] = scene.clip;
  const stroke = ({ parts, colour, width, dash }: Stroke): readonly string[] => {
    const [on, ...rest] = dash.map(bp);
    const pattern = [on, ...rest]
      .map((length, at) => `${at % 2 === 0 ? "on" : "off"} ${length}`)
      .join(" ");
    const dashed = on ? `,dash pattern=${pattern}` : "";
    const look = `[${names.get(colour)},line width=${bp(width)}${dashed}]`;
    return parts
      .filter(({ length }) => length > 1)
      .map((part) => `\\draw${look} ${part.map(point).join(" -- ")};`);
  };
  const text = ({ at, anchor, text: what, colour, heading }: Text): string => {
    const size = (heading ? FONT_SIZE.heading : FONT_SIZE.other) * BP_PER_PX;
    const font = `\\fontsize{${rounded(size)}}{${rounded(size * 1.2)}}\\selectfont${heading ? "\\bfseries" : ""}`;
    return `\\node[anchor=${ANCHORS[anchor]},text=${names.get(colour)},font=${font}] at ${point(at)} {${escaped(what)}};`;
  };
  const drawn = scene.items.flatMap((item): readonly string[] => {
    if (item.kind === "text") return [text(item)];
    if (!item.clipped) return stroke(item);
    return [
      "\\begin{scope}",
      `\\clip ${point(from)} rectangle ${point(to)};`,
      ...stroke(item),
      "\\end{scope}",
    ];
  });
  return [
    comment(scene.title),
    comment(scene.summary),
    comment(metadata),
    "% Needs \\usepackage{tikz}. The file is in UTF-8: use lualatex or xelatex, or pdflatex of 2018 or later.",
    `\\begin{tikzpicture}[x=${BP_PER_PX}bp,y=-${BP_PER_PX}bp,line join=round,every node/.style={inner sep=0pt,outer sep=0pt}]`,
    ...[...names].map(([colour, name]) => `\\definecolor{${name}}{HTML}{${hexOf(colour)}}`),
    `\\useasboundingbox (0,0) rectangle (${scene.width},${scene.height});`,
    ...drawn,
    "\\end{tikzpicture}%\n",
  ].join("\n");
}
