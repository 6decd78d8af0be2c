import { expect, type Page, test } from "@playwright/test";
import { button, curveData, EASY, ENDLESS, ended, figures, lane, open, picture } from "./lab";

/** Waits until a lane shows a step, and is not rerunning towards it. */
async function shows(page: Page, number: number, step: number): Promise<void> {
  const one = lane(page, number);
  await expect(one.locator('[data-field="steps"]')).toHaveText(step.toLocaleString("en-US"));
  await expect(one.locator('[data-field="moment"]')).not.toHaveText("rerunning…");
}

const look = async (page: Page) => [await figures(page, 1), await picture(page, 1)];

test("steps backwards show what steps forwards showed", async ({ page }) => {
  await open(page, `#a=backtracking:rows&p=${EASY}`);
  const seen = [await look(page)];
  for (let step = 1; step <= 25; step++) {
    await button(page, "Step forward").click();
    await shows(page, 1, step);
    seen.push(await look(page));
  }
  expect(new Set(seen.map(String)).size).toBe(seen.length);
  for (let step = 24; step >= 0; step--) {
    await button(page, "Step back").click();
    await shows(page, 1, step);
    expect((await look(page))[0]).toEqual(seen[step]?.[0]);
  }
  await expect(button(page, "Step back")).toBeDisabled();
});

test("any moment of a finished run can be had again, by key and by slider", async ({ page }) => {
  await open(page, `#a=backtracking:rows,relaxation-labeling&pace=max&p=${EASY}`);
  await button(page, "Race").click();
  await ended(page);
  const data = await curveData(page);
  const moment = page.getByRole("slider", { name: "Moment" });
  await moment.focus();
  await page.keyboard.press("Home");
  await shows(page, 1, 0);
  await shows(page, 2, 0);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await shows(page, 1, 11);
  const eleven = await look(page);
  await page.keyboard.press("End");
  await expect(button(page, "Race again")).toBeVisible();
  await page.keyboard.press("Home");
  await shows(page, 1, 0);
  for (let step = 0; step < 11; step++) await page.keyboard.press("ArrowRight");
  await shows(page, 1, 11);
  expect((await look(page))[0]).toEqual(eleven[0]);
  await page.keyboard.press("End");
  await expect(button(page, "Race again")).toBeVisible();
  expect(await curveData(page)).toBe(data);
});

test("a race is paused, resumed, slowed down and stopped", async ({ page }) => {
  await open(page, `#a=backtracking:rows,backtracking:random&pace=20&p=${ENDLESS}`);
  await expect(page.getByText("20 steps/s")).toBeVisible();
  await button(page, "Race").click();
  const steps = lane(page, 1).locator('[data-field="steps"]');
  await expect(steps).not.toHaveText("0");
  await button(page, "Pause").click();
  await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
  const paused = await steps.innerText();
  await page.waitForTimeout(400);
  await expect(steps).toHaveText(paused);
  const speed = page.getByRole("slider", { name: "Speed" });
  await speed.focus();
  await page.keyboard.press("Home");
  await expect(page.getByText("0.5 steps/s")).toBeVisible();
  await expect(page).toHaveURL(/pace=0\.5/);
  await page.keyboard.press("End");
  await expect(page.getByText("flat out")).toBeVisible();
  await page.keyboard.press("Home");
  await button(page, "Resume").click();
  await expect(steps).not.toHaveText(paused);
  await button(page, "Stop").click();
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "stopped");
  await expect(lane(page, 2)).toHaveAttribute("data-outcome", "stopped");
  await expect(page.locator(".verdict")).toContainText("stopped");
});

test("a finished run plays once more from a past moment", async ({ page }) => {
  await open(page, `#a=backtracking&pace=200&p=${EASY}`);
  await button(page, "Race").click();
  await ended(page);
  const last = await lane(page, 1).locator('[data-field="steps"]').innerText();
  await page.getByRole("slider", { name: "Moment" }).focus();
  await page.keyboard.press("Home");
  await shows(page, 1, 0);
  await button(page, "Replay").click();
  await expect(lane(page, 1).locator('[data-field="steps"]')).toHaveText(last);
  await expect(button(page, "Race again")).toBeVisible();
});

test("short times are measured by repetition, and decide the order", async ({ page }) => {
  await open(page, `#a=backtracking:rows,fast&pace=max&p=${EASY}`);
  for (let time = 0; time < 3; time++) {
    await button(page, time === 0 ? "Race" : "Race again").click();
    await ended(page);
    await expect(page.locator(".verdict")).toContainText("means of repeated runs");
    for (const number of [1, 2]) {
      await expect(lane(page, number).locator(".measure")).toHaveText(/^mean of [\d,]+$/);
    }
    const rows = await page.locator(".finish tr[data-row]").all();
    const times = await Promise.all(
      rows.map(async (row) => micros(await row.locator("td").last().innerText())),
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

test("an action ends the measuring, and nothing is lost", async ({ page }) => {
  await open(page, `#a=backtracking:rows,backtracking,general,dancing-links&pace=max&p=${EASY}`);
  await button(page, "Race").click();
  await ended(page);
  await page.getByRole("slider", { name: "Moment" }).focus();
  await page.keyboard.press("Home");
  await shows(page, 1, 0);
  await page.keyboard.press("End");
  await expect(page.locator(".verdict")).toContainText("means of repeated runs");
  await expect(page.locator(".measure")).toHaveCount(4);
});

test("actions that follow each other at once do not end it for good", async ({ page }) => {
  await open(page, `#a=backtracking:rows,backtracking,general,dancing-links&pace=max&p=${EASY}`);
  await page.evaluate(() => {
    const verdict = document.querySelector(".verdict");
    const moment = document.querySelector("#race-moment");
    if (!verdict || !moment) return;
    // In one task, so that the page sees nothing of the moment between.
    const both = () => {
      if (!verdict.textContent?.includes("repeated to measure")) return;
      seen.disconnect();
      for (const key of ["Home", "End"]) {
        moment.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      }
      verdict.setAttribute("data-interrupted", "");
    };
    const seen = new MutationObserver(both);
    seen.observe(verdict, { childList: true, characterData: true, subtree: true });
  });
  await button(page, "Race").click();
  await ended(page);
  await expect(page.locator(".verdict[data-interrupted]")).toContainText("means of repeated runs");
  await expect(page.locator(".measure")).toHaveCount(4);
});

/** A time as the page writes it, in microseconds. */
function micros(text: string): number {
  const [, value = "", unit = ""] = /([\d.]+) (ns|µs|ms|s)/.exec(text) ?? [];
  return Number(value) * ({ ns: 1e-3, µs: 1, ms: 1e3, s: 1e6 }[unit] ?? Number.NaN);
}
