/** Further criteria for screenshots of the page; `look.spec.ts` checks controls, words, font sizes and hues. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { button, open, openEmbed, openView, race, size, waitForEnd } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Locator, type Page, onePage as test } from "./test";

/** The predefined races. */
const READY_MADE: readonly { readonly hash: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../www/public/races.json"), "utf8"),
);

const VIEWS = {
  race: "",
  solve: "#v=1&view=solve",
  generate: "#v=1&view=generate",
  experiment: "#v=1&view=experiment",
  papers: "#v=1&view=experiment&of=papers",
  learn: "#v=1&view=learn",
  technique: "#v=1&view=learn&of=technique",
};

const show = async (page: Page, view: string, hash: string) => {
  await (view === "race" ? open(page) : openView(page, hash));
  await expect(page.locator(`main .view-${view}:not([hidden])`)).toBeVisible();
};

const widths = (all: Locator) =>
  all.evaluateAll((list) => list.map((one) => Math.round(one.getBoundingClientRect().width)));

test("the first 130 pixels of each view say in large letters what it is for", async ({ page }) => {
  await size(page, 1280, 800);
  for (const [view, hash] of Object.entries(VIEWS)) {
    await show(page, view, hash);
    const large = () =>
      page.locator("main *").evaluateAll((all) =>
        all
          .filter((item) => {
            const { top, height } = item.getBoundingClientRect();
            const letters = Number.parseFloat(getComputedStyle(item).fontSize);
            return !item.closest(".play-board, svg") && height > 1 && top < 130 && letters >= 22;
          })
          .map((one) => one.textContent?.trim() ?? "")
          .filter((text) => text.length > 3),
      );
    // The overview of Learn centres its question beside a board.
    if (view !== "learn") await expect.poll(large, view).not.toEqual([]);
  }
});

test("no plot is drawn before a race, and after it each name stands right of its plot", async ({
  page,
}) => {
  await size(page, 1440, 900);
  await open(page);
  await expect(page.locator(".how-to-read")).toBeVisible();
  await expect(page.locator(".curves-plots .plot")).toHaveCount(0);
  await race(page);
  await expect(page.locator(".transport-ends [class*=lane-colour]")).toHaveCount(4);
  await expect(page.locator(".ends > [data-of=curve]").first()).toBeVisible();
  const crossing = await page.locator(".curves-plots .plot").evaluateAll((plots) =>
    plots.flatMap((plot) => {
      const right = plot.querySelector(".u-over")?.getBoundingClientRect().right ?? 0;
      return [...plot.querySelectorAll(".ends > [data-of=curve]")].flatMap((end) => {
        const box = end.getBoundingClientRect();
        const out = box.left < right || box.right > plot.getBoundingClientRect().right + 1;
        return out ? [end.textContent] : [];
      });
    }),
  );
  expect(crossing).toEqual([]);
  // The plot area takes more than half of the width.
  const shares = await page
    .locator(".curves-plots .plot")
    .evaluateAll((plots) =>
      plots.map(
        (plot) =>
          (plot.querySelector(".u-over")?.getBoundingClientRect().width ?? 0) /
          plot.getBoundingClientRect().width,
      ),
    );
  expect(shares).toHaveLength(3);
  expect(Math.min(...shares)).toBeGreaterThan(0.5);
});

test("Generate has a key to the marks of its board, and the digits of a sheet of 16 × 16 are large enough", async ({
  page,
}) => {
  await size(page, 1280, 800);
  await openView(page, VIEWS.generate);
  const key = page.getByRole("list", { name: "Key to the board" });
  // The sample of a digit shows the digit 5.
  const entries = ["given so far", "just placed", "must stay", "just removed", "candidates"];
  await expect(key.locator("li")).toContainText(entries);
  await expect(key.locator("svg")).toHaveCount(5);
  await openView(page, "#v=1&view=generate&box=4x4&seeds=1");
  await button(page, "Make a sheet").click();
  const digits = page.locator(".sheet-page svg text");
  await expect(digits.first()).toBeVisible();
  const heights = await digits.evaluateAll((all) =>
    all.map((one) => {
      const scale = (one as SVGTextElement).getScreenCTM()?.a ?? 0;
      return scale * Number.parseFloat(one.getAttribute("font-size") ?? "");
    }),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(13);
});

const tabsTitle = "tabs stand in one row, at most five, and apart from the menus beside them";
test(sampled(tabsTitle), async ({ page }) => {
  await open(page);
  const races = [
    ["en", ""],
    ["de", ""],
    ["de", "&a=general,backtracking"],
  ] as const;
  for (const [language, lanes] of sample("races with tabs", races, 1)) {
    await page.goto("about:blank");
    await size(page, 1280, 800);
    await page.goto(`./#v=1&pace=max&lang=${language}${lanes}`);
    await page.locator("#race [data-start]").click();
    await waitForEnd(page);
    // The parts below the boards are fetched for the first race.
    await expect(page.locator(".below > [role=tablist]")).toBeVisible();
    for (const width of [1280, 1440]) {
      await size(page, width, 800);
      const boxes = await page
        .locator(".below > [role=tablist] > [role=tab], .curves-tools > *")
        .evaluateAll((all) =>
          all.flatMap((item) => {
            const { top, bottom, left, right } = item.getBoundingClientRect();
            if (right === left) return [];
            return [{ tab: item.role === "tab", middle: (top + bottom) / 2, left, right }];
          }),
        );
      const tabs = boxes.filter(({ tab }) => tab);
      expect(tabs.length).toBeGreaterThan(2);
      expect(boxes.some(({ tab }) => !tab)).toBe(true);
      expect(tabs.length).toBeLessThanOrEqual(5);
      expect(new Set(tabs.map(({ middle }) => middle)).size, "rows").toBe(1);
      const last = Math.max(...tabs.map(({ right }) => right));
      const first = Math.min(...boxes.filter(({ tab }) => !tab).map(({ left }) => left));
      expect(last, `${language} ${lanes} ${width}`).toBeLessThanOrEqual(first);
    }
  }
});

const plotsTitle =
  "after a race all plots are wholly in sight at 1440 × 900 and at 1920 × 1080, in each language";
test(sampled(plotsTitle), async ({ page }) => {
  for (const language of sample("language of plots", ["en", "de"], 1)) {
    await page.goto("about:blank");
    await size(page, 1440, 900);
    await page.goto(`./#v=1&pace=max&lang=${language}`);
    await page.locator("#race [data-start]").click();
    await waitForEnd(page);
    const plots = page.locator(".curves-plots .plot");
    await expect(plots).toHaveCount(3);
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await size(page, width, height);
      for (const plot of await plots.all()) {
        const { y = 0, height: high = 0 } = (await plot.boundingBox()) ?? {};
        expect(y + high, `${language}, ${width}`).toBeLessThanOrEqual(height);
      }
    }
  }
});

test("the key to the boards explains the conflicts that are counted below a board", async ({
  page,
}) => {
  await size(page, 1280, 800);
  await page.goto("about:blank");
  await page.goto("./");
  await race(page);
  await page.getByRole("tab", { name: "Board legend" }).click();
  const key = page.getByRole("tabpanel", { name: "Board legend" });
  await expect(key.getByRole("term").filter({ hasText: /^conflicts$/ })).toBeVisible();
  await expect(key.getByRole("definition").first()).toContainText(
    "missing from rows, columns and boxes",
  );
});

test("a large screen has boards of 430 pixels, and a projector larger ones and two plots wider than 700", async ({
  page,
}) => {
  await page.goto("about:blank");
  await size(page, 1920, 1080);
  await page.goto("./");
  await race(page);
  const own = await widths(page.locator(".lane-board"));
  expect(Math.min(...own)).toBeGreaterThanOrEqual(430);
  await button(page, "Present").click();
  await expect(page.locator(".curves-projected .plot").first()).toBeVisible();
  await expect
    .poll(async () => Math.min(...(await widths(page.locator(".lane-board")))))
    .toBeGreaterThan(Math.max(...own));
  const plots = await widths(page.locator(".curves-projected"));
  expect(plots).toHaveLength(2);
  expect(Math.min(...plots)).toBeGreaterThan(700);
  await page.keyboard.press("Alt+p");
});

test("the lanes of a race differ in their signs, not in their colors alone", async ({ page }) => {
  await page.goto("about:blank");
  await page.goto(
    "./#v=1&a=general,backtracking,rules,ga,relaxation-labeling,fast,dancing-links,ant-colony",
  );
  await expect(page.locator("[data-lane]")).toHaveCount(8);
  const shapes = await page
    .locator("[data-lane]")
    .evaluateAll((lanes) => lanes.map((lane) => lane.querySelector("svg")?.innerHTML ?? ""));
  expect(new Set(shapes).size).toBe(8);
});

const lettersTitle =
  "letters drawn in figures, techniques and lessons have 13 pixels, and those of ticks 12";
test(sampled(lettersTitle), async ({ page }) => {
  await size(page, 1280, 800);
  await open(page);
  const places = [
    "#v=1&view=experiment",
    "#v=1&view=experiment&of=papers",
    "#v=1&view=experiment&of=set",
    "#v=1&view=learn&of=technique&technique=x-wing",
    "learn/backtracking.html",
    "learn/constraints.html",
    "learn/inference.html",
    "learn/exact-cover.html",
    "learn/order.html",
  ];
  for (const place of sample("places of drawn letters", places, 4)) {
    await page.goto("about:blank");
    await page.goto(`./${place}`);
    const small = () =>
      page.locator("svg text").evaluateAll((texts) =>
        texts.flatMap((text) => {
          if (!text.checkVisibility()) return [];
          const { a, b } = (text as SVGGraphicsElement).getScreenCTM() ?? { a: 0, b: 0 };
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          return [Math.round(10 * size) / 10];
        }),
      );
    await expect.poll(async () => (await small()).length, place).toBeGreaterThan(3);
    const least = place.includes("of=set") ? 12 : 13;
    await expect
      .poll(async () => Math.min(...(await small())), place)
      .toBeGreaterThanOrEqual(least);
  }
});

test("the presentation view is offered by its name beside the speed, and by the page menu where that has no room", async ({
  page,
}) => {
  await page.goto("about:blank");
  await size(page, 1280, 800);
  await page.goto("./");
  const present = button(page.locator("#race"), "Present");
  await expect(present).toBeInViewport({ ratio: 1 });
  await expect(present).toHaveText("Present");
  await expect(present).toHaveAttribute("title", /^Presentation view: large letters/);
  const menu = page.locator(".header").getByRole("button", { name: /^Menu:/ });
  await expect(menu).toHaveAttribute("title", "Menu: theme, language, keyboard, help");
  await size(page, 1024, 768);
  await expect(present).toBeHidden();
  await menu.click();
  await expect(button(page.locator(".menu"), "Present")).toBeVisible();
  // It is the first item, because it is what a narrow window lacks.
  await expect(
    page.locator(".menu").locator("button, a, input, select").filter({ visible: true }).first(),
  ).toHaveText(/^Present/);
  await page.goto("about:blank");
  await size(page, 1280, 800);
  await page.goto("./#lang=de");
  await expect(button(page.locator("#race"), "Präsentieren")).toBeInViewport({ ratio: 1 });
});

test("in a window of 1024 pixels, the tools of the curves of two lanes are clear of the tabs, and the headline has 22 pixels", async ({
  page,
}) => {
  for (const language of ["en", "de"]) {
    await page.goto("about:blank");
    await size(page, 1024, 768);
    await page.goto(`./#a=backtracking,rules&pace=max&lang=${language}`);
    await page.locator("#race [data-start]").click();
    await expect(page.locator(".curves-tools")).toBeVisible();
    const edges = async (of: string) =>
      page.locator(of).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const tabs = await edges(".below-tabs > button");
    expect(tabs).toHaveLength(4);
    for (const tool of await edges(".curves-tools > button")) {
      for (const tab of tabs) {
        const apart = tab.right <= tool.left || tab.bottom <= tool.top;
        expect(apart, `${language}: ${JSON.stringify([tab, tool])}`).toBe(true);
      }
    }
    const headline = page.locator("[data-part=verdict] .headline");
    await expect(page.locator("[data-part=verdict]")).toHaveAttribute("data-ended", "true");
    const letters = () =>
      headline.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    await expect.poll(letters, { message: language }).toBeGreaterThanOrEqual(22);
  }
});

test("the dialog of embed options shows the code at once, on a laptop and on a phone", async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.goto("about:blank");
    await size(page, width, height);
    await page.goto("./");
    await openEmbed(page);
    const code = page.getByRole("textbox", { name: "HTML", exact: true });
    await expect(code, `${width}`).toBeInViewport({ ratio: 1 });
    await expect(code).toHaveValue(/^<iframe /);
    await expect(button(page, "Copy the code"), `${width}`).toBeInViewport({ ratio: 1 });
  }
});

/** The final states, each with a language and a window size. A compact page is what a frame shows. */
const FINISHES = [
  ["en", 1280, 800, ""],
  ["de", 1280, 800, ""],
  ["de", 1920, 1080, "&projector=on"],
  ["en", 390, 844, ""],
  ["de", 390, 844, ""],
  ["en", 760, 480, "&compact=1"],
  ["de", 358, 480, "&compact=1"],
] as const;
const finishTitle =
  "the verdict has its room before it is there: boards and controls stay in their places";
test(sampled(finishTitle), async ({ page }) => {
  for (const [language, width, height, more] of sample("finishes of a race", FINISHES, 2)) {
    await page.goto("about:blank");
    await size(page, width, height);
    await page.goto(`./#v=1&pace=max&lang=${language}${more}`);
    await expect(page.locator('[data-lane="4"]')).toHaveAttribute("data-state", "paused");
    await page.waitForLoadState("networkidle");
    // On a phone the controls are at the bottom of the window, where the timeline appears above them at the start.
    const parts = width < 640 ? ".lane-board" : "#race, #race [data-start], .lane-board";
    const places = () =>
      page.locator(parts).evaluateAll((all) =>
        all.map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return `${Math.round(left)} ${Math.round(top)}`;
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(3);
    // The click is not a tap, because a tap scrolls to its target.
    await page.locator("#race [data-start]").dispatchEvent("click");
    await waitForEnd(page);
    const verdict = page.locator(".verdict");
    await expect(verdict).toHaveAttribute("data-ended", "true");
    await expect(verdict).not.toContainText(/repeated|wiederholt/);
    expect(await places(), `${language} ${width} ${more}`).toEqual(before);
  }
});

const lanesTitle =
  "no text in the head of a lane is cut at 1280 pixels, and a sentence below a board that is cut is whole in its tooltip";
test(sampled(lanesTitle), async ({ page }) => {
  await size(page, 1280, 800);
  const cases = ["en", "de"].flatMap((language) =>
    READY_MADE.map(({ hash }) => `#v=1&${hash}&lang=${language}`),
  );
  for (const address of sample("heads of lanes", cases, 4)) {
    await page.goto("about:blank");
    await page.goto(`./${address}`);
    await expect(page.locator("[data-lane]").first()).toHaveAttribute("data-state", "paused");
    const cut = await page.locator("[data-lane] *").evaluateAll((all) =>
      all.flatMap((item) => {
        const { overflow, display } = getComputedStyle(item);
        if (overflow === "visible" || display === "none" || item.clientWidth < 2) return [];
        const isCut =
          item.scrollWidth > item.clientWidth + 1 || item.scrollHeight > item.clientHeight + 2;
        const text = item.textContent?.trim() ?? "";
        const isWhole = !item.closest(".lane-head") && item.getAttribute("title") === text;
        return isCut && text && !isWhole ? [`${item.className}: ${text}`] : [];
      }),
    );
    expect(cut, address).toEqual([]);
  }
});

/** Actions whose icons are understood without a label. */
const ICONS_ALONE =
  /^(Share|Menu: .*|More.*|Set up the race|Enlarge .*|Save .*|Download.*|Step (back|forward)|Undo|Redo|Erase|Clear.*|Close|Remove .*|Play|Pause)$/;

test("every view has one row of tabs at most, and only known icons stand alone in their buttons", async ({
  page,
}) => {
  await size(page, 1280, 800);
  for (const [view, hash] of Object.entries(VIEWS)) {
    await show(page, view, hash);
    await page.waitForLoadState("networkidle");
    const tabs = page.locator("[role=tablist]").filter({ visible: true });
    expect(await tabs.count(), view).toBeLessThanOrEqual(1);
    for (const row of await tabs.all()) {
      expect(await row.getByRole("tab").count(), view).toBeLessThanOrEqual(5);
    }
    const alone = await page
      .getByRole("button")
      .filter({ visible: true, has: page.locator("svg") })
      .evaluateAll((all) =>
        all.flatMap((entry) => {
          const isWorded = [...entry.querySelectorAll("*"), entry].some((part) => {
            const hasText = [...part.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            );
            return hasText && !part.closest("svg") && part.clientWidth > 1;
          });
          const label = entry.getAttribute("aria-label") ?? entry.getAttribute("title") ?? "";
          return isWorded ? [] : [label || (entry.textContent?.trim() ?? "")];
        }),
      );
    expect(alone.length, view).toBeGreaterThan(0);
    expect(
      alone.filter((name) => !ICONS_ALONE.test(name)),
      view,
    ).toEqual([]);
  }
});

test("a race draws its puzzle large once per lane, and has one main action before, during and after it", async ({
  page,
}) => {
  await page.goto("about:blank");
  await size(page, 1280, 800);
  await page.goto("./#v=1&pace=2");
  await expect(page.locator('[data-lane="4"]')).toHaveAttribute("data-state", "paused");
  const boards = () =>
    page.locator("canvas:visible, svg:visible").evaluateAll(
      (all) =>
        all.filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 100 && Math.abs(width - height) < 4;
        }).length,
    );
  /** Within the window: the skip link is outside of it until it has the focus. */
  const filled = () =>
    page.locator("button:visible, a:visible").evaluateAll((all) => {
      const ink = getComputedStyle(document.body).color;
      return all.flatMap((item) => {
        const { top, bottom, left } = item.getBoundingClientRect();
        const isInWindow = top < innerHeight && bottom > 0 && left >= 0;
        const isFilled = getComputedStyle(item).backgroundColor === ink;
        return isInWindow && isFilled ? [item.textContent?.trim() ?? ""] : [];
      });
    });
  const start = page.locator("#race [data-start]");
  for (const moment of ["before", "during", "after"]) {
    if (moment === "during") await start.dispatchEvent("click");
    if (moment === "after") {
      await page.goto("about:blank");
      await page.goto("./#v=1&pace=max");
      await expect(page.locator('[data-lane="4"]')).toHaveAttribute("data-state", "paused");
      await start.dispatchEvent("click");
      await waitForEnd(page);
    }
    expect(await boards(), moment).toBe(4);
    expect(await filled(), moment).toHaveLength(1);
  }
});
