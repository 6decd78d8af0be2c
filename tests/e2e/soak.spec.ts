// Playwright itself fetches the worker script and cannot resolve names below `localhost`.
import { expect, type Page, test } from "@playwright/test";
import { hashesOf } from "../attack/hashes.mjs";
import { button, EASY, lanes, open, setSeed, waitForEnd } from "./lab";

const RACES = process.env.SUDOKU_LONG ? 200 : 6;
/** After this number of races, all code is compiled and cached, and each worker has had runs of every length. */
const HALF = RACES / 2;
const MIB = 2 ** 20;

/** Makes the memory of the instance in each worker accessible to the test. */
async function expose(page: Page): Promise<void> {
  await page.route(/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const spy = `WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
      construct(target, args) {
        const instance = new target(...args);
        self.memoryOfTest = instance.exports.memory;
        return instance;
      },
    });\n`;
    await route.fulfill({ response, body: spy + (await response.text()) });
  });
}

async function memory(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  const wasm = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(
          () =>
            (self as unknown as { memoryOfTest: WebAssembly.Memory }).memoryOfTest.buffer
              .byteLength,
        ),
      ),
  );
  return { heap: usedSize + backingStorageSize, wasm: wasm.toSorted((a, b) => a - b) };
}

test(`${RACES} races leave no more memory and no other workers behind`, async ({ page }) => {
  test.setTimeout(RACES * 12_000);
  await expose(page);
  const a = "general,backtracking:random,dancing-links,relaxation-labeling,ga";
  const address = `#a=${a}&steps=300&look=2&p=${EASY}`;
  await open(page, `${address}&pace=60`);
  const count = await lanes(page).count(); // solutions are counted while the puzzle is open
  const seen: Awaited<ReturnType<typeof memory>>[] = [];
  for (let number = 1; number <= RACES; number++) {
    await setSeed(page, String(number));
    await button(page, /^Race( again)?$/).click();
    await waitForEnd(page);
    await expect.poll(() => page.workers().length).toBe(count);
    await expect(page.locator('[data-outcome="crashed"]')).toHaveCount(0);
    // For rewinding, one copy is stored per slice. The first race has a slice for about every step; the others have at
    // most as many, depending on the machine.
    if (number === 1) await page.goto(`./${address}&pace=max&seed=1`);
    if (number === 1 || number === HALF || number === RACES) seen.push(await memory(page));
  }
  test.info().annotations.push({ type: "memory", description: JSON.stringify(seen) });
  const [, half, end] = seen;
  if (!half || !end) throw new Error("not measured");
  // The memory of a worker for rewinding grows with its longest run up to its budget, and is reused by the next run; if
  // it were allocated for each race, it would be many times as large.
  for (const [worker, bytes] of half.wasm.entries()) {
    expect(bytes).toBeGreaterThan(MIB);
    expect((end.wasm[worker] ?? 0) - bytes, `worker ${worker}`).toBeLessThanOrEqual(MIB);
  }
  expect(end.heap - half.heap).toBeLessThanOrEqual(2 * MIB);
});

/** Returns the number of elements and other nodes of the page, including detached nodes that are still referenced. */
async function nodes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return metrics.find(({ name }) => name === "Nodes")?.value ?? Number.NaN;
}

/** The number of links after which every view was fetched, and the total number. */
const [WARM_LINKS, ALL_LINKS] = [60, 140];

test("links that are followed one after the other leave no nodes behind", async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `#a=general&p=${EASY}`);
  // The part that is fetched later releases replaced trees; it also sets the description of the open view.
  const described = page.locator('meta[name="description"]');
  const before = await described.getAttribute("content");
  await page.evaluate(() => location.replace("#v=1&view=generate"));
  await expect(described).not.toHaveAttribute("content", before ?? "");
  const seen: number[] = [];
  const hashes = hashesOf(8);
  for (let followed = 1; followed <= ALL_LINKS; followed++) {
    await page.evaluate(async (hash) => {
      location.replace(hash);
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }, String(hashes.next().value));
    if (followed === WARM_LINKS || followed === ALL_LINKS) seen.push(await nodes(page));
  }
  test.info().annotations.push({ type: "nodes", description: JSON.stringify(seen) });
  // Without the release there would be 2.6 times as many.
  const [warm = Number.NaN, end = Number.NaN] = seen;
  expect(end).toBeLessThan(1.7 * warm);
});
