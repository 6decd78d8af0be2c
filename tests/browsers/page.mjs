/** Operations of the tests in the page. The functions that run in the page use nothing else of this file. */
import { setTimeout as pause } from "node:timers/promises";

/** @typedef {import("./tab.mjs").Tab} Tab */
/** @template T @typedef {Exclude<T, false | null | undefined | 0 | "">} Truthy */

/**
 * Repeats a call in the page until the result is truthy, and returns the result; an error of the page ends the wait at
 * once.
 * @template {unknown[]} A @template R
 * @param {Tab} tab @param {string} what describes the condition @param {(...args: A) => R} holds runs in the page
 * @param {A} args @returns {Promise<Truthy<Awaited<R>>>}
 */
export async function waitUntil(tab, what, holds, ...args) {
  const patience = performance.now() + 180_000;
  for (;;) {
    const answer = await tab.run(holds, ...args);
    if (answer) return /** @type {Truthy<Awaited<R>>} */ (answer);
    if (performance.now() > patience) throw new Error(`${tab.name}: waited for ${what}`);
    await pause(100);
  }
}

/** Clicks the button with this name. @param {Tab} tab @param {string} name */
export async function clickButton(tab, name) {
  await waitUntil(tab, `a button ${name}`, clickButtonNow, name);
}

/**
 * Clicks the button with this name in the open view, if there is one; returns whether there is.
 * @param {string} name
 */
function clickButtonNow(name) {
  const said = (/** @type {HTMLButtonElement} */ button) =>
    (button.getAttribute("aria-label") ?? button.textContent ?? "").trim();
  const found = [...document.querySelectorAll("button")].find(
    (button) => said(button) === name && !button.disabled && button.offsetParent,
  );
  found?.click();
  return !!found;
}

/**
 * Opens the page with a hash, and waits for the initial content of the view.
 * @param {Tab} tab @param {string} address of the site, with a slash at its end
 */
export async function open(tab, address, hash = "") {
  openCount += 1;
  // The address must differ, because otherwise the page would not be loaded again.
  await tab.goto(`${address}page/?opened=${openCount}${hash}`);
  await waitUntil(tab, `the page at ${hash}`, () => {
    /** @type {NodeListOf<HTMLElement>} */
    const found = document.querySelectorAll("[data-lane]");
    const lanes = [...found];
    const racing = document.querySelector("main")?.dataset.view === "race";
    if (racing) return lanes.length > 0 && lanes.every(({ dataset }) => dataset.state === "paused");
    return !!document.querySelector(".view:not([hidden]) [data-start]");
  });
}
let openCount = 0;

/** Runs the race to the end, and waits until every lane shows the end. @param {Tab} tab */
export async function race(tab) {
  await clickButton(tab, "Race");
  await waitUntil(tab, "the end of the race", () => {
    const said = (/** @type {Element | null | undefined} */ of) => of?.textContent?.trim();
    /** @type {NodeListOf<HTMLElement>} */
    const lanes = document.querySelectorAll("[data-lane]");
    return [...lanes].every((lane) => {
      const row = document.querySelector(`.finish tr[data-row="${lane.dataset.lane}"]`);
      const steps = said(lane.querySelector('[data-field="steps"]'));
      return lane.dataset.state === "ended" && row && steps === said(row.children[2]);
    });
  });
}

/**
 * Returns everything that a race shows, except times and their consequences, after the curves have been drawn.
 * @param {Tab} tab @returns {Promise<ReturnType<typeof shown>>}
 */
export async function raceShown(tab) {
  let before = "";
  for (;;) {
    const now = JSON.stringify(await tab.run(shown));
    if (now === before) return JSON.parse(now);
    before = now;
    await pause(400); // longer than the interval in which the page redraws the curves
  }
}

function shown() {
  /** @type {NodeListOf<HTMLElement>} */
  const summaries = document.querySelectorAll(".curve details:not([open]) summary");
  for (const summary of summaries) summary.click();
  const textOf = (/** @type {Element} */ element) => element.textContent.trim();
  const timeless = (/** @type {HTMLElement} */ { dataset }) =>
    !["time", "timed", "moment"].includes(dataset.field ?? "");
  /** @type {NodeListOf<HTMLElement>} */
  const lanes = document.querySelectorAll("[data-lane]");
  const fieldsOf = (/** @type {HTMLElement} */ lane) => {
    /** @type {NodeListOf<HTMLElement>} */
    const fields = lane.querySelectorAll("[data-field]");
    return [...fields].filter(timeless);
  };
  /** @type {NodeListOf<HTMLTableRowElement>} */
  const rows = document.querySelectorAll(".finish tr[data-row]");
  const cellOf = (/** @type {HTMLTableRowElement} */ row, /** @type {number} */ at) =>
    textOf(/** @type {Element} */ (row.children[at]));
  return {
    lanes: [...lanes].map((lane) => ({
      algorithm: lane.dataset.algorithm,
      outcome: lane.dataset.outcome,
      figures: fieldsOf(lane).map((field) => `${field.dataset.field} ${textOf(field)}`),
    })),
    finish: [...rows]
      .map((row) => `${row.dataset.row} ${[1, 2].map((at) => cellOf(row, at))}`)
      .sort(),
    curves: [...document.querySelectorAll(".curve table")].map(textOf),
    closer: [...document.querySelectorAll(".closer")].map(textOf),
  };
}

/** Selects a cell of the board. @param {Tab} tab @param {number} cell */
async function choose(tab, cell) {
  const [x, y] = await waitUntil(tab, "the board", centreOfCell, cell);
  await tab.click(x, y);
}

/**
 * Returns the centre of a cell of the board; `null` before the board is shown.
 * @param {number} cell @returns {[number, number] | null}
 */
function centreOfCell(cell) {
  const one = document.querySelector(`.play-board [data-cell="${cell}"]`);
  if (!one) return null;
  if (cell === 0) one.scrollIntoView();
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * Pastes a puzzle, carries out the first hint, types the remaining digits, and returns the displayed texts.
 * @param {Tab} tab @param {string} puzzle @param {string} solution
 */
export async function solve(tab, puzzle, solution) {
  await tab.run(() => {
    /** @type {HTMLElement | null} */
    const picker = document.querySelector(".play-desk-head .button-picker");
    picker?.click();
  });
  await clickButton(tab, "Paste…");
  await waitUntil(tab, "the field", () => {
    /** @type {HTMLTextAreaElement | null} */
    const field = document.querySelector("dialog[open] textarea");
    field?.focus();
    return !!field;
  });
  await tab.type(puzzle);
  await clickButton(tab, "Use this puzzle");
  const given = [...puzzle].findIndex((digit) => digit !== ".");
  await waitUntil(tab, "the pasted puzzle", boardHas, given, puzzle[given]);
  for (let stage = 1; stage <= 3; stage++) {
    await clickButton(tab, stage === 1 ? "Hint" : "Tell me more");
    await waitUntil(tab, `stage ${stage} of a hint`, hintTexts, stage);
  }
  const hint = await tab.run(hintTexts, 3);
  await clickButton(tab, "Do this step");
  await clickButton(tab, "Undo"); // from there, the page passes keys on to the board
  await choose(tab, 0);
  for (let cell = 0; cell < puzzle.length; cell++) {
    if (puzzle[cell] === ".") await tab.press(/** @type {string} */ (solution[cell]));
    await tab.press("ArrowRight");
    if (cell % 9 === 8) await tab.press("ArrowDown");
  }
  const end = await waitUntil(
    tab,
    "the end",
    () => document.querySelector(".coach-solved-line")?.textContent,
  );
  const path = await pathOf(tab);
  return { hint, end: end.replace(/[\d:]+/, "…"), path };
}

const boardHas = (/** @type {number} */ cell, /** @type {string | undefined} */ digit) =>
  document.querySelector(`.play-board [data-cell="${cell}"]`)?.textContent === digit;

/** Returns the texts of a hint when it has reached a stage. @param {number} stage */
function hintTexts(stage) {
  const said = [...document.querySelectorAll(".coach .coach-stages > li")].map(
    (one) => one.textContent,
  );
  return said.length === stage && said;
}

/** Returns every step of the solution path. @param {Tab} tab */
async function pathOf(tab) {
  await tab.run(() => {
    const slot = document.querySelector('[data-slot="path"]');
    /** @type {HTMLDetailsElement} */ (slot).open = true;
  });
  await clickButton(tab, "Find the path");
  return waitUntil(tab, "the path", () => {
    const steps = [...document.querySelectorAll(".path-list .step")].map((one) => one.textContent);
    const over = document.querySelector(".path-panel .ends")?.textContent.includes("solution");
    return over && steps.length > 0 && steps;
  });
}

/**
 * Waits until the page is stored for use without a network: its service worker stores a build completely or not at all.
 * @param {Tab} tab
 */
export const waitUntilStored = (tab) =>
  waitUntil(tab, "what is kept for later", async () => {
    if (navigator.serviceWorker.controller?.state !== "activated") return false;
    return !!(await caches.match(document.baseURI.replace(/#.*/, ""), { ignoreSearch: true }));
  });

/** Drops a file on the view of several puzzles. @param {Tab} tab @param {string} text */
export const dropFile = (tab, text) =>
  tab.run((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "test.txt"));
    for (const type of ["dragover", "drop"]) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      /** @type {Element} */ (document.querySelector(".many")).dispatchEvent(event);
    }
  }, text);

/** Returns the views that the page offers in its navigation. @param {Tab} tab */
export const viewsOf = (tab) =>
  tab.run(() => {
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const links = document.querySelectorAll("nav.header-views:not(.kinds) a");
    return [...links].map(({ hash }) => {
      const link = new URLSearchParams(hash.slice(1));
      return link.get("of") ?? link.get("view");
    });
  });

/** Follows the link to a view, and waits for the view. @param {Tab} tab @param {string | null} view as in `viewsOf` */
export async function followViewLink(tab, view) {
  await tab.run((wanted) => {
    const of = (/** @type {HTMLAnchorElement} */ { hash }) => {
      const link = new URLSearchParams(hash.slice(1));
      return link.get("of") ?? link.get("view");
    };
    /** @type {NodeListOf<HTMLAnchorElement>} */
    const links = document.querySelectorAll("nav.header-views a");
    const found = [...links].find((link) => of(link) === wanted);
    /** @type {HTMLAnchorElement} */ (found).click();
  }, view);
  await waitUntil(
    tab,
    `the view ${view}`,
    (wanted) =>
      /** @type {HTMLElement} */ (document.querySelector("main")).dataset.view === wanted &&
      !!document.querySelector(`.view-${wanted}:not([hidden]) [data-start]`),
    view,
  );
}
