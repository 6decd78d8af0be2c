/** Runs a monkey test on the page, and reports what it broke. */
import { setTimeout as pause } from "node:timers/promises";
import { EASY, nextAction, perform, randomOf } from "./actions.mjs";

/** @typedef {import("./actions.mjs").Hands} Hands @typedef {import("./actions.mjs").Action} Action */
/** @typedef {() => Promise<readonly string[]>} Said */

/** The number of actions between two checks of the page. */
const ACTIONS_PER_CHECK = 15;
/** The number of the last actions that an error report lists. */
const MAX_REPORTED_ACTIONS = 30;

/**
 * Performs this number of actions, or repeats the `actions` of an earlier run, and checks the page regularly. Throws an
 * error with the seed and the last actions if a check fails.
 *
 * @param {Hands} hands
 * @param {object} options
 * @param {number} options.seed
 * @param {number} options.count
 * @param {string | null} [options.home] the view to which the test returns regularly
 * @param {Said} options.said returns the errors so far
 * @param {readonly Action[] | null} [options.actions]
 * @param {boolean} [options.mortal] whether workers are killed meanwhile, so that a lane may crash
 */
export async function runMonkey(
  hands,
  { seed, count, home = null, said, actions = null, mortal = false },
) {
  const random = randomOf(seed);
  /** @type {Action[]} */
  const done = [];
  const all = actions?.length ?? count;
  const path = await retryOnce(() => hands.run(pathInPage));
  try {
    while (done.length < all) {
      const action = actions?.[done.length] ?? (await retryOnce(() => performNext(done.length)));
      done.push(action);
      await retryOnce(() => perform(hands, action));
      // Enter follows a focused link, which may lead to another page, such as a lesson.
      if ((await retryOnce(() => hands.run(pathInPage))) !== path) await retryOnce(hands.back);
      if (done.length % ACTIONS_PER_CHECK === 0) await checkPage(hands, said, mortal);
    }
    await checkPage(hands, said, mortal);
    await closeDialogs(hands);
    await raceToTheEnd(hands, mortal);
    await checkPage(hands, said, mortal);
  } catch (error) {
    const last = done.slice(-MAX_REPORTED_ACTIONS).map((action) => JSON.stringify(action));
    const told = [
      `seed ${seed}, after ${done.length} actions; the last were`,
      `[${last.join(",\n")}]`,
    ];
    throw Object.assign(new Error(`${messageOf(error)}\n${told.join("\n")}`), { done });
  }

  /** @param {number} number @returns {Promise<Action>} */
  async function performNext(number) {
    if (home && number % ACTIONS_PER_CHECK === 0) return { do: "home", view: home };
    return nextAction(hands, random);
  }
}

const pathInPage = () => location.pathname;

const messageOf = (/** @type {unknown} */ error) =>
  error instanceof Error ? error.message : String(error);

/**
 * Repeats a call once if it fails, because a page that is being left does not answer.
 * @template T @param {() => Promise<T>} work
 */
async function retryOnce(work) {
  for (let left = 20; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      // The errors of a script whose page is left meanwhile: in Firefox, the reply cannot be cloned; in WebKit, the
      // result cannot be parsed.
      const leaving =
        /context was destroyed|navigat|unload|no such (window|frame)|detached|reply cannot be cloned|parse script result/i;
      if (left === 0 || !leaving.test(messageOf(error))) throw error;
      await pause(250);
    }
  }
}

/** The maximum number of repetitions of a race whose lanes had workers that were killed. */
const MAX_REPEATS = 3;
/** The time after which a missing page, or a page that scrolls sideways, counts as a fault. */
const MAX_SETTLING_MS = 60_000;

/**
 * Checks the page. A page that was just reloaded may not be there yet, and a page that was just resized may not be laid
 * out yet. Both get time before they count as faults, because the duration depends on the machine.
 * @param {Hands} hands @param {Said} said @param {boolean} mortal
 */
async function checkPage(hands, said, mortal) {
  const end = performance.now() + MAX_SETTLING_MS;
  let state = await retryOnce(() => hands.run(stateInPage));
  while ((!state.whole || state.sideways > 0) && performance.now() < end) {
    await pause(250);
    state = await retryOnce(() => hands.run(stateInPage));
  }
  const wrong = [...(await retryOnce(said))];
  if (!state.whole) wrong.push("the page is gone");
  if (!mortal) for (const text of state.crashed) wrong.push(`crashed: ${text}`);
  if (state.sideways > 0)
    wrong.push(`${state.sideways} px of sideways scrolling at ${state.width} px: ${state.wide}`);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

function stateInPage() {
  const page = document.documentElement;
  /** @type {(element: Element | null) => boolean} */
  const clipped = (element) =>
    !!element &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== "visible" || clipped(element.parentElement));
  const over = (/** @type {Element} */ element) =>
    element.getBoundingClientRect().right > page.clientWidth + 0.5 &&
    !clipped(element.parentElement);
  const sideways = page.scrollWidth - page.clientWidth;
  const wide =
    sideways > 0 ? [...document.querySelectorAll("body *")].filter(over).slice(0, 8) : [];
  const named = (/** @type {Element} */ element) =>
    `${element.localName}.${element.getAttribute("class") ?? ""}#${element.id}`;
  const gone = document.querySelector('[data-outcome="crashed"], tr[data-fate="crashed"]');
  return {
    whole: document.querySelector("main[data-view]") !== null,
    crashed: gone ? [(gone.textContent ?? "").slice(0, 300)] : [],
    sideways,
    width: innerWidth,
    wide: wide.map(named).join(", "),
  };
}

/** Closes all open dialogs with Escape, one at a time. @param {Hands} hands */
async function closeDialogs(hands) {
  const count = () =>
    retryOnce(() => hands.run(() => document.querySelectorAll("dialog[open]").length));
  for (let open = await count(); open > 0; ) {
    // Keys that are pressed in a frame are handled by the frame.
    await hands.run(() => {
      if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
    });
    await hands.press("Escape");
    const before = open;
    const end = performance.now() + MAX_SETTLING_MS;
    while (open >= before && performance.now() < end) {
      open = await count();
      if (open >= before) await pause(100);
    }
    if (open >= before) {
      const text = await hands.run(() => document.querySelector("dialog[open]")?.textContent);
      throw new Error(`Escape does not close the dialog: ${text?.slice(0, 200)}`);
    }
  }
}

/** Returns the lanes of the race, and the messages of the page about them. */
function racingInPage() {
  /** @type {NodeListOf<HTMLElement>} */
  const lanes = document.querySelectorAll("[data-lane]");
  const said = [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent);
  const view = document.querySelector("main")?.getAttribute("data-view");
  const states = [...lanes].map(({ dataset, textContent }) => ({ ...dataset, textContent }));
  return JSON.stringify({ hash: location.hash, view, states, said });
}

/**
 * Opens a link in the same page, in whatever state it is, and checks that its race ends as expected. A lane whose
 * worker was killed reports that it is silent; then it is ended, as a user would do, and the race is repeated.
 * @param {Hands} hands @param {boolean} mortal
 */
async function raceToTheEnd(hands, mortal) {
  await hands.run((hash) => {
    location.hash = hash;
  }, `#v=1&view=race&a=general,dancing-links&pace=max&p=${EASY}`);
  const waitFor = async (/** @type {string} */ what, /** @type {() => boolean} */ holds) => {
    const patience = performance.now() + 120_000;
    while (!(await retryOnce(() => hands.run(holds)))) {
      if (mortal) await retryOnce(() => hands.run(endSilentInPage));
      if (performance.now() > patience) {
        throw new Error(
          `after all that: ${what}\n${await retryOnce(() => hands.run(racingInPage))}`,
        );
      }
      await pause(200);
    }
  };
  await waitFor("the race of a link does not get ready", () => {
    /** @type {NodeListOf<HTMLElement>} */
    const found = document.querySelectorAll("[data-lane]");
    const lanes = [...found];
    const named = lanes.map(({ dataset }) => dataset.algorithm).join();
    const ready = lanes.every(({ dataset: { state } }) => state === "paused" || state === "ended");
    return named === "general,dancing-links" && ready;
  });
  for (let left = mortal ? MAX_REPEATS : 0; ; left -= 1) {
    await waitFor("there is no Race to press", () => {
      // The button is not found by its name, because the page may be in another language by now.
      /** @type {HTMLButtonElement | null} */
      const race = document.querySelector(".view-race [data-start]:enabled");
      race?.click();
      return !!race;
    });
    await waitFor("the race does not end", () =>
      [...document.querySelectorAll("[data-lane]")].every((lane) =>
        lane.matches("[data-state=ended]"),
      ),
    );
    const outcomes = await hands.run(() =>
      [...document.querySelectorAll("[data-lane]")].map((lane) =>
        lane.getAttribute("data-outcome"),
      ),
    );
    if (outcomes.join() === "solved,solved") return;
    if (left === 0) throw new Error(`after all that the race is ${outcomes}`);
  }
}

/** Runs in the page: ends the lanes whose workers do not answer. */
function endSilentInPage() {
  /** @type {NodeListOf<HTMLButtonElement>} */
  const ends = document.querySelectorAll("[data-silent] button");
  for (const end of ends) end.click();
}
