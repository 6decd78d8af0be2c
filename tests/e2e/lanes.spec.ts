import {
  addLanes,
  button,
  changeLane,
  chooseRace,
  closeSheet,
  EASY,
  lane,
  lanes,
  open,
  openLane,
  openRaces,
  openSetup,
  picture,
  pressInLane,
  race,
  showSection,
  waitForEnd,
  waitForTimes,
} from "./lab";
import { sample, sampled } from "./sample";
import { expect, test as ownPage, onePage as test } from "./test";

const steps = (page: Parameters<typeof lane>[0], number: number) =>
  lane(page, number).locator('[data-field="steps"]');

test("the same algorithm twice, with other presets and parameters", async ({ page }) => {
  await open(page, `#a=backtracking,backtracking&pace=max&p=${EASY}`);
  await changeLane(page, 2, "Preset", "rows");
  await expect(page).toHaveURL(/a=backtracking,backtracking:rows/);
  await race(page);
  const [first, second] = [await steps(page, 1).innerText(), await steps(page, 2).innerText()];
  expect(first).not.toBe(second);
  await pressInLane(page, 1, "Settings of lane 1");
  await page.getByLabel("cell order").selectOption("rows");
  await page.getByLabel("check", { exact: true }).selectOption("houses");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/1\.cell_order=rows/);
  await race(page);
  await expect(steps(page, 1)).toHaveText(second);
});

test(
  sampled("every algorithm shows its form, with a control for each parameter, and runs"),
  async ({ page }) => {
    await open(page, `#a=general&pace=max&p=${EASY}`);
    const menu = await openLane(page, 1);
    const ids = await menu
      .getByLabel("Algorithm of lane 1")
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(ids.length).toBeGreaterThan(2);
    for (const id of sample("forms of algorithms", ids, 3)) {
      await changeLane(page, 1, "Algorithm", id);
      await expect(lane(page, 1)).toHaveAttribute("data-algorithm", id);
      await pressInLane(page, 1, "Settings of lane 1");
      const sheet = page.locator("dialog.beside");
      await expect(sheet.locator(".text-summary")).toHaveText(/\.$/);
      for (const param of await sheet.locator(".param").all()) {
        await expect(param.locator("input, select").first()).toBeVisible();
        await expect(param.locator("p.muted").last()).toHaveText(/\.$/);
      }
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await race(page);
      await expect(lane(page, 1)).toHaveAttribute("data-outcome", /solved|stalled/);
    }
  },
);

test("a value out of its range is refused in the form, and the run keeps the last good one", async ({
  page,
}) => {
  await open(page, `#a=ga&p=${EASY}`);
  await pressInLane(page, 1, "Settings of lane 1");
  const field = page.getByRole("textbox", { name: "mutation" });
  await field.fill("7");
  await expect(page.getByRole("alert")).toContainText("0–1");
  await expect(page).not.toHaveURL(/mutation/);
  await field.fill("0.25");
  await expect(page).toHaveURL(/1\.mutation=0\.25/);
  await button(page, "Reset to the preset").click();
  await expect(page).not.toHaveURL(/mutation/);
});

test("an ordered list is switched and moved", async ({ page }) => {
  await open(page, `#a=rules:singles&p=${EASY}`);
  await pressInLane(page, 1, "Settings of lane 1");
  await button(page, "Move hidden single up").click();
  await expect(page).toHaveURL(/1\.techniques=hidden-single,naked-single/);
  await page.getByRole("checkbox", { name: "naked single" }).uncheck();
  await expect(page).toHaveURL(/1\.techniques=hidden-single(&|$)/);
});

test("the seed decides the run", async ({ page }) => {
  await open(page, `#a=backtracking:random&pace=max&p=${EASY}`);
  await race(page);
  const first = await steps(page, 1).innerText();
  await openSetup(page);
  await page.getByLabel("Seed", { exact: true }).fill("2");
  await page.getByLabel("Seed", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/seed=2/);
  await race(page);
  await expect(steps(page, 1)).not.toHaveText(first);
  await openSetup(page);
  await page.getByLabel("Seed", { exact: true }).fill("1");
  await page.getByLabel("Seed", { exact: true }).press("Enter");
  await race(page);
  await expect(steps(page, 1)).toHaveText(first);
});

test("the limit ends a run, and says so", async ({ page }) => {
  await open(page, `#a=backtracking:rows&pace=max&p=${EASY}`);
  await openSetup(page);
  await page.getByLabel("Step limit").fill("50");
  await page.getByLabel("Step limit").press("Enter");
  await race(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "steps");
  await expect(steps(page, 1)).toHaveText("50");
});

test("before the race all lanes show the same board, and no figure of a run", async ({ page }) => {
  await open(page, `#a=backtracking,ga,relaxation-labeling&pace=max&p=${EASY}`);
  const figure = (number: number, name: string) =>
    lane(page, number).locator(`[data-field="${name}"]`);
  for (const number of [1, 2, 3]) {
    await expect(figure(number, "left")).toHaveText("blank");
    await expect(figure(number, "conflicts")).toHaveText("49");
    await expect(lane(page, number).locator(".standing-figures > div:visible")).toHaveCount(0);
  }
  // The board of the puzzle alone does not have the colour of its lane, so all boards are equal.
  const pictures = await Promise.all([1, 2, 3].map((number) => picture(page, number)));
  expect(new Set(pictures).size).toBe(1);
  await race(page);
  await expect(figure(2, "left")).toHaveText("conflicts");
  const menu = await openLane(page, 2);
  await expect(menu.locator('[data-counter="evaluations"]')).not.toHaveText("0");
  await page.keyboard.press("Escape");
  // The initial state can be shown again.
  await page.getByRole("slider", { name: "Timeline" }).press("Home");
  await expect(figure(2, "steps")).toHaveText("0");
  await expect(figure(2, "left")).toHaveText("conflicts");
});

test("changed settings go by no preset's name, and are not said to be ours", async ({ page }) => {
  await open(page, `#a=backtracking,backtracking,ga&p=${EASY}`);
  const shown = (number: number) => lane(page, number).locator(".lane-title > small");
  await expect(shown(1)).toHaveText(""); // the default is not named
  await pressInLane(page, 1, "Settings of lane 1");
  await page.getByLabel("cell order").selectOption("rows");
  await expect(shown(1)).toHaveText("changed: cell order rows");
  await expect(lane(page, 1)).toHaveAccessibleName("Lane 1: Backtracking (cell order rows)");
  await expect(shown(2)).toHaveText("");
  const dialog = page.locator("dialog.beside");
  await expect(dialog).toContainText("Most constrained cell, changed: cell order rows.");
  await button(page, "Reset to the preset").click();
  await expect(shown(1)).toHaveText("");
  // The preset can also be restored by name.
  await page.getByLabel("cell order").selectOption("rows");
  await changeLane(page, 1, "Preset", "Most constrained cell");
  await expect(page).not.toHaveURL(/cell_order/);

  await pressInLane(page, 3, "Settings of lane 3");
  const ours = dialog.locator(".param", { hasText: "our choice" });
  const before = await ours.count();
  expect(before).toBeGreaterThan(0);
  const field = ours.first().getByRole("textbox");
  await field.fill(String(Number(await field.inputValue()) + 1));
  await expect(page).toHaveURL(/3\.\w+=/);
  await expect(ours).toHaveCount(before - 1);
});

test("that a change has cleared the race is said where it stood, with what it came to", async ({
  page,
}) => {
  await open(page, `#a=backtracking,rules:singles&pace=max&p=${EASY}`);
  const verdict = page.locator(".verdict");
  await expect(verdict).toContainText("Who solves it first?");
  await race(page);
  await waitForTimes(page);
  const gloss = await verdict.locator(".verdict-gloss").innerText();
  const told = (await verdict.innerText()).replace(gloss, "");
  expect(told).toContain("solved it");
  await pressInLane(page, 1, "Settings of lane 1");
  await expect(page.getByRole("dialog")).toContainText("Changing a setting clears the race");
  await page.getByLabel("cell order").selectOption("rows");
  await expect(verdict).toContainText(
    `The setup has changed. Press Race to run the new setup. Before the change: ${told.replace(/\s+/g, " ")}`,
  );
  await page.keyboard.press("Escape");
  await race(page);
  await expect(verdict).not.toContainText("Before the change");
});

test("lanes come and go", async ({ page }) => {
  await open(page, `#a=general&pace=max&p=${EASY}`);
  await addLanes(page);
  await expect(lanes(page)).toHaveCount(2);
  await addLanes(page);
  await page
    .getByRole("button", { name: /^Remove/ })
    .nth(1)
    .click();
  await expect(lanes(page)).toHaveCount(2);
  await race(page);
  await waitForEnd(page);
});

test("a lane that was removed comes back to its place with its settings", async ({ page }) => {
  const hash = `#a=general,ga:paper,backtracking&2.mutation=0.25&pace=max&p=${EASY}`;
  await open(page, hash);
  const address = page.url();
  for (const number of [2, 1]) {
    const menu = await openLane(page, number);
    await button(menu, /^Remove/).press("Enter");
  }
  await expect(lanes(page)).toHaveCount(1);
  await expect(page).toHaveURL(/a=backtracking(&|$)/);
  await expect(page.getByText("Propagation and search was removed.")).toBeVisible();
  const back = button(page, "Restore the lane");
  await back.press("Enter");
  await expect(lane(page, 1)).toHaveAttribute("data-algorithm", "general");
  await back.press("Enter");
  await expect(back).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(lane(page, 2)).toHaveAttribute("data-algorithm", "ga");
  await expect(lane(page, 2)).toHaveAttribute("data-state", "paused");
});

test("an algorithm that does not take the size says so, and the others race", async ({ page }) => {
  await open(page, "#a=general,fast&pace=max&p=21............42");
  await expect(lane(page, 2)).toContainText("Solves 9 × 9 only");
  await button(page, "Race").click();
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
});

ownPage(
  sampled("every ready-made race says what it is about, and runs to its end"),
  async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, `#a=general&pace=max&p=${EASY}`);
    const choice = page.locator(".pickers").getByRole("button", { name: /^Race:/ });
    await openRaces(page);
    const listed = page.locator(".races .races-choice > strong");
    await expect(listed.first()).toBeVisible(); // the list is fetched when it is opened
    const titles = await listed.allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    for (const title of sample("ready-made races", titles, 2)) {
      await chooseRace(page, title);
      await expect(choice).toHaveAccessibleName(`Race: ${title}`);
      await openSetup(page);
      await expect(page.locator(".text-note").first()).toHaveText(/\.$/);
      await expect(page.locator('[data-lane="2"][data-state="paused"]')).toBeVisible();
      await race(page);
      for (const one of await lanes(page).all()) {
        await expect(one).toHaveAttribute("data-outcome", /^(solved|stalled)$/);
      }
    }
    await expect(page.locator(".notice")).toHaveCount(0);
    // Any change makes it another race, and is named.
    await addLanes(page);
    await expect(page.locator(".text-note").first()).toContainText("the lanes");
    await closeSheet(page);
    await expect(choice).toHaveAccessibleName(/, changed$/);
  },
);

test("figures that a paper prints stand beside those of the run, with what is wrong with them", async ({
  page,
}) => {
  const presets = ["rows", "most-constrained", "mixed-inference"];
  const lanesOf = presets.map((preset) => `backtracking:${preset}`).join();
  await open(page, `#a=${lanesOf}&pace=max&p=${EASY}`);
  await race(page);
  await showSection(page, "Results");
  await page.getByText("Results in the papers").click();
  for (const [index, wrong] of [6, 2, 0].entries()) {
    const rows = page.locator(`[data-paper="${index + 1}"] tbody tr`);
    await expect(rows.filter({ hasText: "not from finished runs" })).toHaveCount(wrong);
  }
  const large = page.locator('[data-paper="3"] tbody tr', { hasText: "16 × 16" });
  await expect(large).toHaveCount(14); // thirteen boards, and the time of the hardest puzzle
  await expect(large.filter({ hasText: "7,023,315" })).toHaveCount(1);
});

for (const width of [1280, 360]) {
  test(`names of any length are read in full in the head of a lane, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const long = "backtracking:limited-discrepancy,rules:paper-guessing,general,cultural-ga";
    await open(page, `#a=${long}&p=${EASY}`);
    const names = page.locator(".lane-title");
    await expect(names).toHaveCount(4);
    for (const name of await names.all()) {
      const cut = await name.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const written = range.getBoundingClientRect();
        const room = one.closest(".lane-head")?.getBoundingClientRect();
        return (
          !room || written.width === 0 || written.right > room.right || written.bottom > room.bottom
        );
      });
      expect(cut, (await name.textContent()) ?? "").toBe(false);
    }
    if (width < 480) return;
    const boards = await page.locator("canvas.lane-board").all();
    const tops = await Promise.all(boards.map(async (one) => (await one.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1); // all in one row
  });
}

test("the menu of a lane has no counters before it runs, and no number of waves where there is one wave", async ({
  page,
}) => {
  await open(page, `#a=backtracking,ga&pace=max&steps=50&p=${EASY}`);
  for (const number of [1, 2]) {
    const menu = await openLane(page, number);
    await expect(menu.locator("[data-menu-item=remove]")).toBeVisible();
    await expect(menu.locator("[data-counter]")).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
  await race(page);
  await expect((await openLane(page, 2)).locator('[data-counter="evaluations"]')).toHaveText(/\d/);
  await page.keyboard.press("Escape");
  const menu = await openLane(page, 1);
  await expect(menu.locator("[data-menu-item=remove]")).toBeVisible();
  await expect(menu.locator('[data-counter="waves"]')).toHaveCount(0);
});

test("the two ways to embed have names and icons of their own", async ({ page }) => {
  await open(page);
  await button(page, "Share").click();
  const [copy, options] = [button(page, "Copy embed code"), button(page, /^Embed options/)];
  await expect(options).toBeVisible();
  const icon = (one: typeof copy) => one.locator("path").first().getAttribute("d");
  expect(await icon(copy)).not.toBe(await icon(options));
});
