/** Renders the static pages of the documentation, which share the header, styles and script of the lessons. */
import { escaped } from "../lessons/make/fields.mjs";
import { documentOf } from "../lessons/make/page.mjs";
import { sections } from "./contents.mjs";
import { renderFile } from "./render.mjs";

/** @typedef {import("../lessons/make/page.mjs").Site} Site */

const OVERVIEW = "Documentation";
const ABOUT = "How to use, host, script, extend and cite Sudoku Lab.";

/** Returns the navigation beside each page. @param {string} [current] The slug of the current page. */
function navigation(current) {
  const lists = sections.map(({ title, entries }) => {
    const items = entries.map(
      ({ slug, name }) =>
        `<li><a href="${slug}.html"${slug === current ? ' aria-current="page"' : ""}>${escaped(name)}</a></li>`,
    );
    return `<h2>${title}</h2>\n<ul>${items.join("\n")}</ul>`;
  });
  return `<nav class="contents" aria-label="${OVERVIEW}">${lists.join("\n")}</nav>`;
}

/** Returns the overview, which lists every page with its summary. @param {Site} site */
function overview(site) {
  const lists = sections.map(({ title, entries }) => {
    const items = entries.map(
      ({ slug, name, summary }) =>
        `<li><a href="${slug}.html">${escaped(name)}</a><p>${escaped(summary)}</p></li>`,
    );
    return `<h2>${title}</h2>\n<ul>${items.join("\n")}</ul>`;
  });
  return documentOf(site, "en", {
    title: OVERVIEW,
    summary: ABOUT,
    body: `<header class="head"><h1>${OVERVIEW}</h1><p class="summary">${ABOUT}</p></header>
<div class="lessons">${lists.join("\n")}</div>`,
    kind: "list",
    path: "docs/index.html",
  });
}

/** Returns all pages with their paths from the root of the site. @param {Site} site */
export function* documentation(site) {
  yield { path: "docs/index.html", html: overview(site) };
  for (const { slug, file, summary } of sections.flatMap(({ entries }) => entries)) {
    const { title, html } = renderFile(file);
    const path = `docs/${slug}.html`;
    const body = `<article>
<header class="head"><p class="which"><a href="index.html">${OVERVIEW}</a></p><h1>${escaped(title)}</h1></header>
${html}
</article>
${navigation(slug)}`;
    yield { path, html: documentOf(site, "en", { title, summary, body, kind: "docs", path }) };
  }
}
