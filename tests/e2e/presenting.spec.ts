/** The projector view: its boards and plots, its keys, and full screen. */
import {
  button,
  closeSheet,
  EASY,
  lane,
  lanes,
  open,
  openInPage,
  openSetup,
  projectInWindow,
  race,
  size,
  waitForEnd,
} from "./lab";
import { sample, sampled } from "./sample";
import { boxes, cut, isFull, letters, projector, several } from "./screens";
import { leaveFullScreen } from "./shared";
import { expect, test as ownPage, onePage as test } from "./test";

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
    await waitForEnd(page);
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
  await openInPage(page, "race", `#a=backtracking:rows,backtracking,rules&projector=on&p=${EASY}`);
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
  await waitForEnd(page);
  await page.waitForLoadState("networkidle"); // the offer is fetched when a race has ended
  await expect(page.locator(".tour")).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(page.locator(".pickers")).toBeVisible();
});

for (const without of ["compact=1", "hide=header"]) {
  test(`the key “?” shows the help on a page with ${without}`, async ({ page }) => {
    await open(page, `#pace=max&${without}`);
    await expect(page.getByRole("banner")).toBeHidden();
    const help = page.getByRole("dialog", { name: "Help", exact: true });
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(help).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  });
}

test("the key “?” shows the help in the projector view, and Escape closes the help before it leaves the view", async ({
  page,
}) => {
  await open(page, "#pace=max&projector=on");
  const help = page.getByRole("dialog", { name: "Help", exact: true });
  await expect(async () => {
    await page.keyboard.press("?"); // the key is handled some seconds after the page was opened
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(projector(page)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(projector(page)).toHaveCount(0);
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
    await openInPage(page, "learn", "#view=learn");
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
  await projectInWindow(page);
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
