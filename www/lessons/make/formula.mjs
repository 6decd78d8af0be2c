/**
 * Formulas of the lessons as MathML: `$b^d$` within a line, `$$x := 2c$$` as a paragraph. The notation is plain
 * Unicode: `^` and `_` take the next symbol, number or `{group}`; `{a}/{b}` is a fraction; a word such as `exp` is a
 * function name; every other character is an operator.
 */
import { escaped, throwFieldError } from "./fields.mjs";

const TOKEN = /\s*(\d+(?:[.,]\d+)*|\p{L}+|[½]|:=|.)/uy;

/** @param {string} source @param {string} where The place in the source, for error messages. */
function tokensOf(source, where) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const [, token = ""] =
      TOKEN.exec(source) ?? throwFieldError(where, `“${source}” is no formula`);
    tokens.push(token);
  }
  return tokens;
}

/**
 * Returns the MathML of a formula.
 * @param {string} source
 * @param {string} where The place in the source, for error messages.
 * @param {boolean} [block] Whether the formula is a paragraph of its own.
 */
export function formula(source, where, block = false) {
  const tokens = tokensOf(source, where);
  let at = 0;
  const unreadable = () => throwFieldError(where, `“${source}” is no formula`);

  /** Converts the tokens up to a closing bracket, or to the end. @param {string} [close] @returns {string} */
  const sequence = (close) => {
    let items = "";
    while (at < tokens.length && tokens[at] !== close) items += scripted();
    if (close !== undefined && tokens[at++] !== close) unreadable();
    return items;
  };
  const atom = () => {
    const token = tokens[at++] ?? unreadable();
    if (token === "{") return `<mrow>${sequence("}")}</mrow>`;
    if (token === "(") return `<mrow><mo>(</mo>${sequence(")")}<mo>)</mo></mrow>`;
    if (")}^_".includes(token)) unreadable();
    if (/^[\d½]/.test(token)) return `<mn>${token}</mn>`;
    if (/^\p{L}/u.test(token) && token !== "Σ") return `<mi>${token}</mi>`;
    return `<mo>${escaped(token)}</mo>`;
  };
  const scripted = () => {
    const grouped = tokens[at] === "{";
    const base = atom();
    if (grouped && tokens[at] === "/" && tokens[at + 1] === "{") {
      at += 1;
      return `<mfrac>${base}${atom()}</mfrac>`;
    }
    const scripts = { _: "msub", "^": "msup" };
    const script = scripts[/** @type {"_" | "^"} */ (tokens[at])];
    if (!script) return base;
    at += 1;
    return `<${script}>${base}${atom()}</${script}>`;
  };

  const inner = sequence();
  return `<math${block ? ' display="block"' : ""} alttext="${escaped(source)}">${inner}</math>`;
}

/**
 * Replaces the formulas between dollar signs in HTML.
 * @param {string} html @param {string} where The place in the source, for error messages.
 */
export const withFormulas = (html, where) =>
  html.replace(/\$([^$]+)\$/g, (_, source) => formula(source, where));

/**
 * Adds formulas to a Markdown parser: `$…$` within a line, and `$$…$$` as a paragraph.
 * @param {import("markdown-it").MarkdownIt} markdown @param {string} where The place in the source, for error messages.
 */
export function formulas(markdown, where) {
  markdown.inline.ruler.before("escape", "formula", (state, silent) => {
    const [all, marks = "", source = ""] =
      /^(\$\$?)([^$]+)\1/.exec(state.src.slice(state.pos)) ?? [];
    if (all === undefined) return false;
    if (!silent) state.push("formula", "math", 0).meta = { source, block: marks === "$$" };
    state.pos += all.length;
    return true;
  });
  markdown.renderer.rules.formula = (tokens, index) => {
    const meta = /** @type {{ source: string, block: boolean }} */ (tokens[index]?.meta);
    return formula(meta.source, where, meta.block);
  };
}
