/** What the tests of the view Generate share: opening the view, making puzzles and sheets, and reading the results. */
import { readFileSync } from "node:fs";
import { load } from "../../pkg/dist/node/index.js";
import { button, openHow, useFullSpeed } from "./lab";
import { expect, type Page } from "./test";

export const lab = await load();

/** Returns the number of solutions of a puzzle, up to two. */
export function solutions(text: string, box: string): number {
  const puzzle = lab.read(text, { box });
  expect(puzzle.clashes).toEqual([]);
  const run = lab.start(puzzle, { algorithm: lab.secondOpinion(""), solutions: 2 });
  const { found } = run.advance();
  run.free();
  return found;
}

export const making = (page: Page) => page.locator("[data-making]");
export const fact = (page: Page, id: string) => page.locator(`[data-fact="${id}"] dd`);
export const view = (page: Page) => page.locator(".view-generate");

export async function open(page: Page, hash = ""): Promise<void> {
  await page.goto(`./#v=1&view=generate${hash}`);
  await expect(button(page, "Make a puzzle")).toBeEnabled();
  await openHow(page);
}

/** Generates the puzzle of the next seed. */
export async function another(page: Page): Promise<void> {
  await button(page, "More: copy, another").click();
  await button(page, "Another").click();
}

/** Opens the view with the puzzle of the race on the board, because the address of this view contains none. */
export async function openWith(page: Page, text: string): Promise<void> {
  await useFullSpeed(page);
  await page.goto(`./#v=1&p=${text}`);
  await page.getByRole("link", { name: "Generate", exact: true }).click();
  await expect(button(page, "Generate")).toBeEnabled();
}

/** Clicks Generate, and returns the puzzle. */
export async function generate(page: Page): Promise<string> {
  await button(page, "Make a puzzle").click();
  return puzzle(page);
}

export async function puzzle(page: Page): Promise<string> {
  await expect(making(page)).toHaveAttribute("data-made", /./, { timeout: 60_000 });
  return (await making(page).getAttribute("data-made")) ?? "";
}

/** Generates a sheet with this number of puzzles. */
export async function sheet(page: Page, puzzles: number): Promise<void> {
  const count = view(page).getByLabel("Puzzles", { exact: true });
  await count.fill(String(puzzles));
  await count.press("Enter");
  await button(page, "Make a sheet").click();
  await expect(page.locator(".sheet-page > li")).toHaveCount(puzzles, { timeout: 60_000 });
  await expect(button(page, "Print")).toBeVisible();
  await expect(button(page, "Make a sheet")).toBeFocused();
}

export async function saved(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent("download");
  await button(page, name).click();
  return readFileSync(await (await waiting).path(), "utf8");
}
