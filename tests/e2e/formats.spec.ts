/** Import and export of positions in the Solve view: pasted, from files and links; copied, saved and drawn. */
import { readFileSync } from "node:fs";
import { button, cell, clickMenuItem, closeSheet, openPicker, paste } from "./lab";
import { expect, type Page, test } from "./test";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const rows = (text: string) => (text.match(/.{9}/g) ?? []).join("\n");
/** The easy puzzle with one entered digit. */
const PLAYED = EASY.replace("53.", "534");

async function solve(page: Page, hash = `#view=solve&p=${EASY}`): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator(".solutions-line")).toBeVisible();
}

/** Opens the panel for copying and exporting, and selects a format. */
async function share(page: Page, format?: string): Promise<void> {
  if ((await page.locator('[data-slot="share"]').count()) === 0) {
    await clickMenuItem(page, "Copy and export");
  }
  if (format) await page.getByLabel("Format").selectOption({ label: format });
}

const preview = (page: Page) => page.getByLabel("Preview").inputValue();

test("positions come in by text, file and drop, and what was there can be had back", async ({
  page,
}) => {
  await test.step("a full grid below the puzzle is asked about, and each answer can be undone", async () => {
    await solve(page, `#view=solve&p=${"1".padEnd(81, ".")}`);
    await paste(page, `${rows(EASY)}\n\n${rows(SOLVED)}`);
    const question = page.getByRole("status", { name: "How to read the text" });
    await expect(question).toContainText("The text also contains a full grid.");
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty/);
    await question.getByRole("button", { name: "All digits" }).click();
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/4/);
    await button(page, "Undo").click();
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/empty/);
  });

  await test.step("a position that was pasted has given and placed digits, and what was there can be had back", async () => {
    await solve(page, `#view=solve&p=${"1".padEnd(81, ".")}`);
    await cell(page, 1, 2).click();
    await page.keyboard.press("2");
    await paste(page, `${rows(EASY)}\n\n${rows(PLAYED)}`);
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/4/);
    await expect(cell(page, 1, 3)).not.toHaveAccessibleName(/given/);
    await page.getByRole("button", { name: "Back to that puzzle" }).click();
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 1/);
    await expect(cell(page, 1, 2)).toHaveAccessibleName(/2/);
  });

  await test.step("what cannot be read says where, and the board stays", async () => {
    await solve(page);
    const wrong = [
      [`:0300:4:${".".repeat(80)}x:::`, "x is not allowed here"],
      [`${EASY.slice(1)}\n`, "81 cells expected, 80 found"],
      ["https://sudokuexchange.com/play/?s=5", "has 81 cells; this link has 1"],
    ];
    for (const [text = "", said = ""] of wrong) {
      await paste(page, text);
      await expect(page.locator(".puzzle-refusal")).toContainText(said);
      await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
      await page.locator(".puzzle-refusal").getByRole("button", { name: "Dismiss" }).click();
    }
  });

  await test.step("a cell with one candidate is noted or filled in: the text is read either way", async () => {
    await solve(page);
    await share(page, "Candidates");
    const marks = await preview(page);
    await closeSheet(page);
    await paste(page, marks);
    const question = page.getByRole("status", { name: "How to read the text" });
    await expect(question).toContainText("cells in this text have a single candidate");
    await expect(cell(page, 5, 5)).toHaveAccessibleName(/candidates 5$/);
    await question.getByRole("button", { name: "Placed digit" }).click();
    await expect(cell(page, 5, 5)).toHaveAccessibleName(/given 5/);
    await question.getByRole("button", { name: "Pencil mark" }).click();
    await expect(cell(page, 5, 5)).toHaveAccessibleName(/candidates 5$/);
    await question.getByRole("button", { name: "Apply" }).click();
    await expect(question).toHaveCount(0);
  });

  await test.step("a file dropped on the page opens, and one in the field too", async () => {
    await solve(page);
    const other = "4".padEnd(81, ".");
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "one.txt", { type: "text/plain" }));
      const fire = (type: string) =>
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      fire("dragover");
      fire("drop");
    }, rows(other));
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 4/);
    await openPicker(page);
    await button(page, "Paste…").click();
    await page.getByLabel("Text of the puzzle").fill(`${rows(EASY)}\n\n${rows(PLAYED)}`);
    await button(page, "Use this puzzle").click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/4/);
  });
});

test("positions go out as text, link and picture, and files of many puzzles are paged through", async ({
  page,
}) => {
  await test.step("pictures are black on white, with marks or without, and are saved", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await solve(page);
    await share(page);
    const picture = page.getByAltText("The board as a picture");
    const drawn = async () =>
      decodeURIComponent((await picture.getAttribute("src")) ?? "").replace(/^data:[^,]*,/, "");
    const plain = await drawn();
    expect(plain).toContain('fill="#fff"');
    expect(plain.match(/<text /g)?.length).toBe(30);
    await page.locator(".share-picture select").selectOption({ label: "all candidates" });
    expect((await drawn()).match(/<text /g)?.length).toBeGreaterThan(150);
    const saved = async (name: string) => {
      const waiting = page.waitForEvent("download");
      await button(page, name).click();
      const file = await waiting;
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
    };
    const vector = await saved("SVG");
    expect(vector.name).toBe("sudoku.svg");
    expect(vector.bytes.toString()).toBe(await drawn());
    const image = await saved("PNG");
    expect(image.name).toBe("sudoku.png");
    // The header of the image contains its width: twice that of the drawing.
    expect(image.bytes.readUInt32BE(16)).toBe(2 * 548);
    const text = await saved("Save as a file");
    expect(text.name).toBe("sudoku.txt");
    await closeSheet(page);
  });

  await test.step("a link brings digits and marks, and does not destroy what was done", async () => {
    await solve(page);
    await cell(page, 1, 3).click();
    await page.keyboard.press("4");
    await cell(page, 1, 4).click();
    await page.keyboard.press("Control+2");
    await page.keyboard.press("Control+6");
    await share(page, "Link with everything");
    const link = await preview(page);
    expect(link).toMatch(/&position=/);
    await closeSheet(page);
    await button(page, "Undo").click();
    await cell(page, 1, 3).click();
    await page.keyboard.press("1");
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/4/);
    await expect(cell(page, 1, 4)).toHaveAccessibleName(/2.*6/);
    await button(page, "Undo").click();
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/1/);
    // The pasted link gives the same position; a damaged one is rejected.
    await paste(page, link);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/4/);
    await paste(page, link.slice(0, -2));
    await expect(page.locator(".puzzle-refusal")).toContainText("Was the link cut short");
  });

  await test.step("what is copied is shown before, with what the format has no room for", async () => {
    await solve(page);
    await paste(page, `${rows(EASY)}\n\n${rows(PLAYED)}`);
    await expect(cell(page, 1, 3)).toHaveAccessibleName(/4/);
    await share(page, "One line");
    expect(await preview(page)).toBe(EASY);
    const panel = page.locator(".share-said");
    await expect(panel).toHaveText("Not included: the digits you entered.");
    await share(page, "HoDoKu library line");
    expect(await preview(page)).toBe(`:0000:x:53+4${EASY.slice(3)}:::`);
    await share(page, "Link with everything");
    await expect(panel).toHaveText("This format contains everything on the board.");
    await button(page, "Copy").click();
    await expect(page.locator(".share .row-tools").first()).toContainText(/Copied|refused/);
    await closeSheet(page);
  });

  await test.step("a file of many puzzles is paged through, and what is solved stays so", async () => {
    await solve(page);
    const nearly = SOLVED.replace(/^5/, ".");
    const other = "4".padEnd(81, ".");
    const text = `${nearly} one\n${EASY} two\nrubbish\n${other} three\n`;
    await openPicker(page);
    await page
      .locator('.play-sources input[type="file"]')
      .setInputFiles({ name: "three.sdm", mimeType: "text/plain", buffer: Buffer.from(text) });
    const pager = page.getByRole("region", { name: "three.sdm" });
    await expect(pager).toContainText("0 of 3 solved");
    await expect(pager).toContainText("1 line was left out");
    await cell(page, 1, 1).click();
    await page.keyboard.press("5");
    await expect(pager).toContainText("1 of 3 solved");
    await pager.getByRole("button", { name: "Next" }).click();
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 5/);
    await expect(pager).toContainText("two");
    const number = pager.getByLabel("Number of the puzzle");
    await number.fill("9");
    await expect(pager.getByRole("alert")).toHaveText("Enter a number from 1 to 3.");
    await number.fill("3");
    await number.press("Enter");
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/given 4/);
    await page.reload();
    await expect(pager).toContainText("1 of 3 solved");
    await expect(number).toHaveValue("3");
    await pager.getByText("Puzzles 1 to 3").click();
    await expect(pager.getByRole("button", { name: "Puzzle 1, solved" })).toBeVisible();
  });
});
