/** The page at 400 % on a 1280 × 1024 screen, and on other small screens: WCAG 2.2, 1.4.10 and 2.4.11. */
import { button, EASY, lane, open, openInPage, race, size } from "./lab";
import { sample, sampled } from "./sample";
import { chromium, expect, type Page, test } from "./test";
import { links, views } from "./views";

const screens = [
  { width: 320, height: 256 },
  { width: 320, height: 200 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
];

/** Whether lanes leave space for anything else. */
const hasRoom = ({ height }: { readonly height: number }) => height >= 240;

/** The screens on which views are traversed with Tab. */
const walked = sample("screens of views", screens, 1);

/** Returns the faults in the visibility of the focus; an empty list if there are none. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const name = focused.getAttribute("aria-label") ?? focused.textContent ?? focused.tagName;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const said: string[] = [];
    if (left < 0 || right > innerWidth) said.push("beyond the sides");
    if (bottom <= 0 || top >= innerHeight) said.push("out of sight");
    // Everything that stays in place while the page scrolls, unless the focus is in the bar itself.
    for (const fixed of document.querySelectorAll("body *")) {
      if (getComputedStyle(fixed).position !== "fixed" || fixed.contains(focused)) continue;
      if (focused.closest(".transport")) continue; // the two rows of one bar
      const bar = fixed.getBoundingClientRect();
      const covers = bar.top < bottom && top < bar.bottom; // the bar extends across the window
      // An element that is higher than the remaining space inevitably extends below the bar.
      const room = innerHeight - bar.height;
      const fits = bottom - top <= room / 2;
      if (covers && (fits || top >= bar.top)) said.push(`beneath ${fixed.className}`);
    }
    return said.map((fault) => `${name.trim().slice(0, 40)}: ${fault}`);
  });

/** Returns how far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });

const watched = sample("screens of a race that is watched", screens.filter(hasRoom), 1);
for (const viewport of watched) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, deviceScaleFactor: viewport.width === 320 ? 4 : 2 });

    test(
      sampled("what a race is paused with stays at hand while one watches"),
      async ({ page }) => {
        await open(page, `#a=backtracking:rows,general&pace=2&p=${EASY}`);
        await button(page, "Race").focus();
        await page.keyboard.press("Enter");
        await expect(lane(page, 1).locator("canvas.lane-board")).toBeInViewport({ ratio: 0.5 });
        await expect(button(page, "Pause")).toBeInViewport({ ratio: 1 });
        await expect(button(page, "Pause")).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(button(page, "Resume")).toBeInViewport({ ratio: 1 });
        expect(await sideways(page)).toBe(0);
      },
    );
  });
}

for (const { id: view, hash } of sample("views by Tab", views, 2)) {
  test(
    sampled(`all of the view “${view}” is reached by Tab, and seen, on each of these screens`),
    async ({ page }) => {
      for (const screen of walked) {
        await page.setViewportSize(screen);
        // The page exists from the beginning; after its last tab stop, Tab starts again.
        if (screen === walked[0]) await page.goto(`./${hash}`);
        await expect(page.locator(`.view-${view}`)).toBeVisible();
        await expect(page.locator("nav.header-views:not(.kinds)").getByRole("link")).toHaveCount(
          links,
        );
        if (view === "race") await expect(lane(page, 4).locator("button").first()).toBeVisible();
        const size = `${screen.width} × ${screen.height}`;
        expect(await sideways(page), size).toBe(0);
        const found: string[] = [];
        let stops = 0;
        for (; stops < 400; stops++) {
          await page.keyboard.press("Tab");
          const wrong = await faults(page);
          if (wrong === null) break;
          found.push(...wrong);
        }
        expect(found, size).toEqual([]);
        expect(stops, size).toBeGreaterThan(5);
        expect(stops, size).toBeLessThan(400);
        expect(await sideways(page), size).toBe(0);
      }
    },
  );
}

test(
  sampled("with letters twice as large nothing is beside the page, no panel in another"),
  async () => {
    const { args = [], ...options } = test.info().project.use.launchOptions ?? {};
    const large = [...args, "--blink-settings=defaultFontSize=32"];
    const browser = await chromium.launch({ ...options, args: large });
    try {
      const { baseURL } = test.info().project.use;
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      await open(page, `#a=general,backtracking,rules,ga&p=${EASY}`);
      await race(page);
      for (const { id: view, hash } of sample("views in large letters", views, 2)) {
        await openInPage(page, view, hash);
        for (const width of [1280, 360]) {
          await size(page, width, 740);
          expect(await sideways(page), `${view}, ${width}`).toBe(0);
          const cut = await page.evaluate(() =>
            [...document.querySelectorAll(".view:not([hidden]) .panel")]
              .filter((panel) => panel.scrollWidth > panel.clientWidth + 1)
              .map((panel) => panel.className),
          );
          expect(cut, `${view}, ${width}`).toEqual([]);
        }
      }
    } finally {
      await browser.close();
    }
  },
);

test("givens that clash widen no page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`./#a=backtracking,general&p=55${".".repeat(79)}`);
  await expect(lane(page, 1)).toContainText("givens conflict");
  expect(await sideways(page)).toBe(0);
});
