/** The solution path, and algorithms that continue from a position. */

import { button, cell, EASY, violations } from "./lab";
import { everyCase, sample, sampled } from "./sample";
import { expect, type Locator, type Page, test } from "./test";

const HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

const panel = (page: Page, id: string): Locator => page.locator(`[data-slot="${id}"]`);
const rows = (page: Page): Locator => page.locator(".path-list .step-list-step");
const shown = (page: Page): Locator => page.locator('.path-list [aria-current="step"]');

async function open(page: Page, puzzle: string, id: string): Promise<Locator> {
  await page.goto(`./#v=1&view=solve&p=${puzzle}`);
  await cell(page, 9, 9).click();
  await panel(page, id).locator("summary").first().click();
  return panel(page, id);
}

async function findPath(page: Page, puzzle = HARD): Promise<Locator> {
  const path = await open(page, puzzle, "path");
  await path.getByRole("button", { name: "Find the path" }).click();
  await expect(rows(page).first()).toBeVisible();
  return path;
}

test("the path of a puzzle: listed, played, and beside the board", async ({ page }) => {
  const path = await findPath(page);
  await test.step("the path is listed to the solution, by technique if wished, and played", async () => {
    const count = await rows(page).count();
    await expect(path.locator(".ends")).toHaveText(
      `${count} steps to the solution. Your next step is step 1 of ${count}.`,
    );
    await expect(rows(page).first()).toHaveText("1. Hidden single: r6c2=4");
    await expect(path.locator(".path-curve rect")).toHaveCount(count);
    expect(await violations(page)).toEqual([]);
    const only = path.getByLabel("Technique");
    await only.selectOption("locked-candidates");
    const few = await rows(page).count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(count);
    for (const text of await rows(page).allTextContents()) {
      expect(text).toMatch(/^\d+\. Locked candidates: \d in (r\dc\d,?)+ => (r\dc\d,?)+<>\d$/);
    }
    await only.selectOption("");
    // The path is played, paused and rewound with keys.
    await path.getByRole("button", { name: "Play the path" }).click();
    await expect(shown(page)).toHaveCount(1);
    await path.getByRole("button", { name: "Pause" }).click();
    const slider = path.getByLabel("Timeline");
    await slider.press("End");
    await expect(shown(page)).toHaveText(new RegExp(`^${count}\\. `));
    await slider.press("Home");
    await expect(shown(page)).toHaveCount(0);
  });
  await test.step("a step leads to the board and a cell to its step", async () => {
    const drawn = path.locator(".path-step-board .marked-sign");
    await expect(drawn).toHaveCount(0);
    await rows(page).nth(1).click();
    await expect(drawn).not.toHaveCount(0);
    await expect(path.locator(".explanation").last()).toContainText("r8c3 is 3");
    // One link leads to the page of its technique.
    await expect(path.getByRole("link", { name: "Learn this technique" })).toHaveAttribute(
      "href",
      /of=technique&technique=hidden-single/,
    );
    // The step is selected with the pointer on its board: the first step fills r6c2.
    const small = path.locator(".path-step-board");
    const { width = 0, height = 0 } = (await small.boundingBox()) ?? {};
    await small.click({ position: { x: (1.5 / 9) * width, y: (5.5 / 9) * height } });
    await expect(shown(page)).toHaveText("1. Hidden single: r6c2=4");
    // The step is selected by the focused cell of the large board.
    await cell(page, 8, 3).click();
    await button(page, "Step that fills r8c3").click();
    await expect(shown(page)).toHaveText("2. Hidden single: r8c3=3");
  });
  await test.step("on a wide screen a step is large, and the player's board stays in sight beside it", async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await path.getByRole("button", { name: "Save as text" }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const large = await page.locator(".play-board").boundingBox();
    expect(large?.y).toBeGreaterThanOrEqual(0);
    expect((large?.y ?? 0) + (large?.height ?? 0)).toBeLessThanOrEqual(1080);
    expect((await path.locator(".path-step-board").boundingBox())?.width).toBeGreaterThan(400);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step("it says where the player is, and puts a moment on the board as one move", async () => {
    await cell(page, 6, 2).click();
    await page.keyboard.press("4");
    await expect(path.locator(".ends")).toContainText("Your next step is step 2 of");
    await button(page, "Show where I am").click();
    await expect(shown(page)).toHaveText(/^2\. /);
    await rows(page).nth(9).click();
    await button(page, "Continue from here on the board").click();
    await expect(path.locator(".ends")).toContainText("Your next step is step 11 of");
    await cell(page, 1, 1).click();
    await page.keyboard.press("Control+z");
    await expect(path.locator(".ends")).toContainText("Your next step is step 2 of");
  });
});

test("the path is saved as text in the notation of solvers", async ({ page }) => {
  const path = await findPath(page, EASY);
  const count = await rows(page).count();
  const downloading = page.waitForEvent("download");
  await path.getByRole("button", { name: "Save as text" }).click();
  const stream = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString("utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(count);
  for (const [index, line] of lines.entries()) {
    expect(line).toMatch(new RegExp(`^${index + 1}\\. [A-Z][\\w -]+: .*r\\dc\\d(=|<>)\\d$`));
  }
});

test(
  sampled("an algorithm goes on from the player's position, and says what it believes"),
  async ({ page }) => {
    const beside = await open(page, EASY, "beside");
    await cell(page, 1, 1).click();
    await page.keyboard.press("4");
    const choice = beside.locator("select");
    const names = await choice.locator("option").allTextContents();
    expect(names.length).toBeGreaterThan(5);
    await beside.getByRole("button", { name: "How many solutions are left?" }).click();
    await expect(beside.getByRole("status").first()).toHaveText("One solution is left.");
    let looked = 0;
    const belief = names.find((name) => /belief/i.test(name)) ?? "";
    const watched = sample("algorithms that go on", names, 2);
    for (const name of new Set([belief, ...watched])) {
      await choice.selectOption({ label: name });
      await beside.getByRole("button", { name: "Watch it from here" }).first().click();
      await expect(beside.locator(".beside-watched canvas")).toHaveAttribute(
        "aria-label",
        `${name}, from your position`,
      );
      const believe = beside.getByRole("button", { name: "Show on the board" });
      if ((await believe.count()) === 0) continue;
      await believe.click();
      await expect(page.locator(".play-board .overlay .heat")).not.toHaveCount(0);
      await expect(beside.locator(".beside-belief")).toContainText(` after `);
      if (looked === 0) expect(await violations(page)).toEqual([]);
      looked += 1;
      await believe.click();
      await expect(page.locator(".play-board .overlay .heat")).toHaveCount(0);
    }
    expect(looked).toBeGreaterThan(everyCase ? 1 : 0);
  },
);

test("where the board is wrong no way is left, and a race begins with the player's digits", async ({
  page,
}) => {
  const beside = await open(page, EASY, "beside");
  await cell(page, 1, 1).click();
  await page.keyboard.press("5");
  await beside.getByRole("button", { name: "How many solutions are left?" }).click();
  await expect(beside.getByRole("status").first()).toHaveText(
    "No solution is left: the board contains a mistake.",
  );
  await cell(page, 9, 9).click();
  await cell(page, 1, 1).click();
  await page.keyboard.press("4");
  await beside.getByRole("button", { name: "Race from this position" }).click();
  await expect(page).toHaveURL(/view=race/);
  await expect(page).toHaveURL(/p=4\.3\.2/);
  // The race has another puzzle with more givens; one click restores the game. The notice is not an error.
  await expect(page.locator(".notice-calm.notice")).toContainText("is kept, under “Your puzzles”.");
  expect(await violations(page)).toEqual([]);
  await button(page, "Back to that puzzle").click();
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", /digit 4/);
  await button(page, "Undo").click();
  await expect(cell(page, 1, 1)).toHaveAttribute("aria-label", /digit 5/);
});
