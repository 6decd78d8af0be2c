/**
 * The integration of the service worker: the files are stored for use without a network, and a new version takes over.
 * `tests/page/offline.test.mjs` tests the worker with simulated caches, pages and a network.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { anotherBuild, createHost, site } from "./host";
import { button, pressInLane, useFullSpeed } from "./lab";
import { expect, type Page, test } from "./test";

test.use({ serviceWorkers: "allow" });

let next: ReturnType<typeof anotherBuild>;
// A process may run this more than once, with tests of other files in between.
test.beforeAll(() => {
  next = anotherBuild();
});
test.afterAll(() => next.remove());

/** Opens the page on a host, and waits until it is stored. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Lets a newer worker that is ready take over. Chromium waits until the older worker has been idle for half a minute,
 * if it was working, and no worker is idle while developer tools are attached, as here.
 */
async function letTakeOver(page: Page): Promise<boolean> {
  const waits = await page.evaluate(
    async () => !!(await navigator.serviceWorker.getRegistration())?.waiting,
  );
  if (!waits) return true;
  const tools = await page.context().newCDPSession(page);
  await tools.send("ServiceWorker.enable");
  await tools.send("ServiceWorker.stopAllWorkers");
  await tools.detach();
  return false;
}

/** Returns the builds whose pages are stored. */
async function kept(page: Page): Promise<readonly string[]> {
  await letTakeOver(page);
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const cacheName of await caches.keys()) {
      const page = await caches.match(document.baseURI.replace(/#.*/, ""), { cacheName });
      found.push((await page?.text())?.includes('data-build="other"') ? "new" : "old");
    }
    return found.sort();
  });
}

const shown = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.build ? "new" : "old"));

const everything = /./;

test("the same site put up again is the same build, another one is not", () => {
  const name = (folder: string) =>
    /^const build = {"name":"(\w+)"/m.exec(readFileSync(join(folder, "sw.js"), "utf8"))?.[1];
  expect(name(site)).toMatch(/^[0-9a-f]{16}$/);
  expect(name(next.folder)).not.toBe(name(site));
  const again = anotherBuild();
  expect(name(again.folder)).toBe(name(next.folder));
  again.remove();
});

test("the first visit after a new version keeps that one, with the sets that were opened", async ({
  page,
}) => {
  const host = await createHost();
  try {
    const read = page.locator('[data-field="read"]');
    await useFullSpeed(page);
    await visit(page, `${host.url}/#view=many&set=top95`);
    await expect(read).toContainText("top95: 95 puzzles read");
    expect(await kept(page)).toEqual(["old"]);
    host.build = next.folder;
    await page.reload();
    expect(await shown(page)).toBe("new");
    await expect.poll(() => kept(page)).toEqual(["new"]);
    host.cut = everything;
    await page.reload();
    expect(await shown(page)).toBe("new");
    await expect(read).toContainText("top95: 95 puzzles read");
    await page.getByRole("link", { name: "Generate" }).click();
    await button(page, "Generate").click();
    await expect(page.locator('[data-fact="givens"]')).toBeVisible();
    await expect(page.getByText("A new version")).toHaveCount(0);
  } finally {
    host.close();
  }
});

test("a file that the host refuses once does not prevent that the page opens without a network", async ({
  page,
  context,
}) => {
  const host = await createHost();
  let refused = 0;
  host.instead = (path, body) => {
    if (path !== "/techniques.json" || refused > 0) return null;
    refused += 1;
    return { status: 503, body: body.subarray(0, 0) };
  };
  try {
    await visit(page, host.url);
    expect(refused).toBe(1);
    await context.setOffline(true);
    await page.goto(`${host.url}/#view=learn&of=technique&technique=skyscraper`);
    await page.reload();
    await expect(page.locator(".lesson")).toHaveAttribute("data-technique", "skyscraper");
  } finally {
    host.close();
  }
});

test("a page that is come back to looks for a new version", async ({ page }) => {
  const host = await createHost();
  try {
    await visit(page, `${host.url}/#a=general`);
    host.build = next.folder;
    // The check that opening the page started may still be in progress, and a second check would be the same one.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await letTakeOver(page);
      await expect(page.getByText("A new version")).toBeVisible({ timeout: 3000 });
    }).toPass();
    await pressInLane(page, 1, "Look closer at lane 1");
    await expect(page.getByRole("heading", { name: /^A closer look/ })).toBeVisible();
  } finally {
    host.close();
  }
});
