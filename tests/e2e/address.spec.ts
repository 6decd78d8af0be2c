/** When the page writes the address, and whose setup the browser stores. */

import {
  board,
  button,
  cell,
  chooseRace,
  closeSheet,
  copyLink,
  EASY,
  expectSeed,
  followLink,
  givens,
  lane,
  lanes,
  open,
  openEmbed,
  openPuzzle,
  openRaces,
  openSetup,
  openSpeed,
  paste,
  raceTitle,
  restoreUserSetup,
  setSeed,
} from "./lab";
import { everyCase, sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

/** The title of a ready-made race with four lanes. */
const SECOND = "Orders of backtracking";
const other = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`sudoku-lab.${name}`), key);

/**
 * Makes the browser refuse changes of the address as Safari does: more than this number of entries in half a minute.
 */
async function refuseAfter(page: Page, max: number): Promise<() => Promise<number[]>> {
  await page.addInitScript((limit) => {
    const counts = { calls: 0, refused: 0 };
    Object.assign(window, { historyOfTest: counts });
    const times: number[] = [];
    for (const name of ["replaceState", "pushState"] as const) {
      const real = history[name].bind(history);
      history[name] = (...args) => {
        const now = performance.now();
        while (times[0] !== undefined && now - times[0] > 30_000) times.shift();
        counts.calls += 1;
        if (times.length >= limit) {
          counts.refused += 1;
          throw new DOMException("more than 100 times per 30 seconds", "SecurityError");
        }
        times.push(now);
        real(...args);
      };
    }
  }, max);
  return () =>
    page.evaluate(() => {
      const { historyOfTest } = window as unknown as {
        historyOfTest: { calls: number; refused: number };
      };
      return [historyOfTest.calls, historyOfTest.refused];
    });
}

/** Moves the slider this number of times in one task; each movement is a separate change. */
async function drag(page: Page, times: number): Promise<void> {
  await closeSheet(page);
  await openSpeed(page);
  await page.getByRole("slider", { name: "Speed" }).evaluate((slider, many) => {
    const input = slider as HTMLInputElement;
    for (let turn = 1; turn <= many; turn++) {
      input.value = String(turn % 60);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, times);
}

test("many changes in a short time are few entries, and none is refused or lost", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const counts = await refuseAfter(page, 100);
  await open(page, `#a=general&p=${EASY}`);
  await openPuzzle(page);
  await cell(page, 1, 1).focus();
  // Each iteration makes two changes; together they are more than the browser accepts.
  for (let turn = 0; turn < (everyCase ? 150 : 55); turn++) {
    await page.keyboard.press("7");
    await page.keyboard.press("0");
  }
  await drag(page, 300);
  await openPuzzle(page);
  await cell(page, 1, 1).focus();
  await page.keyboard.press("7");
  await expect(page).toHaveURL(new RegExp(`p=7${EASY.slice(1)}&.*pace=`));
  const [calls = 0, refused] = await counts();
  expect(refused).toBe(0);
  expect(calls).toBeGreaterThan(0);
  expect(await stored(page, "race")).toBe(new URL(page.url()).hash);
  expect(errors).toEqual([]);
});

test("where the browser refuses every entry, all is kept, copied and raced all the same", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const counts = await refuseAfter(page, 0);
  await open(page, `#a=general&pace=max&p=${EASY}`);
  await setSeed(page, "41");
  await setSeed(page, "42");
  expect(await stored(page, "race")).toContain("seed=42");
  await copyLink(page);
  await expect(button(page, "Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("seed=42");
  await page.keyboard.press("Escape");
  await chooseRace(page, SECOND);
  await expect(lanes(page)).toHaveCount(4);
  expect((await counts())[1]).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test("the address is written late and read at once", async ({ page, context }) => {
  await test.step("a link is copied and embedded as the page is now, though the address waits", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, `#a=general&p=${EASY}`);
    await openSpeed(page);
    const before = await page.locator("input#race-speed").evaluate((slider) => {
      const input = slider as HTMLInputElement;
      // More changes than the page writes at once.
      for (let value = 10; value <= 50; value++) {
        input.value = String(value);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return location.hash;
    });
    await copyLink(page);
    await expect(button(page, "Link copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const pace = (text: string) => /pace=([^&]+)/.exec(text)?.[1];
    expect(pace(copied)).toBeDefined();
    expect(pace(copied)).not.toBe(pace(before));
    await drag(page, 31);
    await openEmbed(page);
    const code = await page.getByRole("textbox", { name: "HTML" }).inputValue();
    await expect(page).toHaveURL(new RegExp(`pace=${pace(code)}(&|$)`));
    await page.keyboard.press("Escape");
  });

  await test.step("an address that comes while one is still to be written is followed", async () => {
    await open(page, `#a=general&p=${EASY}`);
    await drag(page, 10);
    await page.evaluate(() => {
      location.hash = "#a=general,dancing-links&seed=9";
    });
    await expect(lanes(page)).toHaveCount(2);
    await drag(page, 1); // triggers another write after the pending ones
    await expect(page).toHaveURL(/seed=9&pace=/);
    await expect(lanes(page)).toHaveCount(2);
  });

  await test.step("the way back from a ready-made race leads to what was set up just before", async () => {
    await open(page, `#a=general&p=${EASY}`);
    await drag(page, 30);
    await chooseRace(page, SECOND);
    await expect(lanes(page)).toHaveCount(4);
    await page.goBack();
    await expect(lanes(page)).toHaveCount(1);
    expect(await givens(page)).toBe(EASY);
    await openSpeed(page);
    await expect(page.getByRole("slider", { name: "Speed" })).toHaveValue("30");
  });
});

const links = [
  `#a=dancing-links&seed=3&p=${other}`,
  `#view=cores&seed=3&p=${other}`,
  "#view=generate&a=nonsense&box=9x9&seeds=3",
  "#view=many&a=general&set=top95",
];

test(
  sampled(
    "a plain address shows the first race, and what was set up is one press away, whatever links were opened meanwhile",
  ),
  async ({ page }) => {
    await open(page);
    await paste(page, EASY);
    await setSeed(page, "5");
    await page.getByRole("link", { name: "Generate" }).click();
    const puzzles = page.getByLabel("Puzzles", { exact: true });
    await puzzles.fill("7");
    await puzzles.press("Enter");
    await page.getByRole("link", { name: "Race", exact: true }).click();
    await expect(page.locator(".view-race")).toBeVisible(); // both views have a seed
    await setSeed(page, "6");

    for (const link of sample("links opened meanwhile", links, 2)) {
      await page.goto("about:blank");
      await page.goto(`./${link}`);
      await expect(page.locator(".view:not([hidden]) [data-start]:visible").first()).toBeVisible();
    }
    // A link that is opened in an open page, where the visitor looks around and changes nothing.
    await page.goto("about:blank");
    await page.goto(`./#a=dancing-links&seed=3&p=${other}`);
    await expectSeed(page, "3");
    await page.evaluate(() => {
      location.hash = "#a=general&seed=4";
    });
    await expectSeed(page, "4");
    await followLink(page, "Experiment", "on several cores");
    await expect(button(page, "Solve together")).toBeVisible();

    await page.goto("about:blank");
    await open(page);
    await expect(raceTitle(page)).toHaveText("A first race");
    await expectSeed(page, "1");
    expect(await givens(page)).not.toBe(EASY);
    await restoreUserSetup(page);
    await expectSeed(page, "6");
    await expect(lanes(page)).toHaveCount(4);
    expect(await givens(page)).toBe(EASY);
    await openRaces(page);
    await expect(button(page, "Where you left off")).toHaveCount(0);
    // The loaded race is named, with the changes from it.
    await expect(raceTitle(page)).toHaveText("A first race, changed");
    await expect(page.locator(".races")).toContainText("Changed: the puzzle and the seed.");
    await closeSheet(page);
    await page.goBack();
    await expect(raceTitle(page)).toHaveText("A first race");
    await page.getByRole("link", { name: "Generate" }).click();
    await expect(page.getByLabel("Puzzles", { exact: true })).toHaveValue("7");
  },
);

test("what the browser keeps: a changed link, nothing of frames, one list of races", async ({
  page,
  context,
}) => {
  await test.step("a link is kept from the first change on that the visitor makes in it", async () => {
    await open(page, `#a=dancing-links&seed=3&p=${EASY}`);
    expect(await stored(page, "race")).toBeNull();
    await setSeed(page, "4");
    await page.goto("about:blank");
    await open(page);
    await restoreUserSetup(page);
    await expect(lane(page, 1)).toHaveAttribute("data-algorithm", "dancing-links");
    await expectSeed(page, "4");
    // After going back, the setup is still the visitor's.
    await chooseRace(page, SECOND);
    await expect(lanes(page)).toHaveCount(4);
    await page.goBack();
    await expect(lanes(page)).toHaveCount(1);
    await page.goto("about:blank");
    await open(page);
    await expect(lanes(page)).toHaveCount(4);
    await restoreUserSetup(page);
    await expect(lanes(page)).toHaveCount(1);
  });

  await test.step("frames keep nothing: each shows its own link, and the visitor's set-up stays", async () => {
    await open(page, `#a=general&p=${EASY}`);
    await setSeed(page, "5");
    const frame = (hash: string) => `<iframe src="./${hash}" width="900" height="600"></iframe>`;
    const body = [`#a=general&seed=11&p=${other}`, `#a=dancing-links&seed=12&p=${EASY}`, ""]
      .map(frame)
      .join("");
    await page.route("**/lesson.html", (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await page.goto("./lesson.html");
    const frameOf = (number: number) => page.frameLocator(`iframe >> nth=${number}`);
    const field = (number: number) => frameOf(number).getByLabel("Seed", { exact: true });
    // A frame without a setup in its address shows the same to everybody, not what this visitor did elsewhere.
    const shown = async () => {
      for (const [number, value] of ["11", "12", "1"].entries()) {
        await openSetup(frameOf(number));
        await expect(field(number)).toHaveValue(value);
      }
    };
    await shown();
    for (const number of [0, 1, 2]) {
      await field(number).fill("77");
      await field(number).press("Enter");
    }
    await page.reload();
    await shown();
    await open(page);
    await restoreUserSetup(page);
    await expectSeed(page, "5");
    await openPuzzle(page);
    await expect(board(page)).toBeVisible();
  });

  await test.step("what two tabs have raced stands in one list", async () => {
    const tab = await context.newPage();
    await open(page, `#a=general&pace=max&p=${EASY}`);
    await open(tab, `#a=general&pace=max&p=${other}`);
    await closeSheet(page);
    for (const one of [page, tab]) {
      await button(one, "Race").click();
      await expect(lane(one, 1)).toHaveAttribute("data-outcome", "solved");
    }
    await openPuzzle(tab);
    const puzzles = tab
      .getByLabel("Choose a puzzle")
      .locator('optgroup[label="Raced recently"] option');
    await expect(puzzles).toHaveCount(2);
  });
});

test("what is wrong with a link is said until another one is followed", async ({ page }) => {
  await open(page, `#a=general&p=${EASY}&until=never`);
  const notices = page.locator(".notices .notice");
  await expect(notices).toHaveText([/until=never/]);
  // The links between the page's own views contain no setup.
  await page.locator("nav.header-views a").first().click();
  await expect(page.locator(".view-race")).toBeHidden();
  await expect(notices).toHaveText([/until=never/]);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#v=1&view=race&a=general&p=${EASY}&rank=nothing`);
  await expect(notices).toHaveText([/rank=nothing/]);
});
