import { EASY, lane, open, openSetup, pressInLane, race } from "./lab";
import { expect, test } from "./test";

test("fields keep what is typed, name what is wrong, and use what is right", async ({ page }) => {
  await test.step("a parameter out of range stays as typed, is named, and is not used", async () => {
    await open(page, `#a=ga&p=${EASY}`);
    await pressInLane(page, 1, "Settings of lane 1");
    const field = page.getByRole("textbox", { name: "population" });
    await expect(field).toHaveAccessibleDescription(/Whole number, 2–20,000/);
    await field.fill("400");
    await field.fill("30000");
    await field.press("Tab");
    await expect(field).toHaveValue("30000");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert")).toContainText("Whole number, 2–20,000");
    await expect(page).toHaveURL(/1\.population=400/);
    await field.fill("500");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(/1\.population=500/);
    await page.keyboard.press("Escape");
  });

  await test.step("so do the seed and the limit", async () => {
    await open(page, `#a=general&seed=5&pace=max&p=${EASY}`);
    await openSetup(page);
    const seed = page.getByLabel("Seed", { exact: true });
    await seed.fill("-3");
    await seed.press("Enter");
    await expect(seed).toHaveValue("-3");
    await expect(seed).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert")).toContainText("0–4,294,967,295");
    await expect(page).toHaveURL(/seed=5/);
    await seed.fill("6");
    await seed.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).toHaveURL(/seed=6/);

    const limit = page.getByLabel("Limit");
    await limit.fill("many");
    await limit.press("Enter");
    await expect(limit).toHaveValue("many");
    await expect(page.getByRole("alert")).toContainText("1 or more");
    await race(page);
    await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
    await openSetup(page);
    await limit.fill("");
    await limit.press("Enter");
    await expect(limit).toHaveAttribute("aria-invalid", "false");
  });

  await test.step("the text of a parameter names others as the page does", async () => {
    await open(page, `#a=backtracking&p=${EASY}`);
    await pressInLane(page, 1, "Settings of lane 1");
    const text = page.locator("dialog[open] .param p").filter({ hasText: "runs again" });
    const named = /if “(.+)” is “(.+)”/;
    await expect(text).toHaveText(named);
    const [, field = "", option = ""] = named.exec(await text.innerText()) ?? [];
    const other = page.getByRole("combobox", { name: field, exact: true });
    await expect(other.getByRole("option", { name: option, exact: true })).toHaveCount(1);
  });
});
