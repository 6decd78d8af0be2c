/** Metadata for search engines and link previews: Open Graph tags, `sitemap.xml` and `robots.txt`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Returns the URL of the site with a trailing slash, or "" if the environment variable `SITE` is not set. The site
 * works under any URL, so the build cannot know it otherwise. Throws if `SITE` is not an HTTP(S) URL.
 */
export function siteOf(site = process.env.SITE ?? "") {
  if (site === "") return "";
  const url = URL.canParse(site) ? new URL(site) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE is "${site}": it must be an address as in https://example.org/sudoku/`);
  }
  return new URL(".", url.href.replace(/\/?$/, "/")).href;
}

/** The picture for link previews, 1200 × 630 pixels. */
const SOCIAL_CARD_PATH = "icons/card.png";

/**
 * Returns the tags of a page's head that link previews are made from. `path` is the path of the page relative to the
 * site, "" for the main page. Consumers expect absolute URLs. Without `SITE`, the URLs are relative, which some of them
 * accept.
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
    meta("og:image", `${up}${SOCIAL_CARD_PATH}`),
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

/**
 * Returns the tags of `headOf` as HTML, for pages that Vite does not write.
 * @param {Parameters<typeof headOf>[0]} page
 */
export const headText = (page, site = siteOf()) =>
  headOf(page, site)
    .map(({ tag, attrs }) => {
      const said = Object.entries(attrs).map(([name, value]) => `${name}="${escaped(value)}"`);
      return `<${tag} ${said.join(" ")} />`;
    })
    .join("\n    ");

/**
 * Returns the first capture of a pattern in a page, with normalized white space, or "".
 * @param {string} html @param {RegExp} where
 */
const partOf = (html, where) => where.exec(html)?.[1]?.replace(/\s+/g, " ").trim() ?? "";

/** Returns the title and the meta description of a page. A missing one is "". @param {string} html */
export const titleAndDescription = (html) => ({
  title: partOf(html, /<title>([^<]*)<\/title>/),
  description: partOf(html, /<meta\s+name="description"\s+content="([^"]*)"/),
});

/**
 * Writes `sitemap.xml`, and also `robots.txt` if the site is at the root of its host. Does nothing if the URL of the
 * site is unknown. Only pages with a meta description are listed; pages that are only shown in frames have none.
 * @param {string} folder
 */
export function writeSitemap(folder, site = siteOf()) {
  if (!site) return;
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .filter(
      (name) => titleAndDescription(readFileSync(join(folder, name), "utf8")).description !== "",
    )
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
