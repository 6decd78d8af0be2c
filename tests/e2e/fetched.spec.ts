/** The files that a first visit of each view fetches stay within its budget. */
import { counting, type Fetched } from "./fetched";
import { button, ended } from "./lab";
import { expect, type Page, test } from "./test";

interface Visit {
  readonly view: string;
  readonly hash: string;
  /** The maximum number of files, and of their bytes compressed with gzip. */
  readonly files: number;
  readonly bytes: number;
  /**
   * Resolves when the visit has shown the main content of the view. `rest` resolves when the page fetches nothing more
   * by itself.
   */
  readonly until: (page: Page, rest: () => Promise<void>) => Promise<void>;
}

const heading =
  (view: string): Visit["until"] =>
  async (page, rest) => {
    await expect(page.locator(`.view-${view} :is(h2, h3)`).first()).toBeVisible();
    await rest();
  };

const VISITS: readonly Visit[] = [
  {
    view: "Race",
    hash: "",
    files: 15,
    bytes: 346_000,
    async until(page, rest) {
      await button(page, "Race").click();
      await ended(page);
      await expect(page.locator(".verdict")).toContainText("solved it");
      await expect(page.locator(".curves-plots .plot canvas").first()).toBeVisible();
      await rest();
    },
  },
  {
    view: "Solve",
    hash: "#v=1&view=solve",
    files: 36,
    bytes: 405_000,
    // The module with everything may be requested after the first hint is on the board, but not before.
    async until(page, rest) {
      await expect(button(page, "Hint")).toBeEnabled();
      await rest();
      await button(page, "Hint").click();
      await expect(page.locator(".hint .coach-stages > li")).not.toHaveCount(0);
    },
  },
  {
    view: "Experiment",
    hash: "#v=1&view=experiment",
    files: 39,
    bytes: 1_520_000,
    until: heading("experiment"),
  },
  { view: "Learn", hash: "#v=1&view=learn", files: 34, bytes: 347_000, until: heading("learn") },
];

for (const { view, hash, files, bytes, until } of VISITS) {
  test(`a first visit of ${view} fetches at most ${files} files and ${bytes / 1000} kB`, async ({
    page,
  }) => {
    const host = await counting();
    try {
      const last = page.waitForResponse(/\/later-[^/]*\.js$/);
      await page.goto(`${host.url}/${hash}`);
      await until(page, async () => {
        await last;
        await page.waitForLoadState("networkidle");
      });
      const fetched: Fetched = host.fetched();
      expect.soft(fetched.files, fetched.table).toBeLessThanOrEqual(files);
      expect.soft(fetched.bytes, fetched.table).toBeLessThanOrEqual(bytes);
    } finally {
      host.close();
    }
  });
}
