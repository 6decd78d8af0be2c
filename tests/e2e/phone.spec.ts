/**
 * On a phone in both orientations: the verdict is in view, controls are not cut, and digits are entered with a finger.
 */

import {
  button,
  cell,
  closeSheet,
  EASY,
  givens,
  lane,
  open,
  openPuzzle,
  pressInLane,
  race,
  size,
  speedUpClock,
  stableBox,
  useMotion,
  waitForEnd,
  waitForTimes,
} from "./lab";
import { sample, sampled } from "./sample";
import { expect, test as ownPage, type Page, onePage as test } from "./test";
import { views } from "./views";

/** A performance entry of the type `layout-shift`. */
interface LayoutShift {
  readonly value: number;
}

const NEWSPAPER =
  "...1......2........5.7...838..37.9.2.74....1....8..3.59......5....2..79.4..95.2.1";

const inSight = async (page: Page, of: string) => {
  for (const one of await page.locator(of).all()) await expect(one).toBeInViewport({ ratio: 1 });
};

const SCREENS = [
  [390, 844],
  [360, 740],
  [740, 360],
] as const;
for (const [width, height] of sample("phones", SCREENS, 1)) {
  test.describe(sampled(`${width} × ${height}`), () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("wherever the page is scrolled the controls are in sight, the verdict is above the boards, and each is pressed with ease", async ({
      page,
    }) => {
      await open(page, `#a=general,backtracking,rules,ga&pace=max&p=${EASY}`);
      await race(page);
      const verdict = page.locator(".verdict");
      await expect(verdict).toHaveAttribute("data-ended", "true");
      await expect(verdict).not.toBeEmpty();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(verdict).toBeInViewport({ ratio: 1 });
      // The text of the verdict is not covered.
      const own = await verdict.evaluate((one) => {
        const { left, top, width: wide, height: high } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + wide / 4, top + high / 2));
      });
      expect(own).toBe(true);
      if (height > 500) {
        for (const to of [0, 400, 1e6]) {
          await page.evaluate((at) => scrollTo(0, at), to);
          // Wide windows also have the button of the projector view there.
          await inSight(page, "#race :is(button, input):not(.race-projector)");
        }
        const bar = await page.locator("#race").boundingBox();
        expect(bar?.height).toBeLessThan(height / 4.5);
      }
      await openPuzzle(page);
      await cell(page, 1, 1).tap();
      await closeSheet(page);
      await pressInLane(page, 2, "Settings of lane 2");
      await expect(page.locator(".beside .param").first()).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  });
}

/** Returns targets that are less than 44 pixels high or wide, or less than 40 or 32 in dense rows. */
function smallTargets(page: Page): Promise<readonly string[]> {
  const pressed = page.locator(
    ":is(.header, .view, .beside, main) :is(button, a, input, select, summary, .check)",
  );
  return pressed.evaluateAll((all) =>
    all.flatMap((item) => {
      // The whole label of a checkbox is its target; links in a text have the height of the line.
      if (
        item.matches(
          ".check input, p:not(.which, .learn-taught, .reproduced-definition) a, .text-prose *, article li a",
        )
      )
        return [];
      if (item.matches(".visually-hidden, .app-skip, .past")) return [];
      const { width: wide, height: high } = item.getBoundingClientRect();
      // Checked here, because parts that were fetched replace their placeholders.
      if (!item.checkVisibility({ visibilityProperty: true }) || wide * high === 0) return [];
      const name = `${item.tagName} ${item.className} ${item.textContent}`.slice(0, 60);
      const row = item.closest(".header-views, .play-modes, .pad-keys") ? 39.5 : 43.5;
      const least = item.closest(".lane-head, .standing-bet, .segmented, .play-keys") ? 31.5 : row;
      return Math.min(wide, high) < least ? [`${name}: ${wide} × ${high}`] : [];
    }),
  );
}

test.describe("in every view", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { id, hash } of views) {
    test(`what is pressed in ${id} is 44 pixels high`, async ({ page }) => {
      await page.goto(`./${hash}`);
      await expect(page.locator("main .view:not([hidden])")).toBeVisible();
      await page.waitForLoadState("networkidle");
      // The keys are fetched after the board.
      if (id === "solve") await expect(page.locator(".play-keys button").first()).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  }

  test("what is pressed in a lesson and on an algorithm's page is 44 pixels high", async ({
    page,
  }) => {
    await page.goto("./learn/order.html");
    expect(await smallTargets(page)).toEqual([]);
    await page.goto("./#v=1&view=learn&a=backtracking");
    await expect(page.locator(".learn-taught a").first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});

for (const [width, height] of sample("upright phones", [SCREENS[1], SCREENS[0]], 1)) {
  test.describe(sampled(`${width} × ${height}, what is in the way`), () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test("who won is said above the boards in letters of their own, and the bar leaves the screen to the page", async ({
      page,
    }) => {
      await open(page, `#a=rules,relaxation-labeling&pace=max&p=${EASY}`);
      const bar = page.locator(".transport-bar:visible");
      expect((await bar.boundingBox())?.height).toBeLessThan(90);
      await race(page);
      await expect(page.locator(".verdict .headline")).toContainText("Rules solved it");
      await expect(page.locator(".verdict .headline")).toBeInViewport({ ratio: 1 });
      expect((await bar.boundingBox())?.height).toBeLessThan(130);
      const slider = page.locator("#race").getByRole("slider", { name: "Timeline" });
      expect((await slider.boundingBox())?.width).toBeGreaterThan(300);
    });

    ownPage(
      "the first race leaves the screen to the page, before it and after, and what is pressed is clear of the bar",
      async ({ page }) => {
        await open(page, "#pace=max");
        await race(page);
        await test.step("the boards of all four lanes are in sight at once", async () => {
          await size(page, width, Math.max(height, 844));
          await lane(page, 1).evaluate((one) => one.scrollIntoView());
          const bar = await stableBox(page.locator(".transport-bar:visible"));
          for (const canvas of await page.locator("canvas.lane-board").all()) {
            const { y, height: high } = (await canvas.boundingBox()) ?? { y: -1, height: 0 };
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y + high).toBeLessThanOrEqual(bar.y);
            expect(high).toBeGreaterThanOrEqual(150);
          }
          for (const row of await page.locator(".lane .standing").all()) {
            const { y, height: high } = (await row.boundingBox()) ?? { y: 1e6, height: 0 };
            expect(y + high).toBeLessThanOrEqual(bar.y);
          }
          await size(page, width, height);
        });
        await test.step("the name of the last lane comes clear of the bar, as high as a thumb reaches", async () => {
          const bar = await stableBox(page.locator(".transport-bar:visible"));
          const one = lane(page, 4).locator(".lane-name");
          await one.evaluate((it) => it.scrollIntoView({ block: "center" }));
          const box = await stableBox(one);
          expect(box.y).toBeGreaterThan(height / 4);
          expect(box.y + box.height).toBeLessThan(bar.y);
          expect(box.x + box.width / 2).toBeGreaterThan(width / 2);
        });
        await test.step("settings take half of the window, below their lane and above the controls", async () => {
          await pressInLane(page, 4, "Settings of lane 4");
          const sheet = page.locator(".beside");
          await expect(sheet.locator(".param").first()).toBeVisible();
          const box = await stableBox(sheet);
          expect(box.height).toBeGreaterThan(height / 2 - 100);
          const bar = await stableBox(page.locator(".transport-bar:visible"));
          expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
          const standing = await lane(page, 4).locator(".standing").boundingBox();
          expect((standing?.y ?? 1e6) + (standing?.height ?? 0)).toBeLessThanOrEqual(box.y);
          await expect(button(page, "Race again")).toBeInViewport({ ratio: 1 });
          await page.keyboard.press("Escape");
        });
        await test.step("what the buttons are called stands in them", async () => {
          const out = await page
            .locator(".lane-name, #race button")
            .evaluateAll((all) =>
              all.flatMap((one) =>
                one.scrollWidth > one.clientWidth ? [`${one.ariaLabel} ${one.textContent}`] : [],
              ),
            );
          expect(out).toEqual([]);
        });
      },
    );
  });
}

test.describe("the smallest phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Returns content that extends beyond its button or link. */
  const runningOut = (page: Page) =>
    page
      .locator(
        "header a, main :is(button:not(.button-icon, .button-toggle, .making *), [data-part=setup] .pickers-title), dialog[open] button:not(.button-icon)",
      )
      .evaluateAll((all) =>
        all.flatMap((item) => {
          if (!item.checkVisibility({ visibilityProperty: true })) return [];
          const { left, right } = item.getBoundingClientRect();
          const range = document.createRange();
          const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (text.parentElement?.closest(".visually-hidden, svg, .at-work")) continue;
            range.selectNodeContents(text);
            const words = range.getBoundingClientRect();
            if (words.width === 0) continue;
            if (words.left < left - 0.5 || words.right > right + 0.5)
              return [`${item.textContent}`];
          }
          return [];
        }),
      );

  /** Checks the links to the views: one row, high enough for a finger. */
  async function expectOneRow(page: Page) {
    const links = await page
      .locator(".header-views a")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(new Set(links.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...links.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...links.map(({ right }) => right))).toBeLessThanOrEqual(360);
  }

  ownPage(
    "what stands on the screen stays in its place until the race is over",
    async ({ page }) => {
      await speedUpClock(page);
      await useMotion(page);
      await open(page);
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as unknown as LayoutShift;
            shifts.push(value);
          }
        }).observe({ type: "layout-shift" });
      });
      // The click is not a tap, because the browser ignores layout shifts after a tap.
      await page.locator("#race [data-start]").dispatchEvent("click");
      await waitForEnd(page);
      await waitForTimes(page);
      const shifts: number[] = await page.evaluate("shifts");
      expect(shifts.length).toBeGreaterThan(0); // values make room for the places
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
    },
  );

  ownPage("curves that arrive late move nothing", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as LayoutShift).value);
        }
      }).observe({ type: "layout-shift" });
    });
    let arrive = () => {};
    const late = new Promise<void>((settle) => {
      arrive = settle;
    });
    await page.route(/\/Curves-.*\.js/, async (route) => {
      await late;
      await route.continue();
    });
    const sections = page.waitForResponse(/\/parts-.*\.js/);
    await open(page, `#a=general,rules&pace=max&p=${EASY}`);
    await sections;
    await page.locator("#race [data-start]").dispatchEvent("click");
    await waitForEnd(page);
    await waitForTimes(page);
    await page.evaluate("shifts.length = 0");
    arrive();
    await expect(page.locator(".curves-plots .plot").first()).toBeVisible();
    await page.evaluate(() => new Promise((settle) => setTimeout(settle, 300)));
    const shifts: number[] = await page.evaluate("shifts");
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  });

  for (const language of sample("language on a phone", ["en", "de"], 1)) {
    ownPage(
      sampled(`the first screen of every view has what it is for, lang=${language}`),
      async ({ page }) => {
        await page.goto(`./#lang=${language}`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        for (const { id, hash } of views) {
          await page.goto(`./${hash}&lang=${language}`);
          await expect(page.locator(`main .view-${id}:not([hidden])`)).toBeVisible();
          await expect(page.locator(`.view-${id} :is(h2, button):visible`).first()).toBeVisible();
          await expectOneRow(page);
          if (id === "generate") await expect(page.locator(".wish-acts")).toBeVisible();
          expect(await runningOut(page), id).toEqual([]);
          if (id === "solve") await inSight(page, ".coach button");
        }
      },
    );

    ownPage(
      sampled(
        `on a low phone four boards are whole before a race and while it runs, lang=${language}`,
      ),
      async ({ page }) => {
        await size(page, 375, 667);
        await page.goto(`./#pace=2&lang=${language}`);
        await expect(lane(page, 4)).toHaveAttribute("data-state", "paused");
        const whole = async () => {
          const bar = await stableBox(page.locator(".transport-bar:visible"));
          await inSight(page, ".headline, .pickers");
          for (const item of await page.locator(".lane-board, .standing").all()) {
            const { y, height } = await stableBox(item);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y + height).toBeLessThanOrEqual(bar.y);
          }
        };
        await whole();
        await page.locator("#race [data-start]").click();
        await expect(page.locator("#race .transport-moment:not([data-empty])")).toBeVisible();
        await whole();
        const board = await page.locator(".lane-board").last().boundingBox();
        expect(board?.width).toBeGreaterThanOrEqual(135);
      },
    );

    ownPage(
      sampled(`four boards are whole after a race, with how each ended, lang=${language}`),
      async ({ page }) => {
        await page.goto(`./#pace=max&lang=${language}`);
        await expect(lane(page, 4)).toHaveAttribute("data-state", "paused");
        const before = await stableBox(page.locator(".lane-board").last());
        await page.locator("#race [data-start]").click();
        await expect(page.locator(".verdict")).toHaveAttribute("data-ended", "true");
        await expect(page.locator(".standing-outcome")).toHaveCount(4);
        for (const [width, height] of [SCREENS[1], SCREENS[0]]) {
          await size(page, width, height);
          await page.evaluate(() => scrollTo(0, 0));
          const bar = await stableBox(page.locator(".transport-bar:visible"));
          await inSight(page, ".headline");
          for (const one of await page.locator(".lane-board, .standing").all()) {
            const { y, height: high } = await stableBox(one);
            expect(y + high).toBeLessThanOrEqual(bar.y);
          }
        }
        await size(page, 360, 740);
        expect(await runningOut(page)).toEqual([]);
        expect(await stableBox(page.locator(".lane-board").last())).toEqual(before);
        await test.step("the reason is shown on request", async () => {
          const more = page.locator(".verdict-more button");
          const { y } = await stableBox(more);
          await more.click();
          expect(await stableBox(more)).toMatchObject({ y }); // a second click closes it
          await expect(page.locator(".verdict-text")).toBeInViewport({ ratio: 1 });
          expect((await stableBox(page.locator(".verdict-text"))).height).toBeGreaterThan(15);
        });
      },
    );

    ownPage(
      sampled(`algorithms are named in full where a race is set up, lang=${language}`),
      async ({ page }) => {
        await page.goto(`./#lang=${language}`);
        await page.locator(".pickers-set-up").click();
        await expect(page.locator(".setup-lanes select[data-choice]")).toHaveCount(4);
        expect(await runningOut(page)).toEqual([]);
        const cut = await page.locator(".setup-lanes select[data-choice]").evaluateAll((all) =>
          all.flatMap((entry) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(entry);
            const pen = document.createElement("canvas").getContext("2d");
            if (!pen || !(entry instanceof HTMLSelectElement)) return [];
            pen.font = font;
            const text = entry.selectedOptions[0]?.text ?? "";
            const room =
              entry.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return pen.measureText(text).width > room ? [text] : [];
          }),
        );
        expect(cut).toEqual([]);
      },
    );
  }
});

test.describe("the pad", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a puzzle of a newspaper takes one press per cell, and the cell that is meant is marked", async ({
    page,
  }) => {
    // A third of the puzzle has everything: digits, skipped cells and ends of rows.
    const wanted = NEWSPAPER.slice(0, process.env.SUDOKU_LONG ? 81 : 27);
    await open(page, `#a=general&p=${".".repeat(81)}`);
    await openPuzzle(page);
    await cell(page, 1, 1).tap();
    const pad = page.getByRole("group", { name: "Digits" });
    const ground = (row: number, column: number) =>
      cell(page, row, column).evaluate((one) => getComputedStyle(one).backgroundColor);
    const plain = await ground(9, 9);
    let presses = 0;
    for (const [index, digit] of [...wanted].entries()) {
      if (index === 1) {
        // The focus is on the pad, and the next cell is still distinguishable from the others.
        await openPuzzle(page);
        await expect(cell(page, 1, 2)).not.toBeFocused();
        expect(await ground(1, 2)).not.toBe(plain);
        expect(await ground(1, 1)).toBe(plain);
      }
      const name = digit === "." ? "Skip this cell" : digit; // the last cell has a digit
      await pad.getByRole("button", { name, exact: true }).tap();
      presses += 1;
    }
    expect(await givens(page)).toBe(wanted.padEnd(81, "."));
    expect(presses).toBe(wanted.length);
  });

  test("its digits stand in even rows, whatever the size", async ({ page }) => {
    for (const [side, across] of [
      [4, 2],
      [6, 3],
      [9, 3],
      [16, 4],
      [25, 5],
    ] as const) {
      await page.goto(`./#a=general&p=${".".repeat(side * side)}`);
      await openPuzzle(page);
      await expect(page.getByRole("gridcell")).toHaveCount(side * side);
      const keys = page.locator(".pad-keys button");
      if ((await keys.count()) === 0) await page.getByText("Digits", { exact: true }).tap();
      await expect(keys).toHaveCount(side + 2);
      const boxes = await keys.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      const digits = boxes.slice(0, side);
      const rows = new Map<number, number>();
      for (const { top } of digits) rows.set(top, (rows.get(top) ?? 0) + 1);
      expect([...new Set(rows.values())], `${side}`).toEqual([across]);
      // The keys for erasing and skipping are beside the digits, from the first row to the last.
      const [erase, skip] = boxes.slice(side);
      expect(erase.top).toBe(digits[0].top);
      expect(skip.bottom).toBeCloseTo(digits.at(-1).bottom, 0);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
      expect(erase.left).toBeGreaterThanOrEqual(digits[across - 1].right);
      expect(skip.left).toBe(erase.left);
    }
  });

  test("with the pad open the whole board is in sight above the bar", async ({ page }) => {
    await open(page, `#a=general&p=${".".repeat(81)}`);
    await openPuzzle(page);
    await cell(page, 1, 1).tap();
    await expect(page.getByRole("group", { name: "Digits" })).toBeVisible();
    await stableBox(page.locator(".pad"));
    for (const at of [1, 9]) await expect(cell(page, at, at)).toBeInViewport({ ratio: 1 });
  });

  test("Erase takes back the digit that was typed last, and else clears the cell that is marked", async ({
    page,
  }) => {
    await open(page, `#a=general&p=12${".".repeat(79)}`);
    await openPuzzle(page);
    await cell(page, 1, 3).tap();
    const pad = page.getByRole("group", { name: "Digits" });
    const erase = pad.getByRole("button", { name: "Erase" });
    await pad.getByRole("button", { name: "3", exact: true }).tap();
    await erase.tap();
    await pad.getByRole("button", { name: "4", exact: true }).tap();
    expect(await givens(page)).toBe(`124${".".repeat(78)}`);
    await openPuzzle(page);
    await cell(page, 1, 1).tap();
    await erase.tap();
    expect(await givens(page)).toBe(`.24${".".repeat(78)}`);
  });

  test("the pad stays on its cell where that is wished, and that is kept", async ({ page }) => {
    await open(page, `#a=general&p=${".".repeat(81)}`);
    await openPuzzle(page);
    await cell(page, 1, 1).tap();
    const pad = page.getByRole("group", { name: "Digits" });
    await page.getByLabel("Move to the next cell after each digit").uncheck();
    for (const digit of ["1", "2"]) await pad.getByRole("button", { name: digit }).tap();
    expect(await givens(page)).toBe(`2${".".repeat(80)}`);
    await page.reload();
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
    await openPuzzle(page);
    await cell(page, 5, 5).tap();
    await expect(page.getByLabel("Move to the next cell after each digit")).not.toBeChecked();
  });
});
