/** The pages of the lessons: without scripts, with figures that run, questions, settings, and without a network. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createHost, site } from "./host";
import { axe, button, size, useMotion } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

/** The addresses of all pages of the course. */
const pages = readdirSync(join(site, "learn"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => `./learn/${file}`)
  .sort();

const figure = (page: Page, number: number) => page.locator("figure.live").nth(number - 1);
/** Returns the lab within a figure. */
const within = (page: Page, number: number) => figure(page, number).frameLocator("iframe");

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson is whole: boards, ways to the lab, answers", async ({ page }) => {
    await page.goto("./learn/backtracking.html");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "From brute force to backtracking",
    );
    await expect(figure(page, 1).locator("sudoku-lab svg.board")).toBeVisible();
    const way = figure(page, 1)
      .locator("sudoku-lab")
      .getByRole("link", { name: "Open in the lab" });
    await expect(way).toHaveAttribute("href", /^\.\.\/index\.html#view=race&a=backtracking:rows/);
    const answer = page.locator("form.question details").first();
    await answer.locator("summary").click();
    await expect(answer.getByText("Nodes − backtracks = blank cells")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    // The menus of the header open without scripts, and offer only what works without them.
    await expect(button(page, "Share")).toBeHidden();
    await button(page, "Menu: theme, language").click();
    await expect(page.getByRole("link", { name: "Deutsch" })).toBeVisible();
    await expect(page.getByText("Theme")).toBeHidden();
    await page.getByRole("link", { name: /The order of cells/ }).click();
    await expect(page).toHaveURL(/learn\/order\.html$/);
  });
});

test("a figure runs, lights the line it is at, and takes a setting to try", async ({ page }) => {
  await useMotion(page);
  await page.goto("./learn/backtracking.html");
  const first = page.locator("sudoku-lab").first();
  await first.scrollIntoViewIfNeeded();
  await expect(within(page, 1).locator("[data-lane]")).toHaveAttribute("data-state", "paused");
  await expect(figure(page, 1).locator("sudoku-lab svg.board")).toBeHidden();
  const lit = page.locator("[data-code=backtracking] [aria-current=step]");
  const step = (count: number) =>
    first.evaluate(
      (figure, by) => (figure as HTMLElement & { step(by: number): Promise<void> }).step(by),
      count,
    );
  await step(1);
  await expect(lit).toHaveText("write it");
  await step(-1);
  await expect(lit).toHaveCount(0);

  const attempt = page.locator('.try[data-ends="success"]');
  await attempt.getByRole("button", { name: "Show it in the figure above" }).click();
  const last = page.locator("figure.live").last();
  await expect(last).toBeInViewport();
  await expect(last.frameLocator("iframe").locator("[data-lane]")).toHaveCount(1);
  await expect(last.locator("sudoku-lab")).toHaveAttribute("hash", /1\.digit_order=descending/);
  // The figure runs, and the run that the caption describes can be restored.
  await expect(last.frameLocator("iframe").locator("[data-lane]")).not.toHaveAttribute(
    "data-state",
    "paused",
  );
  const back = last.getByRole("button", { name: "Back to the run described here" });
  await expect(back).toBeFocused();
  await back.click();
  await expect(last.frameLocator("iframe").locator("[data-lane]")).toHaveCount(3);
  await expect(back).toHaveCount(0);
});

test("by keyboard one gets past a figure without going through it", async ({ page }) => {
  await page.goto("./learn/backtracking.html");
  const past = page.getByRole("link", { name: "Skip figure 1", exact: true });
  await expect(past).not.toBeInViewport();
  await past.focus();
  await expect(past).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(figure(page, 1).getByRole("button").last()).toBeFocused();
});

test("the code of a figure shows it in another page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./learn/constraints.html");
  const button = figure(page, 1).getByRole("button");
  await button.click();
  await expect(button).toHaveText("Copied");
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.route("**/elsewhere.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><main>${code}</main>` }),
  );
  await page.goto("./elsewhere.html");
  const frame = page.locator("sudoku-lab").frameLocator("iframe");
  await expect(frame.locator("[data-lane]")).toHaveAttribute("data-algorithm", "backtracking");
  await expect(page.getByRole("link", { name: "Sudoku Lab" })).toBeHidden();
});

test("a question says what is right, and why another choice is not", async ({ page }) => {
  await page.route("**/embed.js", (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem("sudoku-lab.theme", "dark"));
  await page.goto("./learn/constraints.html");
  // As selected on the page.
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const question = page.getByRole("group", { name: "Question 1" }).locator("..");
  await expect(page.getByRole("group", { name: "Question 1" })).toHaveAccessibleDescription(/\?$/);
  const check = question.getByRole("button", { name: "Check" });
  const verdict = question.getByRole("status");
  await check.click();
  await expect(verdict).toHaveText("Choose an answer first.");
  await question.getByLabel("A digit").check();
  await check.click();
  await expect(verdict).toHaveText(/^No\. A digit is a value\./); // the result is also announced
  const why = question.locator(".why", { hasText: "A digit is a value." });
  await expect(why).toBeVisible();
  await question.getByLabel("A cell").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(verdict).toHaveText(/^Right\. /);
  await expect(why).toBeHidden();
  await page.reload();
  await expect(verdict).toBeEmpty();
});

test(sampled("axe finds nothing in lessons, and none is wider than a phone"), async ({ page }) => {
  // Figures are parts of the lab, which has its own tests.
  await page.route("**/embed.js", (route) => route.abort());
  await size(page, 320, 800);
  const wrong: string[] = [];
  const drawn = sample("lessons on a phone", pages, 5);
  const looked = sample("lessons for axe", drawn, 2);
  for (const address of drawn) {
    const number = pages.indexOf(address);
    await page.emulateMedia({ colorScheme: number % 2 ? "dark" : "light" });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) wrong.push(`${address}: wider by ${wider}`);
    if (!looked.includes(address)) continue;
    const { violations } = await axe(page).analyze();
    wrong.push(...violations.map(({ id, nodes }) => `${address}: ${id} ${nodes[0]?.html}`));
  }
  expect(wrong).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("lessons open, and their figures run", async ({ page }) => {
    const host = await createHost();
    try {
      await page.goto(`${host.url}/`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      host.cut = /./;
      await page.goto(`${host.url}/learn/constraints.html`);
      await page.locator("sudoku-lab").first().scrollIntoViewIfNeeded();
      const lane = within(page, 1).locator("[data-lane]");
      await expect(lane).toHaveAttribute("data-state", "paused");
      await page.getByRole("link", { name: /From brute force/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("brute force");
      await page.getByRole("link", { name: "Lessons", exact: true }).click();
      await expect(page.getByRole("heading", { name: "How Sudoku is solved" })).toBeVisible();
    } finally {
      host.close();
    }
  });
});

test("the menus of a lesson copy its link and keep a theme that the page shares", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./learn/order.html");
  await button(page, "Share").click();
  await button(page, "Copy link").click();
  await expect(page.locator("[data-act=copy]")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/learn\/order\.html$/);
  await page.keyboard.press("Escape");
  await button(page, "Menu: theme, language").click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("./index.html");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("./learn/de/order.html");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await button(page, "Menü: Farben, Sprache").click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/learn\/order\.html$/);
});
