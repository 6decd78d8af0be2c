/**
 * Hints: stages, steps that are carried out and undone, mistakes, the list of all steps, and explanations why a digit
 * cannot be placed.
 */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readBoard } from "../../www/src/parts/techniques/boards";
import { findStepOn } from "../../www/src/parts/techniques/step";
import { setHintOrder } from "../../www/src/play/help/order";
import { press, queryOne } from "./mount";
import {
  button,
  cellElement,
  clickMenuItem,
  expectAnnouncement,
  expectLabel,
  game,
  hintStore,
  openSolve,
} from "./solve";

const EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
/** A puzzle whose first step is a hidden single: 4 in r6c2. */
const HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const textOf = (element: Element | null | undefined) => element?.textContent ?? "";
const stages = () => all(".hint .coach-stages > li").map(textOf);
const drawn = () => all(".play-board .overlay :is(path, rect)").length;
const filled = () =>
  all(".play-board .board-cell").filter((cell) => /^\d$/.test(textOf(cell))).length;
const hint = (name: string) =>
  expect.poll(() => document.querySelector(".hint")?.getAttribute(name));
const click = (row: number, column: number) => userEvent.click(cellElement(row, column));

/** Clicks the only element of the panel that matches a selector and a text, even if it is scrolled out of view. */
function clickIn(selector: string, text: string): void {
  const [found, ...more] = all(selector).filter((one) => textOf(one).trim() === text);
  if (!found || more.length > 0) throw new Error(`${1 + more.length} elements read ${text}`);
  found.click();
}
const open = (summary: string) => clickIn(".help-teacher summary", summary);

async function solve(puzzle: string): Promise<void> {
  await openSolve(puzzle);
  await click(9, 9);
}

/** Advances a hint to its last stage with the key alone; returns the text of the step. */
async function takeHint(): Promise<string> {
  for (const stage of [1, 2, 3]) {
    await press("Shift+H");
    await expect.poll(() => stages().length).toBe(stage);
  }
  return stages()[1] ?? "";
}

test("the main action shows more until the step is shown, and then carries out the step", async () => {
  await solve(HARD);
  const main = () => [...document.querySelectorAll(".hint button.button-primary")].map(textOf);
  for (const [stage, act] of [
    [1, "Tell me more"],
    [2, "Do this step"],
    [3, "Do this step"],
  ] as const) {
    await press("Shift+H");
    await expect.poll(() => stages().length).toBe(stage);
    await expect.poll(main).toEqual([act]);
  }
});

test("each line of a step is drawn while the pointer is on the line", async () => {
  await solve(HARD);
  await press("Shift+H", "Shift+H");
  await expect.poll(() => stages().length).toBe(2);
  const lines = all(".hint .coach-stages [aria-current] .reasons-line");
  // r6c2 is 4 in box 4: the 4s of two columns and a row rule out the other cells.
  expect(lines.map(textOf)).toEqual([
    "The 4 in r1c1 rules out r4c1, r5c1, and r6c1 (in column 1).",
    "The 4 in r9c3 rules out r4c3, r5c3, and r6c3 (in column 3).",
    "The 4 in r5c7 rules out r5c2 (in row 5).",
  ]);
  const whole = drawn();
  lines[0]?.focus();
  await expect.poll(drawn).not.toBe(whole);
  lines[0]?.blur();
  await expect.poll(drawn).toBe(whole);
});

test("hints can follow the order of another program", async () => {
  await solve(EASY);
  const technique = async () => {
    await press("Shift+H");
    await hint("data-kind").toBe("step");
    return textOf(queryOne(".hint h2"));
  };
  expect(await technique()).toBe("Hidden single");
  setHintOrder("hodoku");
  await hint("data-stage").toBe("1");
  await expect.poll(() => textOf(queryOne(".hint h2"))).toBe("Naked single");
  setHintOrder("people");
});

test("a step is carried out as one move, and undone as one move", async () => {
  await solve(HARD);
  await takeHint();
  (button("Do this step").element() as HTMLElement).focus();
  await press("Enter");
  await expectLabel(6, 2, "digit 4");
  await expect.poll(stages).toEqual([]);
  // The step is announced, and the focus is on the button for the next hint.
  await expectAnnouncement().toBe("Done: r6c2 is 4.");
  await expect.poll(() => textOf(document.querySelector(".hint"))).toContain("Done: r6c2 is 4.");
  await expect.poll(() => document.activeElement).toBe(queryOne(".hint button.button-primary"));
  expect(drawn()).toBe(0);
  await click(6, 2);
  await press("Control+z");
  await expectLabel(6, 2, "empty");
});

test("a candidate that a hint removes is removed from the player's own marks", async () => {
  // After the singles of this puzzle, only locked candidates and harder techniques are left.
  await solve(HARD);
  const doIt = async () => {
    clickIn("button", "Do this step");
    await hint("data-stage").toBe("0");
    await click(1, 1);
  };
  let placements = 0;
  for (;;) {
    await press("Shift+H");
    await hint("data-kind").toBe("step");
    await press("Shift+H");
    await expect.poll(() => stages().length).toBe(2);
    const step = stages()[1] ?? "";
    // The number of a house does not have the colour of a digit.
    for (const mark of all(".hint .coach-stages [aria-current] mark")) {
      expect(mark.previousSibling?.textContent ?? "").not.toMatch(/(row|column|box) $/);
    }
    await doIt();
    if (!/^r\dc\d is \d/.test(step)) break;
    placements += 1;
    expect(placements).toBeLessThan(12);
  }
  // The next hint is a different one: the removed candidates are not found again.
  await press("Control+z");
  const before = await takeHint();
  await doIt();
  expect(await takeHint()).not.toBe(before);
});

/** Returns the distances in pixels between a frame and the lines at each side of its cells. */
function gapsOf(frame: Element, from: Element, to: Element): readonly number[] {
  const [inner, first, last] = [frame, from, to].map((element) => element.getBoundingClientRect());
  if (!inner || !first || !last) return [];
  const line = (side: "Left" | "Top") =>
    Number.parseFloat(getComputedStyle(from)[`border${side}Width`]);
  return [
    inner.left - first.left - line("Left"),
    inner.top - first.top - line("Top"),
    last.right - inner.right,
    last.bottom - inner.bottom,
  ];
}

test("the buttons of a hint stay in their places in all stages; a hint on a phone is no higher than what it says, names its signs, and frames what it means evenly", async () => {
  for (const [wide, high] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.viewport(wide, high);
    await solve(HARD);
    const heights = new Set<number>();
    const places = new Set<number>();
    const said = () =>
      all(".hint .help-legend").filter((one) => one.checkVisibility({ visibilityProperty: true }));
    for (const stage of [1, 2, 3]) {
      await press("Shift+H");
      await expect.poll(() => stages().length).toBe(stage);
      heights.add(queryOne(".hint").getBoundingClientRect().height);
      places.add(queryOne(".hint .row").getBoundingClientRect().top);
      expect(said().length, `legend at ${wide} px, stage ${stage}`).toBe(1);
    }
    expect([...places], `places of the buttons at ${wide} px`).toHaveLength(1);
    if (wide === 390) expect(Math.min(...heights), "a first hint on a phone").toBeLessThan(220);
    else expect([...heights], "heights").toHaveLength(1);
    expect(textOf(said()[0])).toContain("digit to place");
    expect(textOf(queryOne(".hint .coach-stages [aria-current]"))).toContain("Why it works");
    const link = queryOne(".hint .coach-stages [aria-current] a");
    expect(textOf(link)).toBe("Learn this technique");
    expect(link.checkVisibility({ visibilityProperty: true })).toBe(true);
    const cell = queryOne('.play-board .board-cell[data-cell="46"]');
    const gaps = gapsOf(queryOne(".play-board .overlay rect.placed"), cell, cell);
    // Sizes of cells differ by a fraction of a pixel, because thick lines are parts of cells.
    expect(Math.max(...gaps.map((gap) => Math.abs(gap - 2))), `gaps ${gaps}`).toBeLessThan(1);
  }
});

/** Returns the examples of techniques on 9×9 whose explanations are longest, with the positions before the steps. */
async function longest(count: number) {
  const response = await fetch("/www/public/techniques.json");
  const all = (await response.json()) as Record<string, Parameters<typeof readBoard>[0][]>;
  return Object.entries(all)
    .flatMap(([id, boards]) =>
      boards
        .filter(({ box }) => box === "3x3")
        .flatMap((one) => {
          const found = findStepOn(readBoard(one), { id, name: id });
          return found ? [found] : [];
        }),
    )
    .sort(
      ({ step: one }, { step: other }) =>
        (other.explanation?.text.length ?? 0) - (one.explanation?.text.length ?? 0),
    )
    .slice(0, count);
}

test("a long hint makes the coach higher until the keypad is at the bottom of the window, and no stage changes its height", async () => {
  const hints = await longest(12);
  await solve(EASY);
  let whole = 0;
  let higher = 0;
  for (const [wide, high] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.viewport(wide, high);
    for (const { step, p } of hints) {
      game().reach(p);
      await expect.poll(() => hintStore().known.peek()).not.toBe(null);
      const idle = queryOne(".hint").getBoundingClientRect().height;
      const heights = new Set<number>();
      for (const stage of [1, 2, 3]) {
        hintStore().known.value = { kind: "step", step };
        hintStore().stage.value = stage;
        await expect.poll(() => stages().length).toBe(stage);
        const coach = queryOne(".hint").getBoundingClientRect();
        heights.add(Math.round(coach.height));
        const text = queryOne(".coach-said");
        const isWhole = text.scrollHeight <= text.clientHeight + 1;
        const room = innerHeight - queryOne(".play-controls").getBoundingClientRect().bottom;
        expect(room, `room below the keypad, ${step.technique}`).toBeGreaterThanOrEqual(0);
        if (isWhole) whole += 1;
        else expect(room, `room that a cut text leaves, ${step.technique}`).toBeLessThan(120);
        if (coach.height > idle + 1) higher += 1;
      }
      expect([...heights], step.technique).toHaveLength(1);
    }
  }
  expect(whole).toBeGreaterThan(0);
  expect(higher).toBeGreaterThan(0);
});

test("a mistake is reported first, and its place only when the player asks again", async () => {
  await openSolve(EASY);
  await click(1, 1);
  await press("5");
  await expectLabel(1, 1, /digit 5/);
  await press("Shift+H");
  await hint("data-kind").toBe("wrong");
  await expect.poll(stages).toEqual(["The board contains a mistake. Ask again to see where."]);
  expect(drawn()).toBe(0);
  await press("Shift+H");
  await expect.poll(() => stages()[1]).toBe("The digit in r1c1 is wrong.");
  await expectAnnouncement().toBe("Hint 2 of 2: The digit in r1c1 is wrong.");
  await expect.poll(drawn).toBe(1);
});

test("a required mark that was removed counts as wrong", async () => {
  await openSolve(EASY);
  // r1c1 is 4, but only 5 is marked.
  await click(1, 1);
  await press("Control+5", "Shift+H");
  await expect.poll(() => stages().length).toBe(1);
  await press("Shift+H");
  await expect
    .poll(() => stages()[1])
    .toBe("In r1c1, a candidate that the solution needs was removed.");
});

test("all available steps are listed by technique, each drawn when it has the focus", async () => {
  await solve(HARD);
  await clickMenuItem("All steps, why not a digit");
  await expect.poll(() => all(".help-teacher summary").length).toBe(2);
  open("All steps available now");
  await expect
    .poll(() => textOf(document.querySelector(".all-steps")))
    .toMatch(/^All steps available now\d+ steps/);
  const [group] = all(".help-step-groups section");
  expect(textOf(group)).toMatch(/^Hidden single \(\d+\)/);
  group?.querySelector<HTMLElement>(".step-list-step")?.focus();
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(filled()).toBe(17);
  await press("Enter");
  await expect.poll(filled).toBe(18);
});

test("the reason against a digit is explained in steps; its correctness, only on request", async () => {
  await solve(HARD);
  await clickMenuItem("All steps, why not a digit");
  await expect.poll(() => all(".help-teacher summary").length).toBe(2);
  open("Why not this digit?");
  const digit = (name: string) => clickIn(".why-not button", name);
  const why = () => expect.poll(() => textOf(queryOne(".why-not")));
  // A digit that occurs in the row.
  await click(1, 2);
  digit("8");
  await why().toContain("r1c2 is not 8: r1c7 in the same row, column or box is already 8.");
  // A digit that leads to a contradiction.
  digit("9");
  await why().toContain("If r1c2 were 9:");
  await why().toMatch(/So r1c2 is not 9\. A contradiction after \d+ steps?\./);
  await expectAnnouncement().toMatch(/^So r1c2 is not 9\. A contradiction after/);
  await expect.poll(drawn).toBeGreaterThan(0);
  const before = drawn();
  all(".why-not ol .step-list-step")[0]?.focus();
  await expect.poll(drawn).toBeLessThan(before);
  // The digit of the solution; the drawing of the previous question is removed.
  digit("1");
  await expect.poll(drawn).toBe(0);
  await why().toContain("lead to no contradiction from r1c2=1");
  await why().not.toContain("the solution has this digit");
  clickIn("button", "Tell me which");
  await why().toContain("r1c2=1 is right: the solution has this digit there.");
  // A filled cell.
  await click(1, 1);
  await why().toContain("r1c1 already has a digit.");
  // The drawing is removed together with the question.
  await click(1, 2);
  digit("9");
  await expect.poll(drawn).toBeGreaterThan(0);
  open("Why not this digit?");
  await expect.poll(drawn).toBe(0);
});

test("three hints are carried out with the keyboard alone", async () => {
  await solve(EASY);
  const given = filled();
  for (const taken of [1, 2, 3]) {
    const step = await takeHint();
    const [, row, column, digit] = /r(\d)c(\d) is (\d)/.exec(step) ?? [];
    expect(digit, step).toBeDefined();
    await press(
      "Control+Home",
      ...Array(Number(row) - 1).fill("ArrowDown"),
      ...Array(Number(column) - 1).fill("ArrowRight"),
      digit ?? "",
    );
    await expect.poll(filled).toBe(given + taken);
    await hint("data-stage").toBe("0");
  }
});
