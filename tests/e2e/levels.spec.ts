/** Puzzles of a level and of the day, from the picker of the solve view, and finishing a puzzle. */
import { load } from "../../pkg/dist/node/workshop.js";
import { button, EASY, waitForEnd, waitForSolutionCount } from "./lab";
import { expect, type Page, test } from "./test";

const lab = await load();

/** A puzzle that is hard on HoDoKu's scale. */
const PUZZLE = "5.1.2...6..........9.5..38.6.......8.....19....72...5.9.....8.371.3......35....12";

const text = (page: Page): string => new URL(page.url()).hash.match(/[&#]p=([^&]+)/)?.[1] ?? "";

async function openPicker(page: Page): Promise<void> {
  await page.getByTitle("Choose a puzzle", { exact: true }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** Makes requests for a difficulty run for ever, so that only the page can end them. */
async function holdMaking(page: Page) {
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage as (...args: unknown[]) => void;
    const hold = globalThis as { begun?: number; ended?: number };
    [hold.begun, hold.ended] = [0, 0];
    const making = new WeakSet<Worker>();
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const text = JSON.stringify(args[0]) ?? "";
      if (/"difficulty"/.test(text)) {
        if (!making.has(this)) hold.begun = (hold.begun ?? 0) + 1;
        making.add(this);
        return;
      }
      post.apply(this, args);
    };
    const { terminate } = Worker.prototype;
    Worker.prototype.terminate = function (this: Worker) {
      if (making.has(this)) hold.ended = (hold.ended ?? 0) + 1;
      terminate.call(this);
    };
  });
  const counts = () =>
    page.evaluate(() => {
      const { begun = 0, ended = 0 } = globalThis as { begun?: number; ended?: number };
      return { begun, ended };
    });
  const left = async () => {
    const { begun, ended: over } = await counts();
    return begun - over;
  };
  return { counts, left };
}

test("while the picker is open a puzzle of each level is made, which then opens at once", async ({
  page,
}) => {
  await page.goto(`./#v=1&view=solve&p=${PUZZLE}`);
  await waitForSolutionCount(page);
  await openPicker(page);
  const easy = page.getByRole("dialog").getByRole("button", { name: "Easy", exact: true });
  await expect(easy).toHaveAttribute("data-ready", "true");
  const searched = await easy.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return document.querySelector(".making-level") !== null;
  });
  expect(searched).toBe(false);
  await expect.poll(() => text(page)).not.toBe(PUZZLE);
  const [rating] = lab.rate(text(page), { scales: ["hodoku"] });
  expect(rating?.values[0]?.text).toBe("Easy");
  await expect(page.locator(".play-chip[data-level]")).toHaveText("Easy");
});

test("a puzzle that is still being made does not end a race that was begun meanwhile", async ({
  page,
}) => {
  await page.goto(`./#v=1&view=solve&p=${PUZZLE}`);
  await waitForSolutionCount(page);
  const { left } = await holdMaking(page);
  await openPicker(page);
  await page.getByRole("dialog").getByRole("button", { name: "Unfair", exact: true }).click();
  await expect.poll(left).toBeGreaterThan(0);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#v=1&view=race&a=general,dancing-links&pace=max&p=${EASY}`);
  await expect(page.locator('[data-lane][data-state="paused"]')).toHaveCount(2);
  await button(page, "Race").click();
  await waitForEnd(page);
  await expect(page.locator('[data-lane][data-outcome="solved"]')).toHaveCount(2);
  // Nothing is left that could replace the puzzle of the race.
  expect(await left()).toBe(0);
});

test("no puzzle is made ahead once Solve is left", async ({ page }) => {
  await page.goto(`./#v=1&view=solve&p=${PUZZLE}`);
  await waitForSolutionCount(page);
  const { counts } = await holdMaking(page);
  await openPicker(page);
  await expect.poll(counts).toEqual({ begun: 1, ended: 0 });
  await page.evaluate(() => {
    location.hash = "#v=1&view=learn";
  });
  await expect.poll(counts).toEqual({ begun: 1, ended: 1 });
});

test("the puzzle of the day is the same for everybody", async ({ page, context }) => {
  const texts: string[] = [];
  for (const visitor of [page, await context.newPage()]) {
    await visitor.clock.setFixedTime(new Date("2026-11-23T12:00:00"));
    await visitor.goto(`./#v=1&view=solve&p=${PUZZLE}`);
    await waitForSolutionCount(visitor);
    await openPicker(visitor);
    await visitor
      .getByRole("dialog")
      .getByRole("button", { name: /^Puzzle of the day/ })
      .click();
    await expect.poll(() => text(visitor)).not.toBe(PUZZLE);
    texts.push(text(visitor));
  }
  expect(new Set(texts).size).toBe(1);
  const [rating] = lab.rate(texts[0] ?? "", { scales: ["hodoku"] });
  expect(rating?.values[0]?.text).toBe("Easy");
});

test("a puzzle is celebrated when it is finished, and not when it is opened finished", async ({
  page,
}) => {
  const { solution } = lab.solve(PUZZLE);
  const digits = [...(solution ?? [])];
  // All cells except the last blank ones are given.
  const blanks = [...PUZZLE].flatMap((given, cell) => (given === "." ? [cell] : [])).slice(-3);
  const puzzle = digits.map((digit, cell) => (blanks.includes(cell) ? "." : digit)).join("");
  await page.goto(`./#v=1&view=solve&p=${puzzle}`);
  await waitForSolutionCount(page);
  const frame = page.locator(".play .board-frame");
  await expect(frame).toHaveAttribute("data-just-solved", "false");
  for (const cell of blanks) {
    await expect(frame).toHaveAttribute("data-just-solved", "false");
    await page.locator(`.play-board [data-cell="${cell}"]`).click();
    await page.keyboard.press(String(digits[cell]));
  }
  await expect(frame).toHaveAttribute("data-just-solved", "true");
  await page.reload();
  await expect(page.locator(".coach-solved-line")).toBeVisible();
  await expect(frame).toHaveAttribute("data-just-solved", "false");
});

test("the puzzle drawer of Race offers the same levels, and the puzzle goes to its lanes", async ({
  page,
}) => {
  await page.goto(`./#v=1&view=race&p=${PUZZLE}`);
  await page.getByRole("button", { name: /^Puzzle:/ }).click();
  const levels = page.getByRole("dialog").locator(".level-button");
  await expect(levels).toHaveText(["Easy", "Medium", "Hard", "Unfair", "Extreme"]);
  await levels.filter({ hasText: "Easy" }).click();
  await expect.poll(() => text(page)).not.toBe(PUZZLE);
  const [rating] = lab.rate(text(page), { scales: ["hodoku"] });
  expect(rating?.values[0]?.text).toBe("Easy");
  await expect(page.locator(".making-level")).toHaveCount(0);
});
