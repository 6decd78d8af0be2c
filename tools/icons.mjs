/** Renders the PNG icons of the page from the SVG icon. Run `node tools/icons.mjs` manually when the SVG changes. */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserArgs, needBrowser } from "./browser.mjs";
import { inRoot } from "./run.mjs";

/** Side lengths in pixels, by file name. */
const sides = { touch: 180, 192: 192, 512: 512 };

const iconPath = (/** @type {string} */ name) => inRoot("www", "public", "icons", name);
const svg = readFileSync(iconPath("icon.svg"), "utf8");
const executablePath = await needBrowser();
const browser = await chromium.launch({ executablePath, args: browserArgs });
for (const [name, side] of Object.entries(sides)) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: iconPath(`${name}.png`) });
}
await browser.close();
