/** Common functions of the tests of the page: opening it, racing, and reading its content. */
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

/** A puzzle that every solver in these races finishes quickly, and its text on the page. */
export const EASY =
  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

/** A puzzle that row-by-row backtracking never finishes during a test. */
export const ENDLESS =
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/**
 * Opens a race by its hash, and waits for its lanes: without stored data in a page of the test's own, otherwise in the
 * page that the tests of the file share.
 */
export async function open(page: Page, hash = ""): Promise<void> {
  if (isOpen(page)) {
    // Unchanged lanes are not prepared again, unless the puzzle changes, and keep the panels that are open beside them.
    const isBeside = await page.locator("[data-beside]").count();
    const other = `#p=1${".".repeat(15)}${isBeside ? "&a=fast" : ""}`;
    const race = /[#&]a=/.test(hash) ? hash : `${firstRace}${hash.replace("#", "&")}`;
    await follow(page, other, race);
  } else {
    await page.goto(`./${hash}`);
  }
  await expect(lanes(page).first()).toHaveAttribute("data-state", "paused");
}

/** Opens a view by its hash; as `open`, but without waiting for lanes. */
export const visit = async (page: Page, hash: string): Promise<unknown> =>
  isOpen(page) ? follow(page, hash) : page.goto(`./${hash}`);

/** Returns whether the tests of the file share this page, and an earlier test has opened the lab in it. */
const isOpen = (page: Page) =>
  isShared(page) && URL.canParse(page.url()) && new URL(page.url()).pathname === "/";

const races: readonly { readonly hash: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../www/public/races.json"), "utf8"),
);
/** The race that a plain address opens, as a hash. */
const firstRace = `#${races[0]?.hash}`;

/**
 * Follows hashes in an open page, as when links on the page are pressed one after another; also if a hash is already
 * open. Waits until the page prepares its lanes, which happens when no further change has followed for a while.
 */
const follow = (page: Page, ...hashes: string[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const one of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) one.close();
    document.querySelector<HTMLElement>("#tab-curves")?.click();
    for (const hash of all) {
      history.pushState(null, "", hash);
      dispatchEvent(new HashChangeEvent("hashchange"));
    }
    // After the page's own timer (`SETTLE` in `views/race/controller.ts`), and after the frame that draws its result.
    await new Promise((settle) => setTimeout(settle, 125));
    await new Promise((settle) => requestAnimationFrame(settle));
  }, hashes);

/** Opens the sheet with the puzzle, unless it is open. */
export const openPuzzle = (page: Page | FrameLocator): Promise<void> => openSheet(page, /^Puzzle:/);

/** Opens the sheet with the setup of the race, unless it is open. */
export const openSetup = (page: Page | FrameLocator): Promise<void> =>
  openSheet(page, "Set up the race");

/** Adds lanes with algorithms that do not race yet, in the setup sheet, which stays open. */
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

/** Closes the sheet that is open, if there is one. */
export async function closeSheet(page: Page | FrameLocator): Promise<void> {
  const sheet = page.locator("dialog.sheet[open]");
  if ((await sheet.count()) === 0) return;
  await sheet.getByRole("button", { name: "Close" }).first().click();
  await expect(sheet).toHaveCount(0);
}

/** Starts a race over seeds, from the setup sheet. */
export async function startSeeds(page: Page): Promise<void> {
  await openSetup(page);
  await button(page.locator("dialog.sheet[open]"), "Race over seeds").click();
}

/** Changes the seed of the race, in the setup sheet. */
export async function setSeed(page: Page, value: string): Promise<void> {
  await openSetup(page);
  const field = page.locator("dialog.sheet[open]").getByLabel("Seed", { exact: true });
  await field.fill(value);
  await field.press("Enter");
  await closeSheet(page);
}

/** Checks the seed of the race in the setup sheet. */
export async function expectSeed(page: Page, value: string): Promise<void> {
  await openSetup(page);
  const field = page.locator("dialog.sheet[open]").getByLabel("Seed", { exact: true });
  await expect(field).toHaveValue(value);
  await closeSheet(page);
}

/** The name of the current race in its picker. */
export const raceTitle = (page: Page): Locator =>
  page.locator(".pickers [data-part=setup] .pickers-title");

/** Restores the visitor's previous setup, from the sheet of predefined races. */
export async function whereLeftOff(page: Page): Promise<void> {
  await openRaces(page);
  await button(page, "Where you left off").click();
}

/** Opens a predefined race by its title. */
export async function chooseRace(page: Page, title: string): Promise<void> {
  await openRaces(page);
  await page.locator(".races .races-choice", { hasText: title }).first().click();
}

/**
 * Presses the button of a menu, unless the menu is open. The state of the menu itself is checked, because
 * `aria-expanded` of the button changes in a later task.
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

/** Presses a button in the menu of a lane. */
export async function pressInLane(page: Page, number: number, name: string): Promise<void> {
  const menu = await openLane(page, number);
  await menu.getByRole("button", { name, exact: true }).click();
}

/** Chooses another algorithm or preset in the menu of a lane, and closes the menu. */
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

/** Opens the menu with the common settings of all plots, unless it is open. */
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

/** Opens another view in an open page, as a link within the page does. */
export async function turnTo(page: Page, view: string, hash: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
  await expect(page.locator(`.view-${view} [data-start]`).first()).toBeVisible();
}

/** Follows the page's own links to a view. */
export async function go(page: Page | FrameLocator, link: string, kind?: string): Promise<void> {
  const follow = (nav: string, name: string) =>
    page
      .locator(nav)
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
  await follow("nav.header-views:not(.kinds)", link);
  if (kind === undefined) return;
  // Some views are listed as questions of the first kind.
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

/** The themes, as the page menu names them. */
const THEMES = { auto: "System", light: "Light", dark: "Dark", contrast: "High contrast" };

/** Chooses a theme in the page menu, and closes the menu. */
export async function chooseTheme(page: Page, theme: keyof typeof THEMES): Promise<void> {
  await openMenu(page, pageMenu);
  await page.locator(".menu").getByText(THEMES[theme], { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".menu:popover-open")).toHaveCount(0);
}

/** Chooses a language in the page menu, which reloads the page. */
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

/** Copies the link; the menu stays open and reports whether it was copied. */
export async function copyLink(page: Page | Frame): Promise<void> {
  await openMenu(page, share);
  await page.getByRole("button", { name: "Copy link" }).click();
}

/** Waits until the page has checked the number of solutions of the puzzle. */
export async function solutionsKnown(page: Page): Promise<void> {
  // In a race the check runs in the sheet of the puzzle, while that is open.
  const line = page.locator(".solutions-line");
  await expect(page.locator(".solutions-line, .pickers").first()).toBeAttached();
  const hidden = (await page.locator(".pickers").isVisible()) && (await line.count()) === 0;
  if (hidden) await openPuzzle(page);
  await expect(line).toHaveAttribute("data-state", "resting");
  if (hidden) await closeSheet(page);
}

/** Presses Race and waits until every lane has ended by itself; at full speed if the address sets no speed. */
export async function race(page: Page): Promise<void> {
  await flatOut(page);
  await closeSheet(page);
  await button(page, "Race").click();
  await ended(page);
}

/** Waits until every lane has ended and shows the last step of its run. */
export async function ended(page: Page): Promise<void> {
  const intervals = [50, 100, 200];
  await expect.poll(() => page.evaluate(unfinished), { intervals, timeout: 60_000 }).toEqual([]);
}

/** Waits until short runs have been repeated, after which times and the verdict are final. */
export async function timesKnown(page: Page): Promise<void> {
  const verdict = page.locator(".verdict");
  await expect(verdict).toHaveAttribute("data-ended", "true");
  await expect(verdict).not.toContainText("repeated to measure");
}

/** Returns what has not finished yet, evaluated in the page at one moment. */
function unfinished(): string[] {
  const said = (of: Element | null | undefined) => of?.textContent?.trim() ?? "";
  const left: string[] = [];
  for (const lane of document.querySelectorAll("[data-lane]")) {
    const number = lane.getAttribute("data-lane");
    const state = lane.getAttribute("data-state");
    if (state !== "ended") left.push(`lane ${number} is ${state}`);
    const row = document.querySelector(`.finish tr[data-row="${number}"]`);
    // The table is fetched when the first lane ends. A page without the table is a frame without results.
    if (!row && document.querySelector(".finish")) left.push(`lane ${number} has no row`);
    if (!row || /crashed|not started/.test(said(row))) continue;
    const [shown, last] = [lane.querySelector('[data-field="steps"]'), row.children[2]].map(said);
    if (shown !== last) left.push(`lane ${number} shows step ${shown} of ${last}`);
  }
  return left;
}

/** Starts runs at full speed, as with reduced motion, for tests that do not test the gradual speed-up. */
export const flatOut = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: "reduce" });

/** Opens the following pages without reduced motion: with animated races and autoplay. */
export const moving = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: "no-preference" });

/** Makes the clock of the following pages twenty times as fast, so that timed actions take less time. */
export const hurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 20 * now();
  });

/**
 * Returns the box of an element once it no longer moves: content that is fetched or measured later moves the content
 * below it.
 */
export async function steady(element: Locator) {
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

/**
 * Leaves full screen while the projector view stays open, so that the window can be resized; an address opens the view
 * in the same way.
 */
export async function intoWindow(page: Page): Promise<void> {
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

/** Resizes the window, and waits until lanes, boards and plots no longer move in it. */
export async function size(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    const still = 3; // frames: what is measured in one is applied in the next
    return new Promise<void>((settle) => {
      let [before, same] = ["", 0];
      const look = () => {
        const all = [...document.querySelectorAll("[data-lane], canvas, .plot")];
        const now = JSON.stringify(all.map((one) => one.getBoundingClientRect()));
        same = now === before ? same + 1 : 0;
        before = now;
        if (same < still) requestAnimationFrame(look);
        else settle();
      };
      requestAnimationFrame(look);
    });
  });
}

/** The givens on the board, one character per cell. */
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

/** Pastes on the page, as Ctrl+V does on the focused element. */
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

/** Returns the figures of a lane as it shows them, without its times. */
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

/** Returns the board of a lane as the pixels that a person sees. */
export const picture = (page: Page, number: number): Promise<string> =>
  lane(page, number)
    .locator("canvas.lane-board")
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Returns the data tables of all curves as text, once they no longer change. */
export async function curveData(page: Page): Promise<string> {
  const closed = page.locator(".curve details:not([open]) summary");
  while ((await closed.count()) > 0) await closed.first().click();
  const tables = page.locator(".curve table");
  const read = () => tables.evaluateAll((all) => all.map((one) => one.textContent).join("\n"));
  let before: string | null = null;
  let now = await read();
  while (now !== before) {
    before = now;
    await page.waitForTimeout(300); // longer than the interval at which the page updates them
    now = await read();
  }
  return now;
}

/**
 * Creates an axe check for violations only, in the page itself: reporting passed checks, and frames, of which there are
 * none, take most of the time.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** The rules of WCAG 2.2 AA, and further best practices. */
const all = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns the violations that axe finds on the page or a part of it, briefly: of all rules, or only of colour contrast,
 * which is what another theme can break on a page without violations.
 */
export async function faults(
  page: Page,
  what: "all" | "colours",
  part = "html",
): Promise<string[]> {
  // Colours in a transition belong to neither theme.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const look = axe(page).include(part);
  const asked =
    what === "all" ? look.withTags(all) : look.withRules(["color-contrast", "link-in-text-block"]);
  const { violations: found } = await asked.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
}

/**
 * Returns the violations on the page in the light scheme, and of colour contrast in the dark scheme. The dark scheme is
 * checked in a third of the tests, which the commit selects, and in all of them in long runs.
 */
export async function allViolations(page: Page): Promise<string[]> {
  const [inDark] = sample(`dark, ${test.info().titlePath.join(", ")}`, [true, false, false], 1);
  let dark: readonly string[] = [];
  if (inDark) {
    await page.emulateMedia({ colorScheme: "dark" });
    dark = await faults(page, "colours");
    await page.emulateMedia({ colorScheme: "light" });
  }
  return [...(await faults(page, "all")), ...dark.map((fault) => sampled(`dark, ${fault}`))];
}

/** The number of calls of `violations` in each running test. */
const checks = new WeakMap<object, number>();

/**
 * As `allViolations`, for a third of the states in which a test calls it, which the commit selects; in long runs for
 * all of them. A check with axe takes up to several seconds.
 */
export async function violations(page: Page): Promise<string[]> {
  const info = test.info();
  const number = (checks.get(info) ?? 0) + 1;
  checks.set(info, number);
  const [isDrawn] = everyCase
    ? [true]
    : sample(`axe, ${info.titlePath.join(", ")}, ${number}`, [true, false, false], 1);
  return isDrawn ? (await allViolations(page)).map((fault) => sampled(fault)) : [];
}

/** In Solve: presses an item of the menu under the keypad. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, /^More: select/).click();
  await button(page, name).click();
}

/** In Solve: opens the sheet with the sources of puzzles. */
export const openPicker = (page: Page): Promise<void> => page.locator(".button-picker").click();

/** In Solve: changes a setting, and closes the sheet of settings. */
export async function changeSetting(page: Page, name: RegExp): Promise<void> {
  await fromMenu(page, "Settings");
  await page.getByRole("checkbox", { name }).click();
  await page.keyboard.press("Escape");
}

/** In Solve: opens the panel with all steps, and with reasons against a digit. */
export const openAllSteps = (page: Page): Promise<void> =>
  fromMenu(page, "All steps, why not a digit");

/** In Generate: opens the fold with the generator, its parameters, seeds and limits. */
export async function openHow(page: Page): Promise<void> {
  const fold = page.locator('[data-part="making-how"]');
  if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
}
