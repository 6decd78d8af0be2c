/**
 * Which pages are shared by the tests of a file (`onePage` in `test.ts`): `lab.ts` opens addresses within them. And how a
 * page leaves full screen.
 */
import type { Page } from "@playwright/test";

const pages = new WeakSet<Page>();

export const share = (page: Page): void => void pages.add(page);

export const isShared = (page: Page): boolean => pages.has(page);

/** Leaves full screen, in which no browser resizes the window, as Escape does: the page does not get that key. */
export const leaveFullScreen = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
  });
