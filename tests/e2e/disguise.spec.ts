import { readFileSync } from "node:fs";
import { join } from "node:path";
import { board, button, EASY, open, openPuzzle } from "./lab";
import { expect, type Page, test } from "./test";

const lines = readFileSync(join(import.meta.dirname, "..", "puzzles", "17-clue.txt"), "utf8")
  .split("\n")
  .slice(0, 4000);
const other = lines[1] ?? "";
const many = Buffer.from(lines.join("\n"));

const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Is this a known puzzle in disguise?" });
const answer = (page: Page) => dialog(page).locator(".answer .text-summary");

async function ask(page: Page): Promise<void> {
  await openPuzzle(page);
  await button(page, "Is this a known puzzle in disguise?").click();
  await expect(answer(page)).toBeVisible();
}

/** Returns the puzzle rotated by 90 degrees to the right, with two digits exchanged. */
function disguised(text: string): string {
  const names: Record<string, string> = { "1": "2", "2": "1" };
  return Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const digit = text[9 * (8 - column) + row] ?? ".";
    return names[digit] ?? digit;
  }).join("");
}

test("the dialog of known puzzles: what is known, symmetries, lists, other sizes", async ({
  page,
}) => {
  await test.step("a puzzle of the page is known again in disguise, and the way there is true", async () => {
    await open(page, `#p=${disguised(EASY)}`);
    await ask(page);
    await expect(answer(page)).toHaveText("Yes: your puzzle is “Euler’s first”.");
    await expect(dialog(page)).toContainText(
      "Differences: a quarter turn to the left, digits renamed",
    );
    const rows = await dialog(page)
      .locator(".disguise-seen-ways tr")
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent ?? "")),
      );
    const map = (from: string) => {
      const at = rows.findIndex(([name]) => name === from);
      return { to: rows[at + 1]?.[0] ?? "", places: (rows[at + 1] ?? []).slice(1).map(Number) };
    };
    const [row, column, digit] = [map("Your row"), map("Your column"), map("Your digit")];
    expect(row.to).toBe("Column of the match");
    const image = new Array(81).fill(".");
    for (const [cell, symbol] of [...disguised(EASY)].entries()) {
      const down = row.places[Math.floor(cell / 9)] ?? 0;
      const across = column.places[cell % 9] ?? 0;
      image[9 * (across - 1) + down - 1] = symbol === "." ? "." : digit.places[Number(symbol) - 1];
    }
    expect(image.join("")).toBe(EASY);
    await dialog(page).locator(".preview td").nth(0).hover();
    const pointed = dialog(page).locator("figure:nth-child(2) td.disguise-pointed");
    await expect(pointed).toHaveCount(1);
    await page.keyboard.press("Escape");
  });

  await test.step("a puzzle's own symmetries are told, and its form", async () => {
    // The puzzle is equal to itself after half a turn, with 1 and 2, 3 and 4 … exchanged, and with 9 in the centre.
    const half = `1${".".repeat(39)}9${".".repeat(39)}2`;
    await open(page, `#p=${half}`);
    await ask(page);
    await expect(dialog(page)).toContainText("besides the identity");
    await expect(dialog(page)).toContainText("6 digits do not appear");
    await expect(dialog(page).locator(".disguise-form code")).toHaveText(/^\.+1/);
    await page.keyboard.press("Escape");
    await open(page, `#p=${EASY}`);
    await ask(page);
    await expect(dialog(page)).toContainText("Symmetries of your puzzleNone.");
    await page.keyboard.press("Escape");
  });

  await test.step("of other sizes it says that it cannot", async () => {
    await open(page, `#p=${".".repeat(16)}`);
    await expect(board(page)).toHaveAttribute("data-side", "4");
    await openPuzzle(page);
    await button(page, "Is this a known puzzle in disguise?").click();
    await expect(dialog(page)).toContainText("Only 9 × 9 puzzles can be compared");
    await page.keyboard.press("Escape");
  });

  await test.step("a list of thousands is compared off the page's thread, and a puzzle that is in it found", async () => {
    await open(page, `#p=${disguised(other)}`);
    await ask(page);
    await expect(answer(page)).toHaveText(/^No: your puzzle matches none of the \d+ puzzles\.$/);
    await dialog(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "many.txt", mimeType: "text/plain", buffer: many });
    await expect(answer(page)).toHaveText("Yes: your puzzle is line 2 of the list.", {
      timeout: 60_000,
    });
    await expect(dialog(page)).toContainText("many.txt");
    await page.keyboard.press("Escape");
  });

  await test.step("a pasted list has names, and tells which line holds no puzzle", async () => {
    await open(page, `#p=${EASY}`);
    await ask(page);
    const list = dialog(page).getByLabel("A list to compare with");
    await list.fill(`# mine\n${other} other\n12345\n${disguised(EASY)}, from the paper`);
    await button(page, "Compare").click();
    await expect(answer(page)).toContainText("Yes: your puzzle matches 2 of the");
    await expect(dialog(page)).toContainText("Line 3 of the list is not a 9 × 9 puzzle");
    await dialog(page).getByLabel("Match to show").selectOption("“from the paper”");
    await expect(dialog(page).locator("figcaption").nth(1)).toHaveText("“from the paper”");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await ask(page);
    await expect(list).toHaveValue(/^# mine\n/); // the typed text is kept
  });
});

test("what compares is fetched only when it is asked for, and again if that failed", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".wasm")) fetched.push(request.url());
  });
  await open(page, `#p=${EASY}`);
  expect(new Set(fetched).size).toBe(1);
  await page.route("**/*.wasm", (route) => route.abort());
  await openPuzzle(page);
  await button(page, "Is this a known puzzle in disguise?").click();
  await expect(dialog(page).getByRole("alert")).toContainText("The solvers could not be fetched");
  await page.keyboard.press("Escape");
  await page.unroute("**/*.wasm");
  await ask(page);
  await expect(answer(page)).toHaveText("Yes: your puzzle is “Euler’s first”.");
  expect(new Set(fetched).size).toBe(2);
});
