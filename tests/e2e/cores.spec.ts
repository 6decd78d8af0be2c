import { button, speedUpClock, violations } from "./lab";
import { expect, type Page, test } from "./test";

/** A puzzle with many solutions. */
const LOOSE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......";
/** A puzzle with even more solutions. */
const LOOSER = "8..........36......7..9.2...5...7.......457.....1...3...1....68..8....1..9.......";
/** A puzzle that takes many steps. */
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** A puzzle on which each step takes long. */
const SIXTEEN =
  "DIE.B......JHNAK.LOKA..H.C.I.MFBA.M....D..PKCJL..CBFNK.J.H.M....IJ.G.C.P.KH.....C.P.DL.EIO.G..H....EM...PD.L...I.D.LH...M.NCPBEG.........I.HM...B..H.M..C......L..D..HG..EMOKABCM..CI.PK.L....NHP.C.KED.FJ..L..OFK.DCAH..G..JP..N.LO.FM.H.CABIKDH......L.M.D...A";
/** A puzzle whose solutions no algorithm can count. */
const BLANK = ".".repeat(81);

const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] dd`);

async function open(page: Page, rest: string): Promise<void> {
  await page.goto(`./#v=1&view=cores&${rest}`);
  await expect(button(page, "Solve together")).toBeEnabled();
}

const COUNTED = ["outcome", "found", "steps", "nodes", "guesses", "backtracks"];

/** Solves on this number of cores; returns the result without the time. */
async function together(
  page: Page,
  cores: number,
  names: readonly string[] = COUNTED,
): Promise<readonly string[]> {
  await page.getByRole("slider", { name: /^Cores/ }).fill(String(cores));
  await button(page, "Solve together").click();
  await expect(page.locator('.cores-parts[data-ended="true"]')).toBeVisible();
  return Promise.all(names.map((name) => figure(page, name).innerText()));
}

test("one puzzle on several cores: results, parts that are dropped, speed-up", async ({ page }) => {
  await test.step("one puzzle on several cores comes to the same as on one", async () => {
    await open(page, `p=${LOOSE}&solutions=3000`);
    const most = Number(await page.getByRole("slider").getAttribute("max"));
    const one = await together(page, 1);
    expect(one.slice(0, 2)).toEqual(["solved", "849"]);
    const parts = page.locator(".cores-strip i");
    expect(await parts.count()).toBeGreaterThanOrEqual(128);
    await expect(
      page.locator('.cores-strip i[data-state="done"][data-found]').first(),
    ).toBeVisible();
    expect(await together(page, most)).toEqual(one);
    await expect(parts.first()).toHaveAttribute("title", /Part 1, worker \d+, done: .* solution/);
  });

  await test.step("parts that nobody began are not waited for when the search is over, and idleness is explained", async () => {
    // The first solution of a puzzle with many solutions is found long before the last part ends.
    await open(page, `p=${LOOSER}`);
    const most = Number(await page.getByRole("slider").getAttribute("max"));
    await together(page, most);
    await expect(page.locator('.cores-strip i[data-state="waiting"]')).toHaveCount(0);
    const dropped = await page.locator('.cores-strip i[data-state="dropped"]').count();
    expect(dropped).toBeGreaterThan(0);
    await expect(page.locator(".cores-parts .panel-head")).toContainText(
      new RegExp(`^Parts\\d+ of \\d+ parts done, ${dropped} not needed$`),
    );
    const idle = Number.parseInt(await figure(page, "idle").innerText(), 10);
    const told = page.getByText(/the workers were idle/i);
    await expect(told).toHaveCount(most > 1 && idle > 50 ? 1 : 0);
  });

  await test.step("the speed-up is measured on every number of cores, all come to the same, axe finds nothing, and nothing is wider than a phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `p=${LOOSE}&solutions=500`);
    const most = Number(await page.getByRole("slider").getAttribute("max"));
    await together(page, 1);
    expect(await violations(page)).toEqual([]);
    await button(page, "Measure the speed-up").click();
    await expect(page.locator('.cores-speed-up[data-rounds="5"]')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator("[data-same]")).toContainText("500 solutions");
    await expect(page.locator(".cores-speed-up tr[data-cores]")).toHaveCount(most);
    await expect(page.locator('.cores-speed-up tr[data-cores="1"] td').first()).toHaveText(
      "1.00 ×",
    );
    if (most > 1)
      await expect(page.getByRole("img", { name: /^Speed-up by number of cores/ })).toBeVisible();
    await expect(button(page, "Solve together")).toBeEnabled();
    const end = `${most} ${most === 1 ? "core" : "cores"}: `;
    await expect(page.locator("p.visually-hidden[role=status]")).toContainText(end);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

/** The address of an algorithm whose steps are shared by all workers, with either form of its sums. */
const inStep = (form: string) => `p=${EASY}&a=relaxation-labeling&1.form=${form}`;

test("what a count that ends early throws away is said, and of a whole count nothing", async ({
  page,
}) => {
  await speedUpClock(page); // a search that soon ends on one core is reported after some seconds
  const thrownAway = page.getByText("had already begun is discarded", { exact: false });
  for (const [asked, said] of [
    [3000, 1],
    [1_000_000_000, 0],
  ] as const) {
    await page.goto("about:blank"); // another hash of the same page would not load the page again
    await open(page, `p=${LOOSER}&solutions=${asked}`);
    const most = Number(await page.getByRole("slider").getAttribute("max"));
    await button(page, "Measure the speed-up").click();
    await expect(page.locator('.cores-speed-up[data-rounds="5"]')).toBeVisible({ timeout: 60_000 });
    await expect(thrownAway).toHaveCount(most > 1 ? said : 0);
  }
});

test("the main button of either way answers the question in the headline", async ({ page }) => {
  await open(page, `p=${EASY}`);
  const most = Number(await page.getByRole("slider").getAttribute("max"));
  const headline = page.locator(".view-cores .headline");
  const main = page.locator(".view-cores .button-primary");
  await expect(headline).toHaveText("How much faster are several cores than one?");
  await main.click();
  await expect(headline).toHaveText(most > 1 ? /^\d+ cores are |disagree/ : /core/, {
    timeout: 60_000,
  });
  await page.getByRole("radio", { name: "many seeds, side by side" }).check();
  await expect(headline).toHaveText("Which seed needs the fewest steps?");
  await main.click();
  await expect(headline).toHaveText(/^Seed \d+ wins with |^None of \d+ seeds /);
});

test("one puzzle on several cores: the address, cancelling, shared steps", async ({ page }) => {
  await test.step("the address keeps the algorithm, the seed and the number of solutions", async () => {
    await open(page, `p=${LOOSE}`);
    await page.getByLabel("Algorithm").selectOption({ index: 0 });
    await page.getByLabel("Preset").selectOption({ index: 1 });
    const preset = await page.getByLabel("Preset").inputValue();
    await page.getByLabel("Task").selectOption("many");
    await page.getByLabel("Seed", { exact: true }).fill("9");
    await page.getByLabel("Seed", { exact: true }).press("Tab");
    await expect(page).toHaveURL(
      new RegExp(`view=experiment&of=cores.*a=[a-z-]+:${preset}.*seed=9.*solutions=10000`),
    );
    await page.reload();
    await expect(page.getByLabel("Preset")).toHaveValue(preset);
    await expect(page.getByLabel("Task")).toHaveValue("many");
    await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("9");
  });

  await test.step("what is under way can be cancelled, and the board changed", async () => {
    await open(page, `p=${BLANK}&solutions=1000000000`);
    await button(page, "Solve together").click();
    await expect(page.locator('.cores-strip i[data-state="running"]').first()).toBeVisible();
    await expect(figure(page, "steps")).not.toHaveText("0");
    await button(page, "Cancel").click();
    await expect(button(page, "Solve together")).toBeEnabled();
    await expect(
      page.locator(".view-cores").getByText("Cancelled.", { exact: true }),
    ).toBeVisible();
  });

  for (const form of ["sums", "definition"]) {
    await test.step(`steps are shared by several cores and come to the same as on one, ${form}`, async () => {
      await open(page, inStep(form));
      const names = ["outcome", "found", "steps", "iterations", "updates"];
      const one = await together(page, 1, names);
      expect(one[0]).toBe("solved");
      const most = Number(await page.getByRole("slider", { name: /^Cores/ }).getAttribute("max"));
      expect(await together(page, most, names)).toEqual(one);
      await expect(page.getByText(`shared by ${most} worker`)).toBeVisible();
    });
  }

  await test.step("what a step costs is set beside what waiting for messages costs", async () => {
    await open(page, inStep("sums"));
    await button(page, "Measure the speed-up").click();
    await expect(page.locator('.cores-speed-up[data-rounds="5"]')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator("[data-same]")).toContainText("1 solution");
    const most = await page.locator(".cores-speed-up tr[data-cores]").count();
    if (most === 1) return;
    const speedUp = await page
      .locator(`.cores-speed-up tr[data-cores="${most}"] td`)
      .first()
      .innerText();
    const slower = Number.parseFloat(speedUp) < 1;
    await expect(page.locator("[data-costs]")).toHaveAttribute(
      "data-costs",
      slower ? "slower" : "faster",
    );
    await expect(page.locator("[data-costs]")).toContainText(
      slower ? "times as long as with one worker." : "times as fast as with one worker.",
    );
  });

  await test.step("shared steps can be cancelled, and the workers are there for the next run", async () => {
    await open(page, `p=${SIXTEEN}&a=relaxation-labeling&1.form=definition&1.epsilon=1e-9`);
    await button(page, "Solve together").click();
    await expect(figure(page, "steps")).not.toHaveText("0");
    await button(page, "Cancel").click();
    await expect(
      page.locator(".view-cores").getByText("Cancelled.", { exact: true }),
    ).toBeVisible();
    await page.getByText("Parameters", { exact: true }).click();
    await page.getByLabel("form", { exact: true }).selectOption("sums");
    await together(page, 1, ["outcome"]);
  });
});
