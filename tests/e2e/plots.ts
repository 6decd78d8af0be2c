/** What the tests of plots share. */
import { readFile } from "node:fs/promises";
import { EASY } from "./lab";
import type { Download, Locator, Page } from "./test";

export const RACE = `#a=backtracking:rows,relaxation-labeling,ga&pace=max&seed=7&p=${EASY}`;

export const curve = (page: Page, title: string): Locator =>
  page.locator(".curve").filter({
    has: page.locator("strong", { hasText: new RegExp(`^${title}$`) }),
  });
export const probe = (page: Page, title: string): Locator =>
  page.getByRole("slider", { name: `Cursor over ${title}` });

/** Returns the ends of the visible axis, by the keys of the cursor. */
export async function sight(page: Page, title: string): Promise<[number, number]> {
  const slider = probe(page, title);
  await slider.focus();
  await page.keyboard.press("Home");
  const low = Number(await slider.getAttribute("aria-valuenow"));
  await page.keyboard.press("End");
  const high = Number(await slider.getAttribute("aria-valuenow"));
  await page.keyboard.press("Escape");
  return [low, high];
}

export const text = async (download: Download) => readFile(await download.path(), "utf8");
