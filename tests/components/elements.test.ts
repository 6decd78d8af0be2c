/** The custom elements of the package, on a page without other parts of the lab. */
import { findPath, load, Pool } from "sudoku-lab";
import {
  type BoardChange,
  type SudokuBoardElement,
  type SudokuHintElement,
  type SudokuPlotElement,
  type SudokuRaceElement,
  setTexts,
} from "sudoku-lab/elements";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/** A puzzle on which backtracking in row order does not end. */
const ENDLESS = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/** Adds HTML to the page for one test. */
function add(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
}

function only<E extends Element>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** Resolves to the detail of the next event of this type. */
const next = <T>(element: Element, type: string): Promise<T> =>
  new Promise((settle) =>
    element.addEventListener(type, (event) => settle((event as CustomEvent<T>).detail), {
      once: true,
    }),
  );

const shadow = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error("no shadow root");
  return element.shadowRoot;
};

/** Whether a canvas has pixels of different colours. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer())).size > 8;
}

test("two races and a board on one page run, pause and end independently", async () => {
  const root = add(
    `<sudoku-board puzzle="${EASY}"></sudoku-board>
     <sudoku-race id="one" puzzle="${EASY}" algorithms="backtracking:rows,dancing-links" speed="max"></sudoku-race>
     <sudoku-race id="two" puzzle="${ENDLESS}" algorithms="backtracking:rows" speed="max"></sudoku-race>`,
  );
  const [one, two] = root.querySelectorAll<SudokuRaceElement>("sudoku-race");
  if (!one || !two) throw new Error("two races");
  await Promise.all([
    next(one, "ready"),
    next(two, "ready"),
    next(root.firstElementChild as Element, "ready"),
  ]);
  two.play();
  const finished = next<ReturnType<SudokuRaceElement["result"]>>(one, "finish");
  one.play();
  const { lanes } = await finished;
  expect(lanes.map(({ algorithm, outcome }) => [algorithm, outcome])).toEqual([
    ["backtracking", "solved"],
    ["dancing-links", "solved"],
  ]);
  expect(lanes.map(({ place }) => place).toSorted()).toContain(1);
  expect(lanes[0]?.counters.nodes).toBe(4208);
  expect(one.frames.map((frame) => frame?.digits.join(""))).toEqual([SOLVED, SOLVED]);
  expect(one.running).toBe(false);
  // The other race has continued, and is paused independently.
  expect(two.running).toBe(true);
  two.pause();
  expect(two.running).toBe(false);
  await expect.poll(() => two.frames[0]?.step ?? 0).toBeGreaterThan(0);
  for (const canvas of shadow(one).querySelectorAll("canvas")) expect(isDrawn(canvas)).toBe(true);
  const race = two.race;
  two.remove();
  expect(race?.lanes).toEqual([]);
  expect(one.race?.lanes).toHaveLength(2);
});

test("a race can be stepped and sought, and reports its step", async () => {
  const root = add(`<sudoku-race puzzle="${EASY}" algorithms="backtracking:rows"></sudoku-race>`);
  const race = only<SudokuRaceElement>(root, "sudoku-race");
  await next(race, "ready");
  race.step(3);
  await expect.poll(() => race.frames[0]?.step).toBe(3);
  race.seek(1);
  await expect.poll(() => race.frames[0]?.step).toBe(1);
  await page.getByRole("button", { name: "Step forward" }).click();
  await expect.poll(() => race.frames[0]?.step).toBe(2);
  await expect.element(page.getByText("2 nodes")).toBeVisible();
  setTexts({ steps: (steps, unit) => `${steps} × ${unit}` });
  onTestFinished(() => setTexts({ steps: (steps, unit) => `${steps} ${unit}s` }));
  race.step(1);
  await expect.element(page.getByText("3 × node")).toBeVisible();
});

test("a puzzle or setup that is invalid is reported in the element, and the next puzzle is shown", async () => {
  const root = add(`<sudoku-race puzzle="12x" algorithms="backtracking"></sudoku-race>`);
  const race = only<SudokuRaceElement>(root, "sudoku-race");
  const { message } = await next<{ message: string }>(race, "error");
  expect(message).toMatch(/x/);
  const alert = only<HTMLElement>(shadow(race), "[role=alert]");
  expect(alert.textContent).toBe(message);
  race.puzzle = EASY;
  await next(race, "ready");
  expect(alert.textContent).toBe("");
  race.algorithms = "bactracking";
  expect((await next<{ message: string }>(race, "error")).message).toMatch(/backtracking/);
});

test("a board is filled in by keys, is read aloud cell by cell, and reports when it is solved", async () => {
  const root = add(`<sudoku-board editable puzzle="${EASY}"></sudoku-board>`);
  const board = only<SudokuBoardElement>(root, "sudoku-board");
  await next(board, "ready");
  const cell = page.getByRole("gridcell", { name: "Row 1, column 3: blank" });
  await cell.click();
  const changed = next<BoardChange>(board, "change");
  await userEvent.keyboard("4");
  expect(await changed).toEqual({
    cell: 2,
    digit: 4,
    value: `534.7${EASY.slice(5)}`,
    solved: false,
  });
  expect(shadow(board).activeElement?.ariaLabel).toBe("Row 1, column 3: 4");
  await userEvent.keyboard("{ArrowLeft}7");
  expect(board.value.slice(0, 3)).toBe("534"); // a given is not overwritten
  await userEvent.keyboard("{ArrowRight}{Delete}");
  expect(board.value).toBe(EASY);
  board.value = `${SOLVED.slice(0, 80)}.`;
  await expect.poll(() => board.value).toBe(`${SOLVED.slice(0, 80)}9`);
  board.value = `${SOLVED.slice(0, 2)}.${SOLVED.slice(3)}`;
  await expect.poll(() => board.value[2]).toBe(".");
  const last = next<BoardChange>(board, "change");
  board.place(2, 4);
  expect((await last).solved).toBe(true);
});

test("a hint shows the technique, then the reason, and then carries out the step", async () => {
  const root = add(
    `<sudoku-board id="b" editable puzzle="${EASY}"></sudoku-board><sudoku-hint for="b"></sudoku-hint>`,
  );
  const board = only<SudokuBoardElement>(root, "sudoku-board");
  const hint = only<SudokuHintElement>(root, "sudoku-hint");
  await next(board, "ready");
  const pool = new Pool(await load());
  onTestFinished(() => pool.dispose());
  const [expected] = (await findPath(pool, EASY, { maxSteps: 1, explain: true })).steps;
  await page.getByRole("button", { name: "Hint" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent(/single/i);
  expect(board.explanation).toBeNull();
  await page.getByRole("button", { name: "Explain" }).click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(expected?.explanation?.text ?? "no step");
  expect(board.explanation?.marks.length).toBeGreaterThan(0);
  // The cells that rule out the other digits or places, each drawn alone, and the proof, as on the page.
  const whole = board.explanation;
  const lines = [...shadow(hint).querySelectorAll<HTMLElement>("[part=line]")];
  expect(lines.length).toBeGreaterThan(0);
  lines[0]?.focus();
  expect(board.explanation).not.toEqual(whole);
  lines[0]?.blur();
  expect(board.explanation).toEqual(whole);
  expect(shadow(hint).querySelector("[part=proof]")?.textContent).toMatch(/^Why it works: [A-Z]/);
  const [cell = 0, digit = 0] = expected?.placements[0] ?? [];
  await page.getByRole("button", { name: "Do this step" }).click();
  expect(board.value[cell]).toBe(String(digit));
  expect(board.explanation).toBeNull();
  expect(shadow(hint).querySelector("[part=reasons]")?.textContent).toBe("");
  // The step that was found is discarded when the board changes.
  await hint.find();
  await expect.element(page.getByRole("button", { name: "Explain" })).toBeEnabled();
  board.place(80 - [...board.value].reverse().indexOf("."), 1);
  await expect.element(page.getByRole("button", { name: "Explain" })).toBeDisabled();
});

test("a page can change colours with custom properties", async () => {
  const root = add(
    `<style>sudoku-board { --sudoku-paper: rgb(1, 2, 3) }</style><sudoku-board puzzle="${EASY}"></sudoku-board>`,
  );
  const board = only<SudokuBoardElement>(root, "sudoku-board");
  await next(board, "ready");
  const canvas = only<HTMLCanvasElement>(shadow(board), "canvas");
  const at = Math.round(canvas.width / 9 / 2 + (canvas.width / 9) * 2); // inside a blank cell
  await expect
    .poll(() => [...(canvas.getContext("2d")?.getImageData(at, 8, 1, 1).data ?? [])])
    .toEqual([1, 2, 3, 255]);
});

test("a plot shows a series of all runs, the shown step, and the next puzzle of a race", async () => {
  const root = add(
    `<sudoku-plot for="plotted" series="conflicts" log="x"></sudoku-plot>
     <sudoku-race id="plotted" puzzle="${EASY}" algorithms="ga,relaxation-labeling,backtracking:rows" steps="400"></sudoku-race>`,
  );
  const race = only<SudokuRaceElement>(root, "sudoku-race");
  const plot = only<SudokuPlotElement>(root, "sudoku-plot");
  await next(race, "ready");
  race.seek(200);
  const items = () =>
    [...shadow(plot).querySelectorAll("li")].map(({ textContent }) => textContent);
  const lines = () => [...shadow(plot).querySelectorAll("polyline")];
  await expect.poll(() => race.frames[0]?.step).toBe(200);
  await expect.poll(() => lines().length).toBe(2); // backtracking does not have this series
  const shown = (lane: number) => {
    const frame = race.frames[lane];
    const series = race.race?.lanes[lane]?.info.series.findIndex(
      ({ unit, main }) => unit === "conflicts" && main,
    );
    if (!frame || series === undefined) throw new Error("no frame");
    const steps = frame.trace.subarray(0, frame.samples);
    const at = steps.findLastIndex((step) => step <= frame.step);
    return frame.trace[(series + 1) * frame.samples + at];
  };
  await expect.poll(() => items()[0]).toMatch(new RegExp(`: ${shown(0)}$`));
  const places = () => {
    const points = lines()[0]?.getAttribute("points")?.split(" ") ?? [];
    return points.map((point) => point.split(",").map(Number));
  };
  await expect.poll(() => places().length).toBe(race.frames[0]?.samples);
  // Later steps are further to the right, and fewer conflicts further down.
  const [first, last] = [places().at(0), places().at(-1)];
  expect(last?.[0]).toBeGreaterThan(first?.[0] ?? Infinity);
  expect(last?.[1]).toBeGreaterThan(first?.[1] ?? Infinity);
  race.seek(0);
  await expect.poll(() => race.frames[0]?.step).toBe(0);
  await expect.poll(() => items()[0]).toMatch(new RegExp(`: ${shown(0)}$`));
  plot.series = "temperature-of-nothing";
  expect((await next<{ message: string }>(plot, "error")).message).toContain("conflicts");
  plot.series = "";
  await expect.poll(() => shadow(plot).querySelector("[role=alert]")?.textContent).toBe("");
  // A running race draws repeatedly, but sends only one event for the same failure.
  plot.series = "nothing";
  await next(plot, "error");
  let errors = 0;
  plot.addEventListener("error", () => {
    errors += 1;
  });
  race.step(3);
  await expect.poll(() => race.frames[0]?.step).toBe(3);
  await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
  expect(errors).toBe(0);
  plot.for = "nowhere";
  expect((await next<{ message: string }>(plot, "error")).message).toMatch(/sudoku-race/);
});
