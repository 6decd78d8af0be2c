/**
 * Random actions of a monkey test: clicks, keys, invalid input, other views and other widths, drawn from a seed. An
 * action is plain data, so that it can be recorded and repeated.
 */
/**
 * The interface through which actions are performed: a tab of ../browsers, or a wrapper of Playwright's page.
 * @typedef {object} Hands
 * @property {() => Promise<unknown>} back
 * @property {() => Promise<unknown>} forward
 * @property {() => Promise<unknown>} reload
 * @property {<A extends unknown[], R>(work: (...args: A) => R, ...args: A) => Promise<Awaited<R>>} run calls a function
 *   in the page, with plain data
 * @property {(width: number, height: number) => Promise<unknown>} size
 * @property {(x: number, y: number) => Promise<unknown>} click
 * @property {(key: string) => Promise<unknown>} press
 * @property {(text: string) => Promise<unknown>} type
 */

/**
 * An action with its parameters: `at` is the index among the controls, `how` a number from 0 to below 1.
 * @typedef {{ do: "click" | "choose" | "fill", at: number, how: number, name: string, text?: string }
 *   | { do: "key", key: string, times?: number }
 *   | { do: "type" | "paste" | "drop", text: string }
 *   | { do: "hash", hash: string }
 *   | { do: "view" | "scroll", how: number }
 *   | { do: "home", view: string }
 *   | { do: "resize", width: number, height: number }
 *   | { do: "back" | "forward" | "reload" }} Action
 */

import { controlsInPage, dropInPage, inPage } from "./in-page.mjs";

/** A puzzle on which races end quickly. */
export const EASY =
  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

const widths = [320, 360, 390, 430, 480, 600, 768, 1024, 1280, 1600];
const heights = [480, 640, 800, 1000];
const keys = [
  ...["Escape", "Tab", "Enter", " ", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown"],
  ...["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "?", "/", "0", "1", "5", "9", "a", "Z"],
];
const invalidTexts = [
  ...["", " ", "0", "-1", "1e99", "NaN", "007", "4294967296", "hello, world", "<b>&amp;</b>"],
  ...["\u0000\ufeff", "😀".repeat(30), "٣", "1,2,3", ";;;", '{"a":', "../../etc", "%%%", "r1c1=2"],
  EASY,
  EASY.replace(/.{9}/g, "$&\n"),
  `33${EASY.slice(2)}`,
  `${EASY}.`,
  EASY.slice(0, 80),
  ".".repeat(81),
  ".".repeat(625),
  "1234341221434321",
  "ABCDEFGHIJKLMNOP".repeat(16),
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  `# a list\npuzzle,label\n${`${EASY},x\n`.repeat(40)}12\nzz\n`,
];
const hashes = [
  "",
  "#",
  "#v=2&view=nowhere&p=x&a=nobody:none&seed=-1&steps=1e9&pace=fast&look=99",
  `#v=1&view=race&p=${EASY}&a=backtracking:rows,ga,boltzmann&pace=max&steps=2000&look=2`,
  `#v=1&view=race&p=${EASY}&a=fast&solutions=0&until=first`,
  "#v=1&view=race&p=1...............&a=general,rules&pace=5",
  `#v=1&view=race&p=${".".repeat(81)}&a=dancing-links,relaxation-labeling&solutions=1000`,
  "#v=1&view=generate&a=dig&box=2x3&1.symmetry=crooked&seed=3&pace=max",
  "#v=1&view=generate&a=minimal&box=4x4",
  "#v=1&view=many&set=top95&a=backtracking",
  "#v=1&view=many&set=nothing",
  `#v=1&view=cores&p=${EASY}&a=ga&seeds=5`,
  "#a=%E0%A4%A&p=%%%&box=0x0&1.=&.1=2&seed=&steps=&a=&__proto__=1&constructor=2",
  `#${"x".repeat(5000)}=1`,
];

/**
 * Returns a generator of pseudorandom numbers from 0 (inclusive) to 1 (exclusive) with the given seed (mulberry32).
 * @param {number} seed
 */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns an item of a list.
 * @template T @param {readonly T[]} list @param {number} where from 0 to below 1
 */
const pick = (list, where) => /** @type {T} */ (list[Math.floor(where * list.length)]);

/** The relative frequency of each kind of action. */
const weights = {
  control: 50,
  key: 14,
  type: 6,
  paste: 5,
  drop: 2,
  hash: 4,
  view: 6,
  back: 3,
  forward: 2,
  resize: 5,
  scroll: 2,
  reload: 1,
};

/** @typedef {keyof typeof weights} Kind @type {Kind[]} */
const kinds = /** @type {[Kind, number][]} */ (Object.entries(weights)).flatMap(([kind, weight]) =>
  Array(weight).fill(kind),
);

/**
 * Returns the next action for the current state of the page.
 * @param {Hands} hands @param {() => number} random @returns {Promise<Action>}
 */
export async function nextAction(hands, random) {
  const kind = pick(kinds, random());
  // The numbers are drawn even if they are not used, so that the following actions depend on the page as little as
  // possible.
  const [where, how] = [random(), random()];
  switch (kind) {
    case "control": {
      const controls = await hands.run(controlsInPage, null, 0);
      if (controls.length === 0) return { do: "key", key: "Escape" };
      const control = pick(controls, where);
      const text = pick(invalidTexts, how);
      return {
        do: control.type,
        at: control.at,
        how,
        name: control.name,
        ...(control.type === "fill" && { text }),
      };
    }
    case "key":
      return { do: "key", key: pick(keys, where), times: how < 0.2 ? 6 : 1 };
    case "type":
      return { do: "type", text: pick(invalidTexts, where).slice(0, 20) };
    case "paste":
    case "drop":
      return { do: kind, text: pick(invalidTexts, where) };
    case "hash":
      return { do: "hash", hash: pick(hashes, where) };
    case "view":
    case "scroll":
      return { do: kind, how };
    case "resize": {
      const width = pick(widths, where);
      return { do: kind, width, height: pick(heights, how) };
    }
    default:
      return { do: kind };
  }
}

/** Performs an action of the page or of the browser. @param {Hands} hands @param {Action} action */
export async function perform(hands, action) {
  switch (action.do) {
    case "click":
    case "choose":
    case "fill": {
      const [found] = await hands.run(controlsInPage, action.at, action.how);
      if (!found || found.type === "choose") return;
      await hands.click(found.x, found.y);
      if (action.do === "fill") await hands.run(inPage, action);
      if (action.do === "fill" && action.how < 0.7) await hands.press("Enter");
      return;
    }
    case "key":
      for (let left = action.times ?? 1; left > 0; left -= 1) await hands.press(action.key);
      return;
    case "type":
      // Characters that cannot be typed on a keyboard are pasted.
      await hands.type(action.text.replace(/[^\x20-\x7e]/g, ""));
      return;
    case "drop":
      await hands.run(dropInPage, action.text);
      return;
    case "resize":
      await hands.size(action.width, action.height);
      return;
    case "back":
      await hands.back();
      // The previous page was blank or belongs to another test.
      if (!(await hands.run(() => document.getElementById("app") !== null))) await hands.forward();
      return;
    case "forward":
    case "reload":
      await hands[action.do]();
      return;
    default:
      await hands.run(inPage, action);
  }
}
