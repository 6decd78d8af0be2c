/** Boards as large as the window permits, in full rows; the projector view; large boards. */
import {
  addLanes,
  button,
  cell,
  closeSheet,
  EASY,
  ENDLESS,
  ended,
  intoWindow,
  lane,
  lanes,
  open,
  openPuzzle,
  openSetup,
  picture,
  race,
  size,
  turnTo,
} from "./lab";
import { sample, sampled } from "./sample";
import { leaveFullScreen } from "./shared";
import { expect, test as ownPage, type Page, onePage as test } from "./test";

const ALL = "general,backtracking,rules,ga,dancing-links,cdcl,boltzmann,annealing";
const several = (count: number) => `#a=${ALL.split(",").slice(0, count).join()}&p=${EASY}`;

const boxes = (page: Page, of: string) =>
  page.locator(of).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );

/**
 * Returns the number of lanes in each row, and whether each row except the last extends from the left to the right edge
 * of the lanes.
 */
async function rows(page: Page): Promise<{ lengths: number[]; full: boolean }> {
  const all = await boxes(page, "[data-lane]");
  const [room] = await boxes(page, ".race-lanes");
  const tops = [...new Set(all.map(({ top }) => Math.round(top)))];
  const found = tops.map((at) => all.filter(({ top }) => Math.round(top) === at));
  const near = (a?: number, b?: number) => Math.abs((a ?? 0) - (b ?? 1e6)) < 1;
  return {
    lengths: found.map(({ length }) => length),
    full: found
      .slice(0, -1)
      .every((row) => near(row[0]?.left, room?.left) && near(row.at(-1)?.right, room?.right)),
  };
}

/** Returns texts and their font sizes. */
const letters = (page: Page, of: string) =>
  page
    .locator(of)
    .filter({ visible: true })
    .evaluateAll((all) =>
      // An element that was replaced meanwhile has no style.
      all
        .filter((one) => one.isConnected)
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );

/** Returns texts of lanes that are cut. */
const cut = (page: Page) =>
  page
    .locator(".explanation, .standing-figures dt:not(.visually-hidden), .verdict-text")
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const out = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth;
        return one.clientHeight > 0 && out ? [one.textContent] : [];
      }),
    );

/** Checks that nothing of the race is outside of the window: controls, headings, boards and values. */
async function inSight(page: Page, bottomOf: number): Promise<void> {
  for (const of of ["#race", ".lane-head", "canvas.lane-board", ".standing-figures"]) {
    for (const { top, bottom, height } of await boxes(page, of)) {
      if (height === 0) continue;
      expect(top, of).toBeGreaterThanOrEqual(0);
      expect(bottom, of).toBeLessThanOrEqual(bottomOf);
    }
  }
  for (const { width } of await boxes(page, "canvas.lane-board")) {
    expect(width).toBeGreaterThanOrEqual(128);
  }
}

const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);
const projector = (page: Page) => page.locator("html[data-projector]");

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
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
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
    await ended(page);
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

test("the projector shows boards and two plots in large letters, and Escape leaves it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "#pace=max");
  const before = await boxes(page, "canvas.lane-board");
  await button(page, "Present").click();
  await expect(page).toHaveURL(/projector=on/);
  for (const away of [".header", ".pickers", ".setup", ".finish", ".curve-bar", ".curves-tools"]) {
    await expect(page.locator(away).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator(".curves-projected").filter({ visible: true })).toHaveCount(2);
  // Until there are curves, the key to the boards has the space of the first plot.
  const key = page.locator(".curves .how-to-read");
  await expect(key).toBeInViewport({ ratio: 1 });
  for (const plot of await page.locator(".plot").all()) {
    await expect(plot).toBeInViewport({ ratio: 1 });
  }
  const ownLetters = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  expect(await ownLetters()).toBeGreaterThanOrEqual(16);
  const boards = await boxes(page, "canvas.lane-board");
  for (const [index, { width, bottom }] of boards.entries()) {
    expect(width).toBeGreaterThan(before[index]?.width ?? 0);
    expect(bottom).toBeLessThan(800);
  }
  // A remote control for slides has Page Up, Page Down, and Space or Enter; no click is needed first.
  const moment = page.locator("#race .transport-moment .transport-reading");
  for (const [key, step] of [
    ["PageDown", 1],
    ["ArrowRight", 2],
    ["PageUp", 1],
    ["Home", 0],
    ["Shift+ArrowDown", 10],
  ] as const) {
    await page.keyboard.press(key);
    await expect(moment, key).toHaveText(new RegExp(`^step ${step}\\b`));
  }
  for (const key of ["Space", "Enter"]) {
    await page.keyboard.press("Home");
    await page.keyboard.press(key);
    await ended(page);
  }
  await expect(page.locator(".verdict")).toBeInViewport({ ratio: 1 });
  // Afterwards the key is a line below them, and each lane has its explanation.
  await expect(key.locator("li").last()).toBeInViewport({ ratio: 1 });
  expect((await key.boundingBox())?.height).toBeLessThan(40);
  await expect(lane(page, 3).locator(".explanation")).toContainText("local maximum");
  expect(await cut(page)).toEqual([]);
  for (const one of await page.locator(".lane .explanation").all()) {
    await expect(one).toBeInViewport({ ratio: 1 });
  }
  await page.reload();
  await expect(lanes(page).first()).toHaveAttribute("data-state", "paused");
  await expect(page.locator(".setup")).toBeHidden();
  // Lanes with the same algorithm are named by their settings.
  await turnTo(page, "race", `#a=backtracking:rows,backtracking,rules&projector=on&p=${EASY}`);
  await expect(lanes(page)).toHaveCount(3);
  const settings = page.locator(".lane .lane-apart");
  await expect(settings).toHaveText(["Row by row", "Most constrained cell", ""]);
  await expect(settings.first()).toBeInViewport({ ratio: 1 });
  for (const { bottom } of await boxes(page, ".lane")) expect(bottom).toBeLessThan(800);
  await page.keyboard.press("Escape");
  await expect(page.locator(".pickers")).toBeVisible();
  await expect(page).not.toHaveURL(/projector/);
  expect(await ownLetters()).toBeLessThan(16);
  // The view can also be opened from the menu of the page.
  await button(page, "Menu: theme, language, keyboard, help").click();
  await button(page.locator(".menu"), "Present").click();
  await expect(page).toHaveURL(/projector=on/);
  await page.keyboard.press("Escape");
  await expect(page.locator(".pickers")).toBeVisible();
});

test("the projector's boards are as large as the window allows, and nothing moves or is cut as it races", async ({
  page,
}) => {
  const screens = [
    [1024, 768, 190],
    [1280, 720, 289], // larger than the boards of the page
    [1920, 1080, 400], // the plots below are at least 200 px high
  ] as const;
  await open(page, "#pace=max&projector=on");
  await expect(page.locator(".plot canvas").first()).toBeAttached();
  /** Rounded to pixels, because a text of two lines is slightly higher than the space reserved for it. */
  const places = async () =>
    (await boxes(page, "[data-lane], canvas.lane-board")).map(
      ({ left, top, width: wide, height: high }) => [left, top, wide, high].map(Math.round),
    );
  const before: number[][][] = [];
  for (const [width, height, least] of screens) {
    await size(page, width, height);
    for (const { width: wide } of await boxes(page, "canvas.lane-board")) {
      expect(wide, `${width}`).toBeGreaterThan(least);
    }
    before.push(await places());
  }
  await race(page);
  await expect(page.locator(".verdict")).toContainText("computing time");
  for (const [index, [width, height]] of screens.entries()) {
    await size(page, width, height);
    expect(await places(), `${width}`).toEqual(before[index]);
    for (const of of [".verdict", "[data-lane]", ".curves"]) {
      for (const one of await page.locator(of).all()) {
        await expect(one, `${of}, ${width}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

/** Numbers of lanes, with the minimum width of their boards and of their plots in the projector view at 1920 × 1080. */
const PROJECTED_LANES = [
  [1, 700, 700],
  [2, 560, 700],
  [3, 400, 900],
  [4, 400, 900],
  [6, 335, 700],
  [8, 305, 530],
] as const;

for (const [count, board, plot] of sample("lanes on the projector", PROJECTED_LANES, 2)) {
  const title = `on the projector the boards of ${count} are large, and two plots and the steps of each are in sight`;
  test(sampled(title), async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, `${several(count)}&pace=max&steps=500&projector=on`);
    await race(page);
    for (const { width } of await boxes(page, "canvas.lane-board")) {
      expect(width).toBeGreaterThanOrEqual(board);
    }
    const plots = page.locator(".plot");
    await expect(plots).toHaveCount(2);
    for (const { width } of await boxes(page, ".plot")) expect(width).toBeGreaterThanOrEqual(plot);
    for (const of of [".plot", ".standing", ".curves > .how-to-read li"]) {
      for (const one of await page.locator(of).all()) {
        await expect(one, of).toBeInViewport({ ratio: 1 });
      }
    }
    // Until short runs are measured, the steps come first; both values fit into the line then too.
    for (const number of Array.from({ length: count }, (_, index) => index + 1)) {
      const standing = lane(page, number).locator(".standing");
      const steps = standing.locator('[data-figure="steps"] dd');
      await expect(steps).toHaveText(/\d/);
      const [line, figure] = await Promise.all([standing.boundingBox(), steps.boundingBox()]);
      expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThanOrEqual(
        (line?.y ?? 0) + (line?.height ?? 0) + 2,
      );
      expect((figure?.x ?? 0) + (figure?.width ?? 0)).toBeLessThanOrEqual(
        (line?.x ?? 0) + (line?.width ?? 0) + 1,
      );
    }
  });
}

test("the menu names the key of the projector; with it and Space a race is shown to a room, without the offer of the tour", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "#pace=max");
  await page.getByRole("button", { name: /^Menu:/ }).click();
  const item = page.locator(".menu").getByRole("button", { name: "Present", exact: true });
  await expect(item.locator("kbd")).toHaveText("P");
  await expect(item).toHaveAttribute("aria-keyshortcuts", "P Alt+P");
  await page.keyboard.press("p"); // an open menu keeps its keys
  await expect(page.locator("html")).not.toHaveAttribute("data-projector");
  await page.keyboard.press("Escape");
  await page.keyboard.press("p");
  await expect(page.locator("html")).toHaveAttribute("data-projector", "");
  await expect(button(page, "Leave presentation view")).toBeVisible();
  await page.keyboard.press("Space");
  await ended(page);
  await page.waitForLoadState("networkidle"); // the offer is fetched when a race has ended
  await expect(page.locator(".tour")).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(page.locator(".pickers")).toBeVisible();
});

test("the projector view takes the full screen by key and by buttons, and each leaves the other", async ({
  page,
}) => {
  await open(page, "#pace=max");
  await expect(async () => {
    await page.keyboard.press("p"); // the key is handled after the projector view was fetched
    await expect(projector(page)).toBeAttached({ timeout: 500 });
  }).toPass();
  const expectFull = (full: boolean) => expect.poll(() => isFull(page)).toBe(full);

  await test.step("P leaves both", async () => {
    await expectFull(true);
    await page.keyboard.press("p");
    await expect(projector(page)).toHaveCount(0);
    await expectFull(false);
  });

  await test.step("leaving full screen leaves the projector view", async () => {
    await page.getByRole("button", { name: /^Menu:/ }).click();
    await button(page.locator(".menu"), "Present").click();
    await expect(projector(page)).toBeAttached();
    await expectFull(true);
    await leaveFullScreen(page);
    await expect(projector(page)).toHaveCount(0);
    await expect(page.locator(".pickers")).toBeVisible();
  });

  await test.step("so does the button, which the keyboard reaches", async () => {
    await button(page, "Present").press("Enter");
    await expectFull(true);
    await button(page, "Leave presentation view").press("Enter");
    await expect(projector(page)).toHaveCount(0);
    await expectFull(false);
  });

  await test.step("Escape for an enlarged board leaves the projector view open", async () => {
    await page.keyboard.press("p");
    await expectFull(true);
    await button(page, "Enlarge the board of lane 1").press("Enter");
    await leaveFullScreen(page);
    await expectFull(false);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(projector(page)).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(projector(page)).toHaveCount(0);
  });

  await test.step("another view leaves full screen", async () => {
    await page.keyboard.press("p");
    await expectFull(true);
    await turnTo(page, "learn", "#view=learn");
    await expect(projector(page)).toHaveCount(0);
    await expectFull(false);
  });
});

const FULL_SCREENS = [
  [
    "refused",
    () => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("refused"));
    },
  ],
  [
    "missing",
    () => {
      Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: undefined });
      Reflect.deleteProperty(Element.prototype, "requestFullscreen");
    },
  ],
] as const;
for (const [what, prepare] of sample("no full screen", FULL_SCREENS, 1)) {
  const title = `where full screen is ${what}, the projector view fills the window`;
  ownPage(sampled(title), async ({ page }) => {
    const wrong: string[] = [];
    page.on("pageerror", ({ message }) => wrong.push(message));
    await page.addInitScript(prepare);
    await open(page, "#pace=max");
    await button(page, "Present").click();
    await expect(projector(page)).toBeAttached();
    await race(page);
    await page.keyboard.press("Escape");
    await expect(projector(page)).toHaveCount(0);
    expect(wrong).toEqual([]);
  });
}

test("single keys are turned off in the menu, for good: then P does nothing, and Alt P opens the projector", async ({
  page,
}) => {
  const projected = (on: boolean) =>
    on
      ? expect(page.locator("html")).toHaveAttribute("data-projector", "")
      : expect(page.locator("html")).not.toHaveAttribute("data-projector");
  const single = page.getByRole("checkbox", { name: /^Single-key shortcuts/ });
  await open(page);
  await page.getByRole("button", { name: /^Menu:/ }).click();
  await single.uncheck();
  await expect(
    page.locator(".menu").getByRole("button", { name: "Present", exact: true }).locator("kbd"),
  ).toHaveText("Alt P");
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(lanes(page).last()).toHaveAttribute("data-state", "paused");
  // The key handlers of the projector view are fetched after the view; they are present when Alt+P works.
  await expect(async () => {
    await page.keyboard.press("Alt+p");
    await expect(page.locator("html")).toHaveAttribute("data-projector", "", { timeout: 500 });
  }).toPass();
  await page.keyboard.press("p");
  await projected(true);
  await page.keyboard.press("Alt+p");
  await projected(false);
  await page.keyboard.press("p");
  await projected(false);

  await test.step("turned on again, P is heard, but not while a field is typed in", async () => {
    await page.getByRole("button", { name: /^Menu:/ }).click();
    await single.check();
    await page.keyboard.press("Escape");
    await openSetup(page);
    await page.getByLabel("Seed", { exact: true }).press("p");
    await projected(false);
    await closeSheet(page);
    await page.keyboard.press("p");
    await projected(true);
  });
});

test("the projector's plots are those that most lanes share, and others are chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  // Three of the four lanes count conflicts; the first one declares filled cells.
  await open(page, `#a=rules,relaxation-labeling,ga,cultural-ga&pace=max&steps=20&p=${EASY}`);
  await page.keyboard.press("Alt+p");
  await expect(page).toHaveURL(/projector=on/);
  await intoWindow(page);
  const choices = page.getByRole("combobox", { name: "Plot" });
  const plots = page.locator(".curves-projected").filter({ visible: true });
  const choice = choices.first();
  await expect(choices).toHaveCount(0); // without curves, there is nothing to select
  await race(page);
  await expect(choice.locator("option:checked")).toHaveText("conflicts: 3 of 4 lanes");
  await expect(plots).toHaveCount(1); // in a window this narrow
  await size(page, 1920, 1080);
  await expect(plots).toHaveCount(2);
  for (const { width } of await boxes(page, ".plot")) expect(width).toBeGreaterThanOrEqual(700);
  for (const { width } of await boxes(page, "canvas.lane-board")) {
    expect(width).toBeGreaterThanOrEqual(360);
  }
  // A plot that the other list selects is replaced by a free one.
  const second = choices.nth(1);
  await second.selectOption({ label: "filled (cells): 1 of 4 lanes" });
  await choice.selectOption({ label: "filled (cells): 1 of 4 lanes" });
  await expect(second.locator("option:checked")).toHaveText("conflicts: 3 of 4 lanes");
  await choice.selectOption({ label: "conflicts: 3 of 4 lanes" });
  for (const { label, named } of [
    { label: "conflicts: 3 of 4 lanes", named: /conflicts/ },
    { label: "filled (cells): 1 of 4 lanes", named: /filled/ },
  ]) {
    await choice.selectOption({ label });
    await expect(plots.first().locator(".plot")).toHaveAttribute("aria-label", named);
    for (const [width, height, least] of [
      [1024, 768, 15],
      [1920, 1080, 22],
    ] as const) {
      await size(page, width, height);
      for (const of of [".verdict", "[data-lane]", ".plot", ".curve-along"]) {
        for (const one of await page.locator(of).filter({ visible: true }).all()) {
          await expect(one, `${of}, ${width}`).toBeInViewport({ ratio: 1 });
        }
      }
      const all = await letters(page, ".lane :is(.standing-outcome, dt, dd, .explanation)");
      expect(Math.min(...all), `${width}`).toBeGreaterThanOrEqual(least);
    }
  }
  await button(page, "Leave presentation view").click();
  await expect(page.locator(".pickers")).toBeVisible();
});

test("what a curve is at the cursor stands clear of the name of the axis", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "#a=relaxation-labeling&pace=max&projector=on");
  await race(page);
  // The curve ends near zero.
  await page
    .getByRole("combobox", { name: "Plot" })
    .first()
    .selectOption({ label: "entropy (bits): 1 of 1 lane" });
  await page.getByRole("slider", { name: "Timeline" }).press("Shift+ArrowLeft");
  await expect(page.locator(".ends > [data-of=curve]").first()).toHaveText(/\d/);
  const [end] = await boxes(page, ".ends > [data-of=curve]");
  const [along] = await boxes(page, ".curve-along");
  expect(end?.bottom).toBeLessThanOrEqual((along?.top ?? 0) + 1);
});

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
      for (const [index, one] of panes.entries()) {
        for (const other of panes.slice(index + 1)) {
          const beside = one.right <= other.left + 1 || other.right <= one.left + 1;
          expect(beside || one.bottom <= other.top + 1 || other.bottom <= one.top + 1).toBe(true);
        }
      }
    }
  });
}
