/**
 * The pages that the tests of a file share (`onePage` in `test.ts`), in which `lab.ts` opens addresses; and leaving
 * full screen.
 */
import type { Page } from "@playwright/test";

const pages = new WeakSet<Page>();

export const share = (page: Page): void => void pages.add(page);

export const isShared = (page: Page): boolean => pages.has(page);

/**
 * Leaves full screen, in which no browser resizes the window. Escape would not work, because the page does not receive
 * that key.
 */
export const leaveFullScreen = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
  });
