/**
 * Errors of the page itself: the affected part stops, reports the error and can be restarted, and the rest of the page
 * continues to work.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  axe,
  button,
  closeSheet,
  EASY,
  ENDLESS,
  lane,
  open,
  openHelp,
  openSetup,
  pressInLane,
  race,
  startSeeds,
} from "./lab";
import { everyCase, sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";
import { views } from "./views";

const source = join(import.meta.dirname, "..", "..", "www", "src");

/** The panels that open beside the board in Solve. */
const slots = [
  ...readFileSync(join(source, "views/solve/Panels.tsx"), "utf8").matchAll(/^ {4}id: "(\w+)",$/gm),
].map(([, id]) => `solve/${id}`);

/**
 * The names of all error boundaries except those of dialogs, whose names are their titles. The outermost ones come
 * last: when they restart, the parts inside them are mounted again, and some of these fetch their data first.
 */
const parts = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return [...text.matchAll(/guarded\(\s*"([^"]+)"|<Boundary part="([^"]+)"/g)].map(
      ([, one, other]) => one ?? other ?? "",
    );
  })
  .filter((part) => part !== "page")
  .concat(
    slots,
    views.map(({ id }) => id),
    "page",
  );

interface Found {
  readonly part: string;
  /** The faults in the display of the error. */
  readonly wrong: readonly string[];
}

/** Makes each part on the page fail and restarts it; runs in the page. */
async function breakEach(parts: readonly string[]): Promise<Found[]> {
  const rendered = () => new Promise((settle) => setTimeout(settle));
  const inject = (detail: string) => dispatchEvent(new CustomEvent("inject-fault", { detail }));
  const all: Found[] = [];
  // The code of reports is fetched with the first of them. A restart of the header mounts nothing else again.
  inject("header");
  while (!document.querySelector("[data-failed]")) await rendered();
  inject("");
  document.querySelector<HTMLElement>("[data-failed] button")?.click();
  await rendered();
  for (const part of parts) {
    inject(part);
    await rendered();
    const failed = [...document.querySelectorAll<HTMLElement>("[data-failed]")];
    const [notice] = failed;
    if (!notice) continue; // the part is not on the page at the moment
    const wrong: string[] = [];
    if (failed.some(({ dataset }) => dataset.failed !== part))
      wrong.push("another part failed too");
    if (!notice.querySelector("details")?.textContent?.includes(`injected into ${part}`)) {
      wrong.push("the report does not name the error");
    }
    if (part !== "page" && !document.querySelector("main")) wrong.push("the page is gone");
    inject("");
    for (const one of failed) one.querySelector("button")?.click();
    await rendered();
    const left = document.querySelectorAll("[data-failed]").length;
    if (left > 0) wrong.push(`${left} notices are left after the restart`);
    all.push({ part, wrong });
  }
  return all;
}

type Visit = readonly [hash: string, prepare: (page: Page) => Promise<unknown>];

/** Addresses that together show nearly all parts of the page, with the actions that show the parts. */
const visits: readonly Visit[] = [
  [
    `#a=general,dancing-links&pace=max&seeds=2&p=${EASY}`,
    async (page) => {
      await race(page);
      await startSeeds(page);
      await expect(page.locator(".series")).toContainText("2 of 2 done");
      await pressInLane(page, 1, "Look closer at lane 1");
      await expect(page.locator(".closer")).toBeVisible();
    },
  ],
  [`#a=general&p=${EASY}`, openSetup],
  [`#view=solve&p=${EASY}`, (page) => expect(page.locator(".play-board")).toBeVisible()],
  ["#view=generate", (page) => expect(page.locator("[data-made]")).toBeVisible()],
  [
    "#view=experiment&e=people",
    (page) => expect(page.locator(".experiment-marks svg")).toBeVisible(),
  ],
  [
    "#view=experiment&of=papers",
    (page) => expect(page.locator(".reproduced-table").first()).toBeVisible(),
  ],
  [
    "#view=experiment&of=set",
    (page) => expect(page.locator('[data-field="summary"]')).toBeVisible(),
  ],
  [
    `#view=experiment&of=cores&a=general&p=${EASY}`,
    async (page) => {
      await button(page, "Solve together").click();
      await expect(page.locator('.cores-parts[data-ended="true"]')).toBeVisible();
    },
  ],
  [
    "#view=experiment&of=cores&a=ga&steps=50&seeds=2",
    async (page) => {
      await button(page, "Race the seeds").click();
      await expect(page.locator('.cores-seeds[data-ended="true"]')).toBeVisible();
    },
  ],
  [
    "#view=learn&a=annealing",
    (page) => expect(page.locator("[aria-labelledby=topic-watch]")).toBeVisible(),
  ],
  [
    "#view=learn&of=technique&technique=x-wing",
    async (page) => {
      await expect(page.locator(".techniques-attempt")).toBeVisible();
      await expect(page.locator(".example")).toBeVisible();
    },
  ],
  ["#view=learn&of=own", (page) => expect(page.locator(".own-run")).toBeVisible()],
  ["#view=learn&of=train", (page) => expect(page.locator('[data-part="transport"]')).toBeVisible()],
];

/** Parts that appear only after a long measurement. */
const unvisited: readonly string[] = ["cores/gain", "cores/speed-up"];

const title = "an error in any part leaves the others, and the part can be restarted";
test(sampled(title), async ({ page }) => {
  const left = new Set(parts);
  for (const [hash, prepare] of sample("visits of parts", visits, 5)) {
    await test.step(hash, async () => {
      await page.goto("about:blank");
      await page.goto(`./${hash}`);
      await prepare(page);
      const found = await page.evaluate(breakEach, [...left]);
      expect(found.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
      expect(found).not.toEqual([]);
      for (const { part } of found) left.delete(part);
    });
  }
  if (everyCase) expect([...left].sort()).toEqual([...unvisited].sort());
});

/** Makes a part fail. */
const inject = (page: Page, part: string): Promise<unknown> =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent("inject-fault", { detail })), part);

test("errors in a dialog, outside of rendering, and while a race goes on", async ({
  page,
  context,
}) => {
  await test.step("an error in a dialog leaves the dialog, which can be closed and opened again", async () => {
    await open(page, `#a=general&p=${EASY}`);
    await openHelp(page);
    const dialog = page.locator("dialog[open]");
    await inject(page, `dialog: ${(await dialog.getAttribute("aria-label")) ?? ""}`);
    await expect(dialog.locator("[data-failed]")).toBeVisible();
    await inject(page, "");
    await button(page, "Close").click();
    await openHelp(page);
    await expect(dialog).toContainText("Signs on the boards");
    await button(page, "Close").click();
  });

  await test.step("errors outside of rendering are reported too, each once", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, `#a=general&p=${EASY}`);
    const notices = page.locator(".notices .notice").filter({ hasText: "An error occurred" });
    await page.evaluate(() => {
      const frame = () => {
        throw new RangeError("thrown in a frame");
      };
      for (let left = 3; left > 0; left -= 1) requestAnimationFrame(frame);
    });
    await expect(notices).toHaveCount(1);
    await notices.getByRole("button", { name: "Copy error report" }).click();
    await expect(page.getByText("The error report was copied.")).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(
      /^Sudoku Lab, version \d+\.\d+\.\d+ \(page\)\nhttp:.*#.*a=general.*\nMozilla/,
    );
    expect(report).toMatch(/RangeError: thrown in a frame\n +at /);
    await notices.getByRole("button", { name: "Dismiss" }).click();
    await expect(notices).toHaveCount(0);

    // An unhandled rejection, an error in a listener, and an error that does not come from the page.
    await page.evaluate(() => {
      void Promise.reject(new Error("nobody waits"));
      void Promise.reject(new DOMException("left", "AbortError"));
      void Promise.reject(Object.create(null));
      dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed" }));
      document.body.addEventListener("click", () => {
        throw new Error("in a listener");
      });
      document.body.click();
    });
    await expect(notices).toHaveCount(3);
    for (const text of ["nobody waits", "in a listener", "object"])
      await expect(notices.filter({ hasText: text })).toHaveCount(1);
    expect(await axe(page).include(".notices").analyze()).toMatchObject({ violations: [] });
  });

  await test.step("what was typed is there after a part was restarted, and a race goes on meanwhile", async () => {
    await open(page, `#a=backtracking:rows,general&pace=2&p=${ENDLESS}`);
    await openSetup(page);
    await page.getByLabel("Seed", { exact: true }).fill("77");
    await page.getByLabel("Seed", { exact: true }).blur();
    await closeSheet(page);
    await button(page, "Race").click();
    await openSetup(page);
    await inject(page, "race/setup");
    const failed = page.locator("[data-failed]");
    await expect(failed).toContainText("This part of the page stopped because of an error.");
    const steps = lane(page, 1).locator('[data-field="steps"]');
    const before = await steps.innerText();
    await expect(steps).not.toHaveText(before);
    expect(await axe(page).include("[data-failed]").analyze()).toMatchObject({ violations: [] });
    await inject(page, "");
    await failed.getByRole("button", { name: "Try again" }).click();
    await openSetup(page);
    await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("77");

    // The complete state of a view, with a digit on its board that is not in the address.
    await page.goto("about:blank");
    await page.goto(`./#view=solve&p=${EASY}`);
    const cell = page.locator('.play-board [data-cell="0"]');
    await cell.click();
    await page.keyboard.press("4");
    await inject(page, "solve");
    await expect(failed).toBeVisible();
    await expect(page.getByRole("link", { name: "Race", exact: true })).toBeVisible();
    await inject(page, "");
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(cell).toHaveText("4");
  });
});
