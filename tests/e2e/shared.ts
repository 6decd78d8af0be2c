/**
 * The pages that the tests of a file share (`onePage` in `test.ts`), in which `lab.ts` opens addresses; and a function
 * to leave full screen.
 */
import type { Page } from "@playwright/test";

const pages = new WeakSet<Page>();

export const sharePage = (page: Page): void => void pages.add(page);

export const isShared = (page: Page): boolean => pages.has(page);

/**
 * Leaves full screen, as Escape does. No browser resizes the window in full screen, and the page does not receive that
 * key.
 */
export const leaveFullScreen = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
  });
