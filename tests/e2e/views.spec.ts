/** The views of the page: the links to them, and their initial content. */

import { axe, button, clickMenuItem, EASY, followLink, lane, open } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";
import { links, views } from "./views";

const solved = (page: Page) => page.locator(".play-solved-panel");
const opened = (page: Page, id: string) =>
  expect(page.locator("main")).toHaveAttribute("data-view", id);

test(
  sampled("each view has an address of its own, and its link is the one that is current"),
  async ({ page }) => {
    expect(views.map(({ id }) => id).sort()).toEqual([
      ...[
        "cores",
        "experiment",
        "generate",
        "learn",
        "own",
        "papers",
        "race",
        "set",
        "solve",
        "technique",
        "train",
        "tune",
      ],
    ]);
    for (const { id, hash } of sample("addresses of views", views, 4)) {
      await page.goto("about:blank");
      await page.goto(`./${hash}`);
      await opened(page, id);
      const current = page.locator("nav.header-views:not(.kinds) a[aria-current]");
      await expect(current).toHaveCount(1);
      await expect(page.locator("nav.header-views:not(.kinds) a")).toHaveCount(links);
      await expect.poll(() => page.evaluate(() => location.hash)).toContain(hash.slice(1));
    }
  },
);

test("addresses of before open what they meant", async ({ page }) => {
  await page.goto("./#view=many&set=top95&solutions=1");
  await opened(page, "set");
  await expect(page.locator('[data-field="read"]')).toContainText("top95: 95 puzzles read");
  await expect(page).toHaveURL(/view=experiment&of=set&.*solutions=1&set=top95/);
  await page.goto("about:blank");
  await page.goto(`./#view=cores&seeds=5&p=${EASY}`);
  await opened(page, "cores");
  await expect(page.getByLabel("Seeds", { exact: true })).toHaveValue("5");
  await expect(page).toHaveURL(/view=experiment&of=cores&.*seeds=5/);
  await page.goto("about:blank");
  await page.goto(`./#a=general&p=${EASY}`);
  await opened(page, "race");
});

test("what the browser kept under names of before is there again", async ({ page }) => {
  await page.goto("./favicon.svg");
  await page.evaluate(() => {
    localStorage.setItem("sudoku-lab.many", "#v=1&view=many&a=general&solutions=1&set=top95");
  });
  await open(page);
  await followLink(page, "Experiment", "Your puzzles");
  await expect(page.locator(".many").getByLabel("Solver")).toHaveValue("general");
  await expect(page.locator(".many").getByLabel("Check")).toHaveValue("1");
});

test("an experiment that is not named is the first, one that there is not is told", async ({
  page,
}) => {
  await page.goto("./#view=experiment");
  await opened(page, "experiment");
  await page.goto("about:blank");
  await page.goto("./#view=experiment&of=nothing");
  await opened(page, "experiment");
  await expect(page.locator(".notice")).toHaveCount(1);
  await expect(page.locator(".notice")).toContainText(
    "of=nothing: not allowed; allowed: papers, set, cores, tune",
  );
});

test("the link to the experiments leads back to the one that was open", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}`);
  await followLink(page, "Experiment", "on several cores");
  await opened(page, "cores");
  await followLink(page, "Race");
  await opened(page, "race");
  await followLink(page, "Experiment");
  await opened(page, "cores");
});

test("a view that nobody has set shows an example at work", async ({ page }) => {
  await page.goto("./#view=experiment&of=set");
  await expect(page.locator('[data-field="summary"]')).toHaveText("one solution: 95");
  await expect(page.locator(".many-solving")).toContainText(
    "This example was started automatically.",
  );
  await expect(page.getByRole("img", { name: /^A line from 0 to 100 %/ })).toBeVisible();
  await followLink(page, "Generate");
  await expect(page.locator("[data-made]")).toBeVisible();
  // The example is complete, not just started.
  await expect(page.locator(".making")).toContainText("An example.");
  await expect(page.locator(".making")).not.toContainText("started automatically");
  await expect(page.locator(".making")).not.toContainText("Done");
  await expect(button(page, "Generate")).toBeEnabled();
  await button(page, "Generate").click();
  await expect(page.locator(".making")).not.toContainText("An example");
  // A ready-made puzzle is too easy to benefit from several cores, so nothing is started there.
  await followLink(page, "Experiment", "on several cores");
  await expect(page.getByText("Press “Measure the speed-up”")).toBeVisible();
  await expect(page.locator(".cores-parts")).toHaveCount(0);
  await followLink(page, "Solve");
  await expect(page.locator(".solutions-line")).toContainText("One solution");
  // None of these is stored as the visitor's own setup.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the example of Generate goes when something else is wished", async ({ page }) => {
  await page.goto("./#view=generate");
  await expect(page.locator("[data-made]")).toBeVisible();
  await button(page, "Hard").click();
  await expect(page.locator("[data-made]")).toHaveCount(0);
  await expect(page.locator(".making")).toContainText(
    "the generator makes puzzles until a puzzle matches your choice",
  );
  await button(page, "Make a puzzle").click();
  await expect(page.locator("[data-ordered]")).toBeVisible();
  await expect(page.locator("[data-ordered] canvas")).toBeVisible();
  await expect(page.locator(".making")).toBeHidden();
  await expect(button(page, "Another")).toBeVisible();
  await test.step("making it again makes another one", async () => {
    await expect(page).not.toHaveURL(/seed=/);
    await button(page, "Make a puzzle").click();
    await expect(page).toHaveURL(/seed=2/);
  });
});

test("a link is shown as it says, and nothing is begun in a frame", async ({ page }) => {
  await page.goto("./#view=generate&seed=5");
  await expect(button(page, "Generate")).toBeEnabled();
  await expect(page.getByText("Press “Make a puzzle” and watch")).toBeVisible();
  await page.route("**/lesson.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<iframe src="./#view=generate" width="900" height="600"></iframe>',
    }),
  );
  await page.goto("./lesson.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Press “Make a puzzle” and watch")).toBeVisible();
});

test("one puzzle by itself: its solutions, and how hard it is", async ({ page }) => {
  await page.goto(`./#view=solve&p=${EASY}`);
  const told = page.locator('[data-slot="ratings"]');
  const givens = told.locator('[data-scale="clues"] strong');
  // Parts that reveal the solution are closed until they are opened.
  await expect(solved(page)).toHaveCount(0);
  for (const slot of ["solutions", "ratings"]) {
    await page.locator(`[data-slot="${slot}"] > summary`).click();
  }
  await expect(solved(page).locator(".text-summary")).toHaveText("One solution");
  await expect(solved(page).locator("td").first()).toHaveText("4");
  await expect(told).toContainText("Techniques needed");
  await expect(givens).toHaveText("32");
  await expect(page.getByRole("button", { name: /^Show the solution/ })).toHaveCount(0);
  expect((await axe(page).analyze()).violations).toEqual([]);

  // Another puzzle replaces all of these.
  await clickMenuItem(page, "Edit givens");
  await page.getByRole("gridcell", { name: "row 1 column 3, given 3" }).focus();
  await page.keyboard.press("Delete");
  await expect(givens).toHaveText("31");
  await page.keyboard.press("9");
  await expect(solved(page).locator(".text-summary")).toHaveText(/^No solution/);
  await expect(solved(page).locator("table")).toHaveCount(0);
});

test("one reads how each algorithm works, and watches it", async ({ page }) => {
  await page.goto("./#view=learn");
  const topic = page.locator(".learn-topic");
  const tiles = page.getByRole("navigation", { name: "Algorithms" }).locator("[data-algorithm] a");
  await expect(tiles.nth(5)).toBeVisible();
  const last = tiles.last();
  const name = await last.locator("b").innerText();
  await last.click();
  await expect(topic.getByRole("heading", { name, exact: true })).toBeVisible();
  const id = (await topic.getAttribute("data-topic")) ?? "";
  await expect(page).toHaveURL(new RegExp(`view=learn&a=${id}`));
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.goBack();
  await expect(topic.getByRole("heading", { name, exact: true })).toHaveCount(0);
  await page.goForward();
  await topic.getByRole("link", { name: "Race on the current puzzle" }).click();
  await expect(lane(page, 1)).toHaveAttribute("data-algorithm", id);
  await page.goto("about:blank");
  await page.goto("./#view=learn&a=nobody");
  await expect(page.locator(".notice")).toContainText("a=nobody: there is no such algorithm");
});
