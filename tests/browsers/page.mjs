/** What the tests do in the page: each function is called there, so it uses nothing of this file. */
import { setTimeout as pause } from "node:timers/promises";

/** Asks until the answer is true, and gives it; an error of the page ends it at once. */
export async function until(tab, what, holds, ...args) {
  const patience = performance.now() + 180_000;
  for (;;) {
    const answer = await tab.run(holds, ...args);
    if (answer) return answer;
    if (performance.now() > patience) throw new Error(`${tab.name}: waited for ${what}`);
    await pause(100);
  }
}

/** Presses the button that says so, as a person would. */
export async function push(tab, name) {
  await until(tab, `a button ${name}`, pushNow, name);
}

/** Whether there is such a button to press in the view that is open: then it is pressed. */
function pushNow(name) {
  const said = (button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim();
  const found = [...document.querySelectorAll("button")].find(
    (button) => said(button) === name && !button.disabled && button.offsetParent,
  );
  found?.click();
  return !!found;
}

/** Opens the page anew at a hash, and waits for what the view begins with. */
export async function open(tab, address, hash = "") {
  openings += 1;
  await tab.goto(`${address}page/?opened=${openings}${hash}`); // another address, or it is not loaded
  await until(tab, `the page at ${hash}`, () => {
    const lanes = [...document.querySelectorAll("[data-lane]")];
    const racing = document.querySelector("main")?.dataset.view === "race";
    if (racing) return lanes.length > 0 && lanes.every(({ dataset }) => dataset.state === "paused");
    return !!document.querySelector(".view:not([hidden]) [data-start]");
  });
}
let openings = 0;

/** Races to the end, and waits until every lane shows it. */
export async function race(tab) {
  await push(tab, "Race");
  await until(tab, "the end of the race", () => {
    const said = (of) => of?.textContent?.trim();
    return [...document.querySelectorAll("[data-lane]")].every((lane) => {
      const row = document.querySelector(`.finish tr[data-row="${lane.dataset.lane}"]`);
      const steps = said(lane.querySelector('[data-field="steps"]'));
      return lane.dataset.state === "ended" && row && steps === said(row.children[2]);
    });
  });
}

/** All that a race shows but its times and what follows from them, once the curves rest. */
export async function raceShown(tab) {
  let before = "";
  for (;;) {
    const now = JSON.stringify(await tab.run(shown));
    if (now === before) return JSON.parse(now);
    before = now;
    await pause(400); // longer than the page leaves the curves as they are
  }
}

function shown() {
  for (const summary of document.querySelectorAll(".curve details:not([open]) summary")) {
    summary.click();
  }
  const textOf = (element) => element.textContent.trim();
  const timeless = ({ dataset }) => !["time", "timed", "moment"].includes(dataset.field);
  return {
    lanes: [...document.querySelectorAll("[data-lane]")].map((lane) => ({
      algorithm: lane.dataset.algorithm,
      outcome: lane.dataset.outcome,
      figures: [...lane.querySelectorAll("[data-field]")]
        .filter(timeless)
        .map((field) => `${field.dataset.field} ${textOf(field)}`),
    })),
    finish: [...document.querySelectorAll(".finish tr[data-row]")]
      .map((row) => `${row.dataset.row} ${[1, 2].map((at) => textOf(row.children[at]))}`)
      .sort(),
    curves: [...document.querySelectorAll(".curve table")].map(textOf),
    closer: [...document.querySelectorAll(".closer")].map(textOf),
  };
}

/** Where a cell of the board is, and chooses it. */
async function choose(tab, cell) {
  const [x, y] = await until(tab, "the board", placeOf, cell);
  await tab.click(x, y);
}

function placeOf(cell) {
  const one = document.querySelector(`.play-board [data-cell="${cell}"]`);
  if (!one) return null;
  if (cell === 0) one.scrollIntoView();
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Pastes a puzzle, takes the first hint and does it, types the rest, and reads what was said. */
export async function solve(tab, puzzle, solution) {
  await tab.run(() => document.querySelector(".desk-head .picker")?.click());
  await push(tab, "Paste…");
  await until(tab, "the field", () => {
    const field = document.querySelector("dialog[open] textarea");
    field?.focus();
    return !!field;
  });
  await tab.type(puzzle);
  await push(tab, "Use this puzzle");
  const given = [...puzzle].findIndex((digit) => digit !== ".");
  await until(tab, "the pasted puzzle", boardHas, given, puzzle[given]);
  for (let stage = 1; stage <= 3; stage++) {
    await push(tab, stage === 1 ? "Hint" : "Tell me more");
    await until(tab, `stage ${stage} of a hint`, stagesSaid, stage);
  }
  const hint = await tab.run(stagesSaid, 3);
  await push(tab, "Do this step");
  await push(tab, "Undo"); // keys go on to the board from there
  await choose(tab, 0);
  for (let cell = 0; cell < puzzle.length; cell++) {
    if (puzzle[cell] === ".") await tab.press(solution[cell]);
    await tab.press("ArrowRight");
    if (cell % 9 === 8) await tab.press("ArrowDown");
  }
  const end = await until(
    tab,
    "the end",
    () => document.querySelector(".solved-line")?.textContent,
  );
  const path = await pathOf(tab);
  return { hint, end: end.replace(/[\d:]+/, "…"), path };
}

const boardHas = (cell, digit) =>
  document.querySelector(`.play-board [data-cell="${cell}"]`)?.textContent === digit;

/** What a hint has said, once it is at a stage. */
function stagesSaid(stage) {
  const said = [...document.querySelectorAll(".coach .stages li")].map((one) => one.textContent);
  return said.length === stage && said;
}

/** Every step of the way to the solution. */
async function pathOf(tab) {
  await tab.run(() => {
    document.querySelector('[data-slot="path"]').open = true;
  });
  await push(tab, "Find the path");
  return until(tab, "the path", () => {
    const steps = [...document.querySelectorAll(".path-list .step")].map((one) => one.textContent);
    const over = document.querySelector(".path-panel .ends")?.textContent.includes("solution");
    return over && steps.length > 0 && steps;
  });
}

/** Waits until the page is kept for a time without a network: its worker keeps a build as a whole or not at all. */
export const kept = (tab) =>
  until(tab, "what is kept for later", async () => {
    if (navigator.serviceWorker.controller?.state !== "activated") return false;
    return !!(await caches.match(document.baseURI.replace(/#.*/, ""), { ignoreSearch: true }));
  });

/** Gives the view of many puzzles a file, as if it were dropped there. */
export const dropFile = (tab, text) =>
  tab.run((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "test.txt"));
    for (const type of ["dragover", "drop"]) {
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector(".many").dispatchEvent(event);
    }
  }, text);

/** The views that the page offers: those of the links it begins with. */
export const viewsOf = (tab) =>
  tab.run(() =>
    [...document.querySelectorAll("nav.views:not(.kinds) a")].map(({ hash }) => {
      const link = new URLSearchParams(hash.slice(1));
      return link.get("of") ?? link.get("view");
    }),
  );

/** Follows the link to a view, and waits for it. */
export async function follow(tab, view) {
  await tab.run((wanted) => {
    const of = ({ hash }) => {
      const link = new URLSearchParams(hash.slice(1));
      return link.get("of") ?? link.get("view");
    };
    [...document.querySelectorAll("nav.views a")].find((link) => of(link) === wanted).click();
  }, view);
  await until(
    tab,
    `the view ${view}`,
    (wanted) =>
      document.querySelector("main").dataset.view === wanted &&
      !!document.querySelector(`.view-${wanted}:not([hidden]) [data-start]`),
    view,
  );
}
