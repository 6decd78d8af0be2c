/** The goals of new visitors, by the shortest way: their own algorithms, averages, and the next action in view. */

import {
  cell,
  closeSheet,
  EASY,
  lane,
  lanes,
  open,
  openPuzzle,
  openSetup,
  race,
  size,
  waitForEnd,
} from "./lab";
import { expect, type Page, test } from "./test";

/** Counts the clicks from now on; an element that is clicked several times counts once. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = "0";
    const count = () => {
      const { dataset } = document.documentElement;
      dataset.presses = String(Number(dataset.presses) + 1);
    };
    addEventListener("pointerdown", count, true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
}

const raced = (page: Page) =>
  lanes(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.algorithm));

for (const way of [/^Race:/, "Set up the race"]) {
  test(`two algorithms of one's own choice race after four presses, by “${way}”`, async ({
    page,
  }) => {
    await size(page, 1280, 800);
    await open(page, `#pace=max&p=${EASY}`);
    const presses = await countPresses(page);
    await page.locator(".pickers").getByRole("button", { name: way }).click();
    const sheet = page.locator("dialog[open]");
    for (const name of ["Dancing links", "Propagation and search"]) {
      await sheet.getByRole("checkbox", { name, exact: true }).click();
    }
    await sheet.getByRole("button", { name: "Race these 2" }).click();
    expect(await presses()).toBe(4);
    await expect(sheet).toHaveCount(0);
    await waitForEnd(page);
    expect(await raced(page)).toEqual(["dancing-links", "general"]);
    await expect(page).toHaveURL(/a=dancing-links,general/);
    await page.goBack();
    await expect(lanes(page)).toHaveCount(4);
  });
}

test("chosen algorithms join the lanes of the race", async ({ page }) => {
  await open(page, `#a=ga:paper&p=${EASY}`);
  await openSetup(page);
  const sheet = page.locator("dialog[open]");
  await expect(sheet.getByRole("button", { name: /^Race this one/ })).toHaveCount(0);
  await sheet.getByRole("checkbox", { name: "Rules", exact: true }).check();
  await expect(sheet.getByRole("button", { name: "Race this one" })).toBeVisible();
  await sheet.getByRole("checkbox", { name: "Backtracking", exact: true }).check();
  await sheet.getByRole("button", { name: "Add 2 lanes" }).click();
  await expect(sheet.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await closeSheet(page);
  expect(await raced(page)).toEqual(["ga", "rules", "backtracking"]);
});

test("the name of the setup is visible beside its icon, and without one where there is no room", async ({
  page,
}) => {
  await size(page, 1280, 800);
  await open(page, `#p=${EASY}`);
  const text = page.locator(".pickers").getByText("Set up", { exact: true });
  await expect(text).toBeVisible();
  await size(page, 390, 844);
  await expect(text).toBeHidden();
  await expect(page.getByRole("button", { name: "Set up the race" })).toBeVisible();
});

test("a lane is removed by one press on its head, and by keys", async ({ page }) => {
  await size(page, 1280, 800);
  await open(page, `#a=general,backtracking,rules&p=${EASY}`);
  const remove = (number: number) =>
    lane(page, number)
      .locator(".lane-head")
      .getByRole("button", { name: /^Remove/ });
  const opacity = () => remove(2).evaluate((one) => getComputedStyle(one).opacity);
  await page.mouse.move(0, 0);
  expect(await opacity()).toBe("0");
  await lane(page, 2).hover();
  expect(await opacity()).toBe("1");
  await remove(2).click();
  expect(await raced(page)).toEqual(["general", "rules"]);
  await expect(page.getByText("Backtracking was removed.")).toBeVisible();
  await page.mouse.move(0, 0);
  await lane(page, 1).locator(".lane-name").focus();
  await page.keyboard.press("Tab");
  await expect(remove(1)).toBeFocused();
  expect(await remove(1).evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
  await page.keyboard.press("Enter");
  expect(await raced(page)).toEqual(["rules"]);
  await expect(lane(page, 1).locator(".lane-name")).toBeFocused();
  await expect(remove(1)).toHaveCount(0); // the last lane cannot be removed
});

test("averages over seeds are offered before a race, with what they are", async ({ page }) => {
  await size(page, 1280, 800);
  await open(page, `#a=ga,general&seeds=2&pace=max&p=${EASY}`);
  const presses = await countPresses(page);
  const tab = page.getByRole("tab", { name: "Averages" });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await tab.click();
  await expect(page.locator("#panel-seeds")).toContainText("Which algorithm is better on average?");
  await page.getByRole("button", { name: "Race over seeds" }).click();
  expect(await presses()).toBe(2);
  await expect(page.locator(".series")).toHaveAttribute("data-done", "2");
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("before a race the keys of the boards and the averages are two tabs, and after it the curves are shown", async ({
  page,
}) => {
  await open(page, `#a=general,rules&pace=max&p=${EASY}`);
  await expect(page.getByRole("tab")).toHaveText(["Board legend", "Averages"]);
  await page.getByRole("tab", { name: "Board legend" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Averages" })).toBeFocused();
  await race(page);
  await expect(page.getByRole("tab", { name: "Curves" })).toHaveAttribute("aria-selected", "true");
});

test("after the settings of an experiment are used, the button that runs it has the focus, in sight", async ({
  page,
}) => {
  await size(page, 1280, 800);
  await page.goto("./#v=1&view=experiment");
  await page.getByText("Settings", { exact: true }).click();
  const steps = page.locator("#experiment-steps");
  await steps.fill("1000");
  await steps.press("Enter");
  await page.getByRole("button", { name: "Use these settings" }).click();
  const run = page.locator(".experiment-run [data-start]");
  await expect(run).toBeFocused();
  await expect(run).toBeInViewport({ ratio: 1 });
});

test("another view begins at its top, without the notice of the view that was left", async ({
  page,
}) => {
  await size(page, 1280, 600);
  await page.goto(`./#v=1&view=solve&p=${EASY}`);
  await cell(page, 1, 1).click();
  await page.keyboard.press("5");
  await page.getByRole("link", { name: "Generate" }).click();
  const solve = page.getByRole("button", { name: "Solve it" });
  await expect(solve).toBeEnabled();
  await page.evaluate(() => {
    document.body.style.minHeight = "3000px"; // as long as the longest view
    scrollTo(0, 500);
  });
  await solve.evaluate((one) => (one as HTMLElement).click());
  const kept = page.getByText("The puzzle you were solving is kept");
  await expect(kept).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: "Learn" }).click();
  await expect(page.locator(".view-learn h2").first()).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test("the second hint is whole at 1440 × 900, and a longer text shows that it goes on", async ({
  page,
}) => {
  await size(page, 1440, 900);
  await page.goto("./#v=1&view=solve");
  await page.locator(".coach").getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me more" }).click();
  const said = page.locator(".coach-said");
  await expect(said.locator("[aria-current]")).toContainText("r3c9 is 1");
  const cut = () => said.evaluate((one) => one.scrollHeight - one.clientHeight > 1);
  expect(await cut()).toBe(false);
  await expect(said).not.toHaveAttribute("data-more");
  await said.evaluate((one) => {
    const last = document.createElement("p");
    last.style.height = "600px";
    one.append(last);
  });
  await size(page, 1440, 760); // a lower box, which is measured again
  await expect(said).toHaveAttribute("data-more", "true");
  expect(await said.evaluate((one) => getComputedStyle(one).maskImage)).toContain("gradient");
  await said.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect(said).not.toHaveAttribute("data-more");
});

test("Learn leads to the papers, where a claim that is not tested has its reason beside it", async ({
  page,
}) => {
  await page.goto("./#v=1&view=learn");
  await page.getByRole("link", { name: "Check papers’ claims" }).click();
  await expect(page).toHaveURL(/view=experiment&of=papers/);
  const table = page.locator("[data-table]").first();
  const untested = table.locator(".reproduced-claim[data-mark=none]");
  await expect(untested.first()).not.toContainText("No test:");
  await table.getByRole("button", { name: "Explain verdicts" }).click();
  for (const one of await untested.all()) {
    await expect(one.getByText(/No test: .{20}/)).toBeVisible();
  }
});

test("the sheet with the puzzle closes when a puzzle was chosen, and stays for an empty board", async ({
  page,
}) => {
  await open(page, `#a=general&p=${EASY}`);
  const sheet = page.locator("dialog.sheet[open]");
  const list = page.getByLabel("Choose a puzzle");
  await openPuzzle(page);
  await list.selectOption({ label: "Empty 4 × 4" });
  await expect(page.getByRole("gridcell")).toHaveCount(16);
  await expect(sheet).toHaveCount(1);
  await list.selectOption({ index: 3 });
  await expect(sheet).toHaveCount(0);
  // A closed list changes with each arrow key, before its other entries were seen.
  await openPuzzle(page);
  await list.focus();
  await page.keyboard.press("ArrowDown");
  await expect(list).not.toHaveValue("own");
  await expect(sheet).toHaveCount(1);
  await page.locator(".level-choice button, .levels button").first().click();
  await expect(sheet).toHaveCount(0);
});

test("the menu to share says that the link was copied, and closes", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `#a=general&p=${EASY}`);
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  await expect(page.locator(".copy-link")).toHaveCount(0);
  await expect(share).toBeFocused();
});

test("on a phone the names of lanes have the arrow of what opens a menu, and all is below the boards", async ({
  page,
}) => {
  await size(page, 390, 844);
  await open(page, `#a=general,backtracking,rules,ga&p=${EASY}`);
  for (const one of await page.locator(".lane-name > svg:last-child").all()) {
    await expect(one).toBeVisible();
  }
  await expect(page.locator(".lane-name > svg:last-child")).toHaveCount(4);
  // There are no tabs before a race: both sections are below the boards.
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "How to read the boards" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Race over seeds" })).toBeVisible();
});
