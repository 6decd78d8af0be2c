/** The metadata of the site's pages for search engines and messengers. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { lessonPage } from "../../www/lessons/make/page.mjs";
import { headOf, headText, siteOf, titleAndDescription, writeSitemap } from "../../www/seo.mjs";
import { load } from "./load.mjs";

const www = fileURLToPath(new URL("../../www/", import.meta.url));
const { words } = await load("words/found.ts");

test("the address of the site must be complete; otherwise it is rejected with a message that names it", () => {
  assert.equal(siteOf(""), "");
  assert.equal(siteOf("https://example.org"), "https://example.org/");
  assert.equal(siteOf("https://example.org/lab"), "https://example.org/lab/");
  for (const bad of ["example.org", "file:///lab", "lab/"]) {
    assert.throws(() => siteOf(bad), { message: new RegExp(`SITE is "${bad}"`) });
  }
});

const lesson = { title: 'Rows & "columns"', description: "One idea.", path: "learn/de/a.html" };

test("the tags of a page refer to the picture relative to its folder, or by its complete address", () => {
  const image = (/** @type {string} */ site) =>
    headOf(lesson, site).find(({ attrs }) => attrs.property === "og:image")?.attrs.content;
  assert.equal(image(""), "../../icons/card.png");
  assert.equal(image("https://example.org/lab/"), "https://example.org/lab/icons/card.png");
  const whole = headText(lesson, "https://example.org/lab/");
  assert.ok(
    whole.includes('<link rel="canonical" href="https://example.org/lab/learn/de/a.html" />'),
  );
  assert.ok(whole.includes('content="Rows &amp; &quot;columns&quot;"'));
  assert.ok(!headText(lesson, "").includes("canonical"));
});

test("a lesson has a description, and the picture relative to its own folder", () => {
  const lesson = { slug: "01-a", number: 1, title: "What & why", summary: "One idea.", html: "" };
  for (const [language, picture] of [
    ["en", "../icons/card.png"],
    ["de", "../../icons/card.png"],
  ]) {
    const here = /** @type {any} */ ({ ...lesson, language });
    const courses = new Map([[language ?? "", [here]]]);
    const html = lessonPage({ policy: "", script: "", styles: [], courses }, here);
    const { title, description } = titleAndDescription(html);
    assert.equal(title, "What &amp; why · Sudoku Lab");
    assert.equal(description, "One idea.");
    assert.ok(html.includes('<meta property="og:title" content="What &amp; why" />'));
    assert.ok(html.includes(`<meta property="og:image" content="${picture}" />`));
  }
});

test("the first page has a description, and the picture has the stated size", () => {
  const { title, description } = titleAndDescription(readFileSync(join(www, "index.html"), "utf8"));
  assert.match(title, /^Sudoku Lab: /);
  assert.ok(description.length > 80 && description.length < 260, description);
  const png = readFileSync(join(www, "public/icons/card.png"));
  const said = headOf({ title, description, path: "" }, "");
  const of = (/** @type {string} */ name) => said.find(({ attrs }) => attrs.property === name);
  assert.equal(of("og:image:width")?.attrs.content, String(png.readUInt32BE(16)));
  assert.equal(of("og:image:height")?.attrs.content, String(png.readUInt32BE(20)));
});

test("the sitemap lists the pages with a description, and is written if the address is known", () => {
  const folder = mkdtempSync(join(tmpdir(), "sudoku-lab-map-"));
  try {
    const page = '<meta name="description" content="One." />';
    mkdirSync(join(folder, "learn"));
    for (const name of ["index.html", "learn/index.html", "learn/a.html"]) {
      writeFileSync(join(folder, name), page);
    }
    writeFileSync(join(folder, "guest.html"), "<title>Only in a frame</title>");
    writeSitemap(folder, "");
    assert.ok(!readdirSync(folder).includes("sitemap.xml"));
    writeSitemap(folder, "https://example.org/lab/");
    const map = readFileSync(join(folder, "sitemap.xml"), "utf8");
    const pages = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one);
    const site = "https://example.org/lab/";
    assert.deepEqual(pages, [site, `${site}learn/`, `${site}learn/a.html`]);
    assert.ok(!readdirSync(folder).includes("robots.txt"), "it counts at the top of a host alone");
    writeSitemap(folder, "https://example.org/");
    assert.match(readFileSync(join(folder, "robots.txt"), "utf8"), /^Sitemap: https:.*\.xml$/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("every view has a description of its own", async () => {
  const files = readdirSync(join(www, "src/views"), { recursive: true, encoding: "utf8" });
  const ids = files
    .filter((file) => /(^|[\\/])view\.ts$/.test(file))
    .map(
      (file) => /^ {2}id: "(\w+)",$/m.exec(readFileSync(join(www, "src/views", file), "utf8"))?.[1],
    );
  assert.ok(ids.length > 5);
  assert.deepEqual([...ids].sort(), Object.keys(words.descriptions).sort());
  const said = Object.values(words.descriptions).map(String);
  assert.equal(new Set(said).size, said.length);
  for (const one of said) assert.ok(one.length >= 60 && one.length <= 180, one);
});

test("the manifest has a name, a start address, a display mode and existing icons of both sizes", () => {
  const manifest = JSON.parse(readFileSync(join(www, "public/manifest.webmanifest"), "utf8"));
  assert.ok(manifest.name && manifest.start_url && manifest.display !== "browser");
  const pictures = [...manifest.icons, ...manifest.screenshots];
  for (const { src, sizes, type } of pictures) {
    const file = readFileSync(join(www, "public", src));
    if (type === "image/png") {
      assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src);
    }
  }
  for (const side of ["192x192", "512x512"]) {
    assert.ok(
      manifest.icons.some(({ sizes }) => sizes === side),
      side,
    );
  }
});
