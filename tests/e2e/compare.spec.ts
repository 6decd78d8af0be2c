/** Comparisons of generators. */
import { readFileSync } from "node:fs";
import { load } from "../../pkg/dist/node/index.js";
import { axe, button } from "./lab";
import { expect, type Page, test } from "./test";

const lab = await load();

const part = (page: Page) => page.locator(".compare");
const line = (page: Page, key: string) => page.locator(`[data-generator="${key}"]`);

async function open(page: Page, hash = ""): Promise<void> {
  await page.goto(`./#v=1&view=generate${hash}`);
  await expect(part(page)).toBeVisible();
}

async function compare(page: Page, each: number): Promise<void> {
  await part(page).getByLabel("Puzzles per generator").fill(String(each));
  await part(page).getByLabel("Puzzles per generator").blur();
  await part(page).getByRole("button", { name: "Compare", exact: true }).click();
  await expect(part(page)).toHaveAttribute("data-running", "false", { timeout: 60_000 });
}

test("generators of small puzzles: some make none, some prove nothing", async ({ page }) => {
  await test.step("who is taken out takes no part, and those that make no such size are named", async () => {
    await open(page, "&box=2x2");
    await expect(part(page).getByText("makes no puzzles of this size")).toHaveCount(1);
    await part(page)
      .getByRole("button", { name: /^Remove / })
      .nth(1)
      .click();
    await compare(page, 6);
    await expect(part(page).locator("tbody tr")).toHaveCount(1);
    await expect(line(page, "dig ").locator("td").nth(1)).toContainText("6 of 6");
  });

  await test.step("an engine that proves nothing takes part, and is judged by another solver", async () => {
    await open(page, "&box=2x2");
    await part(page).getByLabel("Add a generator…").selectOption("dig  engine=boltzmann");
    await compare(page, 12);
    const unique = line(page, "dig  engine=boltzmann").locator("td").nth(1);
    await expect(unique).toHaveText(/^([1-9]|1[01]) of 12 /);
    await expect(line(page, "dig ").locator("td").nth(1)).toContainText("12 of 12");
  });
});

test("generators are compared: an interval needs several puzzles, a comparison can be cancelled, its table and file agree", async ({
  page,
}) => {
  await test.step("where puzzles are too few for an interval, that is said", async () => {
    await open(page);
    await compare(page, 2);
    for (const row of await part(page).locator("tbody tr").all()) {
      for (const cell of [0, 2]) {
        const interval = /^[\d.,]+ \((too few for an interval|[\d.,]+( – [\d.,]+)?)\)$/;
        await expect(row.locator("td").nth(cell)).toHaveText(interval);
      }
    }
  });

  await test.step("it is cancelled at once, and what was made stays", async () => {
    await open(page);
    await part(page).getByLabel("Puzzles per generator").fill("1000");
    await part(page).getByLabel("Puzzles per generator").blur();
    await part(page).getByRole("button", { name: "Compare", exact: true }).click();
    await expect(line(page, "dig ").locator("td").nth(1)).toContainText(" of ");
    await button(page, "Cancel").click();
    await expect(part(page)).toHaveAttribute("data-running", "false");
    await expect(line(page, "dig ").locator("td").nth(1)).toContainText(" of ");
    await expect(part(page).getByRole("button", { name: "Compare", exact: true })).toBeEnabled();
  });

  await test.step("each makes as many puzzles as are asked for, and the table says what they are like", async () => {
    await open(page, "&seed=3");
    await part(page).getByLabel("Add a generator…").selectOption("dig  minimal=true");
    await compare(page, 12);
    await expect(part(page).locator("tbody tr")).toHaveCount(4);
    for (const row of await part(page).locator("tbody tr").all()) {
      await expect(row.locator("td").nth(1)).toContainText("12 of 12");
    }
    await expect(line(page, "minimal ").locator("td").nth(4)).toContainText("12 of 12");
    await expect(line(page, "dig  minimal=true").locator("td").nth(4)).toContainText("12 of 12");
    await expect(line(page, "build-up ").locator("td").nth(4)).not.toContainText("12 of 12");
    expect(await axe(page).include(".compare").analyze()).toMatchObject({
      violations: [],
    });

    const waiting = page.waitForEvent("download");
    await part(page).getByRole("button", { name: "Save CSV" }).click();
    const file = await (await waiting).path();
    const [header, ...rows] = readFileSync(file, "utf8").trim().split("\n");
    expect(header).toBe("algorithm,setting,box,seed,puzzle,givens,solutions,minimal,nodes,hardest");
    expect(rows).toHaveLength(48);
    const givens = new Map<string, number[]>();
    for (const row of rows) {
      const [id = "", setting = "", box = "", seed, text = "", count, solutions] = row.split(",");
      const puzzle = lab.read(text, { box });
      const run = lab.start(puzzle, { algorithm: "general", solutions: 2 });
      expect(run.advance().found).toBe(Number(solutions));
      run.free();
      expect(puzzle.givens.filter((digit) => digit > 0)).toHaveLength(Number(count));
      expect(Number(seed)).toBeGreaterThanOrEqual(3);
      const key = `${id}  ${setting}`.trimEnd();
      givens.set(key, [...(givens.get(key) ?? []), Number(count)]);
    }
    expect([...givens.values()].map(({ length }) => length)).toEqual([12, 12, 12, 12]);
    const said = await line(page, "build-up ").locator("td").nth(2).innerText();
    const twelve = givens.get("build-up") ?? [];
    const mean = twelve.reduce((sum, count) => sum + count, 0) / 12;
    const squares = twelve.reduce((sum, count) => sum + (count - mean) ** 2, 0);
    const reach = 2.200985 * Math.sqrt(squares / 11 / 12); // Student's t with 11 degrees of freedom
    expect(said.match(/[\d.]+/g)?.map(Number)).toEqual(
      [mean, mean - reach, mean + reach].map((value) => Number(value.toFixed(1))),
    );
  });
});
