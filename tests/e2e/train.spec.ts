/** Training a net: it learns, pauses, is opened from a link, saved and opened, and races. */
import { readFileSync } from "node:fs";
import { button, lane, race, violations } from "./lab";
import { expect, type Page, test } from "./test";

/** A small net that learns 4×4 grids within a second or two. */
const SMALL = "2x2,updates:60,features:8,hidden:8,segments:2,batch:8";

const train = (page: Page) => page.locator(".train-start");
const headline = (page: Page) => page.locator(".view-train h2").first();
const head = (page: Page) => page.locator(".train-head");
const marks = (page: Page) => page.locator(".train-level i");

async function open(page: Page, net = SMALL): Promise<void> {
  await page.goto(`./#view=learn&of=train&net=${net}`);
  await expect(marks(page).first()).toBeVisible();
}

/** Trains until all updates are complete and tested. */
async function trainAll(page: Page): Promise<void> {
  await train(page).click();
  await expect(head(page)).toHaveAttribute("data-phase", "ended");
}

/** Returns the numbers in the headline. */
async function numbersOf(page: Page): Promise<number[]> {
  const text = (await headline(page).textContent()) ?? "";
  return [...text.matchAll(/\d+/g)].map(Number);
}

test("a net learns: its share of unseen puzzles rises, and the answer has the numbers", async ({
  page,
}) => {
  await open(page);
  await expect(headline(page)).toHaveText("Can a neural network learn Sudoku?");
  const wrong = async () => {
    const all = await page
      .locator(".train-small")
      .evaluateAll((boards) => boards.map((board) => Number(board.getAttribute("data-wrong"))));
    return all.reduce((sum, one) => sum + one, 0);
  };
  // Solutions arrive board by board, and a sum over some of the boards would be too small.
  const boards = await page.locator(".train-small").count();
  expect(boards).toBe(8);
  await expect(page.locator(".train-small[data-wrong]")).toHaveCount(boards);
  await expect.poll(wrong).toBeGreaterThan(0);
  const before = await wrong();
  await trainAll(page);
  await expect(headline(page)).toHaveText(
    /^After 60 updates, the net solves \d+ of \d+ puzzles that it never saw\.$/,
  );
  const [, solved = 0, all = 0] = await numbersOf(page);
  expect(solved).toBeGreaterThan(all / 2);
  await expect(marks(page)).toHaveCount(all);
  await expect(page.locator('.train-level i[data-solved="true"]')).toHaveCount(solved);
  await expect.poll(wrong).toBeLessThan(before);
  // The answer at step 0 is a guess; the last answer is correct more often.
  await page.getByLabel("Steps of the net").fill("0");
  await expect(page.getByRole("img", { name: /after 0 steps/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("training pauses where it is, makes one update, and goes on", async ({ page }) => {
  await open(page, `${SMALL.replace("updates:60", "updates:20000")}`);
  await train(page).click();
  await expect(headline(page)).toHaveText(/^After [1-9]\d* updates/);
  await train(page).click();
  await expect(head(page)).toHaveAttribute("data-phase", "paused");
  await expect(train(page)).toHaveText("Continue");
  const updates = async () =>
    Number((await head(page).locator("p").textContent())?.replaceAll(",", "").match(/^\d+/)?.[0]);
  const at = await updates();
  await button(page, "Make one update").click();
  await expect.poll(updates).toBe(at + 1);
  await train(page).press("Enter");
  await expect.poll(updates).toBeGreaterThan(at + 1);
  await train(page).click();
  await expect(train(page)).toBeFocused();
});

test("other settings and a restart keep the trained net, and lead back to it", async ({ page }) => {
  await open(page);
  await trainAll(page);
  const answer = await headline(page).textContent();
  await page.locator(".train-settings").getByText("6 × 6").click();
  await expect(page.getByText("The settings differ from those of this net.")).toBeVisible();
  await expect(headline(page)).toHaveText(answer ?? "");
  await expect(train(page)).toHaveText("Train a new net");
  await button(page, "Use the settings of this net").click();
  await expect(train(page)).toHaveText("Train again");
  // A link changes the settings, but not the net.
  await page.evaluate(() => {
    location.hash = "#view=learn&of=train&net=3x3";
  });
  await expect(train(page)).toHaveText("Train a new net");
  await expect(headline(page)).toHaveText(answer ?? "");
  await button(page, "Restart").click();
  await expect(button(page, "Restart")).toBeFocused();
  await expect(headline(page)).toHaveText("Can a neural network learn Sudoku?");
  await button(page, "Previous net").click();
  await expect(headline(page)).toHaveText(answer ?? "");
  expect(page.url()).toContain(`net=${SMALL}`);
});

test("a link has the recipe, and a wrong one is reported", async ({ page }) => {
  await open(page, "2x2,updates:7,rate:0.01,pools:cell.box");
  await page.locator(".train-settings summary").click();
  await expect(page.getByLabel("Updates").last()).toHaveValue("7");
  await expect(page.getByLabel("Learning rate").last()).toHaveValue("0.01");
  await expect(page.getByLabel("Cell", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Row", { exact: true })).not.toBeChecked();
  await page.getByLabel("Row", { exact: true }).check();
  await expect.poll(() => page.url()).toContain("pools:cell.row.box");
  await page.goto("./#view=learn&of=train&net=2x2,updates:0");
  await expect(page.locator(".notice")).toContainText("“updates:0” is not a setting");
});

test("a net is saved and opened; another file is refused with its reason", async ({ page }) => {
  await open(page);
  await trainAll(page);
  const [, solved = 0, all = 0] = await numbersOf(page);
  const downloading = page.waitForEvent("download");
  await button(page, "Save").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("net-2x2-60.sudokunet");
  const bytes = readFileSync(await download.path());
  const input = page.locator(".view-train input[type=file]").first();
  await page.goto("about:blank");
  await open(page, "2x2");
  const file = (name: string, buffer: Buffer) => ({
    name,
    mimeType: "application/octet-stream",
    buffer,
  });
  await input.setInputFiles(file("mine.sudokunet", bytes));
  await expect(head(page)).toHaveAttribute("data-phase", "file");
  await expect(head(page)).toContainText(/digest [0-9a-f]{16}/);
  await expect(headline(page)).toContainText("that it never saw");
  // The script of the page has other rounding errors than the engine.
  const [, again = 0] = await numbersOf(page);
  expect(Math.abs(again - solved)).toBeLessThan(all / 20);
  expect(page.url()).toContain(`net=${SMALL}`);
  await input.setInputFiles(file("notes.txt", Buffer.from("no net")));
  await expect(page.getByRole("alert")).toContainText(/^notes\.txt could not be opened: .{10}/);
  await input.setInputFiles(file("cut.sudokunet", bytes.subarray(0, bytes.length - 5)));
  await expect(page.getByRole("alert")).toContainText(/^cut\.sudokunet could not be opened: .{10}/);
  // The opened net is still shown.
  await expect(head(page)).toHaveAttribute("data-phase", "file");
});

test("the net races beside the solvers of the lab, and no draft is lost", async ({ page }) => {
  await page.goto("./#view=learn&of=own");
  await page.getByLabel("Begin with…").selectOption("blank");
  await page.locator(".own-code").getByRole("button", { name: "Run", exact: true }).click();
  await page.goto(`./#view=learn&of=train&net=${SMALL}`);
  await expect(marks(page).first()).toBeVisible();
  await trainAll(page);
  await button(page, "Race it").click();
  await race(page);
  await expect(lane(page, 1)).toContainText("Net after 60 updates");
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
  // The view of the visitor's own solver runs that solver.
  await page.goto("./#view=learn&of=own");
  await page.locator(".own-code").getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator(".own-verdict")).not.toHaveText("");
});
