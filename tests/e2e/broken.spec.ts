/** Damaged inputs of the page: its module, its storage and the browser's cache. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHost, site } from "./host";
import { button, chooseTheme, EASY, lane, race, useFullSpeed } from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";
import { views } from "./views";

const start = `#a=general&pace=max&p=${EASY}`;

async function races(page: Page): Promise<void> {
  await race(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
}

test.describe("modules", () => {
  const page404 = Buffer.from("<!doctype html><title>Welcome to our host</title>");
  /** Responses in place of the module, and the text that the page must show for each. */
  const broken: readonly [
    string,
    (body: Buffer) => { status?: number; type?: string; body: Buffer },
    RegExp,
  ][] = [
    ["cut off", (body) => ({ body: body.subarray(0, body.length / 2) }), /could not be loaded/],
    [
      "a page in its place",
      () => ({ type: "text/html", body: page404 }),
      /could not be loaded.*magic|not WebAssembly/,
    ],
    ["a page said to be a module", () => ({ body: page404 }), /could not be loaded/],
    [
      "another format",
      (body) => ({ body: Buffer.from(body).fill(1, 0, 4) }),
      /could not be loaded/,
    ],
    [
      "a later version of WebAssembly",
      (body) => ({ body: Buffer.from(body).fill(9, 4, 5) }),
      /could not be loaded/,
    ],
    [
      "not there",
      () => ({ status: 404, type: "text/html", body: page404 }),
      /could not be fetched: .*404/,
    ],
    ["nothing", () => ({ body: Buffer.alloc(0) }), /could not be loaded/],
  ];

  const title =
    "broken in any way are told of in a sentence, and asked for again; of the wrong type they work, and one that is slow is waited for";
  test(sampled(title), async ({ page }) => {
    const host = await createHost();
    try {
      for (const [name, answer, said] of sample("broken modules", broken, 3)) {
        await test.step(name, async () => {
          host.instead = (path, body) => (path.endsWith(".wasm") ? answer(body) : null);
          await page.goto("about:blank");
          await page.goto(`${host.url}/${start}`);
          const alert = page.getByRole("alert");
          await expect(alert).toContainText("The algorithms could not be loaded.");
          await expect(alert).toContainText(said);
          expect((await alert.innerText()).length).toBeLessThan(400);
        });
      }
      host.instead = () => null;
      await button(page, "Reload the page").click();
      await races(page);

      host.instead = (path, body) => (path.endsWith(".wasm") ? { type: "text/plain", body } : null);
      await page.goto("about:blank");
      await page.goto(`${host.url}/${start}`);
      await races(page);
      let go = () => {};
      const slow = new Promise<void>((settle) => {
        go = settle;
      });
      await page.route("**/*.wasm", async (route) => {
        await slow;
        await route.continue();
      });
      await page.goto("about:blank");
      await page.goto(`${host.url}/${start}`);
      await expect(page.getByText("Getting the algorithms ready…")).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      go();
      await races(page);
    } finally {
      host.close();
    }
  });
});

/** Views that are opened without the second module, each with a part that needs it. */
const withoutModule = [
  ...views.filter(({ id }) => id === "generate"),
  ...sample(
    "views without their module",
    views.filter(({ id }) => id !== "generate"),
    3,
  ),
];

const noModule = "without the module of the other views, each says so and can be asked again";
test(sampled(noModule), async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const host = await createHost();
  const html = readFileSync(join(site, "index.html"), "utf8");
  const [, first = ""] = /([\w-]+\.wasm)/.exec(html) ?? [];
  const cutOff = (path: string, body: Buffer) =>
    path.endsWith(".wasm") && !path.endsWith(first)
      ? { body: body.subarray(0, body.length / 2) }
      : null;
  let failed = 0;
  try {
    for (const { id, hash } of withoutModule) {
      await test.step(id, async () => {
        host.instead = cutOff;
        await page.goto("about:blank");
        await page.goto(`${host.url}/${hash}`);
        const view = page.locator(`.view-${id}`);
        const alert = view.getByRole("alert").filter({ hasText: /could not be|failed/ });
        const start = view.locator("[data-start]");
        await expect(start.or(alert).first()).toBeVisible();
        const again = alert.getByRole("button", { name: "Try again" }).first();
        if (!(await again.isVisible())) return;
        failed += 1;
        host.instead = () => null;
        await again.click();
        await expect(start.first()).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
    }
    expect(failed, "views that need the module").toBeGreaterThan(0);
    expect(errors).toEqual([]);
  } finally {
    host.close();
  }
});

test("clocks that jump, backwards too, break nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const HOUR_MS = 3_600_000;
    let calls = 0;
    const jump = () => ((calls++ >> 4) % 3) * HOUR_MS - HOUR_MS;
    for (const clock of [Date, performance]) {
      const now = clock.now.bind(clock);
      clock.now = () => now() + jump();
    }
  });
  await page.goto(`./#view=solve&p=${EASY}`);
  const cell = page.locator('.play-board [data-cell="0"]');
  await cell.click();
  await page.keyboard.press("4");
  await expect(cell).toHaveText("4");
  await expect(page.locator(".play")).not.toContainText(/[-−]\d/); // no time is negative
  await page.goto("about:blank");
  await page.goto(`./${start}`);
  await races(page);
  await page.getByRole("link", { name: "Generate" }).click();
  await expect(page).toHaveURL(/view=generate/);
  await button(page, "Generate").click();
  await expect(page.locator('[data-fact="givens"]')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("storage", () => {
  test.use({ serviceWorkers: "allow" });

  const keys = [
    "left",
    "race",
    "cores",
    "generate",
    "many",
    "set",
    "solve",
    "learn",
    "theme",
    "recent",
    "games",
    "play",
    "own-drafts",
    "collection",
    "tour",
    "lang",
    "format",
    "digits",
    "pad",
  ];
  const huge = "9".repeat(300_000);
  const rubbish: readonly string[] = [
    "",
    "{]",
    "null",
    "[[[[1e999]]]]",
    '{"__proto__":{"puzzles":[1]},"puzzles":{"__proto__":[]},"races":"__proto__"}',
    "__proto__",
    "constructor",
    huge,
    "#v=1&view=__proto__&a=__proto__,constructor:toString&seed=-1&p=%E0%A4%A&n=1e9&look=0",
    "#v=0&view=generate&version=0.0.0&a=annealing&set=../../etc/passwd&steps=NaN",
    "\u0000\ud800\u202e#\n<script>",
    JSON.stringify({
      puzzles: [{ text: "x".repeat(5000), box: "0x0", label: "<b>puzzle</b>" }],
      races: [{ hash: "#p=zz&a=;;;", label: "r" }],
    }),
  ];

  test(sampled("with rubbish under every key is no more than empty"), async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const links = page.getByRole("navigation", { name: "Views" }).getByRole("link");
    await page.goto("./favicon.svg"); // a file of the same origin that runs no script
    // In each visit every key has a different invalid value; after twelve visits each key has had all of them.
    for (const visit of sample("rubbish in the storage", [...rubbish.keys()], 3)) {
      await test.step(`visit ${visit}`, async () => {
        const under = keys.map((key, at) => [key, rubbish[(visit + at) % rubbish.length]] as const);
        await page.evaluate((all) => {
          for (const [key, text] of all) localStorage.setItem(`sudoku-lab.${key}`, text ?? "");
        }, under);
        await page.goto("./");
        await expect(links).toHaveCount(5);
        for (const view of ["Learn", "Experiment", "Generate", "Race", "Solve"]) {
          await links.filter({ hasText: new RegExp(`^${view}`) }).click();
          await expect(page.locator("[data-start]:visible").first()).toBeVisible();
        }
        await page.goto("./favicon.svg");
      });
    }
    await page.goto(`./${start}`);
    await races(page);
    expect(errors).toEqual([]);
  });

  test("that fails at any call is said once, and everything goes on", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.addInitScript(() => {
      const fail = (name: string) => () => {
        throw new DOMException("no", name);
      };
      Storage.prototype.setItem = fail("QuotaExceededError");
      Storage.prototype.getItem = fail("SecurityError");
      Object.defineProperty(window, "indexedDB", { get: fail("SecurityError") });
      Object.defineProperty(window, "caches", { get: fail("SecurityError") });
      Object.defineProperty(navigator, "serviceWorker", { get: fail("SecurityError") });
    });
    await useFullSpeed(page);
    const keeping = page.waitForResponse(/\/later-.*js$/);
    await page.goto(`./${start}`);
    await expect(page.getByText("This browser does not store anything for this page")).toHaveCount(
      1,
    );
    await races(page);
    await chooseTheme(page, "dark");
    await page.getByRole("link", { name: "Generate" }).click();
    await button(page, "Generate").click();
    await expect(page.locator('[data-fact="givens"]')).toBeVisible();
    await keeping;
    expect(errors).toEqual([]);
  });

  /** Runs of two solvers that take little time. */
  const SMALL = JSON.stringify({
    set: [{ file: "../../../tests/puzzles/easy50.txt", take: 3 }],
    contestant: [
      { algorithm: "backtracking", name: "One" },
      { algorithm: "dancing-links", name: "Other" },
    ],
  });
  const runs = (page: Page) => page.locator(".experiment-run");

  test(
    sampled("with rubbish in its database, views work and sound experiments are still there"),
    async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto("./#view=experiment");
      await page.getByText("Definition as text").click();
      await page.getByLabel("Definition, TOML or JSON").fill(SMALL);
      await button(page, "Use this text").click();
      await expect(runs(page)).toContainText("0 of 6 runs");
      await button(page, "Run it here").click();
      await expect(runs(page)).toContainText("6 of 6 runs");
      await expect(button(page, "Pause")).toHaveCount(0);
      await page.goto("./favicon.svg"); // a file of the same origin that runs no script
      const entries = await page.evaluate(poison);
      expect(entries).toBeGreaterThan(60);
      const swept = sample(
        "views with a poisoned database",
        views.filter(({ id }) => id !== "compare"),
        2,
      );
      for (const { id, hash } of swept) {
        await test.step(id, async () => {
          await page.goto("about:blank");
          await page.goto(`./${hash}`);
          await expect(page.locator(`.view-${id} [data-start]`).first()).toBeVisible();
          await expect(page.locator("[data-failed]")).toHaveCount(0);
        });
      }
      await page.goto("about:blank");
      await page.goto("./#view=experiment&e=orders");
      await expect(runs(page)).toContainText("0 of 800 runs");
      await page.getByText("Kept in this browser (1)").click();
      await page.getByRole("link", { name: "One and Other: 6 of 6 runs" }).click();
      await expect(runs(page)).toContainText("6 of 6 runs");
      expect(errors).toEqual([]);
    },
  );

  test("with a database of another make, experiments run and nothing is kept", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("./favicon.svg");
    await page.evaluate(
      () =>
        new Promise((resolve, fail) => {
          const opening = indexedDB.open("sudoku-lab", 7);
          opening.onupgradeneeded = () => opening.result.createObjectStore("something else");
          opening.onsuccess = () => resolve(opening.result.close());
          opening.onerror = fail;
        }),
    );
    await page.goto("./#view=experiment&e=orders");
    await expect(page.locator(".view-experiment .notice.notice-calm")).toBeVisible();
    await button(page, "Run it here").click();
    await expect(runs(page)).toContainText(/[1-9][\d,]* of 800 runs/);
    expect(errors).toEqual([]);
  });

  test("with transactions that the browser aborts, experiments run and nothing is kept", async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
        const begun = transaction.apply(this, args);
        queueMicrotask(() => begun.abort()); // the error is null, as when the page is left
        return begun;
      };
    });
    await page.goto("./#view=experiment&e=orders");
    await expect(page.locator(".view-experiment .notice.notice-calm")).toBeVisible();
    await button(page, "Run it here").click();
    await expect(runs(page)).toContainText(/[1-9][\d,]* of 800 runs/);
    expect(errors).toEqual([]);
  });
});

/**
 * Puts invalid data beside every entry of the database, and under keys of every kind; returns the number of entries.
 */
async function poison(): Promise<number> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((settle, fail) => {
      request.onsuccess = () => settle(request.result);
      request.onerror = () => fail(request.error);
    });
  const database = await done(indexedDB.open("sudoku-lab"));
  const store = database.transaction("experiments", "readwrite").objectStore("experiments");
  const keys = await done(store.getAllKeys());
  const [about, pack] = ["experiment", "pack"].map((kind) =>
    keys.find((key): key is [string, string] => Array.isArray(key) && key[0] === kind),
  );
  if (!about || !pack) throw new Error("nothing is kept");
  const known = await done(store.get(about));
  const bytes: Uint8Array = await done(store.get(pack));
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  const { definition } = known;
  const rubbish = [
    ...[
      null,
      true,
      -1,
      Number.NaN,
      "",
      "x".repeat(300_000),
      cyclic,
      new Date(0),
      new Uint8Array(9),
    ],
    ...[{}, { definition: null }, { ...known, done: "all" }, { ...known, definition: {} }],
    { ...known, definition: { ...definition, seeds: cyclic } },
    { ...known, definition: { ...definition, seeds: 1n } },
  ];
  for (const [at, value] of rubbish.entries()) {
    await done(store.put(value, ["experiment", `rubbish ${at}`]));
    await done(store.put(value, ["file", `rubbish ${at}`]));
    await done(store.put(value, ["pack", about[1], at]));
    await done(store.put(value, at % 2 === 0 ? at : [[at], "experiment"]));
  }
  // The keys are sorted by name, so these entries have names of their own.
  for (const wrong of [
    { contestant: [7], set: [null] },
    { contestant: [{ algorithm: 5 }], set: [{ file: 5 }] },
    { contestant: [{ algorithm: {}, name: [] }], set: [{}] },
  ]) {
    await done(store.put({ ...known, definition: wrong }, ["experiment", JSON.stringify(wrong)]));
  }
  await done(store.put(bytes.slice(0, bytes.length / 2), ["pack", about[1], 98]));
  await done(
    store.put(
      bytes.map((byte) => byte ^ 0x55),
      ["pack", about[1], 99],
    ),
  );
  const { length } = await done(store.getAllKeys());
  database.close();
  return length;
}
