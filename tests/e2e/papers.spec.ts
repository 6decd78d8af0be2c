/** The papers: claims with a verdict from the first, tables that are run here, a page for each. */
import { expect, test } from "@playwright/test";
import { violations } from "./lab";

test("each paper opens with verdicts, and a table is run in the page", async ({ page }) => {
  await page.goto("./#v=1&view=experiment&of=papers&paper=b");
  const table = page.locator("[data-table='relaxation']");
  const source = table.locator("[data-field='source']");
  await expect(source).toContainText("131 runs made beforehand");
  await expect(table.locator(".claim[data-mark='agrees']")).toHaveCount(2);
  const said = await table.locator(".claim").first().innerText();

  await test.step("run here, the same comes out", async () => {
    await table.getByRole("button", { name: "Run here" }).click();
    await expect(source).toHaveText("Ours: 131 runs made here.");
    expect(await table.locator(".claim").first().innerText()).toBe(said);
  });

  await test.step("nothing is out of reach", async () => {
    await page.locator("details summary").first().click();
    expect(await violations(page)).toEqual([]);
  });

  await test.step("the experiment behind it is a link", async () => {
    const link = table.getByRole("link", { name: "Open as an experiment" });
    await expect(link).toHaveAttribute("href", /view=experiment&.*d=z/);
  });

  await test.step("another paper is chosen by the keyboard, and is in the address", async () => {
    await page.locator("select[data-start]:visible").selectOption("c");
    await expect(page.locator("[data-table='crowd']")).toBeVisible();
    await expect(page).toHaveURL(/paper=c/);
    await expect(page.locator("[data-field='summary']")).toContainText("not run yet");
  });
});
