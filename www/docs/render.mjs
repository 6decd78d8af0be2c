/** Renders the Markdown files of the documentation as the articles of its pages. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { scrollable } from "../lessons/make/html.mjs";
import { sections } from "./contents.mjs";

const repository = fileURLToPath(new URL("../../", import.meta.url));

/** The address of a page within the folder of the documentation, by its Markdown file. */
const pageOf = new Map(
  sections.flatMap(({ entries }) => entries.map(({ slug, file }) => [file, `${slug}.html`])),
);

/**
 * The target of a link on the site. A link to a file that the site does not contain, such as a source file, has no
 * target.
 * @param {string} file the Markdown file that contains the link, from the root of the repository
 * @param {string} href
 */
function linkTarget(file, href) {
  if (/^(?:[a-z]+:|#)/i.test(href)) return href;
  const [path = "", fragment] = href.split("#");
  const target = posix.normalize(posix.join(dirname(file), path));
  if (!existsSync(join(repository, target)))
    throw new Error(`${file} links to ${href}, which does not exist`);
  const page = pageOf.get(target);
  return page && fragment ? `${page}#${fragment}` : page;
}

/** Replaces the links of a file by their targets on the site; links without a target become plain text. */
function rewriteLinks(
  /** @type {InstanceType<typeof MarkdownIt>} */ markdown,
  /** @type {string} */ file,
) {
  markdown.core.ruler.push("relink", ({ tokens }) => {
    for (const { children } of tokens) {
      /** For each open link, whether it has a target. @type {boolean[]} */
      const open = [];
      for (const token of children ?? []) {
        if (token.type === "link_open") {
          const target = linkTarget(file, String(token.attrGet("href")));
          open.push(target !== undefined);
          if (target === undefined) Object.assign(token, { tag: "span", attrs: null });
          else token.attrSet("href", target);
        } else if (token.type === "link_close" && !open.pop()) token.tag = "span";
      }
    }
  });
}

/** Returns the anchor of a heading, as repository hosts generate it. @param {string} title The heading in Markdown. */
const repositoryAnchor = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

/** Gives each heading the anchor that links use. @param {InstanceType<typeof MarkdownIt>} markdown */
function addHeadingAnchors(markdown) {
  markdown.core.ruler.push("anchors", ({ tokens }) => {
    for (const [index, token] of tokens.entries())
      if (token.type === "heading_open")
        token.attrSet("id", repositoryAnchor(tokens[index + 1]?.content ?? ""));
  });
}

/**
 * Renders a Markdown file. The first heading is the title and is not part of the article.
 * @param {string} file from the root of the repository
 */
export function renderFile(file) {
  const text = readFileSync(join(repository, file), "utf8");
  const [, title, body] = /^# ([^\n]*)\n(.*)$/s.exec(text) ?? [];
  if (!title || body === undefined) throw new Error(`${file} does not begin with a title`);
  const markdown = new MarkdownIt();
  rewriteLinks(markdown, file);
  addHeadingAnchors(markdown);
  return { title: title.replaceAll("`", ""), html: scrollable(markdown.render(body)) };
}
