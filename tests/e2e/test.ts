/**
 * Playwright's own exports, and a `test` that opens the page at an address of its spec file's own: by the name of the
 * host, the server tells which files each spec file loads, and `npm test` leaves out those whose files are unchanged.
 */
import { basename } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { everyCase } from "./sample";
import { leaveFullScreen, share } from "./shared";

export * from "@playwright/test";

/**
 * Has the page's workers repeat a short run for a tenth of the usual time when they measure how long it takes: of
 * all that a race costs in a test, repeating is the greatest part. The times that are shown are measured, but may
 * vary more.
 */
function measureBriefly(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
    const brief = (message as { type?: string } | null)?.type === "measure";
    const sent = brief ? { ...(message as object), ms: 0 } : message;
    Reflect.apply(post, this, [sent, ...rest]);
  };
}

/** The page that tests of a file share, by `onePage`. */
interface Kept {
  page: Page | null;
  /** The file, and what its browser context is made of. */
  kind: string;
}

/** What a spec file can choose with `test.use`. */
interface Options {
  /** Whether runs are measured as long as for visitors: for tests of times, and in long runs. */
  readonly measured: boolean;
}

/** Each test opens the page in a browser context of its own. */
export const test = base.extend<Options, { kept: Kept }>({
  measured: [everyCase, { option: true }],
  baseURL: async ({ baseURL }, use, { file }) => {
    const address = new URL(baseURL ?? "");
    // Browsers look up names below `localhost` on this machine, and trust them like it.
    address.hostname = `${basename(file, ".spec.ts")}.localhost`;
    await use(address.href);
  },
  context: async ({ context, measured }, use) => {
    if (!measured) await context.addInitScript(measureBriefly);
    await use(context);
  },
  // Declared here so that tests with and without it run in one process: another one starts another browser.
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const kept: Kept = { page: null, kind: "" };
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: "worker" },
  ],
});

/**
 * The tests of a file share one page, one after another in one process: following a link within the page takes a
 * third of the processor time of opening it. `reset` restores what an address does not contain, except what the
 * modules of the page hold in memory (the theme, the axes of the plots, the history of the board): a test of these,
 * of storage or of the first visit uses `test`.
 */
export const onePage = test.extend({
  page: async (
    { kept, browser, measured, viewport, hasTouch, isMobile, deviceScaleFactor, contextOptions },
    use,
    { file },
  ) => {
    const options = { ...contextOptions, hasTouch, isMobile, deviceScaleFactor };
    const kind = JSON.stringify([file, measured, options]);
    if (kept.kind !== kind || !kept.page || kept.page.isClosed()) {
      await kept.page?.context().close();
      const context = await browser.newContext();
      if (!measured) await context.addInitScript(measureBriefly);
      kept.page = await context.newPage();
      share(kept.page);
      kept.kind = kind;
    } else {
      await reset(kept.page);
      if (viewport) await kept.page.setViewportSize(viewport);
      const { reducedMotion = null } = contextOptions;
      await kept.page.emulateMedia({ reducedMotion });
    }
    await use(kept.page);
  },
});

/** Restores what an address does not contain: language, media, size, storage, dialogs, notices, focus and position. */
async function reset(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await leaveFullScreen(page);
  await page.emulateMedia({ media: null, colorScheme: "light", forcedColors: null });
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]"))
      dialog.close();
    for (const one of document.querySelectorAll<HTMLElement>(".notices .button-icon")) one.click();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    if (origin !== "null") localStorage.clear();
  });
  // A page keeps the language in which it was loaded, so the next test must load it again.
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language !== "en") await page.goto("about:blank");
}
