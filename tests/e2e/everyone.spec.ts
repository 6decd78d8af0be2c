import {
  allViolations,
  axeViolations,
  board,
  button,
  chooseTheme,
  copyLink,
  EASY,
  ENDLESS,
  lane,
  lanes,
  open,
  openHelp,
  openPuzzle,
  paste,
  pressInLane,
  race,
  startSeeds,
  waitForEnd,
  waitForSolutionCount,
} from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

/** The states of the race view; each is reached from the previous one and left again. */
const STATES = ["ready", "ended", "high contrast", "parameters", "help", "clash"] as const;

test(sampled("axe finds nothing, light, dark and in high contrast"), async ({ page }) => {
  const looked = sample("states of the race view", STATES, 1);
  const look = async (state: (typeof STATES)[number], what = allViolations) => {
    if (looked.includes(state)) expect(await what(page), state).toEqual([]);
  };
  await open(page, "#pace=max");
  await look("ready");
  await race(page);
  await look("ended");
  await chooseTheme(page, "contrast");
  await look("high contrast", () => axeViolations(page, "colours"));
  await chooseTheme(page, "auto");
  await pressInLane(page, 1, "Settings of lane 1");
  await expect(page.getByRole("heading", { name: "Parameters" })).toBeVisible();
  await look("parameters");
  await page.keyboard.press("Escape");
  await openHelp(page);
  await expect(page.getByRole("heading", { name: "Keys" })).toBeVisible();
  await look("help");
  await page.keyboard.press("Escape");
  await paste(page, `11${".".repeat(79)}`);
  await look("clash");
});

test("the race view by keyboard and by screen reader", async ({ page }) => {
  await test.step("the keyboard alone gets from the puzzle to the verdict and back in time", async () => {
    await open(page, `#a=general,backtracking&pace=max&p=${EASY}`);
    await page.keyboard.press("Tab");
    await expect(button(page, "Skip to Race")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, "Race")).toBeFocused();
    await page.keyboard.press("Enter");
    await waitForEnd(page);
    await expect(page.locator(".verdict")).toContainText("solved it");
    // The symbols before the text are decorative.
    expect(await lane(page, 1).ariaSnapshot()).toMatch(/text: (1st |2nd )?solved$/m);
    const moment = page.getByRole("slider", { name: "Timeline" });
    for (let tabs = 0; tabs < 12; tabs++) {
      if (await moment.evaluate((slider) => slider === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(moment).toBeFocused();
    await page.keyboard.press("Home");
    await expect(lane(page, 2).locator('[data-field="moment"]')).toHaveText("shown: step 0");
    await page.keyboard.press("Space");
    await expect(button(page, "Race again")).toBeVisible();
  });

  await test.step("keys mean nothing to the page where no part of it has the focus", async () => {
    await open(page, `#a=general&p=${EASY}`);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("5");
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
    await expect(page).toHaveURL(new RegExp(EASY.replaceAll(".", "\\.")));
  });

  await test.step("a lane's board is never called by figures that have passed, and its time is named once", async () => {
    await open(page, `#a=backtracking:rows&pace=200&p=${ENDLESS}`);
    await button(page, "Race").click();
    const shown = lane(page, 1).getByRole("img", { name: /^Board of/ });
    await expect(shown).toHaveAccessibleName("Board of Backtracking, running");
    await button(page, "Pause").click();
    await expect(shown).toHaveAccessibleName(/^Board of Backtracking: \d+ of 81 cells filled$/);
    await open(page, `#a=rules&pace=max&p=${EASY}`);
    await race(page);
    await expect(lane(page, 1).locator(".standing")).toHaveAttribute("data-leads", "time");
    const said = await lane(page, 1).ariaSnapshot();
    expect(said.match(/term: time/g), said).toHaveLength(1);
  });

  await test.step("a lane that ends is not announced as the winner, and the step keys say once where they have led", async () => {
    await open(page, `#a=rules,general&pace=60&p=${EASY}`);
    const heard = await listen(page);
    await race(page);
    await expect(page.locator(".verdict")).toContainText("in computing time");
    const ends = (await heard()).filter((said) => /^[^.]+: solved/.test(said));
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end).toContain("; the places are announced when all lanes have");
    // Both in one task: the announcement waits until no key was pressed for a while.
    await button(page, "Step back").evaluate((back: HTMLElement) => {
      for (let press = 0; press < 4; press++) back.click();
    });
    const steps = async () => (await heard()).filter((said) => said.startsWith("step"));
    await expect.poll(steps).toHaveLength(1);
    expect((await steps())[0]).toBe("step 45 of 49");
  });

  await test.step("a race over seeds says that it begins, how far it is, and that it is done", async () => {
    await open(page, `#a=ga&steps=60&seeds=40&p=${EASY}`);
    await waitForSolutionCount(page); // the number of solutions is announced too
    const heard = await listen(page);
    await startSeeds(page);
    // On a busy machine, notices about slow workers appear in between.
    const told = async () =>
      (await heard()).filter((text) => /^Racing |^\d+ of 40 done$/.test(text));
    await expect.poll(async () => (await told()).at(-1)).toBe("40 of 40 done");
    const all = await told();
    expect(all[0]).toBe("Racing 1 lane over 40 seeds.");
    expect(all.length).toBeGreaterThan(2);
    expect(all.length).toBeLessThan(6); // one announcement per quarter
  });

  await test.step("with reduced motion nothing gathers speed", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `#a=backtracking:rows&p=${ENDLESS}`);
    const steps = lane(page, 1).locator('[data-field="steps"]');
    const first = steps.evaluate(
      (field) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const shown = Number(field.textContent?.replaceAll(",", ""));
            if (shown > 0) resolve(shown);
          };
          new MutationObserver(look).observe(field, {
            childList: true,
            characterData: true,
            subtree: true,
          });
        }),
    );
    await button(page, "Race").click();
    // A race with increasing speed shows its first steps one by one.
    expect(await first).toBeGreaterThan(200);
  });
});

/** Records all announcements from now on; returns a function that returns them in order. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const place = document.querySelector("body p.visually-hidden[role=status]");
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(place?.textContent ?? "")).observe(
      place ?? document.body,
      { characterData: true, childList: true, subtree: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("lanes stand in two columns, the controls at hand, and a race runs", async ({ page }) => {
    await open(page, "#pace=max");
    await expect(button(page, "Race")).toBeInViewport();
    const wide = () => document.documentElement.scrollWidth;
    expect(await page.evaluate(wide)).toBe(360);
    const boxes = await Promise.all((await lanes(page).all()).map((one) => one.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(2);
    await button(page, "Race").tap();
    await waitForEnd(page);
    await expect(button(page, "Race again")).toBeInViewport();
    await expect(lane(page, 1)).toBeInViewport();
    expect(await page.evaluate(wide)).toBe(360);
    expect(await axeViolations(page, "all")).toEqual([]);
  });
});

test("the page reflows, and says within it that copying was refused", async ({ page }) => {
  await test.step("that copying was refused is said within the page, however wide it is", async () => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    await page.goto("./#v=1&view=generate"); // the view with the longest tagline
    await copyLink(page);
    const link = page.getByRole("dialog").getByRole("textbox", { name: "Link" });
    await expect(link).toHaveValue(page.url());
    for (const width of [320, 360, 600, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.keyboard.press("Escape");
  });

  await test.step("it reflows at 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, "#pace=max");
    await openPuzzle(page);
    await expect(board(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
