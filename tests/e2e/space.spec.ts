/** Boards as large as the window permits, in full rows; large boards. */
import {
  addLanes,
  button,
  cell,
  closeSheet,
  EASY,
  ENDLESS,
  lane,
  lanes,
  open,
  openPuzzle,
  picture,
  race,
  size,
  waitForEnd,
} from "./lab";
import { sample, sampled } from "./sample";
import { boxes, cut, inSight, letters, rows, several } from "./screens";
import { expect, test as ownPage, onePage as test } from "./test";

/** Screens on which the first race fits completely, with the smallest permitted font size of its values. */
const ALL_SCREENS = [
  [1024, 768, 13],
  [1280, 720, 13],
  [1366, 768, 13],
  [1920, 1080, 13],
] as const;
const SCREENS = sample("screens of the first race", ALL_SCREENS, 1);

test(
  sampled(
    "the first race on each screen, before it and after: rows, boards, letters, what is in sight",
  ),
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, "#pace=max");
    await expect(lanes(page)).toHaveCount(4);

    await test.step("at 1920 × 1080 four boards take the whole width", async () => {
      expect(await rows(page)).toEqual({ lengths: [4], full: true });
      const cards = await boxes(page, "[data-lane]");
      expect(cards.at(-1)?.right).toBeGreaterThanOrEqual(1920 - 32); // the margin of the page
      for (const [index, board] of (await boxes(page, "canvas.lane-board")).entries()) {
        expect(board.width).toBeGreaterThan((cards[index]?.width ?? 0) - 28);
        expect(board.bottom).toBeLessThan(1080);
      }
    });
    for (const [width, height, least] of SCREENS) {
      await test.step(`before the race, ${width} × ${height}`, async () => {
        await size(page, width, height);
        expect(await cut(page)).toEqual([]);
        const all = await letters(page, ".lane :is(.lane-title, .explanation)");
        expect(all).toHaveLength(8);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(least);
      });
    }
    await test.step("at 1024 × 768 it is in sight in one row", async () => {
      await size(page, 1024, 768);
      expect(await rows(page)).toEqual({ lengths: [4], full: true });
      await inSight(page, 768);
    });
    await race(page);
    await expect(page.locator(".verdict")).toContainText("computing time");
    await test.step("at 1024 × 768 the verdict and every lane are whole in sight, and the rest is one press away", async () => {
      await inSight(page, 768);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator(".verdict")).toBeInViewport({ ratio: 1 });
      for (const one of await lanes(page).all()) await expect(one).toBeInViewport({ ratio: 1 });
      for (const [name, part] of [
        ["Results", ".finish table"],
        ["Curves", ".curves-plots"], // the plot that is shown first
      ] as const) {
        const tab = page.getByRole("tab", { name, exact: true });
        await expect(tab).toBeInViewport({ ratio: 1 });
        await expect(page.locator(part)).toBeHidden();
        await tab.click();
        await expect(page.locator(part)).toBeInViewport();
      }
    });
    const timeline = page.getByRole("slider", { name: "Timeline" });
    for (const [width, height, least] of SCREENS) {
      await test.step(`what a lane says is not cut after the race, nor a step before its end, ${width} × ${height}`, async () => {
        await size(page, width, height);
        expect(await cut(page)).toEqual([]);
        await timeline.press("Shift+ArrowLeft");
        expect(await cut(page)).toEqual([]);
        const all = await letters(page, ".standing-figures :is(dt, dd)");
        expect(all.length).toBeGreaterThan(6); // one or two values per lane
        expect(Math.min(...all)).toBeGreaterThanOrEqual(least);
        await timeline.press("End");
        await expect(button(page, "Race again")).toBeVisible();
      });
    }
    for (const [width, height] of [[390, 844], ...SCREENS] as const) {
      await test.step(`nothing moves while it is stepped back, ${width} × ${height}`, async () => {
        await size(page, width, height);
        // Within `.standing`, a box of fixed size, the values make room for the displayed step.
        const parts = ["", " .standing", " .trail", " canvas", " .explanation"];
        const places = async () =>
          (await boxes(page, `${parts.map((of) => `[data-lane]${of}`).join()}, .curves`)).map(
            ({ left, top, width: wide }) => [left, top, wide],
          );
        // The start may need the most space: lanes keep the space of each step that they have shown at this size.
        await timeline.press("Home");
        await expect(lane(page, 3).locator('[data-field="moment"]')).toContainText("shown");
        await timeline.press("End");
        await expect(button(page, "Race again")).toBeVisible();
        await timeline.focus();
        await expect
          .poll(async () => JSON.stringify(await places()))
          .toBe(JSON.stringify(await places()));
        const before = await places();
        const [one, ten] = ["ArrowLeft", "Shift+ArrowLeft"];
        for (const [index, key] of [one, ten, one, ten, ten, one, "Home"].entries()) {
          await timeline.press(key);
          await expect(page.locator("#race .transport-moment .transport-reading")).toContainText(
            " of ",
          );
          await expect(lane(page, 3).locator('[data-field="moment"]')).toContainText("shown");
          expect(await places(), `step ${index + 1}`).toEqual(before);
        }
        await timeline.press("End");
        await expect(button(page, "Race again")).toBeVisible();
      });
    }
    await test.step("in the tables of the papers no figure is parted from its unit", async () => {
      await size(page, 1440, 900);
      await page.getByRole("tab", { name: "Results", exact: true }).click();
      await page.locator(".papers summary").click();
      const lines = await page.locator(".papers tbody td.number").evaluateAll((all) =>
        all.map((item) => {
          const range = document.createRange();
          range.selectNodeContents(item);
          return range.getClientRects().length;
        }),
      );
      expect(lines.length).toBeGreaterThan(10);
      expect(new Set(lines)).toEqual(new Set([1]));
    });
  },
);

ownPage(
  "in German too, no sentence of a lane is cut, before the race and at its end",
  async ({ page }) => {
    const expectWhole = async (moment: string) => {
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
      ] as const) {
        await size(page, width, height);
        expect(await cut(page), `${width}, ${moment}`).toEqual([]);
      }
    };
    await page.goto("./#lang=de&pace=max");
    await expect(lanes(page)).toHaveCount(4);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    for (const one of await lanes(page).all()) {
      await expect(one).toHaveAttribute("data-state", "paused");
    }
    await expectWhole("before");
    await page.locator("#race [data-start]").click();
    await waitForEnd(page);
    await expectWhole("at the end");
  },
);

for (const side of sample("large boards", [16, 25], 1)) {
  const title = `digits of a ${side} × ${side} are to be read in each lane, and its board fills the window when enlarged`;
  test(sampled(title), async ({ page }) => {
    await open(page, `#a=general,rules,dancing-links,cdcl&p=${".".repeat(side * side)}`);
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1280, 720],
    ] as const) {
      await size(page, width, height);
      const found = await boxes(page, "canvas.lane-board");
      expect(found).toHaveLength(4);
      const least = side === 16 ? 16 : 12;
      for (const one of found) expect(one.width / side, `${width}`).toBeGreaterThanOrEqual(least);
      for (const number of [1, 4]) {
        await button(page, `Enlarge the board of lane ${number}`).click();
        const large = page.locator("dialog[open] canvas");
        await expect(large).toBeInViewport({ ratio: 1 });
        const { width: wide = 0 } = (await large.boundingBox()) ?? {};
        expect(wide, `${width}`).toBeGreaterThan(Math.min(0.75 * width, 0.7 * height));
        await page.keyboard.press("Escape");
      }
    }
  });
}

test("what goes on when others have ended is stopped among the controls", async ({ page }) => {
  await open(page, `#a=rules:singles,backtracking:rows&pace=max&p=${ENDLESS}`);
  await button(page, "Race").click();
  await expect(page.locator(".verdict")).toContainText("1 of 2 has finished");
  // The button is among the controls and does not move them; on a phone it replaces the step buttons.
  const controls = page.locator("#race");
  const [bar] = await boxes(page, "#race");
  for (const [width, height] of [
    [1280, 800],
    [375, 667],
  ] as const) {
    await size(page, width, height);
    await expect(controls.locator(".transport-rest button").first()).toBeInViewport({ ratio: 1 });
    await expect(controls.locator(".transport-steps")).toBeVisible({ visible: width > 640 });
  }
  await size(page, 1280, 800);
  expect((await boxes(page, "#race"))[0]?.height).toBe(bar?.height);
  await controls.getByRole("button", { name: "Stop the rest" }).click();
  await expect(lane(page, 2)).toHaveAttribute("data-outcome", "stopped");
  await expect(button(page, "Race again")).toBeVisible();
});

test(
  sampled("rows are full, no lane of several is alone in one, and fewer have larger boards"),
  async ({ page }) => {
    await open(page, several(1));
    const widths: number[] = [];
    for (let count = 1; count <= 7; count++) {
      if (count > 1) {
        await addLanes(page);
        await closeSheet(page);
      }
      await expect(lanes(page)).toHaveCount(count);
      for (const width of count > 1
        ? sample(`widths of ${count} lanes`, [1024, 1280, 1920], 1)
        : []) {
        await size(page, width, 900);
        const { lengths, full } = await rows(page);
        expect(Math.min(...lengths), `${width}, ${count}: ${lengths}`).toBeGreaterThan(1);
        expect(full, `${width}, ${count}: ${lengths}`).toBe(true);
      }
      if (![1, 2, 4].includes(count)) continue;
      await size(page, 1280, 800);
      const [board] = await boxes(page, "canvas.lane-board");
      expect(board?.bottom).toBeLessThan(800);
      widths.push(board?.width ?? 0);
    }
    const [one = 0, two = 0, four = 0] = widths;
    expect(two).toBeGreaterThan(four); // their curves are beside them
    expect(one).toBeGreaterThan(1.3 * two);
  },
);

test("a board is enlarged to the window from its lane, by a press on it and by keys", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `#a=general,rules&pace=max&p=${EASY}`);
  await race(page);
  const large = page.locator("dialog[open] canvas");
  await lane(page, 2).locator("canvas.lane-board").click();
  await expect(page.getByRole("dialog", { name: "Lane 2: Rules" })).toBeVisible();
  await expect(large).toHaveAccessibleName(/^Board of Rules/);
  expect((await large.boundingBox())?.height).toBeGreaterThan(600);
  await expect(large).toBeInViewport({ ratio: 1 });
  await size(page, 800, 600);
  await expect(large).toBeInViewport({ ratio: 1 });
  // The canvas has as many pixels as its display size, so it was drawn again.
  const sharp = () =>
    large.evaluate((one) => (one as HTMLCanvasElement).width - Math.floor(one.clientWidth));
  await expect.poll(sharp).toBe(0);
  await page.keyboard.press("Escape");
  const key = button(page, "Enlarge the board of lane 1");
  await key.press("Enter");
  await expect(large).toHaveAccessibleName(/^Board of Propagation/);
  await page.keyboard.press("Escape");
  await expect(key).toBeFocused();
});

test("large boards have letters or numbers, as one likes, and it is kept", async ({ page }) => {
  await open(page, `#a=general&p=L${".".repeat(255)}`);
  await openPuzzle(page);
  await expect(cell(page, 1, 1)).toHaveText("L");
  const letters = await picture(page, 1);
  const numbers = button(page, "Numbers instead of letters");
  await numbers.click();
  await openPuzzle(page);
  await expect(cell(page, 1, 1)).toHaveText("12");
  await expect.poll(() => picture(page, 1)).not.toBe(letters);
  await page.reload();
  await openPuzzle(page);
  await expect(cell(page, 1, 1)).toHaveText("12");
  await numbers.click();
  await expect(cell(page, 1, 1)).toHaveText("L");
});

for (const side of sample("large boards looked at", [16, 25], 1)) {
  const title = `a closer look at a ${side} × ${side} shows its maps whole, one below the other where they must be`;
  test(sampled(title), async ({ page }) => {
    await open(page, `#a=general&look=1&p=${".".repeat(side * side)}`);
    await expect(page.locator(".shaded-board")).toHaveCount(2);
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await size(page, width, height);
      const beyond = await page
        .locator(".shaded-board-frame")
        .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(beyond).toEqual([0, 0, 0]);
      const panes = await boxes(page, ".shaded-board-frame");
      for (const [index, item] of panes.entries()) {
        for (const other of panes.slice(index + 1)) {
          const beside = item.right <= other.left + 1 || other.right <= item.left + 1;
          expect(beside || item.bottom <= other.top + 1 || other.bottom <= item.top + 1).toBe(true);
        }
      }
    }
  });
}
