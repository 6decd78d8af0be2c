/** The page in pseudo-locales: no text is untranslated, assembled from parts or cut off, and the layout is mirrored. */
import type { Page } from "@playwright/test";
import { buildPseudo } from "../../tools/pseudo.mjs";
import { serveBelow } from "./host";
import { faultsOf } from "./overflow";
import { sample, sampled } from "./sample";
import { serve } from "./serve";
import { expect, test } from "./test";
import { views } from "./views";

// In one process, because each process builds the site.
test.describe.configure({ mode: "default" });

let base = "";
let close = () => {};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const build = await buildPseudo();
  const host = await serve(serveBelow("/", {}, { build }));
  base = `${host.url}/`;
  close = host.close;
});
test.afterAll(() => close());

/** Returns texts of the page that are outside of messages and contain a word in Latin letters. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const SKIPPED =
      "script, style, noscript, code, pre, kbd, textarea, .cm-editor, [data-language], .learn-course, .view-papers th";
    /** Ids and units that are the same in every language, names of languages and file formats. */
    const SAME =
      /\b(?:r\d+c\d+|Deutsch|English|Esc|Escape|Enter|Shift|Ctrl|Alt|CSV|JSON|SVG|PNG|TOML|HTML|Backtracking|LaTeX|Markdown|min)\b/g;
    const check = (text: string, where: string) => {
      let rest = text;
      for (let before = ""; before !== rest; ) {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, "");
      }
      if (/[A-Za-z]{3,}/.test(rest.replace(SAME, "")))
        found.add(`${where}: ${text.trim().slice(0, 90)}`);
    };
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display.startsWith("inline") && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(SKIPPED) || !parent.checkVisibility()) continue;
      check(
        node.textContent ?? "",
        `${blockOf(parent).tagName.toLowerCase()}.${blockOf(parent).className}`,
      );
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      "[aria-label], [title], [placeholder], [alt]",
    )) {
      if (element.closest(SKIPPED) || !element.checkVisibility()) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        check(element.getAttribute(name) ?? "", `${element.tagName.toLowerCase()}[${name}]`);
      }
    }
    return [...found];
  });

for (const { id, hash } of views) {
  for (const language of sample(`pseudo-locale of ${id}`, ["en-xa", "ar-xb"], 1)) {
    test(sampled(`${language}: ${id} fits, and all of it is translated`), async ({ page }) => {
      const faults: string[] = [];
      await page.goto(`${base}#v=1&${hash.slice(1)}&lang=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(
        page.locator(".view:not([hidden]) :is(h2, button):visible").first(),
      ).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const fault of await faultsOf(page)) faults.push(`${width}: ${fault}`);
        for (const text of await untranslated(page)) faults.push(`${width}: ${text}`);
      }
      expect([...new Set(faults)]).toEqual([]);
    });
  }
}

test("a language that is written from right to left mirrors the page, but no board", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(`${base}#v=1&view=race&lang=ar-xb`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  expect(await middle(".header-wordmark")).toBeGreaterThan(640);
  await expect(page.locator("[data-lane]").nth(1)).toBeVisible();
  const [first, second] = await page
    .locator("[data-lane]")
    .evaluateAll((lanes) => lanes.slice(0, 2).map((lane) => lane.getBoundingClientRect().x));
  expect(first).toBeGreaterThan(second ?? 0);
  const cells = page.locator('[role="grid"] [role="gridcell"]').filter({ visible: true });
  await page.goto(`${base}#v=1&view=solve&lang=ar-xb`);
  await expect(cells.first()).toBeVisible();
  const [left, right] = await cells.evaluateAll((all) =>
    [all[0], all[8]].map((one) => one?.getBoundingClientRect().x ?? 0),
  );
  expect(left).toBeLessThan(right ?? 0);
});
