/**
 * Opens every panel of Solve again at every stage of a game: a statement about the puzzle never changes with a move.
 */
import { load } from "../../pkg/dist/node/workshop.js";
import { button, clickMenuItem, copyLink, openEmbed, waitForSolutionCount } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

const lab = await load();

/** A puzzle that is hard on HoDoKu's scale: with its digits filled in, it would be rated Easy. */
const PUZZLE = "5.1.2...6..........9.5..38.6.......8.....19....72...5.9.....8.371.3......35....12";
const { solution } = lab.solve(PUZZLE);
const digits = [...(solution ?? [])];
const solved = digits.join("");
const blanks = [...PUZZLE].flatMap((one, cell) => (one === "." ? [cell] : []));
const ratings = lab.rate(PUZZLE, { scales: ["clues", "hodoku"] });
const path = lab.path(PUZZLE).steps;
const ids = ["path", "ratings", "solutions", "beside"];

const panel = (page: Page, id: string) => page.locator(`[data-slot="${id}"]`);

/** Enters a digit in each of these cells. */
async function enter(page: Page, cells: readonly number[]): Promise<void> {
  for (const cell of cells) {
    await page.locator(`.play-board [data-cell="${cell}"]`).focus();
    await page.keyboard.press(String(digits[cell]));
  }
}

/** The texts of the panels about the position, at one stage. */
interface Stage {
  readonly name: string;
  /** The number of solutions with the digits on the board. */
  readonly ways: RegExp;
  /** The text of the path panel about the player, after the number of steps. */
  readonly here: RegExp;
  readonly hint: RegExp;
  /** The digits on the board. */
  readonly board: string;
}

/**
 * The stages at which all panels are checked: the last ones, of a solved puzzle, have texts that the others do not
 * have.
 */
const checked = [
  ...sample("stages of a game", ["before the first move", "half-way", "after undo"], 1),
  ...sample("stages of a solved puzzle", ["solved", "after a reload"], 1),
];

async function checkPanels(page: Page, { name, ways, here, hint, board }: Stage): Promise<void> {
  if (!checked.includes(name)) return;
  await test.step(name, async () => {
    // Closes and opens each panel, because a panel must not keep the results of an earlier stage.
    for (const id of ids) {
      const one = panel(page, id);
      if ((await one.getAttribute("open")) !== null) {
        await one.locator("> summary").click();
        await expect(one.locator("> :not(summary)")).toHaveCount(0);
      }
      await one.locator("> summary").click();
    }
    // Statements about the puzzle.
    const rated = panel(page, "ratings");
    for (const { scale, values } of ratings) {
      const row = rated.locator(`[data-scale="${scale}"]`);
      await expect(row.locator("strong")).toHaveText(values.map(({ text }) => text));
    }
    await expect(rated.locator("#another-kind option").first()).toHaveText(/Hard$/);
    await button(rated.page(), "Find the path").click();
    const ends = panel(page, "path").locator(".ends");
    await expect(ends).toContainText(String(path.length));
    await expect(ends).toContainText(here);
    await expect(panel(page, "path").locator(".path-list li")).toHaveCount(path.length);
    await expect(panel(page, "solutions").locator(".text-summary")).toHaveText(/one solution/i);
    await expect(page.getByText(/\b25 givens/).first()).toBeVisible();
    // Statements about the position.
    await panel(page, "beside").locator(".beside-ways button").click();
    await expect(panel(page, "beside").locator(".beside-ways [role=status]")).toHaveText(ways);
    await clickMenuItem(page, "Copy and export");
    const share = panel(page, "share");
    await share.locator("select").first().selectOption("line");
    await expect(share.locator(".share-text")).toHaveValue(PUZZLE);
    await share.locator("select").first().selectOption("link");
    const played = board !== PUZZLE;
    await expect(share.locator(".share-text")).toHaveValue(
      played ? /#.*position=/ : /#(?!.*position=)/,
    );
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+H");
    await expect(page.locator(".coach .coach-stages")).toHaveText(hint);
  });
}

/** Checks that the copied link and the embedding code contain the played position. */
async function checkLink(page: Page, entered: readonly number[]): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await copyLink(page);
  await expect(page).toHaveTitle(/position=/);
  const link = await page.title();
  await openEmbed(page);
  await expect(page.locator(".embed-outputs textarea")).toHaveValue(/position=/);
  await page.keyboard.press("Escape");
  const context = await page.context().browser()?.newContext();
  const other = await context?.newPage();
  if (!context || !other) throw new Error("no second browser");
  await other.goto(link);
  for (const at of entered) {
    await expect(other.locator(`.play-board [data-cell="${at}"]`)).toHaveText(String(digits[at]));
  }
  await context.close();
}

test(sampled("every panel is right at every stage of a game"), async ({ page }) => {
  const [before, half] = [blanks.slice(0, 6), blanks.slice(6, 20)];
  const step = { ways: /^One solution is left/, hint: /^Look at / };
  await page.goto(`./#v=1&view=solve&p=${PUZZLE}`);
  await waitForSolutionCount(page);
  const fresh = { ...step, here: /./, board: PUZZLE };
  await checkPanels(page, { name: "before the first move", ...fresh });
  await enter(page, [...before, ...half]);
  await checkPanels(page, { name: "half-way", ...step, here: /./, board: "half" });
  await checkLink(page, [...before, ...half]);
  for (let move = 0; move < before.length + half.length; move += 1) {
    await page.keyboard.press("ControlOrMeta+z");
  }
  await checkPanels(page, { name: "after undo", ...fresh });
  for (let move = 0; move < before.length + half.length; move += 1) {
    await page.keyboard.press("ControlOrMeta+y");
  }
  await enter(page, blanks.slice(20));
  await expect(page.locator(".coach-solved-line")).toBeVisible();
  const end = {
    ways: /^One solution is left/,
    here: /every step/,
    hint: /^All cells/,
    board: solved,
  };
  await checkPanels(page, { name: "solved", ...end });
  await page.reload();
  await waitForSolutionCount(page);
  await checkPanels(page, { name: "after a reload", ...end });
  // A puzzle of the same kind as the solved one is "hard", not "easy" as the solved board would be.
  if (checked.includes("after a reload")) await button(page, "Hide").click();
  await page.locator(".coach button.button-primary").click();
  await expect(page).not.toHaveURL(new RegExp(PUZZLE.replaceAll(".", "\\.")));
  const other = new URL(page.url()).hash.match(/[&#]p=([^&]+)/)?.[1] ?? "";
  const [rating] = lab.rate(other, { scales: ["hodoku"] });
  expect(rating?.values[0]?.text).toBe("Hard");
});

test("the board and the keys stay in view, beside a notice as well", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`./#v=1&view=solve&p=${PUZZLE}`);
  await waitForSolutionCount(page);
  await enter(page, blanks.slice(0, 1));
  for (const notice of [false, true]) {
    if (notice) {
      const other =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
      await page.evaluate((p) => {
        location.hash = `#v=1&view=solve&p=${p}`;
      }, other);
      await expect(page.locator(".notices")).toBeVisible();
    }
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [1280, 800],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator(".play-board")).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".play-keys")).toBeInViewport({ ratio: 1 });
    }
  }
});
