/** What the tests of the space on the screen share: places, rows and sizes of letters. */
import { EASY } from "./lab";
import { expect, type Page } from "./test";

export const ALL = "general,backtracking,rules,ga,dancing-links,cdcl,boltzmann,annealing";
export const several = (count: number) => `#a=${ALL.split(",").slice(0, count).join()}&p=${EASY}`;

export const boxes = (page: Page, of: string) =>
  page.locator(of).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );

/**
 * Returns the number of lanes in each row, and whether each row except the last extends from the left to the right edge
 * of the lanes.
 */
export async function rows(page: Page): Promise<{ lengths: number[]; full: boolean }> {
  const all = await boxes(page, "[data-lane]");
  const [room] = await boxes(page, ".race-lanes");
  const tops = [...new Set(all.map(({ top }) => Math.round(top)))];
  const found = tops.map((at) => all.filter(({ top }) => Math.round(top) === at));
  const near = (a?: number, b?: number) => Math.abs((a ?? 0) - (b ?? 1e6)) < 1;
  return {
    lengths: found.map(({ length }) => length),
    full: found
      .slice(0, -1)
      .every((row) => near(row[0]?.left, room?.left) && near(row.at(-1)?.right, room?.right)),
  };
}

/** Returns texts and their font sizes. */
export const letters = (page: Page, of: string) =>
  page
    .locator(of)
    .filter({ visible: true })
    .evaluateAll((all) =>
      // An element that was replaced meanwhile has no style.
      all
        .filter((one) => one.isConnected)
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );

/** Returns texts of lanes that are cut. */
export const cut = (page: Page) =>
  page
    .locator(".explanation, .standing-figures dt:not(.visually-hidden), .verdict-text")
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const out = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth;
        return one.clientHeight > 0 && out ? [one.textContent] : [];
      }),
    );

/** Checks that nothing of the race is outside of the window: controls, headings, boards and values. */
export async function inSight(page: Page, bottomOf: number): Promise<void> {
  for (const of of ["#race", ".lane-head", "canvas.lane-board", ".standing-figures"]) {
    for (const { top, bottom, height } of await boxes(page, of)) {
      if (height === 0) continue;
      expect(top, of).toBeGreaterThanOrEqual(0);
      expect(bottom, of).toBeLessThanOrEqual(bottomOf);
    }
  }
  for (const { width } of await boxes(page, "canvas.lane-board")) {
    expect(width).toBeGreaterThanOrEqual(128);
  }
}

export const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);
export const projector = (page: Page) => page.locator("html[data-projector]");

/** Screens on which the first race fits completely, with the smallest permitted font size of its values. */
