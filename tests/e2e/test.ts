/**
 * Playwright's exports, with a `test` that opens the page at a host name of its own (with `onePage`, of its file). By the
 * host name, the server records which files each test loads, and `npm test` skips the tests whose files are unchanged.
 */
import { basename } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { testId } from "../../tools/test-id.mjs";
import { everyCase } from "./sample";
import { leaveFullScreen, sharePage } from "./shared";

export * from "@playwright/test";

/**
 * Makes the page's workers repeat short runs for a tenth of the usual time when they measure them, because the
 * repetitions take most of the time of a race in a test. The displayed times are measured, but may vary more.
 */
function measureBriefly(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
    const brief = (message as { type?: string } | null)?.type === "measure";
    const sent = brief ? { ...(message as object), ms: 0 } : message;
    Reflect.apply(post, this, [sent, ...rest]);
  };
}

/** The page that the tests of a file share, with `onePage`. */
interface SharedPage {
  page: Page | null;
  /** The file, and the options of its browser context. */
  kind: string;
}

/** The options that a spec file can set with `test.use`. */
interface Options {
  /** Whether runs are measured as long as for visitors: for tests of times, and in long runs. */
  readonly measured: boolean;
}

/** A test that opens the page in a browser context of its own. */
export const test = base.extend<Options, { kept: SharedPage }>({
  measured: [everyCase, { option: true }],
  baseURL: async ({ baseURL }, use, { file, titlePath }) => {
    const address = new URL(baseURL ?? "");
    const [, ...titles] = titlePath;
    // Browsers resolve names below `localhost` to this machine, and treat them as secure contexts.
    address.hostname = `${testId(file, titles)}.${basename(file, ".spec.ts")}.localhost`;
    await use(address.href);
  },
  context: async ({ context, measured }, use) => {
    if (!measured) await context.addInitScript(measureBriefly);
    await use(context);
  },
  // Declared here so that tests with and without this fixture run in one process: another process would start another
  // browser.
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern.
    async ({}, use) => {
      const kept: SharedPage = { page: null, kind: "" };
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: "worker" },
  ],
});

/**
 * A test that shares one page with the other tests of its file, one after another in one process: following a link
 * within the page takes a third of the processor time of opening it. `resetPage` restores the state that an address does
 * not contain, except the state in the memory of the page's modules (the theme, the axes of the plots, the history of
 * the board): a test of these, of storage or of the first visit uses `test`.
 */
export const onePage = test.extend({
  // The host name of the file: all tests that share the page have one origin.
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace(/\/\/\w+\./, "//"));
  },
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
      sharePage(kept.page);
      kept.kind = kind;
    } else {
      await resetPage(kept.page);
      if (viewport) await kept.page.setViewportSize(viewport);
      const { reducedMotion = null } = contextOptions;
      await kept.page.emulateMedia({ reducedMotion });
    }
    await use(kept.page);
  },
});

/**
 * Restores the state that an address does not contain: language, media, size, storage, dialogs, notices, focus and
 * scroll position.
 */
async function resetPage(page: Page): Promise<void> {
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
  // A page keeps the language in which it was loaded, so the next test must reload it.
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language !== "en") await page.goto("about:blank");
}
