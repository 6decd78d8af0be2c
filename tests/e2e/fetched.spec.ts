/** The files that a first visit of each view fetches stay within its budget. */
import { counting, type Fetched } from "./fetched";
import { button, waitForEnd } from "./lab";
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

const VISITS: readonly Visit[] = [
  {
    view: "Race",
    hash: "",
    files: 15,
    bytes: 339_000,
    async until(page, rest) {
      await button(page, "Race").click();
      await waitForEnd(page);
      await expect(page.locator(".verdict")).toContainText("solved it");
      await expect(page.locator(".curves-plots .plot canvas").first()).toBeVisible();
      await rest();
    },
  },
  {
    view: "Solve",
    hash: "#v=1&view=solve",
    files: 33,
    bytes: 387_500,
    // The module with everything may come once the first hint is on the board, but not before.
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
    files: 25,
    bytes: 190_000,
    // Nobody has touched the page: the module with the statistics comes when something is run or changed.
    async until(page, rest) {
      await expect(page.locator(".experiment-answer-short")).toContainText("times as fast as");
      await expect(page.locator(".experiment-marks svg")).toBeVisible();
      await expect(page.locator(".experiment-table tr[data-contestant]")).toHaveCount(5);
      await rest();
    },
  },
  {
    view: "Learn",
    hash: "#v=1&view=learn",
    files: 23,
    bytes: 164_000,
    // Nobody has touched the page: the module comes when a picture is to move or an algorithm is opened.
    async until(page, rest) {
      await expect(page.locator(".learn-live canvas")).toBeVisible();
      const tiles = page.locator(".tiles [data-algorithm]");
      await expect(tiles.locator("canvas")).toHaveCount(await tiles.count());
      await rest();
    },
  },
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
