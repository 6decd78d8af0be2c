/** Generating puzzles on the page: observed, reproduced and raced. */
import { readFileSync } from "node:fs";
import {
  another,
  fact,
  generate,
  making,
  open,
  openWith,
  puzzle,
  sheet,
  solutions,
  view,
} from "./generating";
import { button, givens, openSpeed, useFullSpeed, useMotion, violations } from "./lab";
import { sample, sampled } from "./sample";
import { expect, test } from "./test";

const BOXES = [
  ["2x2", ""],
  ["2x3", ""],
  ["3x3", "&1.symmetry=rotate-180&1.minimal=true"],
  ["4x4", ""],
] as const;
test("the puzzle is seen being dug, and any moment again", async ({ page }) => {
  await useMotion(page);
  await open(page, "&a=dig&seed=3");
  const pictures = new Set<string>();
  const board = page.locator("canvas.making-board");
  await button(page, "Make a puzzle").click();
  const isOver = async () => (await making(page).getAttribute("data-making")) === "ended";
  while (pictures.size <= 5 && !(await isOver())) {
    pictures.add(await board.evaluate((one) => (one as HTMLCanvasElement).toDataURL()));
  }
  expect(pictures.size).toBeGreaterThan(5);
  await (await openSpeed(page)).getByRole("slider", { name: "Speed" }).press("End");
  const text = await puzzle(page);
  const given = [...text].filter((symbol) => symbol !== ".").length;
  const field = making(page).locator('[data-field="givens"]');
  await expect(field).toHaveText(String(given));
  await view(page).getByRole("slider", { name: "Timeline" }).press("Home");
  await expect(making(page).locator('[data-field="moment"]')).toHaveText("at step 0");
  await view(page).getByRole("slider", { name: "Timeline" }).press("End");
  await expect(field).toHaveText(String(given));
});

test("what a puzzle is to be like: settings, limits, wrong links, a run that is stopped", async ({
  page,
}) => {
  await test.step("what a puzzle is to be like stands open, under names of the field; what makes it is folded", async () => {
    await open(page, "&a=dig&pace=max");
    const settings = view(page).locator(".making-params");
    await expect(settings.getByRole("textbox", { name: "fewest givens" })).toBeVisible();
    await expect(settings.getByRole("textbox", { name: "most givens" })).toBeVisible();
    await expect(settings.getByRole("combobox", { name: "symmetry" })).toContainText("half turn");
    await expect(settings.getByText("rotate 180")).toHaveCount(0);
    await expect(settings.getByRole("textbox", { name: "effort" })).toBeHidden();
    await settings.getByText("Engine and limits").click();
    await expect(settings.getByRole("textbox", { name: "effort" })).toBeVisible();
    await expect(settings.getByRole("textbox", { name: "attempts" })).toBeVisible();
  });

  await test.step("what a link says that cannot be is named, and the rest holds", async () => {
    await open(page, "&a=dig&1.symmetry=crooked&1.nothing=1&1.mixing=5&box=9x9&seed=5");
    const notices = page.locator(".notice");
    for (const part of ["crooked", "1.nothing", "box=9x9"]) {
      await expect(notices.filter({ hasText: part })).toHaveCount(1);
    }
    await expect(view(page).getByRole("textbox", { name: "mixing" })).toHaveValue("5");
    await expect(view(page).getByLabel("Seed", { exact: true })).toHaveValue("5");
  });

  await test.step("what a generator does not take or cannot do is said before or instead", async () => {
    await useFullSpeed(page);
    await page.goto("./#v=1&view=generate&a=minimal&box=4x4");
    await expect(view(page).getByText("generates only 9 × 9 puzzles")).toBeVisible();
    await expect(button(page, "Generate")).toBeDisabled();
    await page.getByLabel("Generator", { exact: true }).selectOption("dig");
    // The first step of the test has opened these settings.
    await view(page).getByLabel("engine").selectOption("fast");
    await button(page, "Make a puzzle").click();
    await expect(view(page).locator(".failure")).toContainText("supports this grid");
    await expect(button(page, "Generate")).toBeEnabled(); // the button does not offer to pause
    await expect(making(page).locator("[data-field=givens]")).toHaveCount(0);
    await page.getByLabel("Size", { exact: true }).selectOption("3x3");
    await view(page).getByLabel("engine").selectOption("quickest");
    await generate(page);
  });

  await test.step("no more cells can be asked for than the grid has", async () => {
    await open(page, "&a=dig&1.most=300&1.least=24&pace=max");
    const most = view(page).getByRole("textbox", { name: "most givens" });
    await expect(most).toHaveValue("81"); // 300 is not a limit either
    await most.fill("82");
    await expect(view(page).getByRole("alert")).toHaveText(/^Whole number, 0–81$/);
    await most.fill("24");
    await expect(view(page).getByRole("alert")).toHaveCount(0);
    const text = await generate(page);
    expect([...text].filter((symbol) => symbol !== ".")).toHaveLength(24);
    await most.fill("81");
    await most.blur();
    await expect(page).not.toHaveURL(/most/); // the value is no limit, as in the preset
    await page.getByLabel("Size", { exact: true }).selectOption("4x4");
    await expect(most).toHaveValue("256");
  });

  await test.step("out of time it says that the puzzle is not minimal", async () => {
    await open(page, "&a=dig&seed=2&steps=30&pace=max");
    const text = await generate(page);
    expect(solutions(text, "3x3")).toBe(1);
    await expect(fact(page, "minimal")).toContainText("No: the step limit was reached");
    await expect(fact(page, "minimal")).toContainText(/without the given in row \d column \d/);
  });

  await test.step("a run that is stopped leaves what was reached, and no worker at work", async () => {
    // No puzzle has this few givens, so the generator would not end.
    await open(page, "&a=dig&1.most=10&1.attempts=1000000&pace=max");
    await button(page, "Make a puzzle").click();
    await expect(making(page)).toHaveAttribute("data-making", "running");
    await button(await openSpeed(page), "Stop").click();
    await expect(making(page)).toHaveAttribute("data-making", "ended");
    await expect(making(page)).toHaveAttribute("data-outcome", "stopped");
    await expect(view(page).getByText("An independent solver is checking the puzzle…")).toHaveCount(
      0,
    );
    // The worker of the watched run waits for the next run; the worker of the check has ended.
    await expect.poll(() => page.workers().length).toBe(1);
  });
});

/** Easier versions that the command line and the package generate too, with the last of all seeds. */
const eased = readFileSync(new URL("../golden/eased.txt", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.split(" "))
  .filter(([, , seed]) => seed === "4294967295");

test(sampled("easier versions, and puzzles that go to the race"), async ({ page }) => {
  await test.step("why there is no easier version is said, and what cannot be asked for", async () => {
    await openWith(page, ".".repeat(81));
    await button(page, "Make easier version").click();
    const alert = page.locator(".ease").getByRole("alert");
    await expect(alert).toHaveText("No easier version: the puzzle has more than one solution.");
    await expect(page.locator("[data-eased]")).toHaveCount(0);
    await page.getByLabel("Givens", { exact: true }).fill("82");
    await page.getByLabel("Givens", { exact: true }).blur();
    await expect(alert.first()).toContainText("0–81");
  });

  await test.step("where nothing is added, or what is asked for is refused, no result is shown", async () => {
    const [, , , before = ""] = eased.find(([box]) => box === "3x3") ?? [];
    const has = before.replaceAll(".", "").length;
    await openWith(page, before);
    const field = page.getByLabel("Givens", { exact: true });
    const result = page.locator("[data-eased]");
    const easier = page.locator(".ease");
    const make = async (wanted: string | number) => {
      await field.fill(String(wanted));
      await button(page, "Make easier version").click();
    };
    for (const wanted of [has, 0]) {
      await make(has + 1);
      await expect(result).toHaveAttribute("data-eased", /./);
      await make(wanted);
      await expect(easier).toContainText(
        `The puzzle already has ${has} givens: enter a larger number of givens.`,
      );
      await expect(result).toHaveCount(0);
      await expect(button(page, "Use the easier version in Race")).toHaveCount(0);
    }
    await make(has + 1);
    await expect(easier).not.toContainText("already");
    await expect(result).toHaveAttribute("data-eased", /./);
    await field.fill("200");
    // By key, because the message about 200 puzzles moves the button away from the mouse.
    await button(page, "Make easier version").press("Enter");
    await expect(easier.getByRole("alert")).toContainText("0–81");
    await expect(field).toBeFocused();
    await expect(result).toHaveCount(0);
  });

  for (const item of sample("easier versions", eased, 1)) {
    const [box = "", wanted = "", seed = "", before = "", after = ""] = item;
    await test.step(`the puzzle on the board, with boxes of ${box}, is made easier`, async () => {
      const easing = () => page.workers().filter((one) => one.url().includes("maker"));
      await openWith(page, before);
      await page.getByLabel("Givens", { exact: true }).fill(wanted);
      await page.getByLabel("Seed of the easier version").fill(seed);
      await button(page, "Make easier version").click();
      await expect(page.locator("[data-eased]")).toHaveAttribute("data-eased", after);
      await expect(page.locator(".ease")).toContainText(`The puzzle now has ${wanted} givens`);
      await expect.poll(() => easing()).toHaveLength(0); // the workers of the race remain
      await button(page, "Use the easier version in Race").click();
      await expect(page).toHaveURL(new RegExp(`p=${after}`));
      await expect(page.locator(".view-race")).toBeVisible();
      await expect(page.locator("[data-lane]").first()).toHaveAttribute("data-state", "paused");
    });
  }

  await test.step("the puzzle just made is the one made easier, and before there is one that of the race; only the board or the easier version is printed", async () => {
    await page.goto("about:blank"); // a page on which nothing has been generated or typed
    const raced = eased.find(([box]) => box === "3x3")?.[3] ?? "";
    await openWith(page, raced);
    const count = (text: string) => text.replaceAll(".", "").length;
    const help = page.locator(".ease .muted");
    await expect(help).toContainText(`The puzzle on the board has ${count(raced)} givens`);
    await button(page, "Make easier version").click();
    const result = page.locator("[data-eased]");
    await expect(result).toHaveAttribute("data-eased", /./);
    await expect(page.locator(".ease-eased > svg")).toBeVisible();
    const printed = async (board: boolean) => {
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".ease-eased > svg")).toBeVisible({ visible: !board });
      await expect(page.locator(".making-board")).toBeVisible({ visible: board });
      await page.emulateMedia({ media: null });
    };
    await printed(false);
    const text = await generate(page);
    expect(text).not.toBe(raced);
    await printed(true);
    await expect(help).toContainText(`The puzzle just made has ${count(text)} givens`);
    await expect(result).toHaveCount(0); // the result belonged to the other puzzle
    await button(page, "Make easier version").click();
    await expect(result).toHaveAttribute("data-eased", /./);
    const easier = (await result.getAttribute("data-eased")) ?? "";
    for (const [at, given] of [...text].entries()) {
      if (given !== ".") expect(easier[at]).toBe(given);
    }
    expect(count(easier)).toBe(count(text) + 5);
  });

  await test.step("the puzzle goes to the race, and its lanes stay", async () => {
    await useFullSpeed(page);
    await page.goto("./#v=1&view=race&a=general,dancing-links&pace=max");
    await expect(page.locator("[data-lane]")).toHaveCount(2);
    await page.getByRole("link", { name: "Generate" }).click();
    const text = await generate(page);
    await button(page, "Use in Race").click();
    await expect(page.locator("main")).toHaveAttribute("data-view", "race");
    expect(await givens(page)).toBe(text);
    await expect(page.locator("[data-lane]")).toHaveCount(2);
    await page.goBack();
    await expect(page.locator("main")).toHaveAttribute("data-view", "generate");
    expect(await puzzle(page)).toBe(text);
  });
});

test(
  sampled(
    "puzzles are made by key, of several sizes, elsewhere by a link, and by an engine that proves nothing",
  ),
  async ({ page, browser }) => {
    await test.step("the keyboard alone makes a puzzle", async () => {
      await page.goto("./#v=1&view=generate&pace=max");
      await expect(button(page, "Generate")).toBeEnabled();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(button(page, "Make a puzzle")).toBeFocused();
      await page.keyboard.press("Enter");
      const text = await puzzle(page);
      expect(solutions(text, "3x3")).toBe(1);
      for (let tabs = 0; tabs < 40; tabs++) {
        await page.keyboard.press("Tab");
        const more = button(page, "More: copy, another");
        if (await more.evaluate((one) => one === document.activeElement)) break;
      }
      await page.keyboard.press("Enter");
      await expect(button(page, "Another")).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(button(page, "Another")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(making(page)).not.toHaveAttribute("data-made", text);
      await puzzle(page);
      await expect(button(page, "More: copy, another")).toBeFocused();
    });

    for (const [box, more] of sample("boxes", BOXES, 1)) {
      await test.step(`a puzzle with boxes of ${box} is made, and has one solution`, async () => {
        await open(page, `&a=dig${more}&box=${box}&seed=7&pace=max`);
        const text = await generate(page);
        expect(solutions(text, box)).toBe(1);
        await expect(fact(page, "solutions")).toContainText("One");
        const given = [...text].filter((symbol) => symbol !== ".").length;
        await expect(fact(page, "minimal")).toContainText("Yes");
        await expect(fact(page, "givens")).toHaveText(`${given} of ${text.length} cells`);
        if (more) await expect(fact(page, "symmetry")).toContainText("half a turn");
      });
    }

    await test.step("a link makes the same puzzle elsewhere", async () => {
      await open(page, "&pace=max");
      await page.getByLabel("Generator", { exact: true }).selectOption({ index: 1 });
      await view(page).getByLabel("symmetry").selectOption("diagonal");
      await view(page).getByLabel("Seed", { exact: true }).fill("4711");
      await view(page).getByLabel("Seed", { exact: true }).press("Enter");
      const text = await generate(page);
      await expect(page).toHaveURL(/seed=4711/);
      const context = await browser.newContext();
      const other = await context.newPage();
      await other.goto(page.url());
      expect(await generate(other)).toBe(text);
      await another(other);
      await expect(making(other)).not.toHaveAttribute("data-made", text);
      expect(await puzzle(other)).not.toBe(text);
      await expect(other).toHaveURL(/seed=4712/);
      await context.close();
    });

    await test.step("what an engine that proves nothing makes is judged, told, and on no sheet unless unique", async () => {
      await open(page, "&a=dig&1.engine=boltzmann&box=2x3&seed=4&pace=max");
      // One of the puzzles of these two seeds has several solutions.
      const judged: boolean[] = [];
      for (let text = ""; judged.length < 2; ) {
        if (text) {
          await another(page);
          await expect(making(page)).not.toHaveAttribute("data-made", text);
        } else {
          await button(page, "Make a puzzle").click();
        }
        text = await puzzle(page);
        const several = solutions(text, "2x3") > 1;
        await expect(fact(page, "solutions")).toHaveText(several ? /^More than one: / : /^One, /);
        await expect(fact(page, "minimal")).toHaveCount(several ? 0 : 1);
        judged.push(several);
      }
      expect(new Set(judged).size).toBe(2);
      await view(page).getByLabel("Seed", { exact: true }).fill("4");
      await view(page).getByLabel("Seed", { exact: true }).press("Enter");
      await view(page).getByLabel("Puzzles", { exact: true }).fill("2");
      await view(page).getByLabel("Puzzles", { exact: true }).press("Enter");
      await button(page, "Make a sheet").click();
      const unique = judged.filter((several) => !several).length;
      await expect(page.locator(".sheet-page > li")).toHaveCount(unique, { timeout: 60_000 });
      await expect(page.locator(".sheet-failures li")).toHaveText(
        judged.filter((several) => several).map(() => /has more than one solution/),
      );
    });

    await test.step("axe finds nothing, light and dark", async () => {
      await open(page, "&pace=max");
      expect(await violations(page)).toEqual([]);
      await generate(page);
      await sheet(page, 2);
      expect(await violations(page)).toEqual([]);
    });
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("everything is in one column", async ({ page }) => {
    await open(page, "&pace=max");
    await page.reload();
    await expect(button(page, "Make a puzzle")).toBeInViewport();
    const wide = () => document.documentElement.scrollWidth;
    expect(await page.evaluate(wide)).toBe(360);
    await generate(page);
    await sheet(page, 2);
    await page.getByLabel("Include solutions").check();
    expect(await page.evaluate(wide)).toBe(360);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(wide)).toBe(320);
  });
});
