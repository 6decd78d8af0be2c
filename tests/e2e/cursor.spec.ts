import {
  button,
  EASY,
  figures,
  lane,
  open,
  openAxes,
  openSpeed,
  picture,
  race,
  waitForEnd,
} from "./lab";
import { expect, type Locator, type Page, test } from "./test";

const RACE = `#a=backtracking:rows,relaxation-labeling&pace=max&p=${EASY}`;

const curve = (page: Page, title: string): Locator =>
  page.locator(".curve").filter({ has: page.locator("strong", { hasText: title }) });
const probe = (page: Page, title: string): Locator =>
  page.getByRole("slider", { name: `Cursor over ${title}` });
const steps = (page: Page, number: number): Locator =>
  lane(page, number).locator('[data-field="steps"]');

/** Returns the step of the cursor according to its accessible value. */
async function place(page: Page): Promise<number> {
  const text = await page.locator(".curve-cursor-place").first().innerText();
  return Number(/^step ([\d,]+)$/.exec(text)?.[1]?.replaceAll(",", ""));
}

/** Waits until both boards show a step, or their last step if they ended before. */
async function both(page: Page, step: number, ends: readonly number[]): Promise<void> {
  for (const [index, end] of ends.entries()) {
    const shown = Math.min(step, end).toLocaleString("en-US");
    await expect(steps(page, index + 1)).toHaveText(shown);
  }
}

const endsOf = async (page: Page): Promise<number[]> => {
  const texts = await Promise.all([1, 2].map((number) => steps(page, number).innerText()));
  return texts.map((text) => Number(text.replaceAll(",", "")));
};

test("the cursor of a finished race: by pointer, by click and by key", async ({ page }) => {
  await open(page, RACE);
  await race(page);
  const ends = await endsOf(page);

  await test.step("a pointer along a curve shows that moment on every board, and leaving goes back", async () => {
    const last = [await figures(page, 1), await figures(page, 2)];
    const plot = curve(page, "filled").locator(".u-over");
    await plot.hover({ position: { x: 60, y: 40 } });
    await expect(page.locator(".curve-cursor-place").first()).toContainText("step");
    const near = await place(page);
    expect(near).toBeGreaterThan(0);
    await both(page, near, ends);
    await plot.hover({ position: { x: 120, y: 40 } });
    const far = await place(page);
    expect(far).toBeGreaterThan(near);
    await both(page, far, ends);
    for (const name of await page.locator(".curve-cursor-place").allInnerTexts()) {
      expect(name).toBe(`step ${far.toLocaleString("en-US")}`); // all plots share one cursor
    }
    await page.mouse.move(0, 0);
    await both(page, Number.POSITIVE_INFINITY, ends);
    await expect(button(page, "Race again")).toBeVisible();
    await expect.poll(async () => [await figures(page, 1), await figures(page, 2)]).toEqual(last);
  });

  await test.step("a click keeps the boards at that moment", async () => {
    await curve(page, "filled")
      .locator(".u-over")
      .click({ position: { x: 90, y: 40 } });
    const at = await place(page);
    await page.mouse.move(0, 0);
    await both(page, at, ends);
    await expect(button(page, "Replay")).toBeVisible();
    await page.getByRole("slider", { name: "Timeline" }).press("End");
    await both(page, Number.POSITIVE_INFINITY, ends);
  });

  await test.step("arrow keys move the cursor, and each curve's value is said", async () => {
    const slider = probe(page, "average local consistency");
    await slider.focus();
    await page.keyboard.press("Home");
    await both(page, 0, ends);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await both(page, 2, ends);
    await expect(slider).toHaveAttribute("aria-valuenow", "2");
    await expect(slider).toHaveAttribute("aria-valuetext", /^step 2: Relaxation labeling [\d,.]+$/);
    const reading = curve(page, "average local consistency").locator(".legend-reading");
    const two = await reading.innerText();
    await page.keyboard.press("End");
    await expect(reading).not.toHaveText(two);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(reading).toHaveText(two);
    await page.keyboard.press("Escape");
    await both(page, Number.POSITIVE_INFINITY, ends);
  });

  await test.step("the cursor and the moment agree on what a step looked like", async () => {
    await probe(page, "filled").focus();
    await page.keyboard.press("Home");
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await both(page, 5, ends);
    const pinned = [await figures(page, 1), await picture(page, 1)];
    await page.getByRole("slider", { name: "Timeline" }).focus();
    await both(page, 5, ends); // Enter has fixed the cursor
    await page.keyboard.press("Home");
    await both(page, 0, ends);
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await both(page, 5, ends);
    expect([await figures(page, 1), await picture(page, 1)]).toEqual(pinned);
  });
});

test("a cursor against time, and over a race that goes on", async ({ page }) => {
  await test.step("against time, each board shows where it was at that time", async () => {
    await open(page, `#a=relaxation-labeling,ga&pace=max&p=${EASY}`);
    await race(page);
    const ends = await endsOf(page);
    await openAxes(page);
    await page.getByLabel("x-axis").selectOption("time");
    const slider = probe(page, "conflicts");
    await slider.focus();
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", /^[\d.,]+\sms: /);
    await both(page, Number.POSITIVE_INFINITY, ends);
    for (let left = 0; left < 20; left++) await page.keyboard.press("Shift+ArrowLeft");
    await expect
      .poll(async () => (await endsOf(page)).some((step, index) => step < (ends[index] ?? 0)))
      .toBe(true);
    const early = await endsOf(page);
    expect(early.every((step, index) => step <= (ends[index] ?? 0))).toBe(true);
    await page.keyboard.press("Home");
    await both(page, 0, ends);
  });

  await test.step("a race goes on under the cursor", async () => {
    await open(page, `#a=backtracking:rows&pace=5&p=${EASY}`);
    await button(page, "Race").click();
    await expect(steps(page, 1)).not.toHaveText("0");
    await curve(page, "filled")
      .locator(".u-over")
      .hover({ position: { x: 40, y: 40 } });
    await expect(curve(page, "filled").locator(".legend-reading")).not.toBeEmpty();
    await expect(lane(page, 1)).toHaveAttribute("data-state", "running");
    await openSpeed(page);
    await page.getByRole("slider", { name: "Speed" }).focus();
    await page.keyboard.press("End");
    await waitForEnd(page);
  });
});
