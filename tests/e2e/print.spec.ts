/** Printing a race. */

import { chooseTheme, EASY, lane, lanes, open, race } from "./lab";
import { expect, type Page, test } from "./test";

const RACE = `#a=general,backtracking,rules,ga,relaxation-labeling,general&pace=max&p=${EASY}`;

/** The CSS pixels of an A4 page between margins of 10 mm. */
const PAPER = { width: 717, height: 1047 };

async function raced(page: Page): Promise<void> {
  await open(page, RACE);
  await chooseTheme(page, "dark");
  await race(page);
  await expect(page.locator(".plot canvas").first()).toBeVisible();
}

/** Returns the most frequent colour of a canvas: its background. */
const ground = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const canvas = one as HTMLCanvasElement;
      const context = canvas.getContext("2d");
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const colour = [...data.slice(at, at + 4)].join();
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
    });

/** Waits for the part that prepares the page for printing, which is fetched some seconds after the page was opened. */
async function printable(page: Page): Promise<void> {
  const later = await page.waitForFunction(
    () =>
      performance.getEntriesByType("resource").find(({ name }) => /\/later-[^/]*\.js$/.test(name))
        ?.name,
  );
  await page.evaluate((address) => import(address ?? ""), await later.jsonValue());
}

test("a race on paper", async ({ page }) => {
  await raced(page);
  await printable(page);

  await test.step("it is printed light, boards and plots too, whatever the theme, and stays as it was on the screen", async () => {
    const dark = await ground(page, "canvas.lane-board");
    // After the page's own listener, which was added first: the state that is printed.
    await page.evaluate(() => {
      addEventListener("beforeprint", () => {
        const canvas = document.querySelector<HTMLCanvasElement>("canvas.lane-board");
        const context = canvas?.getContext("2d");
        const found = new Set<string>();
        const { data } = context?.getImageData(0, 0, canvas?.width ?? 0, canvas?.height ?? 0) ?? {};
        for (let at = 0; data && at < data.length; at += 4) {
          found.add([...data.slice(at, at + 4)].join());
        }
        const said = document.querySelector(".colophon")?.textContent ?? "";
        Object.assign(window, { printed: { said, colours: [...found] } });
      });
    });
    await page.pdf();
    const { said, colours } = await page.evaluate(
      () => (window as unknown as { printed: { said: string; colours: string[] } }).printed,
    );
    expect(colours).toContain("255,255,255,255");
    expect(colours).not.toContain(dark);
    expect(said).toContain(page.url());
    expect(said).toMatch(/version \d+\.\d+\.\d+/);
    const today = await page.evaluate(() => new Date().getFullYear());
    expect(said).toMatch(new RegExp(`\\b${today}-\\d\\d-\\d\\d`));
    await expect(page.locator(".colophon")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect.poll(() => ground(page, "canvas.lane-board")).toBe(dark);

    await page.emulateMedia({ media: "print" });
    const scheme = () => getComputedStyle(document.documentElement).colorScheme;
    expect(await page.evaluate(scheme)).toBe("light");
    await expect(lane(page, 1)).toBeVisible();
  });
  await test.step("it is printed without what only a screen can use, and with where it comes from", async () => {
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print" });
    const useless = page.locator("button, select, input, summary, nav, .transport, [role=slider]");
    expect(await useless.count()).toBeGreaterThan(10);
    await expect(useless.filter({ visible: true })).toHaveCount(0);
    for (const one of await lanes(page).all()) await expect(one).toBeVisible();
    await expect(page.locator(".verdict")).toBeVisible();
    await expect(page.getByRole("table", { name: "Finishing order" })).toBeVisible();
    await expect(page.locator(".plot canvas").first()).toBeVisible();
    // No space for the fixed bar.
    await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(PAPER.width);
  });
  await test.step("no lane and no plot is cut in two by the end of a page", async () => {
    // Columns break in the same way as pages, and can be measured.
    const cut = () =>
      page.evaluate(() => {
        const stage = document.querySelector<HTMLElement>(".view-race > .stage");
        const found: string[] = [];
        const columns = new Set<number>();
        if (!stage) return { found: ["no stage"], columns: 0 };
        stage.style.columnWidth = `${stage.clientWidth}px`;
        stage.style.columnGap = "0";
        stage.style.columnFill = "auto";
        // The lowest usual paper, A5 in landscape, is 559 pixels high; a plot with its legend takes up to 444.
        for (let height = 450; height <= 1000; height += 50) {
          stage.style.height = `${height}px`;
          for (const item of stage.querySelectorAll(".lane, .curve, .verdict")) {
            const boxes = item.getClientRects();
            columns.add(Math.round((boxes[0]?.left ?? 0) / stage.clientWidth));
            if (boxes.length !== 1) found.push(`${height}: ${item.className} in ${boxes.length}`);
          }
        }
        return { found, columns: columns.size };
      });
    // Plots are resized some time after the page.
    await expect.poll(async () => (await cut()).found).toEqual([]);
    expect((await cut()).columns).toBeGreaterThan(2);
  });
});
