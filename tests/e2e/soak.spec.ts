import { expect, type Page, test } from "@playwright/test";
import { button, EASY, ended, lanes, open } from "./lab";

const RACES = process.env.SUDOKU_LONG ? 200 : 20;
/** Races until everything is compiled and cached. */
const WARM = 4;
const MIB = 2 ** 20;

/** Lets the test see the memory of the instance in each worker. */
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
  const { usedSize } = await session.send("Runtime.getHeapUsage");
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
  return { heap: usedSize, wasm: wasm.reduce((sum, bytes) => sum + bytes, 0) };
}

test(`${RACES} races leave no more memory and no other workers behind`, async ({ page }) => {
  test.setTimeout(RACES * 6000);
  await expose(page);
  const a = "general,backtracking:random,dancing-links,relaxation-labeling,ga";
  await open(page, `#a=${a}&pace=max&steps=300&look=2&p=${EASY}`);
  const count = await lanes(page).count();
  let before: Awaited<ReturnType<typeof memory>> | null = null;
  for (let number = 1; number <= RACES; number++) {
    await page.getByLabel("Seed", { exact: true }).fill(String(number));
    await page.getByLabel("Seed", { exact: true }).press("Enter");
    await button(page, /^Race( again)?$/).click();
    await ended(page);
    expect(page.workers()).toHaveLength(count);
    await expect(page.locator('[data-outcome="crashed"]')).toHaveCount(0);
    if (number === WARM) before = await memory(page);
  }
  const after = await memory(page);
  expect(before).not.toBeNull();
  if (!before) return;
  test.info().annotations.push({ type: "memory", description: JSON.stringify({ before, after }) });
  expect(before.wasm).toBeGreaterThan(count * MIB);
  // A worker's memory grows by whole steps, when its runs happen to be larger: one step each.
  expect(after.wasm - before.wasm).toBeLessThanOrEqual(count * MIB);
  expect(after.heap - before.heap).toBeLessThanOrEqual(3 * MIB);
});
