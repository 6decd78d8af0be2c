/**
 * Draws the preview image that messengers show for a link to the page, from a race in the built page. Run `node
 * tools/card.mjs` manually when the appearance of boards changes.
 */
import { chromium } from "@playwright/test";
import { browserArgs, needBrowser } from "./browser.mjs";
import { inRoot } from "./run.mjs";
import { serverOf } from "./serve.mjs";

const size = { width: 1200, height: 630 };
const server = serverOf();
await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(null)));
const address = server.address();
const port = typeof address === "object" ? address?.port : 0;
const browser = await chromium.launch({ executablePath: await needBrowser(), args: browserArgs });

const lab = await browser.newPage({ viewport: { width: 1600, height: 900 }, deviceScaleFactor: 2 });
await lab.goto(`http://127.0.0.1:${port}/#pace=max`);
await lab.locator('[data-lane][data-state="paused"]').last().waitFor();
await lab.locator("[data-start]:visible").first().click();
await lab.waitForFunction(
  () => !document.querySelector('[data-lane]:not([data-state="ended"])'),
  null,
  { timeout: 120_000 },
);
await lab.waitForTimeout(1500); // until the last state of each board is drawn
const lanes = await lab.locator("[data-lane]").evaluateAll((all) =>
  all.slice(0, 4).map((lane) => {
    const canvas = /** @type {HTMLCanvasElement} */ (lane.querySelector("canvas.lane-board"));
    const name = /** @type {HTMLSelectElement} */ (lane.querySelector("select"));
    return { board: canvas.toDataURL(), name: name.selectedOptions[0]?.textContent ?? "" };
  }),
);

const figures = lanes.map(
  ({ board, name }, index) =>
    `<figure class="lane-${index + 1}"><img src="${board}"><figcaption>${name}</figcaption></figure>`,
);
const card = await browser.newPage({ viewport: size });
await card.setContent(`<style>
  body { display: grid; align-content: space-between; box-sizing: border-box; height: 630px; margin: 0; padding: 64px 56px 52px;
    background: #f6f5f1; color: #1d1c22; font-family: system-ui, "DejaVu Sans", sans-serif; }
  h1 { margin: 0; font: 700 92px/1 ui-serif, "DejaVu Serif", Georgia, serif; }
  p { margin: 20px 0 0; color: #5f5d68; font-size: 37px; }
  div { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px; }
  figure { margin: 0; border-top: 6px solid; background: #fff; padding: 12px 12px 10px; border-radius: 6px; }
  img { display: block; width: 100%; }
  figcaption { margin-top: 8px; color: #1d1c22; font-size: 20px; font-weight: 600; white-space: nowrap; }
  .lane-1 { border-color: #0060a8; } .lane-2 { border-color: #b04400; }
  .lane-3 { border-color: #00704f; } .lane-4 { border-color: #9a3d78; }
</style><header><h1>Sudoku Lab</h1><p>Race Sudoku algorithms and watch them think.</p></header>
<div>${figures.join("")}</div>`);
await card.screenshot({ path: inRoot("www", "public", "icons", "card.png") });
await browser.close();
server.close();
