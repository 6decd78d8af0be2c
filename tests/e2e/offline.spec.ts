/** What is kept for a time without a network, and what becomes of it when a new version is out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { anotherBuild, hosted, site } from "./host";
import { button, EASY, flatOut, lane, lanes, race } from "./lab";

test.use({ serviceWorkers: "allow" });

let next: ReturnType<typeof anotherBuild>;
// More than once in a process, which does tests of other files between.
test.beforeAll(() => {
  next = anotherBuild();
});
test.afterAll(() => next.remove());

/** Opens the page on a host, and waits until it is kept. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Lets a newer worker that is ready take over. Chromium waits until the older one has rested for half a
 * minute, if that was at work just then; and none rests while tools look on, as here.
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

const workerOf = (page: Page) => page.evaluateHandle(() => navigator.serviceWorker.controller);

/** Waits until another worker has taken a page over, and is at work: what is asked for before, no worker answers. */
async function takenOver(page: Page, before: Awaited<ReturnType<typeof workerOf>>): Promise<void> {
  const now = () =>
    page.evaluate((before) => {
      const { controller } = navigator.serviceWorker;
      return controller === before ? "as before" : controller?.state;
    }, before);
  await expect
    .poll(async () => {
      await letTakeOver(page);
      return now();
    })
    .toBe("activated");
}

/** The builds whose pages are kept. */
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

/** Has the browser look for a new version, and waits what becomes of its worker. */
async function update(page: Page): Promise<string> {
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    while (worker?.state === "installing") {
      await new Promise((changed) =>
        worker.addEventListener("statechange", changed, { once: true }),
      );
    }
    return worker?.state ?? "none";
  });
  if (state === "redundant" || state === "none") return state;
  await expect.poll(() => letTakeOver(page)).toBe(true);
  return "activated";
}

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
  const host = await hosted();
  try {
    const read = page.locator('[data-field="read"]');
    await flatOut(page);
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

test("a page of the version before keeps its files, says that a new one is out, and reloads to it", async ({
  page,
  context,
}) => {
  // On a busy machine Chromium sends what the older page asks for past the worker, now and then, once tools have
  // stopped that: its controller is at work then, and both builds are kept whole.
  test.skip(!process.env.SUDOKU_LONG, "at length, alone");
  const host = await hosted();
  try {
    await flatOut(page);
    await visit(page, `${host.url}/#a=general&seed=7&pace=max&p=${EASY}`);
    const before = await workerOf(page);
    host.build = next.folder;
    const other = await context.newPage();
    await other.goto(`${host.url}/`);
    expect(await shown(other)).toBe("new");
    const notice = page.getByRole("alert").filter({ hasText: "A new version" });
    await takenOver(page, before);
    await expect(notice).toBeVisible();
    expect(await kept(page)).toEqual(["new", "old"]);
    // All that it fetches now is of files that the host has no more.
    await page.getByRole("link", { name: "Generate" }).click();
    await button(page, "Generate").click();
    await expect(page.locator('[data-fact="givens"]')).toBeVisible();
    await page.getByRole("link", { name: "Race", exact: true }).click();
    await button(page, "Race over seeds").click();
    await expect(page.getByRole("table", { name: "Each lane over all seeds" })).toBeVisible();
    expect(await shown(page)).toBe("old");
    await expect(other.getByText("A new version")).toHaveCount(0);
    await notice.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => shown(page)).toBe("new");
    await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("7");
    await expect.poll(() => kept(page)).toEqual(["new"]);
  } finally {
    host.close();
  }
});

test("a page that is come back to looks for a new version", async ({ page }) => {
  const host = await hosted();
  try {
    await visit(page, `${host.url}/#a=general`);
    host.build = next.folder;
    // The look that opening the page began may still go on, and then a second one is no other.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await letTakeOver(page);
      await expect(page.getByText("A new version")).toBeVisible({ timeout: 3000 });
    }).toPass();
    await button(page, "Look closer at lane 1").click();
    await expect(page.getByRole("heading", { name: /^A closer look/ })).toBeVisible();
  } finally {
    host.close();
  }
});

test("a version of which not all has arrived at the host is not kept, and takes nothing away", async ({
  page,
}) => {
  const host = await hosted();
  try {
    await visit(page, `${host.url}/#a=general&pace=max&p=${EASY}`);
    const coming = readFileSync(join(next.folder, "sw.js"));
    host.instead = (path) => (path === "/sw.js" ? { body: coming } : null);
    expect(await update(page)).toBe("redundant");
    expect(await kept(page)).toEqual(["old"]);
    // Nor one whose file is not what it was when it was built.
    host.build = next.folder;
    host.instead = (path) =>
      path === "/index.html" ? { body: Buffer.from("<!doctype html>") } : null;
    expect(await update(page)).toBe("redundant");
    host.cut = everything;
    await page.reload();
    expect(await shown(page)).toBe("old");
    await race(page);
    await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
    host.cut = null;
    host.instead = () => null;
    expect(await update(page)).toBe("activated");
    await expect.poll(() => kept(page)).toContain("new");
  } finally {
    host.close();
  }
});

test("it is kept where the host writes into its pages", async ({ page }) => {
  const host = await hosted();
  try {
    host.instead = (path, body) =>
      path === "/index.html"
        ? { body: Buffer.concat([body, Buffer.from("<!-- counted -->")]) }
        : null;
    await visit(page, `${host.url}/#a=general`);
    host.cut = everything;
    await page.reload();
    await expect(lanes(page)).toHaveAttribute("data-state", "paused");
  } finally {
    host.close();
  }
});

test("it opens as kept where the host is out of order, or never answers", async ({ page }) => {
  const host = await hosted();
  try {
    await visit(page, `${host.url}/#a=general`);
    host.instead = () => ({ status: 503, type: "text/html", body: Buffer.from("Out of order") });
    await page.reload();
    await expect(lanes(page)).toHaveAttribute("data-state", "paused");
    host.instead = () => null;
    host.hanging = everything;
    await page.reload();
    await expect(lanes(page)).toHaveAttribute("data-state", "paused");
  } finally {
    host.close();
  }
});

test("where the worker's storage breaks the files come from the host", async ({ page }) => {
  const host = await hosted();
  const breakable = `let broken = false;
    addEventListener("message", ({ data }) => { broken ||= data === "break"; });
    for (const name of ["open", "match", "keys", "delete"]) {
      const usual = caches[name].bind(caches);
      caches[name] = (...all) => broken ? Promise.reject(new Error("broken")) : usual(...all);
    }\n`;
  try {
    const changed = (code: string) => (path: string, body: Buffer) =>
      path === "/sw.js" ? { body: Buffer.concat([Buffer.from(code), body]) } : null;
    host.instead = changed(breakable);
    await visit(page, `${host.url}/#a=general`);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("break"));
    await page.reload();
    await expect(lanes(page)).toHaveAttribute("data-state", "paused");
    await button(page, "Help").click();
    await expect(page.locator("dialog[open]")).toContainText("Put a puzzle on the board");
    host.cut = /races/;
    await page.reload();
    await expect(lanes(page)).toHaveAttribute("data-state", "paused");
  } finally {
    host.close();
  }
});
