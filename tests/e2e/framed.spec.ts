/** The page in a frame: the race is visible first, and the outer page does not scroll by itself. */
import { expect, type Frame, type Page, test } from "@playwright/test";
import { copyLink, EASY, openEmbed } from "./lab";
import { sample, sampled } from "./sample";
import { serve } from "./serve";

const RACE = `#a=general,backtracking,rules,ga&pace=max&p=${EASY}`;

const closing: (() => void)[] = [];
test.afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Opens a page of another origin with a frame of the lab between other content. */
async function lesson(page: Page, width: number, height: number): Promise<Frame> {
  const src = new URL(RACE, test.info().project.use.baseURL).href.replaceAll("&", "&amp;");
  const high = '<p style="height: 1500px">Words of the lesson</p>';
  const frame = `<iframe src="${src}" width="${width}" height="${height}"></iframe>`;
  const school = await serve((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(high + frame + high),
  );
  closing.push(school.close);
  await page.goto(school.url);
  const inner = await (await page.locator("iframe").elementHandle())?.contentFrame();
  if (!inner) throw new Error("there is no frame");
  await expect(inner.locator("[data-lane]").last()).toHaveAttribute("data-state", "paused");
  return inner;
}

/** Dispatches a click on an element that is in view, without scrolling. */
const press = (frame: Frame, selector: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((one) => (one as HTMLElement).click());

const outer = (page: Page) => page.evaluate(() => scrollY);

const FRAMES = [
  [480, 760],
  [640, 600],
  [850, 600],
] as const;
for (const [width, height] of sample("sizes of frames", FRAMES, 1)) {
  const title = `in a frame of ${width} × ${height} a lane is seen before anything is pressed`;
  test(sampled(title), async ({ page }) => {
    const frame = await lesson(page, width, height);
    const seen = await frame.evaluate(() => {
      const lane = document.querySelector("canvas.lane-board")?.getBoundingClientRect();
      return { bottom: lane?.bottom ?? Number.POSITIVE_INFINITY, scrolled: scrollY };
    });
    expect(seen.scrolled).toBe(0);
    expect(seen.bottom).toBeLessThan(height);
  });
}

for (const above of sample("places of frames", [1000, 1300, 1700, 2100], 1)) {
  const title = `nothing done in a frame scrolls the page around it, which is at ${above}`;
  test(sampled(title), async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 600 });
    const frame = await lesson(page, 480, 760);
    await page.evaluate((to) => scrollTo(0, to), above);
    const stays = async (what: string) => {
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await outer(page), what).toBe(above);
    };
    // Below the lanes, from where starting scrolls them into view within the frame.
    await frame.evaluate(() => scrollTo(0, 0));
    await press(frame, "#race [data-start]");
    for (const one of await frame.locator("[data-lane]").all()) {
      await expect(one).toHaveAttribute("data-state", "ended");
    }
    await stays("a race to its end");
    await press(frame, ".lane-name");
    await press(frame, ".lane-menu [data-menu-item=look]");
    await expect(frame.locator("#look-title")).toBeFocused();
    await stays("a closer look");
    await page.keyboard.press("Escape");
    await expect(frame.locator("#look-title")).toHaveCount(0);
    await stays("its end");
    await press(frame, ".button-picker");
    await expect(frame.locator(".board-cell").first()).toBeVisible();
    await stays("the puzzle brought out");
    await frame
      .locator(".board-cell")
      .first()
      .evaluate((one) => (one as HTMLElement).focus({ preventScroll: true }));
    await page.keyboard.press("Control+End");
    await expect(frame.locator(".board-cell").last()).toBeFocused();
    await stays("keys on the puzzle");
    await page.keyboard.press("Control+Home");
    await stays("keys back");
    await press(frame, ".pad summary");
    await stays("the pad");
    await page.keyboard.press("Escape");
    await press(frame, ".app-skip");
    await expect(frame.locator("#race [data-start]")).toBeFocused();
    await stays("the way to the start");
    await press(frame, '.header [aria-label^="Menu:"]');
    await expect(frame.locator(".menu button[data-close]")).toHaveCount(1);
    await press(frame, ".menu button[data-close]");
    await expect(frame.locator("dialog[open]")).toBeVisible();
    await stays("a dialog");
    await page.keyboard.press("Escape");
    await stays("its end");
    await press(frame, ".pickers-set-up");
    await press(frame, ".setup .row-tools button:not(.button-icon)");
    await expect(frame.locator("#series-title")).toBeVisible();
    await stays("a race over seeds");
    await press(frame, 'nav.header-views a[href*="view=generate"]');
    await expect(frame.locator(".view-generate [data-start]")).toBeVisible();
    await stays("another view");
  });
}

test("what takes the focus by keys is brought into sight within the frame", async ({ page }) => {
  const frame = await lesson(page, 480, 760);
  await page.evaluate(() => scrollTo(0, 1450));
  await press(frame, ".app-skip");
  const start = frame.locator("#race [data-start]");
  await expect(start).toBeFocused();
  expect(await frame.evaluate(() => scrollY)).toBe(0); // the control is fixed, and already in view
  await press(frame, ".button-picker");
  await expect(frame.locator(".board-cell").first()).toBeVisible();
  await frame
    .locator(".board-cell")
    .first()
    .evaluate((one) => (one as HTMLElement).focus({ preventScroll: true }));
  await page.keyboard.press("Control+End");
  const box = await frame
    .locator(".board-cell")
    .last()
    .evaluate((one) => {
      const bar = document.querySelector("#race")?.getBoundingClientRect().top ?? 0;
      const { top, bottom } = one.getBoundingClientRect();
      return { top, below: bottom - bar };
    });
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.below).toBeLessThanOrEqual(0);
});

test("where the frame may not copy, the link is there to be copied by hand", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 2400 }); // the complete frame is in view
  const frame = await lesson(page, 900, 700);
  await copyLink(frame);
  const field = frame.getByRole("textbox", { name: "Link" });
  await expect(field).toBeFocused();
  expect(await field.inputValue()).toBe(await frame.evaluate(() => location.href));
  const chosen = await field.evaluate((one) => {
    const { selectionStart, selectionEnd } = one as HTMLInputElement;
    return [selectionStart, selectionEnd];
  });
  expect(chosen).toEqual([0, (await field.inputValue()).length]);
  await expect(frame.locator(".notice")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(frame.getByRole("button", { name: "Share" })).toBeFocused();

  await openEmbed(frame);
  await frame.getByRole("button", { name: "Copy the code" }).click();
  const code = frame.getByRole("textbox", { name: "HTML" });
  await expect(code).toBeFocused();
  const whole = await code.evaluate((one) => {
    const { selectionStart, selectionEnd, value } = one as HTMLTextAreaElement;
    return selectionStart === 0 && selectionEnd === value.length;
  });
  expect(whole).toBe(true);
});

test("a link is copied at any time, and a compact frame tells lanes apart", async ({
  page,
  context,
}) => {
  await test.step("where copying is allowed no field is in the way", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`./${RACE}`);
    await copyLink(page);
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step("in a compact frame lanes of one kind are told apart, and nobody is asked to type", async () => {
    await page.setViewportSize({ width: 800, height: 600 });
    await page.goto(`./#compact=1&a=backtracking:rows,backtracking:brute-force,rules&p=${EASY}`);
    const told = page.locator("[data-lane] .lane-apart");
    await expect(told).toHaveText(["Row by row", "Brute force", ""]);
    await expect(told.first()).toBeVisible();
    await expect(page.locator(".lane-name").first()).toBeVisible();
    await expect(page.locator(".verdict")).toHaveText("Press Race.");
    await page.goto(`./#a=backtracking:rows,rules&lock=puzzle&p=${EASY}`);
    await expect(page.locator(".verdict-text")).toHaveText("Press Race.");
  });

  await test.step("a link that is copied before the solvers are there is the one that was opened", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route("**/*.wasm", () => {}); // never answered
    await page.goto("about:blank");
    await page.goto(`./${RACE}`);
    await copyLink(page);
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test("a figure has its plot beside what a lane says, and the key to the boards while it runs", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1016, height: 420 });
  await page.goto("./#a=backtracking:rows&p=1.....4..2.....3&pace=max&compact=1");
  const lane = page.locator("[data-lane]");
  await expect(lane).toHaveAttribute("data-state", "paused");
  await expect(page.locator(".how-to-read")).toBeVisible();
  const right = (box: { x: number; width: number } | null) => (box?.x ?? 0) + (box?.width ?? 0);
  const board = await page.locator("canvas.lane-board").boundingBox();
  const plot = await page.locator(".curves-projected").boundingBox();
  expect((plot?.x ?? 0) - right(await lane.boundingBox())).toBeLessThan(40);
  expect((plot?.x ?? 0) - right(board)).toBeLessThan(1.2 * (board?.width ?? 0));
  await page.locator("#race [data-start]").click();
  await expect(lane).toHaveAttribute("data-state", "ended");
  await expect(page.locator(".how-to-read")).toHaveCount(0);
  await page.getByRole("button", { name: "How to read the boards" }).click();
  await expect(page.locator(".how-to-read li")).toHaveCount(5);
  for (const one of await page.locator(".how-to-read li").all()) {
    await expect(one).toBeInViewport({ ratio: 1 });
  }
});
