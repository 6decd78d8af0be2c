/** Puzzles that are generated to match a difficulty or a technique. */
import { readFileSync } from "node:fs";
import { making, open, puzzle, view } from "./generating";
import { button, violations } from "./lab";
import { expect, type Page, test } from "./test";

const order = (page: Page) => page.locator("[data-order]");

/** The puzzles that the command line generated, with the requests. */
const golden = readFileSync(new URL("../golden/made.csv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((row) => row.split(","));

test("puzzles are made to order, also by link and by the sheet", async ({ page }) => {
  await test.step("a level and a technique are chosen from lists, and the puzzle is that of the command line", async () => {
    const [, , , , wanted] = golden.find(([level]) => level === "hard") ?? [];
    await open(page, "&a=dig&1.symmetry=rotate-180&seed=3");
    const make = button(page, "Make a puzzle");
    await button(page, "Hard").click();
    await expect(page.getByLabel("Level or range")).toHaveValue("hodoku_level=hard");
    await expect(page).toHaveURL(/difficulty=hodoku_level(=|%3D)hard/);
    await make.click();
    await expect(order(page)).toHaveAttribute("data-ordered", wanted ?? "");
    await expect(order(page)).toContainText(
      /The search generated (1 puzzle in [\d,.]+\ss\.|[\d,]+ puzzles in [\d,.]+\ss; the last one matches\.)/,
    );
    await expect(order(page)).toContainText("confirmed by an independent solver");
    await page.getByLabel("Technique needed").selectOption("xy-wing");
    await make.click();
    await expect(order(page)).not.toHaveAttribute("data-ordered", wanted ?? "");
    await expect(order(page)).toHaveAttribute("data-order", "solved");
    expect(await violations(page)).toEqual([]);
    await button(page, "Solve it").click();
    await expect(page).toHaveURL(/view=solve/);
    // The puzzle has its level there, although nothing was entered yet.
    await expect(page.locator(".play-chip[data-level]")).toHaveText("Hard");
  });

  await test.step("a link carries a range and a technique, and what it says that is none is named", async () => {
    await open(page, "&a=dig&difficulty=se%3D3.6..4.5&seed=7&1.symmetry=mirror-rows");
    await expect(page.getByLabel("from", { exact: true })).toHaveValue("3.6");
    await expect(page.getByLabel("to", { exact: true })).toHaveValue("4.5");
    await button(page, "Make a puzzle").click();
    const [, , , , wanted] = golden.find(([level]) => level?.startsWith("se=")) ?? [];
    await expect(order(page)).toHaveAttribute("data-ordered", wanted ?? "");
    const end = page.getByLabel("to", { exact: true });
    await end.fill("2");
    await end.press("Enter");
    await expect(view(page).getByRole("alert")).toContainText("is below its lower end");
    await expect(page).toHaveURL(/4\.5/);
    await end.fill("");
    await end.press("Enter");
    await expect(view(page).getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(/3\.6\.\.(&|$)/);
    await page.goto("./#v=1&view=generate&a=dig&difficulty=tough&technique=y-wing&seed=5");
    for (const part of ["difficulty=tough", "technique=y-wing"]) {
      await expect(page.locator(".notice").filter({ hasText: part })).toHaveCount(1);
    }
  });

  await test.step("where there is none, what comes nearest is shown, when time is up and when it is cancelled", async () => {
    await open(page, "&a=dig&difficulty=clues%3D..16");
    // A slow machine may not have generated any puzzle by then, and gets more time.
    for (const limit of [1, 5, 25]) {
      await page.getByLabel("Time limit (s)").fill(String(limit));
      await page.getByLabel("Time limit (s)").press("Enter");
      await button(page, "Make a puzzle").click();
      await expect(order(page)).toHaveAttribute("data-order", "running");
      await expect(order(page)).toHaveAttribute("data-order", "time");
      if (((await order(page).textContent()) ?? "").includes("The closest")) break;
    }
    await expect(order(page)).toContainText(
      /No such puzzle .* after [\d,]+ puzzles\. The closest puzzle: Givens \d+\./,
    );
    await expect(order(page).getByRole("img", { name: "The closest puzzle found" })).toBeVisible();
    await page.getByLabel("Time limit (s)").fill("");
    await page.getByLabel("Time limit (s)").press("Enter");
    await button(page, "Make a puzzle").click();
    await expect(order(page)).toContainText("Closest puzzle so far: Givens");
    await order(page).getByRole("button", { name: "Cancel" }).click();
    await expect(order(page)).toHaveAttribute("data-order", "cancelled");
    await expect(order(page)).toContainText(/Cancelled, after [\d,]+ puzzles/);
  });

  await test.step("a sheet is made to order, and says of which seeds nothing came", async () => {
    await open(page, "&a=dig&technique=hidden-pair&seeds=2&seed=8");
    await expect(page.locator(".sheet-part")).toContainText("generated to match: Hidden pair");
    await button(page, "Make a sheet").click();
    await expect(page.locator(".sheet-page li")).toHaveCount(2);
    const [, , , , wanted = ""] = golden.find(([, technique]) => technique === "hidden-pair") ?? [];
    const first = page.locator(".sheet-page li").first().locator("svg text");
    await expect(first).toHaveText([...wanted].filter((symbol) => symbol !== "."));
    // A puzzle that is generated separately is not printed on the sheet.
    await button(page, "Make a puzzle").click();
    await expect(order(page)).toHaveAttribute("data-order", "solved");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".sheet-page")).toBeVisible();
    await expect(order(page)).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step("the difficulty of the puzzle so far is shown while it is dug", async () => {
    await open(page, "&a=dig&seed=3&pace=20");
    await button(page, "Make a puzzle").click();
    const rating = making(page).locator('[data-field="rating"]');
    await expect(rating).toContainText(/Easy.*easy/i);
    await page.goto("./#v=1&view=generate&a=dig&seed=3&pace=max");
    await page.reload();
    await button(page, "Make a puzzle").click();
    const text = await puzzle(page);
    const workshop = await (await import("../../pkg/dist/node/workshop.js")).load();
    const scales = workshop.scales.filter(({ columns }) =>
      columns.some(({ classes }) => classes.length > 0),
    );
    const ratings = workshop.rate(text, { scales: scales.map(({ id }) => id) });
    const said = ratings.map(({ values }, at) =>
      [scales[at]?.name, ...values.map(({ text: value }) => value)].join(" "),
    );
    await expect(rating).toHaveText(said.join(" · "));
  });
});

test("a search for a rare combination says so early, and which condition to drop", async ({
  page,
}) => {
  await open(page, "&a=dig&difficulty=hodoku_level%3Dunfair&technique=skyscraper&seed=1");
  // Before the search, the page says how often such puzzles occurred.
  await expect(page.locator('[data-field="rarity"]')).toHaveText(
    /^None of [\d,]+ generated puzzles matched this combination.* without the difficulty, [\d,]+\.$/,
  );
  await button(page, "Make a puzzle").click();
  const rare = order(page).locator("[data-rare]");
  await expect(rare).toContainText(
    /(None of the first [\d,]+ puzzles fits|The first puzzle does not fit|No puzzle was generated)/,
  );
  await expect(order(page)).toHaveAttribute("data-order", "running");
  // Each condition alone is searched for, and the result is beside the button that drops the other one.
  const trials = rare.locator(".row");
  await expect(trials).toHaveText([/^Drop the technique/, /^Drop the difficulty/]);
  for (const trial of await trials.all()) {
    await expect(trial).toContainText(/a matching puzzle found|none among [\d,]+ puzzles either/);
  }
  expect(await violations(page)).toEqual([]);
  await button(page, "Drop the technique").click();
  await expect(page.getByLabel("Technique needed")).toHaveValue("");
  await expect(order(page)).toHaveAttribute("data-order", "solved");
  await expect(rare).toHaveCount(0);
});
