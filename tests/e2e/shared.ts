/** Which pages are shared by the tests of a file (`onePage` in `test.ts`): `lab.ts` opens addresses within them. */
import type { Page } from "@playwright/test";

const pages = new WeakSet<Page>();

export const share = (page: Page): void => void pages.add(page);

export const isShared = (page: Page): boolean => pages.has(page);
