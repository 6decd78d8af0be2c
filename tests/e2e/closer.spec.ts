import {
  axeViolations,
  button,
  chooseTheme,
  EASY,
  lane,
  open,
  openLane,
  pressInLane,
  waitForEnd,
} from "./lab";
import { everyCase, sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

/** The puzzle "AI Escargot". */
const HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";

const closer = (page: Page) => page.locator("[data-looked]");

/** Opens a race in a page that shows no other race, so that nothing of earlier lanes is read. */
async function openAnew(page: Page, hash: string): Promise<void> {
  await page.goto("about:blank");
  await open(page, hash);
}

test("the inspector of a tree search, a population, several boards and replicas", async ({
  page,
}) => {
  await test.step("a tree search shows the branches in force, and follows the moment", async () => {
    await openAnew(page, `#a=general,backtracking:rows&pace=max&p=${EASY}`);
    await pressInLane(page, 2, "Look closer at lane 2");
    await expect(closer(page).getByRole("heading", { level: 2 })).toBeFocused();
    await expect(page).toHaveURL(/look=2/);
    await button(page, "Race").click();
    await waitForEnd(page);
    await page.getByRole("slider", { name: "Timeline" }).focus();
    await page.keyboard.press("Home");
    await expect(closer(page)).toContainText("There is no open guess");
    for (const step of [1, 2, 3]) {
      await page.keyboard.press("ArrowRight");
      await expect(closer(page)).toContainText(`at step ${step}`);
    }
    await expect(closer(page)).toContainText(/guess(es)? (is|are) open/);
    const part = closer(page).getByRole("region", { name: "The search tree" });
    await part.getByText("Data").click();
    const rows = part.locator("tbody tr");
    const said = /([\d,]+) guess(?:es)? (?:is|are) open/.exec(
      await part.locator("p").first().innerText(),
    )?.[1];
    await expect(rows).toHaveCount(Number(said));
    await expect(rows.first()).toContainText(/1\s*r\dc\d\s*\d\s*\d+\s*\d+/);
  });

  await test.step("a population shows how far apart it is, and its best", async () => {
    await openAnew(page, `#a=ga&pace=5&look=1&p=${EASY}`);
    await button(page, "Race").click();
    await expect(closer(page)).toContainText(/individuals; the best has \d+ conflicts/);
    await button(page, "Pause").click();
    const part = closer(page).getByRole("region", { name: "The population" });
    await expect(part.getByRole("img", { name: /^Individual \d, \d+ conflicts$/ })).toHaveCount(6);
    await part.getByText("Data").click();
    const fitness = await part.locator("tbody td:nth-child(2)").allInnerTexts();
    expect(fitness.length).toBeGreaterThan(6);
    expect(fitness.map(Number)).toEqual(fitness.map(Number).toSorted((a, b) => a - b));
    await expect(part.locator("tbody tr").first().locator("td").last()).toHaveText("0");
  });

  await test.step("a map shows how uncertain cells are, or what speaks for a digit on one of the boards", async () => {
    await openAnew(page, `#a=divide-and-concur&pace=max&look=1&seed=1&p=${HARD}`);
    const what = closer(page).getByLabel("What the map shows");
    await expect(closer(page).getByRole("table", { name: /^Entropy/ })).toBeVisible();
    await what.selectOption("Candidate 5");
    const table = closer(page).getByRole("table", {
      name: /^Support for 5 in each open cell/,
    });
    const own = await table.locator("tbody td:not(.shaded-board-fixed)").allInnerTexts();
    expect(own).toHaveLength(57);
    const weights = own.map(Number);
    expect(weights.every((weight) => weight >= 0 && weight <= 1)).toBe(true);
    await expect(closer(page)).toContainText(`(${Math.max(...weights).toFixed(2)})`);
    await closer(page).getByRole("combobox", { name: "Board" }).selectOption("Boxes");
    await expect
      .poll(() => table.locator("tbody td:not(.shaded-board-fixed)").allInnerTexts())
      .not.toEqual(own);
  });

  await test.step("several boards are compared with the first one, as digits or as candidates", async () => {
    await openAnew(page, `#a=divide-and-concur&pace=max&look=1&seed=1&p=${HARD}`);
    const part = closer(page).getByRole("region", { name: "Boards that the algorithm works on" });
    await expect(part).toContainText(
      /All 4 boards have the same digit in \d+ of the 57 cells that are not givens/,
    );
    await expect(part.getByRole("img")).toHaveCount(4);
    await expect(
      part.getByRole("img", { name: /^Rows: \d+ cells in conflict, \d+ different from “Cells”$/ }),
    ).toBeVisible();
    const picture = () =>
      part
        .locator("canvas")
        .nth(1)
        .evaluate((one) => (one as HTMLCanvasElement).toDataURL());
    const chosen = await picture();
    await button(part, "Candidates").click();
    await expect(button(part, "Candidates")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(picture).not.toBe(chosen);
    await button(part, "Digits").click();
    await expect.poll(picture).toBe(chosen);
    await part.getByText("Data").click();
    const rows = part.locator("tbody tr");
    await expect(rows).toHaveCount(4);
    const said = /(\d+) differ/.exec(await part.locator("ol > li").nth(1).innerText())?.[1];
    await expect(rows.nth(1).locator("td").last()).toHaveText(said ?? "");
    await button(page, "Race").click();
    await waitForEnd(page);
    // Each board has found the same digits, or is about to.
    await expect(part).toContainText(/the same digit in (5\d|4\d) of the 57 cells/);
  });

  await test.step("replicas are followed between levels, by keys too", async () => {
    await openAnew(page, `#a=tempering&pace=max&look=1&seed=1&p=${HARD}`);
    const boards = closer(page).getByRole("region", { name: "Boards that the algorithm works on" });
    await expect(boards.getByRole("img")).toHaveCount(6);
    await expect(
      boards.getByRole("img", { name: /^Level 1: \d+ cells? in conflict/ }),
    ).toBeVisible();
    const part = closer(page).getByRole("region", { name: "Paths between temperature levels" });
    await expect(part).toContainText("The thick line is “Replica 1”, now at temperature level 1.");
    await button(part, "Replica 3").focus();
    await page.keyboard.press("Enter");
    await expect(part).toContainText("The thick line is “Replica 3”, now at temperature level 3.");
    await expect(button(part, "Replica 3")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Race").click();
    await waitForEnd(page);
    await part.getByText("Data").click();
    const rows = part.locator("tbody tr");
    await expect(rows).toHaveCount(6);
    // Each replica is at a different level.
    const now = await rows.locator("td:nth-child(2)").allInnerTexts();
    expect(now.toSorted()).toEqual(["1", "2", "3", "4", "5", "6"]);
    await expect(part).toContainText(`now at temperature level ${now[2]}`);
  });
});

test(sampled("the inspector counts, is accessible, and fits any width"), async ({ page }) => {
  await test.step("probabilities are told cell by cell, from unsure to sure", async () => {
    await openAnew(page, `#a=relaxation-labeling&pace=max&look=1&p=${EASY}`);
    const table = closer(page).getByRole("table", { name: /^Entropy/ });
    await expect(table.locator("tbody td:not(.shaded-board-fixed)")).toHaveCount(
      [...EASY].filter((one) => one === ".").length,
    );
    const sum = async () => {
      const texts = await table.locator("tbody td:not(.shaded-board-fixed)").allInnerTexts();
      return texts.reduce((total, text) => total + Number(text), 0);
    };
    await expect.poll(sum).toBeGreaterThan(10);
    await button(page, "Race").click();
    await waitForEnd(page);
    await expect.poll(sum).toBeLessThan(1);
    await expect(closer(page)).toContainText("bits");
  });

  await test.step("where it has been is counted over every step, however fast it was raced", async () => {
    const part = closer(page).getByRole("region", { name: "Changes per cell" });
    const counts: string[][] = [];
    for (const pace of ["max", "100"]) {
      // Lanes that differ only in their pace are the same race.
      await openAnew(page, `#a=general&look=1&p=${EASY}`);
      await openAnew(page, `#a=backtracking:rows&pace=${pace}&look=1&p=${EASY}`);
      await expect(part).toContainText("No digit has changed in the first 0 steps.");
      await button(page, "Race").click();
      await waitForEnd(page);
      await expect(part).toContainText(
        /r\dc\d changed most often, \d+ times?, in the first 200 steps\./,
      );
      const all = await part.locator("tbody td:not(.shaded-board-fixed)").allInnerTexts();
      const most = /often, (\d+) time/.exec(await part.innerText())?.[1] ?? "";
      expect(Math.max(...all.map(Number))).toBe(Number(most));
      counts.push(all);
    }
    expect(counts[1]).toEqual(counts[0]);
  });

  await test.step("it opens and closes by key, gives the focus back, and axe finds nothing", async () => {
    await openAnew(page, `#a=general,divide-and-concur&pace=max&p=${EASY}`);
    const menu = await openLane(page, 2);
    await button(menu, "Look closer at lane 2").focus();
    await page.keyboard.press("Enter");
    await expect(closer(page)).toBeVisible();
    await button(page, "Race").click();
    await waitForEnd(page);
    await expect(closer(page)).toContainText("in conflict");
    const [other = "dark"] = sample("dark inspector", ["dark", "contrast"] as const, 1);
    for (const theme of everyCase
      ? (["light", "dark", "contrast"] as const)
      : (["light", other] as const)) {
      await chooseTheme(page, theme);
      const what = theme === "light" ? "all" : "colours";
      expect(await axeViolations(page, what, "[data-looked]")).toEqual([]);
    }
    await chooseTheme(page, "auto");
    await closer(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Escape");
    await expect(closer(page)).toHaveCount(0);
    await expect(lane(page, 2).locator(".lane-name")).toBeFocused();
    await expect(page).not.toHaveURL(/look=/);
  });

  await test.step("its parts leave no place of a row empty", async () => {
    await openAnew(page, `#a=backtracking,ga&pace=max&look=1&p=${EASY}`);
    const parts = closer(page).locator(".closer-look-part");
    await expect(parts).toHaveCount(5);
    for (const width of [1180, 1280, 1366, 1700, 800, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const free = await closer(page)
        .locator(".closer-look-parts")
        .evaluate((all) => {
          const places = [...all.children].map((one) => one.getBoundingClientRect());
          const { right } = all.getBoundingClientRect();
          return places.map(({ top }) => {
            const row = places.filter((one) => Math.abs(one.top - top) < 1);
            return Math.round(right - Math.max(...row.map((one) => one.right)));
          });
        });
      expect(free, `${width} pixels`).toEqual(free.map(() => 0));
    }
  });

  await test.step("large boards have cells of 24 pixels, and the page still reflows", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openAnew(page, `#a=general&pace=max&look=1&p=${".".repeat(625)}`);
    const cell = closer(page)
      .getByRole("table", { name: /^Entropy/ })
      .locator("td.shaded-board-box-left")
      .nth(3);
    const box = await cell.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
    const canvas = closer(page).locator("canvas").first();
    expect((await canvas.boundingBox())?.width).toBeGreaterThanOrEqual(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
  });
});
