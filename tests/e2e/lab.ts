/** Functions that the browser tests share: opening the page, racing, and reading what the page shows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import {
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
  test,
} from "@playwright/test";
import { everyCase, sample, sampled } from "./sample";
import { isShared, leaveFullScreen } from "./shared";

/** A puzzle on which every solver of the tests' races ends quickly, and its text on the page. */
export const EASY =
  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/** A puzzle on which backtracking in row order does not end within the time of a test. */
export const ENDLESS =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/**
 * Opens a race by its hash, and waits for its lanes. A page of the test's own starts with an empty browser storage;
 * otherwise the page that the tests of the file share is used.
 */
export async function open(page: Page, hash = ""): Promise<void> {
  if (isOpen(page)) {
    // Equal lanes are not prepared again, except for another puzzle, and keep the open panels beside them.
    const isBeside = await page.locator("[data-beside]").count();
    const other = `#p=1${".".repeat(15)}${isBeside ? "&a=fast" : ""}`;
    const race = /[#&]a=/.test(hash) ? hash : `${firstRace}${hash.replace("#", "&")}`;
    await followHashes(page, other, race);
  } else {
    await page.goto(`./${hash}`);
  }
  await expect(lanes(page).first()).toHaveAttribute("data-state", "paused");
}

/** Opens a view by its hash: like `open`, for views without lanes. */
export const openView = async (page: Page, hash: string): Promise<unknown> =>
  isOpen(page) ? followHashes(page, hash) : page.goto(`./${hash}`);

/** Whether the tests of the file share this page, and an earlier test has opened the lab in it. */
const isOpen = (page: Page) =>
  isShared(page) && URL.canParse(page.url()) && new URL(page.url()).pathname === "/";

const races: readonly { readonly hash: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../www/public/races.json"), "utf8"),
);
/** The hash of the race that an address without a hash opens. */
const firstRace = `#${races[0]?.hash}`;

/**
 * Follows hashes in an open page, as if its links were clicked one after another, even if a hash is already open. Waits
 * until the page prepares its lanes, which it does when no further change has followed for a while.
 */
const followHashes = (page: Page, ...hashes: string[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const one of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) one.close();
    document.querySelector<HTMLElement>("#tab-curves")?.click();
    for (const hash of all) {
      history.pushState(null, "", hash);
      dispatchEvent(new HashChangeEvent("hashchange"));
    }
    // Waits behind the page's own timer in the queue (`SETTLE` in `views/race/controller.ts`), and behind the drawing
    // that it causes.
    await new Promise((settle) => setTimeout(settle, 125));
    await new Promise((settle) => requestAnimationFrame(settle));
  }, hashes);

/** Opens the sheet with the puzzle, unless it is open. */
export const openPuzzle = (page: Page | FrameLocator): Promise<void> => openSheet(page, /^Puzzle:/);

/** Opens the sheet with the setup of the race, unless it is open. */
export const openSetup = (page: Page | FrameLocator): Promise<void> =>
  openSheet(page, "Set up the race");

/** Adds lanes with algorithms that are not in the race yet, in the sheet with the setup, which stays open. */
export async function addLanes(page: Page, count = 1): Promise<void> {
  await openSetup(page);
  const sheet = page.locator("dialog.sheet[open]");
  const labels = sheet.locator("[data-part=choose] label");
  await expect(labels.first()).toBeVisible();
  const racing = await sheet.locator("[data-choice=algorithm] option:checked").allTextContents();
  const unused = (await labels.allTextContents()).filter((name) => !racing.includes(name));
  for (const name of unused.slice(0, count)) await sheet.getByLabel(name, { exact: true }).check();
  await button(sheet, /^Add/).click();
}

/** Opens the sheet with the predefined and recent races. */
export const openRaces = (page: Page | FrameLocator): Promise<void> => openSheet(page, /^Race:/);

async function openSheet(page: Page | FrameLocator, name: string | RegExp): Promise<void> {
  const sheet = page.locator("dialog.sheet[open]");
  const title = (await sheet.count()) > 0 ? await sheet.getAttribute("aria-label") : null;
  if (title !== null && (title === name || (title === "Puzzle" && String(name).includes(title))))
    return;
  await closeSheet(page);
  await page.locator(".pickers").getByRole("button", { name }).click();
  await expect(sheet).toBeVisible();
}

/** Closes the open sheet, if there is one. */
export async function closeSheet(page: Page | FrameLocator): Promise<void> {
  const sheet = page.locator("dialog.sheet[open]");
  if ((await sheet.count()) === 0) return;
  await sheet.getByRole("button", { name: "Close" }).first().click();
  await expect(sheet).toHaveCount(0);
}

/** Starts a race over several seeds, from the sheet with the setup. */
export async function startSeeds(page: Page): Promise<void> {
  await openSetup(page);
  await button(page.locator("dialog.sheet[open]"), "Race over seeds").click();
}

/** Changes the seed of the race, in the sheet with the setup. */
export async function setSeed(page: Page, value: string): Promise<void> {
  await openSetup(page);
  const field = page.locator("dialog.sheet[open]").getByLabel("Seed", { exact: true });
  await field.fill(value);
  await field.press("Enter");
  await closeSheet(page);
}

/** Checks the seed of the race in the sheet with the setup. */
export async function expectSeed(page: Page, value: string): Promise<void> {
  await openSetup(page);
  const field = page.locator("dialog.sheet[open]").getByLabel("Seed", { exact: true });
  await expect(field).toHaveValue(value);
  await closeSheet(page);
}

/** The name of the current race in its picker. */
export const raceTitle = (page: Page): Locator =>
  page.locator(".pickers [data-part=setup] .pickers-title");

/** Restores the visitor's own setup, from the sheet of ready-made races. */
export async function restoreUserSetup(page: Page): Promise<void> {
  await openRaces(page);
  await button(page, "Where you left off").click();
}

/** Opens a predefined race by its title. */
export async function chooseRace(page: Page, title: string): Promise<void> {
  await openRaces(page);
  await page.locator(".races .races-choice", { hasText: title }).first().click();
}

/**
 * Clicks the button of a menu, unless the menu is open. The menu itself is asked, because the `aria-expanded` of the
 * button follows in a later task.
 */
async function openPopover(opener: Locator): Promise<void> {
  const isOpen = await opener.evaluate(
    (one) => (one as HTMLButtonElement).popoverTargetElement?.matches(":popover-open") ?? false,
  );
  if (!isOpen) await opener.click();
}

/** Opens the menu of a lane, unless it is open, and returns it. */
export async function openLane(page: Page, number: number): Promise<Locator> {
  await closeSheet(page);
  const menu = lane(page, number).locator(".menu");
  const name = lane(page, number).locator(".lane-name");
  await openPopover(name);
  await expect(menu.locator(".lane-menu")).toBeVisible();
  return menu;
}

/** Clicks a button in the menu of a lane. */
export async function pressInLane(page: Page, number: number, name: string): Promise<void> {
  const menu = await openLane(page, number);
  await menu.getByRole("button", { name, exact: true }).click();
}

/** Selects another algorithm or preset in the menu of a lane, and closes the menu. */
export async function changeLane(
  page: Page,
  number: number,
  what: "Algorithm" | "Preset",
  option: Parameters<Locator["selectOption"]>[0],
): Promise<void> {
  const menu = await openLane(page, number);
  await menu.getByRole("combobox", { name: `${what} of lane ${number}` }).selectOption(option);
  await page.keyboard.press("Escape");
}

/** Opens the menu with the speed slider and the stop button, unless it is open, and returns it. */
export async function openSpeed(page: Page): Promise<Locator> {
  const picker = page.locator(".view:not([hidden]) .transport-speed");
  await openPopover(picker);
  return page.locator(".transport-speed-menu:popover-open");
}

/** Opens the menu with the settings of all plots, unless it is open. */
export const openAxes = (page: Page): Promise<Locator> => openTool(page, /^Axes:/, ".curve-bar");

/** Opens the menu of the displayed series, unless it is open. */
export const openSeries = (page: Page): Promise<Locator> =>
  openTool(page, "Curves to show", ".curves-series-menu");

async function openTool(page: Page, name: string | RegExp, menu: string): Promise<Locator> {
  const picker = button(page.locator(".curves-tools"), name).first();
  await openPopover(picker);
  return page.locator(`${menu}:popover-open`);
}

/** Shows one of the sections below the boards. */
export const showSection = (page: Page, name: "Curves" | "Results" | "Averages"): Promise<void> =>
  page.getByRole("tab", { name, exact: true }).click();

/** Changes an open page to another view, as a link within the page does. */
export async function openInPage(page: Page, view: string, hash: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
  await expect(page.locator(`.view-${view} [data-start]`).first()).toBeVisible();
}

/** Follows the page's own links to a view. */
export async function followLink(
  page: Page | FrameLocator,
  link: string,
  kind?: string,
): Promise<void> {
  const follow = (nav: string, name: string) =>
    page
      .locator(nav)
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
  await follow("nav.header-views:not(.kinds)", link);
  if (kind === undefined) return;
  // Some links are questions of the first kind.
  const elsewhere = page.locator(".choices a", { hasText: kind });
  await expect(page.locator("nav.kinds:visible")).toBeVisible();
  if (await page.locator("nav.kinds:visible").getByRole("link", { name: kind }).count()) {
    await follow("nav.kinds:visible", kind);
    return;
  }
  if ((await page.locator("main").getAttribute("data-view")) !== "experiment") {
    await follow("nav.kinds:visible", "Questions");
  }
  const more = page.locator(".choices details");
  if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
  await elsewhere.click();
}

export const lanes = (page: Page): Locator => page.locator("[data-lane]");
export const lane = (page: Page, number: number): Locator =>
  page.locator(`[data-lane="${number}"]`);
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });
export const board = (page: Page): Locator => page.getByRole("grid");
export const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column},`) });

/** Opens a menu of the header, unless it is open. */
async function openMenu(page: Page | Frame, name: string | RegExp): Promise<void> {
  const menu = page.locator(".header").getByRole("button", { name, exact: true });
  await openPopover(menu);
}

const share = "Share";
const pageMenu = /^Menu:/;

/** The themes by their names in the page menu. */
const THEMES = { auto: "System", light: "Light", dark: "Dark", contrast: "High contrast" };

/** Selects a theme in the page menu, and closes the menu. */
export async function chooseTheme(page: Page, theme: keyof typeof THEMES): Promise<void> {
  await openMenu(page, pageMenu);
  await page.locator(".menu").getByText(THEMES[theme], { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".menu:popover-open")).toHaveCount(0);
}

/** Selects a language in the page menu, which reloads the page. */
export async function chooseLanguage(page: Page, menu: string, name: string): Promise<void> {
  await openMenu(page, new RegExp(`^${menu}:`));
  await page.locator(".menu").getByText(name, { exact: true }).click();
}

export async function openHelp(page: Page): Promise<void> {
  await openMenu(page, pageMenu);
  await button(page, "Help").click();
}

export async function openEmbed(page: Page | Frame): Promise<void> {
  await openMenu(page, share);
  await page.getByRole("button", { name: "Embed options" }).click();
}

/** Copies the link; the menu stays open and shows whether the link was copied. */
export async function copyLink(page: Page | Frame): Promise<void> {
  await openMenu(page, share);
  await page.getByRole("button", { name: "Copy link" }).click();
}

/** Waits until the page has counted the solutions of the puzzle. */
export async function waitForSolutionCount(page: Page): Promise<void> {
  // In a race, the count is in the sheet of the puzzle, as long as the sheet is open.
  const line = page.locator(".solutions-line");
  await expect(page.locator(".solutions-line, .pickers").first()).toBeAttached();
  const hidden = (await page.locator(".pickers").isVisible()) && (await line.count()) === 0;
  if (hidden) await openPuzzle(page);
  await expect(line).toHaveAttribute("data-state", "resting");
  if (hidden) await closeSheet(page);
}

/** Clicks Race and waits until every lane has ended by itself; at full speed unless the address contains a pace. */
export async function race(page: Page): Promise<void> {
  await useFullSpeed(page);
  await closeSheet(page);
  await button(page, "Race").click();
  await waitForEnd(page);
}

/** Waits until every lane has ended and shows its last step. */
export async function waitForEnd(page: Page): Promise<void> {
  const intervals = [50, 100, 200];
  await expect
    .poll(() => page.evaluate(unfinishedParts), { intervals, timeout: 60_000 })
    .toEqual([]);
}

/** Waits until short runs have been repeated; the times and the verdict are then final. */
export async function waitForTimes(page: Page): Promise<void> {
  const verdict = page.locator(".verdict");
  await expect(verdict).toHaveAttribute("data-ended", "true");
  await expect(verdict).not.toContainText("repeated to measure");
}

/** Runs in the page, within one task: returns the parts that are still missing. */
function unfinishedParts(): string[] {
  const said = (of: Element | null | undefined) => of?.textContent?.trim() ?? "";
  const left: string[] = [];
  for (const lane of document.querySelectorAll("[data-lane]")) {
    const number = lane.getAttribute("data-lane");
    const state = lane.getAttribute("data-state");
    if (state !== "ended") left.push(`lane ${number} is ${state}`);
    const row = document.querySelector(`.finish tr[data-row="${number}"]`);
    // The table is fetched when the first lane ends. A frame without results has no table at all.
    if (!row && document.querySelector(".finish")) left.push(`lane ${number} has no row`);
    if (!row || /crashed|not started/.test(said(row))) continue;
    const [shown, last] = [lane.querySelector('[data-field="steps"]'), row.children[2]].map(said);
    if (shown !== last) left.push(`lane ${number} shows step ${shown} of ${last}`);
  }
  return left;
}

/** Makes runs begin at full speed, as with reduced motion, for tests that do not concern the speed. */
export const useFullSpeed = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: "reduce" });

/** Opens the following pages without reduced motion: with animated races and autoplay. */
export const useMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: "no-preference" });

/** Makes the clock of the following pages run twenty times as fast, so that timers take less time. */
export const speedUpClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 20 * now();
  });

/**
 * Returns the box of an element when it no longer moves: content that is fetched or measured late moves the elements
 * below.
 */
export async function stableBox(element: Locator) {
  let before = "";
  const stays = async () => {
    const now = JSON.stringify(await element.boundingBox());
    const same = now === before && now !== "null"; // the element may not exist yet
    before = now;
    return same;
  };
  await expect.poll(stays, { intervals: [150] }).toBe(true);
  const box = await element.boundingBox();
  if (!box) throw new Error("it is nowhere");
  return box;
}

/** Shows the projector view inside the window instead of in full screen, so that it can be resized. */
export async function projectInWindow(page: Page): Promise<void> {
  await expect(page).toHaveURL(/projector=on/);
  const { hash } = new URL(page.url());
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await leaveFullScreen(page);
  await expect(page).not.toHaveURL(/projector=on/);
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(page.locator("html[data-projector]")).toBeAttached();
}

/** Resizes the window, and waits until lanes, boards and plots no longer move. */
export async function size(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    const still = 3; // frames, because a size that is measured in one frame is applied in the next
    return new Promise<void>((resolve) => {
      let [before, same] = ["", 0];
      const look = () => {
        const all = [...document.querySelectorAll("[data-lane], canvas, .plot")];
        const now = JSON.stringify(all.map((one) => one.getBoundingClientRect()));
        same = now === before ? same + 1 : 0;
        before = now;
        if (same < still) requestAnimationFrame(look);
        else resolve();
      };
      requestAnimationFrame(look);
    });
  });
}

/** Returns the givens on the board, one character per cell. */
export async function givens(page: Page): Promise<string> {
  const hidden = (await page.locator(".view:not([hidden]) [role=grid]").count()) === 0;
  if (hidden) await openPuzzle(page);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  const names = await page
    .getByRole("gridcell")
    .evaluateAll((cells) =>
      cells.map((one) => /given (\d+)/.exec(one.getAttribute("aria-label") ?? "")?.[1] ?? "."),
    );
  if (hidden) await closeSheet(page);
  return names.join("");
}

/** Pastes a text on the page, as Ctrl+V does at the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** Returns the values of a lane as it shows them, without times. */
export async function figures(page: Page, number: number): Promise<string> {
  const shown = await lane(page, number)
    .locator("[data-field]")
    .evaluateAll((fields) =>
      fields
        .map((field) => [field.getAttribute("data-field") ?? "", field.textContent ?? ""])
        .filter(([name]) => !["time", "timed", "moment"].includes(name ?? "")),
    );
  return JSON.stringify(shown);
}

/** Returns the board of a lane as pixels. */
export const picture = (page: Page, number: number): Promise<string> =>
  lane(page, number)
    .locator("canvas.lane-board")
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Returns the data under the curves, all tables as text, after they no longer change. */
export async function curveData(page: Page): Promise<string> {
  const closed = page.locator(".curve details:not([open]) summary");
  while ((await closed.count()) > 0) await closed.first().click();
  const tables = page.locator(".curve table");
  const read = () => tables.evaluateAll((all) => all.map((one) => one.textContent).join("\n"));
  let before: string | null = null;
  let now = await read();
  while (now !== before) {
    before = now;
    await page.waitForTimeout(300); // longer than the interval in which the page updates the tables
    now = await read();
  }
  return now;
}

/**
 * Creates an axe run that reports only violations and skips frames, because the other results cost most of the time.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** The rules of WCAG 2.2 AA, and best practices. */
const allRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns the violations that axe finds in the page, or in a part of it, as it is shown now, in short form: of all
 * rules, or only of colour contrast, which is what another theme can break in a page without violations.
 */
export async function axeViolations(
  page: Page,
  what: "all" | "colours",
  part = "html",
): Promise<string[]> {
  // Transitions would give colours between those of two themes.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const look = axe(page).include(part);
  const asked =
    what === "all"
      ? look.withTags(allRules)
      : look.withRules(["color-contrast", "link-in-text-block"]);
  const { violations: found } = await asked.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
}

/**
 * Returns the violations that axe finds in the page in the light scheme, and of its colours in the dark scheme. The
 * dark scheme is checked in a third of the tests, selected by the commit, and in all of them in long runs.
 */
export async function allViolations(page: Page): Promise<string[]> {
  const [inDark] = sample(`dark, ${test.info().titlePath.join(", ")}`, [true, false, false], 1);
  let dark: readonly string[] = [];
  if (inDark) {
    await page.emulateMedia({ colorScheme: "dark" });
    dark = await axeViolations(page, "colours");
    await page.emulateMedia({ colorScheme: "light" });
  }
  return [...(await axeViolations(page, "all")), ...dark.map((fault) => sampled(`dark, ${fault}`))];
}

/** The number of calls of `violations` in a running test. */
const violationCalls = new WeakMap<object, number>();

/**
 * Like `allViolations`, in a third of the states that a test checks, selected by the commit; in long runs in all of
 * them. A check with axe takes up to several seconds.
 */
export async function violations(page: Page): Promise<string[]> {
  const info = test.info();
  const number = (violationCalls.get(info) ?? 0) + 1;
  violationCalls.set(info, number);
  const [isDrawn] = everyCase
    ? [true]
    : sample(`axe, ${info.titlePath.join(", ")}, ${number}`, [true, false, false], 1);
  return isDrawn ? (await allViolations(page)).map((fault) => sampled(fault)) : [];
}

/** In Solve: clicks an item of the menu below the keypad. */
export async function clickMenuItem(page: Page, name: string): Promise<void> {
  await button(page, /^More: select/).click();
  await button(page, name).click();
}

/** In Solve: opens the sheet with the sources of puzzles. */
export const openPicker = (page: Page): Promise<void> => page.locator(".button-picker").click();

/** In Solve: changes a setting, and closes the sheet of settings. */
export async function changeSetting(page: Page, name: RegExp): Promise<void> {
  await clickMenuItem(page, "Settings");
  await page.getByRole("checkbox", { name }).click();
  await page.keyboard.press("Escape");
}

/** In Solve: opens the panel with all steps, and with the reasons against a digit. */
export const openAllSteps = (page: Page): Promise<void> =>
  clickMenuItem(page, "All steps, why not a digit");

/** In Generate: opens the section with the generator, its parameters, seeds and limits. */
export async function openHow(page: Page): Promise<void> {
  const fold = page.locator('[data-part="making-how"]');
  if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
}
