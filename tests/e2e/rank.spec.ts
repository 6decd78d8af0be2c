/** Places by steps instead of time, and races that end at the fewest steps. */

import {
  button,
  closeSheet,
  curveData,
  EASY,
  ENDLESS,
  figures,
  lane,
  lanes,
  open,
  openHelp,
  openSetup,
  openSpeed,
  picture,
  race,
  waitForEnd,
} from "./lab";
import { expect, type Page, onePage as test } from "./test";

const { SUDOKU_LONG } = process.env;
const RACE = `#a=backtracking:rows,backtracking,dancing-links,ga,rules&pace=max&p=${EASY}`;

/** Returns the rows of the results table: place, lane and steps. */
const order = (page: Page): Promise<readonly (readonly [string, number, number])[]> =>
  page.locator(".finish tbody tr").evaluateAll((rows) =>
    rows.map((row) => {
      const [place, , steps] = [...row.children].map((cell) => cell.textContent ?? "");
      const number = Number(row.getAttribute("data-row"));
      return [place ?? "", number, Number(steps?.replaceAll(",", ""))] as const;
    }),
  );

test("places by steps are the same in every race, in the table and on the lanes", async ({
  page,
}) => {
  await open(page, RACE);
  await expect(page).not.toHaveURL(/rank=/);
  await openSetup(page);
  await page.getByLabel("Ranked by").selectOption("steps");
  await expect(page).toHaveURL(/rank=steps/);
  await closeSheet(page);
  for (let run = 0; run < (SUDOKU_LONG ? 3 : 2); run += 1) {
    await button(page, /^Race( again)?$/).click();
    await waitForEnd(page);
    await expect(page.locator(".finish")).toContainText("Ranked by steps");
    const rows = await order(page);
    // Three lanes that search by nodes and one by deductions are tied; the lane without a solution is last.
    expect(rows.map(([place, number]) => [place, number])).toEqual([
      ["1", 2],
      ["1", 3],
      ["1", 5],
      ["4", 1],
      ["–", 4],
    ]);
    expect(rows.slice(0, 4).map(([, , steps]) => steps)).toEqual([49, 49, 49, 200]);
    for (const [place, number] of rows) {
      const medals = await lane(page, number).locator(".standing-place").allInnerTexts();
      expect(medals).toEqual({ 1: ["1st"], 4: ["4th"] }[place] ?? []);
    }
    const told = page.locator(".verdict");
    await expect(told).toContainText("took the fewest steps (49)");
    await expect(told).toContainText("Step counts of different solvers are not comparable.");
    await expect(told).not.toContainText("fastest");
  }
  await page.reload();
  await openSetup(page);
  await expect(page.getByLabel("Ranked by")).toHaveValue("steps");
  await page.getByLabel("Ranked by").selectOption("time");
  await expect(page).not.toHaveURL(/rank=/);
  await race(page);
  await expect(page.locator(".verdict")).toContainText(/fastest/);
  // Another ranking runs nothing again.
  await openSetup(page);
  await page.getByLabel("Ranked by").selectOption("steps");
  await expect(page.locator(".verdict")).toContainText("took the fewest steps (49)");
  expect((await order(page)).map(([place]) => place)).toEqual(["1", "1", "1", "4", "–"]);
});

test("a race that ends at the fewest steps shows the same figures in every run", async ({
  page,
}) => {
  test.slow();
  // By the clock the second lane finishes first; it restarts, and is stopped at the step at which the third lane
  // finished.
  const lanesOf = "relaxation-labeling,backtracking:rows,cultural-ga,boltzmann,rules";
  await open(page, `#a=${lanesOf}&until=first&rank=steps&pace=max&p=${EASY}`);
  await openSetup(page);
  await expect(page.getByLabel("Run")).toHaveAccessibleDescription(/except times are reproducible/);
  const seen: string[] = [];
  for (const paceOf of SUDOKU_LONG ? ["max", "max", "40"] : ["max", "40"]) {
    await page.goto(`./#a=${lanesOf}&until=first&rank=steps&pace=${paceOf}&p=${EASY}`);
    await page.reload();
    await expect(lanes(page).first()).toHaveAttribute("data-state", "paused");
    await race(page);
    await expect(page.locator(".verdict")).not.toContainText("repeated to measure");
    const told = await page.locator(".verdict").innerText();
    expect(told).toMatch(
      / took the fewest steps \(10\)\.[\s\S]*1 of 5 lanes solved it; 4 stopped early\./,
    );
    expect(await order(page)).toEqual([
      ["1", 3, 10],
      ["–", 1, 10],
      ["–", 2, 10],
      ["–", 4, 10],
      ["–", 5, 10],
    ]);
    await expect(lane(page, 2)).toHaveAttribute("data-outcome", "stopped");
    const all = [1, 2, 3, 4, 5];
    const shown = await Promise.all(all.map((number) => figures(page, number)));
    const drawn = await Promise.all(all.map((number) => picture(page, number)));
    seen.push([told, ...shown, ...drawn, await curveData(page)].join("\n"));
  }
  for (const one of seen) expect(one).toBe(seen[0]);
});

test("a lane that a person stopped stays where it is", async ({ page }) => {
  await open(page, `#a=backtracking:rows,boltzmann&until=first&rank=steps&pace=20&p=${ENDLESS}`);
  await button(page, "Race").click();
  await expect(lane(page, 1).locator('[data-field="steps"]')).not.toHaveText("0");
  await openSpeed(page);
  await button(page, "Stop").click();
  await waitForEnd(page);
  await expect(page.locator(".verdict")).toContainText("You stopped the race: no lane solved it");
});

test("a link's wrong rank is named, and the race is ranked by time", async ({ page }) => {
  await open(page, `#a=general&rank=speed&p=${EASY}`);
  await expect(page.getByRole("alert")).toContainText("rank=speed");
  await openSetup(page);
  await expect(page.getByLabel("Ranked by")).toHaveValue("time");
});

test("the help says that a race ranked by steps repeats", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}`);
  await openHelp(page);
  await expect(page.getByRole("dialog")).toContainText(
    "If you rank by steps, even that race is reproducible: it ends at the fewest steps that any lane needs.",
  );
});

test("a race that ends at its first finish says what that was first in, and changes no setting", async ({
  page,
}) => {
  // At a fixed pace the lane with the fewest steps finishes first, although its computing time is longer.
  await open(page, "#until=first&pace=200");
  await race(page);
  const verdict = page.locator(".verdict");
  await expect(verdict.locator(".headline")).toHaveText("Rules solved it in 59 deductions.");
  await expect(verdict).toContainText(
    "At equal speed, the lane with the fewest steps finishes first",
  );
  await expect(verdict).not.toContainText("fastest");
  await expect(page.locator('.finish tr[data-row="1"]')).toContainText("until stopped");
  await openSetup(page);
  await expect(page.getByLabel("Ranked by")).toHaveValue("time");
  await expect(page).not.toHaveURL(/rank=/);
  // The list states another setting of the race.
  await expect(page.locator(".setup")).toContainText(
    "A first race, changed. Changed: the stopping rule.",
  );
});
