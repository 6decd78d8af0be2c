/** What search engines and messengers are told of the site's pages. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A site may stand anywhere, so a build knows its address only if `SITE` says it; with a slash at the end. */
export function siteOf(said = process.env.SITE ?? "") {
  if (said === "") return "";
  const url = URL.canParse(said) ? new URL(said) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE is "${said}": it must be an address as in https://example.org/sudoku/`);
  }
  return new URL(".", url.href.replace(/\/?$/, "/")).href;
}

/** Picture of a page where it has none of its own: 1200 × 630 pixels. */
const CARD = "icons/card.png";

/**
 * The tags of a page's head by which others show it. `path` is the page's own from the site, "" for the first.
 * Who reads them wants whole addresses: without `SITE` they are relative, which some understand.
 * @param {{ title: string, description: string, path: string, type?: "website" | "article" }} page
 * @returns {{ tag: string, attrs: Record<string, string> }[]}
 */
export function headOf({ title, description, path, type = "website" }, site = siteOf()) {
  const up = site || "../".repeat(path.split("/").length - 1) || "./";
  const meta = (/** @type {string} */ property, /** @type {string} */ content) => ({
    tag: "meta",
    attrs: { property, content },
  });
  return [
    meta("og:type", type),
    meta("og:site_name", "Sudoku Lab"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:image", `${up}${CARD}`),
    meta("og:image:width", "1200"),
    meta("og:image:height", "630"),
    meta("og:image:alt", "Four algorithms at work on one Sudoku"),
    { tag: "meta", attrs: { name: "twitter:card", content: "summary_large_image" } },
    ...(site
      ? [
          meta("og:url", site + path),
          { tag: "link", attrs: { rel: "canonical", href: site + path } },
        ]
      : []),
  ];
}

const escaped = (/** @type {string} */ text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The same as text, for pages that Vite does not write. @param {Parameters<typeof headOf>[0]} page */
export const headText = (page, site = siteOf()) =>
  headOf(page, site)
    .map(({ tag, attrs }) => {
      const said = Object.entries(attrs).map(([name, value]) => `${name}="${escaped(value)}"`);
      return `<${tag} ${said.join(" ")} />`;
    })
    .join("\n    ");

/** The text of a page between two marks of its HTML. @param {string} html @param {RegExp} where */
const partOf = (html, where) => where.exec(html)?.[1]?.replace(/\s+/g, " ").trim() ?? "";

/** What a page says of itself. @param {string} html */
export const aboutOf = (html) => ({
  title: partOf(html, /<title>([^<]*)<\/title>/),
  description: partOf(html, /<meta\s+name="description"\s+content="([^"]*)"/),
});

/**
 * Writes `sitemap.xml`, and `robots.txt` where the site is a whole host, if the build knows its address. The
 * pages are those that describe themselves: what is only shown in frames does not. @param {string} folder
 */
export function writeSitemap(folder, site = siteOf()) {
  if (!site) return;
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .filter((name) => aboutOf(readFileSync(join(folder, name), "utf8")).description !== "")
    .map((name) => relative(folder, join(folder, name)).split(sep).join("/"))
    .map((name) => site + name.replace(/(^|\/)index\.html$/, "$1"))
    .sort();
  const urls = pages.map((page) => `  <url><loc>${escaped(page)}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ];
  writeFileSync(join(folder, "sitemap.xml"), lines.join("\n"));
  if (new URL(site).pathname !== "/") return;
  writeFileSync(join(folder, "robots.txt"), `User-agent: *\nSitemap: ${site}sitemap.xml\n`);
}
