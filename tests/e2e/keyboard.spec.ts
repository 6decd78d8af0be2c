/** A complete visit with the keyboard alone: from a puzzle on the clipboard to a file of results. */
import { readFile } from "node:fs/promises";
import { button, EASY, ENDLESS, givens, lanes, open, openSetup, waitForEnd } from "./lab";
import { expect, type Locator, type Page, test } from "./test";

/** Presses a key until the wanted element has the focus, like a keyboard user. */
async function walk(page: Page, to: Locator, key = "Tab"): Promise<void> {
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    if (await to.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${to} was not reached by ${key}`);
}

test("by keys alone: a puzzle is pasted, a lane changed, raced, looked back at, saved", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./");
  await expect(lanes(page).last()).toHaveAttribute("data-state", "paused");
  await page.evaluate((text) => navigator.clipboard.writeText(text), EASY);
  await page.keyboard.press("Control+V");
  await expect.poll(() => givens(page)).toBe(EASY);

  const { keyboard } = page;
  await walk(page, button(page, /^Speed:/));
  await keyboard.press("Enter");
  await walk(page, page.getByRole("slider", { name: "Speed" }));
  await keyboard.press("End");
  await expect(page).toHaveURL(/pace=max/);
  await keyboard.press("Escape");
  await walk(page, lanes(page).first().locator(".lane-name"));
  await keyboard.press("Enter");
  await walk(page, page.getByLabel("Preset of lane 1"));
  const preset = await page.getByLabel("Preset of lane 1").inputValue();
  await keyboard.press("ArrowDown");
  await expect(page.getByLabel("Preset of lane 1")).not.toHaveValue(preset);
  await keyboard.press("Escape");

  await walk(page, button(page, "Race"), "Shift+Tab");
  await keyboard.press("Enter");
  await waitForEnd(page);
  await expect(page.locator(".verdict")).toContainText(/solved it/);

  await walk(page, page.getByRole("slider", { name: "Timeline" }));
  await keyboard.press("Home");
  await expect(lanes(page).locator('[data-field="steps"]').first()).toHaveText("0");
  await keyboard.press("End");
  await waitForEnd(page);

  await walk(page, button(page, /^Save /).first());
  await keyboard.press("Enter");
  await walk(page, button(page, "All data (CSV)"));
  const [download] = await Promise.all([page.waitForEvent("download"), keyboard.press("Enter")]);
  await expect(button(page, /^Save /).first()).toBeFocused();

  // The saved file contains what the lanes show: the algorithms, their settings, and where each run ended.
  const saved = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  const [head, ...lines] = saved.filter((line) => !line.startsWith("#"));
  expect(head).toBe("lane,algorithm,preset,params,seed,step,time_us,series,unit,value");
  const rows = lines.map((line) => line.split(","));
  await openSetup(page);
  const seed = await page.getByLabel("Seed", { exact: true }).inputValue();
  for (const [index, item] of (await lanes(page).all()).entries()) {
    const own = rows.filter(([number]) => number === String(index + 1));
    expect(own.length).toBeGreaterThan(1);
    const algorithm = await item.getAttribute("data-algorithm");
    const chosen = await page.getByLabel(`Preset of lane ${index + 1}`).inputValue();
    const runs = new Set(own.map((row) => [row[1], row[2], row[4]].join()));
    expect([...runs]).toEqual([[algorithm, chosen, seed].join()]);
    const steps = await item.locator('[data-field="steps"]').innerText();
    expect(Math.max(...own.map((row) => Number(row[5])))).toBe(Number(steps.replaceAll(",", "")));
    const left = own.filter((row) => row[7] === "conflicts").at(-1)?.[9];
    const shown = item.locator('[data-field="conflicts"]');
    if (left !== undefined) await expect(shown).toHaveText(left);
  }
});

test("Space starts and pauses the race also where a menu was closed; a button reached with Tab is pressed", async ({
  page,
}) => {
  await open(page, `#a=backtracking:rows&pace=5&p=${ENDLESS}`);
  const { keyboard } = page;
  const name = lanes(page).first().locator(".lane-name");
  const menu = page.locator(".menu:popover-open");
  const state = (is: string) => expect(lanes(page).first()).toHaveAttribute("data-state", is);

  await test.step("a menu that was opened by a click has given the focus back", async () => {
    await name.click();
    await expect(menu).toBeVisible();
    await keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(name).toBeFocused();
    await keyboard.press("Space");
    await state("running");
    await expect(menu).toBeHidden();
    await keyboard.press("Space");
    await state("paused");
  });
  await test.step("so has a menu that was opened by keys", async () => {
    await walk(page, name, "Shift+Tab");
    await keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await keyboard.press("Space");
    await state("running");
    await keyboard.press("Space");
    await state("paused");
    await expect(menu).toBeHidden();
  });
  await test.step("so has the button that was clicked last", async () => {
    await button(page, "Step forward").click();
    await keyboard.press("Space");
    await state("running");
    await keyboard.press("Space");
    await state("paused");
  });
  await test.step("a button that was reached with Tab is pressed by Space and by Enter", async () => {
    for (const key of ["Space", "Enter"]) {
      await walk(page, name, "Shift+Tab");
      await keyboard.press(key);
      await expect(menu).toBeVisible();
      await state("paused");
      await keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
  });
});
