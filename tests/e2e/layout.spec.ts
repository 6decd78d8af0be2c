/** Nothing is out of place at any width of the window or of the frame. */
import {
  addLanes,
  button,
  closeSheet,
  EASY,
  lane,
  open,
  openInPage,
  openSeries,
  race,
  showSection,
  size,
} from "./lab";
import { everyCase, sample, sampled } from "./sample";
import { chromium, expect, onePage, type Page, test } from "./test";
import { views } from "./views";

/** The widths of the window, px. */
const WIDTHS = Array.from({ length: 35 }, (_, step) => 320 + 20 * step);
/** The widths from which two are drawn for each view, in addition to the smallest and the largest. */
const BETWEEN = WIDTHS.slice(1, -1);
/** The font sizes that a reader may have set, px. */
const LETTERS = sample("sizes of letters", [16, 17, 18, 32], 1);

/**
 * Returns the layout faults of the open view: how far it scrolls sideways, and the elements of lanes outside of their
 * place.
 */
const faults = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found = new Set<string>();
    const beyond = root.scrollWidth - root.clientWidth;
    if (beyond > 0) found.add(`${beyond} pixels sideways`);
    for (const lane of document.querySelectorAll(".view:not([hidden]) [data-lane]")) {
      const { left, right } = lane.getBoundingClientRect();
      const check = (box: DOMRect, name: string) => {
        const out = box.width > 0 && (box.left < left - 1 || box.right > right + 1);
        if (out) found.add(`${name} beside its lane`);
      };
      for (const element of lane.querySelectorAll("*")) {
        if (element.closest(".visually-hidden, dialog, option")) continue;
        check(element.getBoundingClientRect(), element.className || element.tagName);
        for (const node of element.childNodes) {
          // A text that is cut with an ellipsis is inside its box.
          if (!(node instanceof Text) || getComputedStyle(element).overflow === "hidden") continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          check(range.getBoundingClientRect(), `“${node.data}”`);
        }
      }
    }
    return [...found];
  });

onePage(
  sampled("from 320 to 1000 pixels nothing of any view is beside the page or its lane"),
  async ({ page }) => {
    await open(page, `#a=general,backtracking,rules,ga&pace=max&p=${EASY}`);
    await race(page);
    for (const { id: view, hash } of sample("views at each width", views, 4)) {
      await openInPage(page, view, hash);
      const found: string[] = [];
      const between = sample(`widths of ${view}`, BETWEEN, 1);
      for (const width of everyCase ? WIDTHS : [320, ...between, 1000]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        found.push(...(await faults(page)).map((fault) => `${width}: ${fault}`));
      }
      expect(found, view).toEqual([]);
    }
  },
);

onePage(
  sampled("in no lane anything lies over anything else, before and after the race"),
  async ({ page }) => {
    await open(page, "#pace=max");
    const over = () =>
      page.evaluate(() => {
        const found: string[] = [];
        for (const lane of document.querySelectorAll("[data-lane]")) {
          const parts = "button, canvas, .standing-outcome, .standing-place, dt, dd, .explanation";
          const boxes = [...lane.querySelectorAll(parts)].flatMap((item) => {
            const style = getComputedStyle(item);
            const away = style.visibility === "hidden" || style.clipPath !== "none";
            if (away || item.closest("dialog") || item.clientHeight === 0) return [];
            // The text may be wider than its box.
            const range = document.createRange();
            range.selectNodeContents(item);
            const text = item.matches("dt, dd, .standing-outcome, .explanation");
            const box = (text ? range : item).getBoundingClientRect();
            return box.width > 0 ? [{ name: item.className || item.textContent, box }] : [];
          });
          for (const [index, { name, box }] of boxes.entries()) {
            for (const other of boxes.slice(index + 1)) {
              const wide =
                Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
              const high =
                Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
              if (wide > 1 && high > 3) found.push(`${name} and ${other.name}`);
            }
          }
        }
        return found;
      });
    const widths = sample("widths of lanes", [320, 360, 390, 768, 1024, 1280, 1920], 2);
    for (const width of widths) {
      await size(page, width, 768);
      expect(await over(), `${width}`).toEqual([]);
    }
    await race(page);
    await expect(page.locator(".verdict")).toContainText("computing time");
    for (const width of widths) {
      await size(page, width, 768);
      expect(await over(), `${width}`).toEqual([]);
      expect(await faults(page), `${width}`).toEqual([]);
    }
  },
);

test("the graph of an experiment is as wide as its panel, in letters of the page's size", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#view=experiment&of=set");
  const graph = page.locator(".steps-plot");
  for (const width of [1280, 1920, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => graph.evaluate((one) => one.clientWidth / (one.parentElement?.clientWidth ?? 1)))
      .toBeGreaterThan(0.9);
    const isInRange = async () => {
      const high = Math.round((await graph.boundingBox())?.height ?? 0);
      return high >= 220 && high <= 300;
    };
    await expect.poll(isInRange, { message: `${width}` }).toBe(true);
  }
});

onePage("a lane or a plot that is alone has the room that there is", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, `#a=ga&pace=max&p=${EASY}`);
  await race(page);
  const panel = await page.locator(".curves-plots").boundingBox();
  const alone = await page.locator(".plot").boundingBox();
  await expect(page.locator(".plot")).toHaveCount(1);
  expect(alone?.width).toBe(panel?.width);
  expect(alone?.height).toBeGreaterThanOrEqual(220);
  expect(alone?.height).toBeLessThanOrEqual(300);
  const drawn = page.locator(".plot canvas").first();
  // The canvas has a whole number of pixels.
  await expect
    .poll(async () => (await drawn.boundingBox())?.width)
    .toBeCloseTo(alone?.width ?? 0, 0);
  await expect.poll(async () => (await drawn.boundingBox())?.height).toBe(alone?.height);
  await button(await openSeries(page), "diversity").click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".plot")).toHaveCount(2);
  expect((await page.locator(".plot").first().boundingBox())?.width).toBeGreaterThan(400);
  const card = await lane(page, 1).boundingBox();
  expect(card?.width).toBeGreaterThan(300);
  await addLanes(page, 2);
  await closeSheet(page);
  const last = await lane(page, 3).boundingBox();
  const side = await page.locator(".race-lanes").boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((side?.x ?? 0) + (side?.width ?? 0), 0);
});

onePage("all that is pressed in a race is large enough for a finger", async ({ page }) => {
  await open(page, `#a=general,backtracking,rules,ga&pace=max&p=${EASY}`);
  await race(page);
  for (const width of [1280, 360]) {
    await size(page, width, 740);
    const pressed = page.locator(".view :is(button, a, input, select, summary)");
    const all = await pressed.filter({ visible: true }).evaluateAll((list) =>
      list.map((item) => {
        const box = item.getBoundingClientRect();
        const least = Math.min(box.width, box.height);
        return {
          name: `${item.tagName} ${item.className} ${item.textContent}`.slice(0, 60),
          least,
        };
      }),
    );
    expect(all.length).toBeGreaterThan(20);
    expect(
      all.filter(({ least }) => least < 24),
      `${width}`,
    ).toEqual([]);
  }
});

/** Opens a page with another font size. */
async function lettered(letters: number, look: (page: Page) => Promise<void>): Promise<void> {
  const { baseURL, launchOptions } = test.info().project.use;
  const { args = [], ...options } = launchOptions ?? {};
  const large = [...args, `--blink-settings=defaultFontSize=${letters}`];
  const browser = await chromium.launch({ ...options, args: large });
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await open(page, `#a=general,backtracking,rules&pace=max&p=${EASY}`);
    for (const width of [360, 480, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await look(page);
    }
  } finally {
    await browser.close();
  }
}

for (const letters of LETTERS) {
  const title = `with letters of ${letters} the buttons of the header stay in one row, and nothing sticks out of the finishing table`;
  test(sampled(title), async () => {
    await lettered(letters, async (page) => {
      const width = String(page.viewportSize()?.width);
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll(".header > button")].map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows).size, width).toBe(1);
      if ((await page.locator(".finish tbody tr").count()) === 0) await race(page);
      await showSection(page, "Results");
      await expect(page.locator(".finish .finish-repeats").first()).toBeVisible();
      const out = await page.evaluate(() => {
        const end = document.querySelector(".finish")?.getBoundingClientRect().right ?? 0;
        return [...document.querySelectorAll(".finish table, .finish table *")]
          .filter((one) => one.getBoundingClientRect().right > end + 1)
          .map((one) => one.textContent);
      });
      expect(out, width).toEqual([]);
    });
  });
}

test("what a lane waits for fits a narrow screen in German", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // Two equal givens in a row: no lane can start.
  await page.goto(`./#lang=de&a=general,backtracking,rules&p=33${EASY.slice(2)}`);
  await expect(lane(page, 1)).toContainText("Vorgaben im Konflikt");
  expect(await faults(page)).toEqual([]);
});

test("Solve and Generate reach from the left to the right edge of the page at 1280 and 1440", async ({
  page,
}) => {
  for (const [view, columns] of [
    ["solve", [".play", ".play-rail"]],
    ["generate", [".wish", ".wish-dug"]],
  ] as const) {
    await page.goto(`./#v=1&view=${view}`);
    for (const column of columns) await expect(page.locator(column)).toBeVisible();
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
    ] as const) {
      await size(page, width, height);
      const edges = await page.evaluate(
        ([first = "", last = ""]) => {
          const main = document.querySelector("main");
          const [left, right] = [first, last].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          if (!main || !left || !right) return null;
          const { paddingLeft, paddingRight } = getComputedStyle(main);
          const room = main.getBoundingClientRect();
          return {
            left: left.left - room.left - Number.parseFloat(paddingLeft),
            right: room.right - Number.parseFloat(paddingRight) - right.right,
          };
        },
        [...columns],
      );
      expect(edges, `${view}, ${width}`).not.toBeNull();
      expect(Math.abs(edges?.left ?? 99), `left of ${view}, ${width}`).toBeLessThan(1);
      expect(Math.abs(edges?.right ?? 99), `right of ${view}, ${width}`).toBeLessThan(1);
    }
  }
});
