/** On a phone, upright and lying: the verdict in sight, the controls whole, digits by a finger. */
import { expect, type Page, test } from "@playwright/test";
import { button, cell, EASY, givens, lane, open, race } from "./lab";

const NEWSPAPER =
  "...1......2........5.7...838..37.9.2.74....1....8..3.59......5....2..79.4..95.2.1";

const inSight = async (page: Page, of: string) => {
  for (const one of await page.locator(of).all()) await expect(one).toBeInViewport({ ratio: 1 });
};

for (const [width, height] of [
  [390, 844],
  [360, 740],
  [740, 360],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("the verdict is in sight when it is known, wherever the page is scrolled", async ({
      page,
    }) => {
      await open(page, `#a=general,rules,relaxation-labeling&pace=max&p=${EASY}`);
      await race(page);
      const verdict = page.locator(".verdict");
      await expect(verdict).toHaveAttribute("data-ended", "true");
      await expect(verdict).not.toBeEmpty();
      await expect(verdict).toBeInViewport({ ratio: 1 });
      for (const to of [0, 1e6]) {
        await page.evaluate((at) => scrollTo(0, at), to);
        await expect(verdict).toBeInViewport({ ratio: 1 });
      }
      // Nothing covers its words.
      const own = await verdict.evaluate((one) => {
        const { left, top, width: wide, height: high } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
      });
      expect(own).toBe(true);
    });

    test("start, steps, speed and timeline stay at hand while the page scrolls", async ({
      page,
    }) => {
      await open(page, `#a=general,rules&pace=max&p=${EASY}`);
      await race(page);
      for (const to of [0, 400, 1e6]) {
        await page.evaluate((at) => scrollTo(0, at), to);
        await inSight(page, "#race :is(button, label, input)");
      }
      expect(await page.locator("#race input[type=range]").count()).toBe(2);
      const bar = await page.locator("#race").boundingBox();
      expect(bar?.height).toBeLessThan(height / 4.5);
    });

    test("all that is pressed is 40 pixels at least", async ({ page }) => {
      await open(page, `#a=general,backtracking,rules,ga&pace=max&p=${EASY}`);
      await race(page);
      await cell(page, 1, 1).tap();
      await button(page, "Settings of lane 2").tap();
      await expect(page.locator(".beside .param").first()).toBeVisible();
      const pressed = page
        .locator(":is(.header, .view, .beside) :is(button, a, input, select, summary, .check)")
        .filter({ visible: true });
      const small = await pressed.evaluateAll((all) =>
        all.flatMap((one) => {
          // A box to tick is pressed by its whole label; links in a text are as high as it.
          if (one.matches(".check input, p a, li a, .prose *")) return [];
          const { width: wide, height: high } = one.getBoundingClientRect();
          const name = `${one.tagName} ${one.className} ${one.textContent}`.slice(0, 60);
          return Math.min(wide, high) < 39.5 ? [`${name}: ${wide} × ${high}`] : [];
        }),
      );
      expect(small).toEqual([]);
    });
  });
}

test.describe("the pad", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a puzzle of a newspaper takes a press a cell, and the cell that is meant is marked", async ({
    page,
  }) => {
    test.slow();
    await open(page, `#a=general&p=${".".repeat(81)}`);
    await cell(page, 1, 1).tap();
    const pad = page.getByRole("group", { name: "Digits" });
    const ground = (row: number, column: number) =>
      cell(page, row, column).evaluate((one) => getComputedStyle(one).backgroundColor);
    const plain = await ground(9, 9);
    let presses = 0;
    for (const [index, digit] of [...NEWSPAPER].entries()) {
      if (index === 1) {
        // The focus is on the pad, and the next cell is still to be told from the others.
        await expect(cell(page, 1, 2)).not.toBeFocused();
        expect(await ground(1, 2)).not.toBe(plain);
        expect(await ground(1, 1)).toBe(plain);
      }
      const name = digit === "." ? "Skip this cell" : digit; // the last cell has a digit
      await pad.getByRole("button", { name, exact: true }).tap();
      presses += 1;
    }
    expect(await givens(page)).toBe(NEWSPAPER);
    expect(presses).toBe(27 + 54);
  });

  test("Erase takes back the digit that was typed last, and else clears the cell that is marked", async ({
    page,
  }) => {
    await open(page, `#a=general&p=12${".".repeat(79)}`);
    await cell(page, 1, 3).tap();
    const pad = page.getByRole("group", { name: "Digits" });
    const erase = pad.getByRole("button", { name: "Erase" });
    await pad.getByRole("button", { name: "3", exact: true }).tap();
    await erase.tap();
    await pad.getByRole("button", { name: "4", exact: true }).tap();
    expect(await givens(page)).toBe(`124${".".repeat(78)}`);
    await cell(page, 1, 1).tap();
    await erase.tap();
    expect(await givens(page)).toBe(`.24${".".repeat(78)}`);
  });

  test("the pad stays on its cell where that is wished, and that is kept", async ({ page }) => {
    await open(page, `#a=general&p=${".".repeat(81)}`);
    await cell(page, 1, 1).tap();
    const pad = page.getByRole("group", { name: "Digits" });
    await page.getByLabel("Move on after each digit").uncheck();
    for (const digit of ["1", "2"]) await pad.getByRole("button", { name: digit }).tap();
    expect(await givens(page)).toBe(`2${".".repeat(80)}`);
    await page.reload();
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
    await cell(page, 5, 5).tap();
    await expect(page.getByLabel("Move on after each digit")).not.toBeChecked();
  });
});

test("by keys, Space goes on to the next cell", async ({ page }) => {
  await open(page, `#a=general&p=${".".repeat(81)}`);
  await cell(page, 1, 9).focus();
  await page.keyboard.press("Space");
  await expect(cell(page, 2, 1)).toBeFocused();
});
