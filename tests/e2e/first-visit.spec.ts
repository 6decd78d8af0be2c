import {
  board,
  button,
  closeSheet,
  curveData,
  givens,
  lane,
  lanes,
  open,
  openPuzzle,
  openSetup,
  race,
  showSection,
  size,
  speedUpClock,
  useMotion,
  waitForEnd,
} from "./lab";
import { sample, sampled } from "./sample";
import { expect, test } from "./test";

test.beforeEach(({ page }) => useMotion(page));

test("a first visit: what is seen, the header at several widths, a race of every lane", async ({
  page,
}) => {
  await speedUpClock(page);
  await test.step("a stranger sees a puzzle, some algorithms, a sentence and one button", async () => {
    await open(page);
    // One worker for each lane and, while the puzzle is visible, one that counts its solutions.
    const count = await lanes(page).count();
    await expect.poll(() => page.workers().length).toBe(count);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sudoku Lab");
    await openPuzzle(page);
    await expect(board(page)).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(count + 1);
    expect((await givens(page)).replaceAll(".", "").length).toBeGreaterThan(16);
    await closeSheet(page);
    expect(await lanes(page).count()).toBeGreaterThanOrEqual(3);
    await expect(button(page, "Race")).toBeInViewport();
    await button(page, /^Menu:/).click();
    await expect(page.getByText(/version \d+\.\d+\.\d+/)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the page's own controls fit in its header, however wide it is", async () => {
    for (const width of [1280, 768, 360]) {
      await size(page, width, 740);
      const overflow = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(overflow), `${width}`).toBe(false);
      for (const word of await page.locator(".header > .header-worded > .header-word").all()) {
        await expect(word).toBeVisible({ visible: width >= 860 });
      }
      await button(page, /^Menu:/).focus();
      const controls = page.locator(".header :is(a, button, select)").filter({ visible: true });
      expect(await controls.count()).toBeGreaterThan(2);
      for (const control of await controls.all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
        const box = await control.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
    }
  });

  await test.step("Race runs every lane in a worker, each ends with an outcome, and a verdict is given", async () => {
    await size(page, 1280, 720);
    const count = await lanes(page).count();
    const before = await curveData(page);
    // The race could end before the test could check whether it runs.
    const running = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const look = () => document.querySelector('[data-state="running"]') && resolve();
          const attributeFilter = ["data-state"];
          new MutationObserver(look).observe(document, { attributeFilter, subtree: true });
        }),
    );
    await button(page, "Race").click();
    await running;
    await waitForEnd(page);
    for (let number = 1; number <= count; number++) {
      const one = lane(page, number);
      await expect(one).toHaveAttribute("data-outcome", /^(solved|stalled)$/);
      await expect(one.locator('[data-field="steps"]')).toHaveText(/^[\d,]+$/);
      await expect(one.locator('[data-field="time"]')).toHaveText(
        /^(< 0\.1|[\d.]+)\s(ns|µs|ms|s)$/,
      );
    }
    const verdict = page.locator(".verdict");
    await expect(verdict).toContainText(/solved it/);
    await expect(verdict).toContainText(/stalled with \d+ conflicts/);
    await showSection(page, "Results");
    const rows = page.getByRole("table", { name: "Finishing order" }).locator("tbody tr");
    await expect(rows).toHaveCount(count);
    await expect(rows.first()).toContainText("1");
    await expect(rows.first()).toContainText("solved");
    await showSection(page, "Curves");
    expect((await curveData(page)).length).toBeGreaterThan(before.length);
  });
});

test("the first race as it is ready, ended and run again", async ({ page }) => {
  const verdict = page.locator(".verdict");
  await test.step("before the first race the page says that some of it will fail", async () => {
    await open(page, "#pace=max");
    await expect(verdict.locator(".headline")).toHaveText(/^Four algorithms.*\?$/);
    await expect(verdict).toContainText("Two of them will get stuck: watch why.");
  });

  await test.step("the whole race is in sight on a small screen, controls and four large boards, and nothing moves as it goes on", async () => {
    const screens = [
      [1280, 800, 280],
      [1366, 768, 280],
      [1280, 720, 280],
    ] as const;
    await expect(lanes(page)).toHaveCount(4);
    const parts = page.locator(".verdict, [data-lane], canvas.lane-board");
    const places = () =>
      parts.evaluateAll((all) =>
        all.map((one) => {
          const { left, top, width: wide, height: high } = one.getBoundingClientRect();
          return [left, top, wide, high].map(Math.round).join(" ");
        }),
      );
    const before: string[][] = [];
    for (const [width, height] of screens) {
      await size(page, width, height);
      before.push(await places());
    }
    await race(page);
    await expect(page.locator(".verdict")).toContainText("stalled");
    await expect(page.locator(".verdict")).toContainText("computing time");
    for (const [index, [width, height, least]] of screens.entries()) {
      await size(page, width, height);
      expect(await places(), `${width} × ${height}`).toEqual(before[index]);
      await expect(page.locator(".verdict")).toBeInViewport({ ratio: 1 });
      await expect(button(page, "Race again")).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".pickers")).toBeInViewport({ ratio: 1 });
      for (let number = 1; number <= 4; number++) {
        await expect(lane(page, number)).toBeInViewport({ ratio: 1 });
        const picture = await lane(page, number).locator("canvas.lane-board").boundingBox();
        expect(picture?.width).toBeGreaterThanOrEqual(least);
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  await test.step("the finishing order is by time, only those that solved it have a place, and a second race runs as the first", async () => {
    await expect(verdict).not.toContainText("repeated to measure");
    await expect(page.locator('[data-lane][data-outcome="stalled"]')).toHaveCount(2);
    for (const one of await lanes(page).all()) {
      const solved = (await one.getAttribute("data-outcome")) === "solved";
      await expect(one.locator(".standing-place")).toHaveCount(solved ? 1 : 0);
    }
    const steps = await lanes(page).locator('[data-field="steps"]').allTextContents();
    await button(page, "Race again").click();
    await waitForEnd(page);
    expect(await lanes(page).locator('[data-field="steps"]').allTextContents()).toEqual(steps);
  });

  await test.step("no other race says that some of it will fail", async () => {
    await openSetup(page);
    await page.getByLabel("Seed", { exact: true }).fill("2");
    await page.getByLabel("Seed", { exact: true }).press("Enter");
    await expect(verdict).toContainText("Press Race");
    await expect(verdict).not.toContainText("get stuck");
  });
});

const PHONES = [
  [390, 844],
  [360, 640],
] as const;
for (const [width, height] of sample("phones of a first visit", PHONES, 1)) {
  test.describe(`on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    const title =
      "the first screen has four lanes, the start and what to look out for; the puzzle is a press away";
    test(sampled(title), async ({ page }) => {
      await open(page, "#pace=max");
      await expect(button(page, "Race")).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".verdict")).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".verdict")).toContainText("watch why");
      const bar = await page.locator(".transport-bar:visible").boundingBox();
      for (const number of height < 700 ? [1, 2] : [1, 2, 3, 4]) {
        const one = await lane(page, number).locator("canvas.lane-board").boundingBox();
        expect((one?.y ?? 1e6) + (one?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
        // On a low screen the boards are so small that all four are visible when the race has started.
        expect(one?.width).toBeGreaterThanOrEqual(height < 700 ? 120 : 160);
      }
      await expect(board(page)).toHaveCount(0);
      await openPuzzle(page);
      await expect(board(page)).toBeInViewport({ ratio: 1 });
    });
  });
}
