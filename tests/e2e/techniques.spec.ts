/**
 * The gallery of techniques: an index, and for each technique its explanation, an instance in stages, and practice
 * boards.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHost } from "./host";
import { axe, button, openView } from "./lab";
import { sample, sampled } from "./sample";
import { expect, test as ownPage, type Page, onePage as test } from "./test";

type Item = readonly [cell: number, digit: number];
interface Written {
  readonly values: string;
  readonly candidates: string;
  readonly solution: string;
  readonly finds: readonly { places: readonly Item[]; removes: readonly Item[]; text?: string }[];
}

const file = join(import.meta.dirname, "..", "..", "www", "public", "techniques.json");
const written: Readonly<Record<string, readonly Written[]>> = JSON.parse(
  readFileSync(file, "utf8"),
);
const ids = Object.keys(written);

/** Returns for a board: an answer, a candidate that is false for other reasons, and one of the solution. */
function answers(id: string, at: number) {
  const board = written[id]?.[at] as Written;
  const blanks = [...board.values].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));
  const sets = (text: string) => text.split(",").map((set) => [...set].map(Number));
  const items = sets(board.candidates).flatMap((digits, index) =>
    digits.map((digit) => ({
      item: [blanks[index] ?? 0, digit] as Item,
      used: board.solution[blanks[index] ?? 0] === String(digit),
    })),
  );
  const given = board.finds.flatMap(({ removes }) => removes.map(String));
  return {
    right: board.finds[0]?.removes ?? [],
    true: items.find(({ item, used }) => !used && !given.includes(String(item)))?.item as Item,
    wrong: items.find(({ used }) => used)?.item as Item,
    text: board.finds[0]?.text ?? "",
  };
}

const addressOf = (id: string) => `./#view=learn&of=technique&technique=${id}`;
const attempt = (page: Page) => page.locator(".techniques-attempt > div:not([hidden])").last();
const cellOf = (page: Page, cell: number) => attempt(page).locator(`[data-cell="${cell}"]`);

test("the index has every technique by family, with a picture, and leads to its page and back", async ({
  page,
}) => {
  await openView(page, "#view=learn");
  // The content is fetched when it comes near the window.
  await page.locator(".learn > :last-child").scrollIntoViewIfNeeded();
  const entries = page.locator(".gallery-family li");
  await expect(entries).toHaveCount(ids.length);
  expect(await entries.locator("svg").count()).toBe(ids.length);
  const listed = await entries.evaluateAll((all) =>
    all.map((one) => one.getAttribute("data-technique")),
  );
  expect(listed.toSorted()).toEqual(ids.toSorted());
  await page.getByRole("searchbox", { name: "Find a technique" }).fill("x-w");
  await expect(page.locator(".gallery").getByRole("status")).toHaveText("5 techniques found");
  await expect(entries).toHaveCount(5);
  await page.getByRole("link", { name: "X-wing", exact: true }).click();
  await expect(page.getByRole("heading", { name: "X-wing", exact: true })).toBeFocused();
  await expect(page).toHaveURL(/view=learn&of=technique&technique=x-wing/);
  await page.goBack();
  await expect(entries.first()).toBeVisible();
});

test("an address opens its technique, and one that there is not is told", async ({ page }) => {
  await page.goto(addressOf("xy-wing"));
  await expect(page.locator(".lesson")).toHaveAttribute("data-technique", "xy-wing");
  await page.getByRole("link", { name: /^Next: / }).click();
  await expect(page.locator(".lesson")).not.toHaveAttribute("data-technique", "xy-wing");
  await page.goto("about:blank");
  await page.goto(addressOf("nonsense"));
  await expect(page.locator(".techniques .notice")).toContainText("technique=nonsense");
  await expect(page.locator(".gallery-family").first()).toBeVisible();
});

test("an instance is shown in stages: the position, the pattern, what follows and why", async ({
  page,
}) => {
  await page.goto(addressOf("x-wing"));
  const example = page.locator(".example");
  const signs = example.locator(".marked .marked-sign");
  const said = example.getByRole("status");
  await expect(said).toContainText("1 of 3: Position");
  await expect(example.locator(".lesson-board .marked-sign")).toHaveCount(0);
  await button(page, "Next").click();
  await expect(example.locator(".lesson-board [data-role=pattern]").first()).toBeVisible();
  await expect(example.locator(".lesson-board [data-role=eliminated]")).toHaveCount(0);
  await expect(example.locator(".sign-legend")).toContainText("the pattern");
  await button(page, "Next").click();
  await expect(example.locator(".lesson-board [data-role=eliminated]")).not.toHaveCount(0);
  await expect(said).toContainText(written["x-wing"]?.[0]?.finds[0]?.text ?? "?");
  await expect(button(page, "Next")).toBeDisabled();
  await button(page, "Back").click();
  expect(await signs.count()).toBeGreaterThan(0);
});

test("the conclusion of an instance lists the links of its chain, draws each alone, and proves the technique", async ({
  page,
}) => {
  await page.goto(addressOf("x-chain"));
  const example = page.locator(".example");
  const lines = example.locator(".reasons-line");
  const signs = example.locator(".lesson-board .marked-sign");
  await button(page, "Next").click();
  await expect(lines).toHaveCount(0);
  await button(page, "Next").click();
  await expect(lines.first()).toHaveText(/^Suppose r\dc\d is not \d\.$/);
  const told = await lines.allTextContents();
  expect(told.length).toBeGreaterThan(3);
  // The chain, followed by the reason why each candidate is removed.
  const removal = told.findIndex((line) => !/^(Suppose|Then) /.test(line));
  expect(removal).toBeGreaterThan(3);
  for (const line of told.slice(removal)) {
    expect(line).toMatch(/^\d in r\dc\d is ruled out in every case: by /);
  }
  await expect(example).toContainText("Why it works Read the chain from one end");
  const whole = await signs.count();
  await lines.nth(1).focus();
  await expect(signs).not.toHaveCount(whole);
  await lines.nth(1).blur();
  await expect(signs).toHaveCount(whole);
  await button(page, "Back").click();
  await expect(lines).toHaveCount(0);
});

test("a try is right, true for other reasons, or wrong with the reason", async ({ page }) => {
  const { right, true: holds, wrong, text } = answers("x-wing", 1);
  await page.goto(addressOf("x-wing"));
  const said = attempt(page).getByRole("status");
  const choose = async ([cell, digit]: Item) => {
    await cellOf(page, cell).click();
    await attempt(page)
      .getByRole("button", { name: `Remove ${digit}` })
      .click();
  };
  await attempt(page).getByRole("button", { name: "Check" }).click();
  await expect(said).toContainText("Nothing is chosen yet");
  await choose(wrong);
  await attempt(page).getByRole("button", { name: "Check" }).click();
  const name = `r${Math.floor(wrong[0] / 9) + 1}c${(wrong[0] % 9) + 1}`;
  await expect(said).toHaveText(
    `Wrong: ${name}≠${wrong[1]} cannot be concluded, because the solution has ${name}=${wrong[1]}.`,
  );
  await choose(wrong); // deselects it
  await choose(holds);
  await attempt(page).getByRole("button", { name: "Check" }).click();
  await expect(said).toContainText("Correct, but not proved by this technique here: ");
  await attempt(page).getByRole("button", { name: "Start over" }).click();
  for (const item of right) await choose(item);
  await attempt(page).getByRole("button", { name: "Check" }).click();
  await expect(said).toContainText("Right.");
  await expect(said).toContainText(text);
  await expect(button(page, "Board 1, done")).toBeVisible();
  // A reader who requests the answer is not told that it is correct.
  await button(page, "Board 2").click();
  await attempt(page).getByRole("button", { name: "Show the answer" }).click();
  await expect(said).toHaveText(/^Answer: /);
  await expect(button(page, "Board 2")).toBeVisible();
});

ownPage("by keys alone a try is made and checked, and cells are read aloud", async ({ page }) => {
  const { right } = answers("x-wing", 1);
  const [first] = right;
  const [cell = 0, digit = 0] = first ?? [];
  await page.goto(addressOf("x-wing"));
  const start = attempt(page).locator('[role="gridcell"][tabindex="0"]');
  await start.focus();
  await page.keyboard.press("Control+Home");
  for (let row = 0; row < Math.floor(cell / 9); row++) await page.keyboard.press("ArrowDown");
  for (let column = 0; column < cell % 9; column++) await page.keyboard.press("ArrowRight");
  await expect(cellOf(page, cell)).toBeFocused();
  await expect(cellOf(page, cell)).toHaveAccessibleName(/^row \d column \d, candidates? /);
  await page.keyboard.press(String(digit));
  await expect(cellOf(page, cell)).toHaveAccessibleName(new RegExp(`chosen to remove: ${digit}$`));
  const check = attempt(page).getByRole("button", { name: "Check" });
  for (let tabs = 0; tabs < 15; tabs++) {
    if (await check.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(attempt(page).getByRole("status")).toContainText("Right.");
});

/**
 * The techniques whose pages are opened; opening a page takes time, and its content is tested for all techniques
 * without a browser.
 */
const opened = sample("techniques", ids, 3);
const whole =
  "every technique has its three sentences, its board in stages and three boards with an answer";

test(sampled(whole), async ({ page }) => {
  test.slow();
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  for (const id of opened) {
    await page.goto(addressOf(id));
    const lesson = page.locator(`.lesson[data-technique="${id}"]`);
    await expect(lesson.locator("header .text-prose").first()).not.toBeEmpty();
    await lesson.getByRole("button", { name: "Next" }).click();
    await lesson.getByRole("button", { name: "Next" }).click();
    expect(await lesson.locator(".example .lesson-board .marked-sign").count(), id).toBeGreaterThan(
      0,
    );
    for (const board of [1, 2, 3]) {
      await button(page, `Board ${board}`).click();
      await attempt(page).getByRole("button", { name: "Show the answer" }).click();
      await expect(attempt(page).getByRole("status")).toContainText("Answer: ");
    }
  }
  expect(broken).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const colorScheme of sample("schemes", ["light", "dark"] as const, 1)) {
    test(sampled(`index and page fit, and axe finds nothing, ${colorScheme}`), async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await openView(page, "#view=learn&of=technique");
      await expect(page.locator(".gallery-family").first()).toBeVisible();
      expect(await wide()).toBe(360);
      expect((await axe(page).analyze()).violations).toEqual([]);
      await page.goto(addressOf("als-xz"));
      await expect(page.locator(".lesson")).toBeVisible();
      await button(page, "Next").tap();
      await button(page, "Next").tap();
      await attempt(page).getByRole("button", { name: "Show the answer" }).tap();
      expect(await wide()).toBe(360);
      expect((await axe(page).analyze()).violations).toEqual([]);
      const board = await page.locator(".example .lesson-board").boundingBox();
      expect(board?.width).toBeGreaterThan(290);
    });
  }
});

test.describe("a board of twelve digits on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is enlarged in a frame that scrolls, and the page is no wider for it", async ({ page }) => {
    await page.goto(addressOf("naked-subset"));
    const cell = page.locator(".example .techniques-reader [data-cell='0']");
    const size = async () => (await cell.boundingBox())?.width ?? 0;
    expect(await size()).toBeLessThan(32);
    await page.locator(".example").getByRole("button", { name: "Enlarge the board" }).tap();
    await expect.poll(size).toBeGreaterThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await axe(page).analyze()).violations).toEqual([]);
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("after the first visit every technique opens, though none was looked at", async ({
    page,
    context,
  }) => {
    const host = await createHost();
    await page.goto(host.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(`${host.url}${addressOf("skyscraper").slice(1)}`);
    await page.reload();
    await expect(page.locator(".lesson")).toHaveAttribute("data-technique", "skyscraper");
    host.close();
  });
});
