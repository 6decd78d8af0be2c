import { generate, open, saved, sheet, solutions, view } from "./generating";
import { button } from "./lab";
import { expect, test } from "./test";

test("sheets: by link, cancelled, of another size, saved, printed", async ({ page }) => {
  await test.step("a link to a sheet offers it at once, and names its seeds", async () => {
    await open(page, "&a=dig&seed=7&seeds=3");
    await expect(view(page).getByText("one puzzle for each seed from 7 to 9")).toBeVisible();
    await button(page, "Make the sheet").click();
    await expect(page.getByRole("heading", { name: "A sheet of puzzles" })).toBeFocused();
    await expect(page.locator(".sheet-page > li")).toHaveCount(3, { timeout: 60_000 });
    await expect(button(page, "Make the sheet")).toHaveCount(0);
    await page.goto("./#v=1&view=generate&a=dig&seed=7");
    await page.reload();
    await expect(button(page, "Generate")).toBeEnabled();
    await expect(button(page, "Make the sheet")).toHaveCount(0);
  });

  await test.step("a sheet that is cancelled keeps what is made", async () => {
    await open(page, "&a=dig&box=4x4&seeds=50");
    await button(page, "Make a sheet").click();
    await expect(page.locator(".sheet-page > li").first()).toBeVisible();
    await button(page, "Cancel").click();
    await expect(button(page, "Print")).toBeVisible();
    const made = await page.locator(".sheet-page > li").count();
    expect(made).toBeLessThan(50);
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(page.locator(".sheet-page > li")).toHaveCount(made);
    const lines = (await saved(page, "Save as text")).trimEnd().split("\n");
    for (const line of lines) expect(solutions(line, "4x4")).toBe(1);
  });

  await test.step("a sheet of another size goes when the size is changed", async () => {
    await open(page, "&a=dig&box=2x2&seeds=2&pace=max");
    await button(page, "Make a sheet").click();
    await expect(page.locator(".sheet-page > li")).toHaveCount(2, { timeout: 60_000 });
    await view(page).getByLabel("Size").selectOption("2x3");
    await expect(page.locator(".sheet-page > li")).toHaveCount(0);
  });

  await test.step("a sheet is made, saved and read back, and printed", async () => {
    await open(page, "&a=dig&seed=7&pace=max");
    const alone = await generate(page);
    await sheet(page, 6);
    const text = await saved(page, "Save as text");
    const lines = text.trimEnd().split("\n");
    expect(lines).toHaveLength(6);
    expect(new Set(lines).size).toBe(6);
    expect(lines[0]).toBe(alone); // the first puzzle has the seed from above
    for (const line of lines) expect(solutions(line, "3x3")).toBe(1);
    expect((await saved(page, "Save as .sdm")).trimEnd().split("\n")).toEqual(
      lines.map((line) => line.replaceAll(".", "0")),
    );
    const drawn = await saved(page, "Save as SVG");
    const digits = [...text].filter((symbol) => /\d/.test(symbol)).length;
    expect(drawn.match(/<text/g)).toHaveLength(digits);
    expect(drawn.match(/<svg/g)).toHaveLength(7);

    const { load: loadAll } = await import("../../pkg/dist/node/workshop.js");
    const workshop = await loadAll();
    for (const [at, line] of lines.entries()) {
      const [rating] = workshop.rate(line, { scales: ["hodoku"] });
      const caption = page.locator(".sheet-caption").nth(at);
      await expect(caption).toContainText(`HoDoKu ${rating?.values[0]?.text}`);
    }
    await page.getByLabel("Include solutions").check();
    await expect(page.locator(".sheet-answers li")).toHaveCount(6);
    await expect(page.locator(".sheet-answers text")).toHaveCount(6 * 81);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const hidden of [".header", ".wish", ".transport", ".making", ".sheet-controls"]) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    const colour = (selector: string, name: "color" | "backgroundColor") =>
      page
        .locator(selector)
        .first()
        .evaluate((one, key) => getComputedStyle(one)[key], name);
    expect(await colour(".sheet-page svg", "color")).toBe("rgb(0, 0, 0)");
    expect(await colour("html", "backgroundColor")).toBe("rgb(255, 255, 255)");
    expect(
      await page
        .locator(".sheet-page > li")
        .first()
        .evaluate((one) => getComputedStyle(one).breakInside),
    ).toBe("avoid");
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    // One page of puzzles and one of solutions.
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});
