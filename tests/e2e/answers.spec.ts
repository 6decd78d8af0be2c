/** The answer that an experiment shows before it is opened: the same as that of the opened experiment. */
import { button } from "./lab";
import { expect, type Page, test } from "./test";

/**
 * What a visitor reads of the answer: its sentences, the table, the title of the figure and the styles of the contestants. The
 * marks of the figure depend on its width, which differs a little.
 */
const read = (page: Page): Promise<unknown> =>
  page.locator(".view-experiment").evaluate((view) => ({
    sentences: view.querySelector(".experiment-answer")?.textContent,
    table: view.querySelector(".experiment-table table")?.textContent,
    progress: view.querySelector(".experiment-run")?.textContent,
    title: view.querySelector(".experiment-marks title")?.textContent,
    styles: [...view.querySelectorAll(".experiment-marks [data-contestant]")].map((one) => [
      one.getAttribute("data-contestant"),
      one.getAttribute("class"),
    ]),
  }));

const modules = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length,
  );

for (const id of ["families", "givens", "people"]) {
  test(`the answer of “${id}” stays the same when the experiment is opened`, async ({ page }) => {
    await page.goto(id === "families" ? "./#view=experiment" : `./#view=experiment&e=${id}`);
    const drawing = page.locator(".experiment-marks svg");
    await expect(drawing).toBeVisible();
    await expect(page.locator(".experiment-table tr[data-contestant]")).not.toHaveCount(0);
    const shown = await read(page);
    // The module with the statistics is not there yet.
    expect(await modules(page)).toBeLessThan(2);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, /CSV/).first().click(),
    ]);
    expect(await file.failure()).toBeNull();
    expect(await modules(page)).toBe(2);
    expect(await read(page)).toEqual(shown);
  });
}

test("what is chosen while the engine is on its way stays chosen", async ({ page }) => {
  await page.goto("./#view=experiment");
  await expect(page.locator(".experiment-marks svg")).toBeVisible();
  let fetch = () => {};
  const asked = new Promise<void>((settle) => {
    fetch = settle;
  });
  await page.route(/sudoku_lab_bg-[^/]*\.wasm$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByLabel("Show", { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Show", { exact: true })).toHaveValue("strip");
  fetch();
  await expect(page).toHaveURL(/figure=strip/);
  await expect(page.getByLabel("Show", { exact: true })).toHaveValue("strip");
  await expect(page.locator(".experiment-marks svg")).toBeVisible();
});

test("in another language, too, nobody has to touch the page to see the answer and the overview", async ({
  page,
}) => {
  await page.goto("./#v=1&view=experiment&lang=de");
  await expect(page.locator(".experiment-table tr[data-contestant]")).toHaveCount(5);
  await expect(page.locator(".experiment-marks svg")).toBeVisible();
  await page.goto("./#v=1&view=learn&lang=de");
  await page.reload();
  await expect(page.locator(".learn-live canvas")).toBeVisible();
});

test("the overview stays as it was left while another view waits for the engine", async ({
  page,
}) => {
  await page.goto("./#v=1&view=learn");
  await expect(page.locator(".learn-live canvas")).toBeVisible();
  const tiles = page.locator(".tiles [data-algorithm]");
  const all = await tiles.count();
  // Without a pointer or a key, so that nothing asks for the engine before the address does.
  const complete = page.locator(".segmented").getByText("Complete", { exact: true });
  await complete.evaluate((label) => (label as HTMLElement).click());
  await expect(tiles).not.toHaveCount(all);
  const some = await tiles.count();
  await page.evaluate(() => {
    location.hash = "v=1&view=learn&of=technique&technique=x-wing";
  });
  await expect(page.locator(".lesson")).toHaveAttribute("data-technique", "x-wing");
  await page.goBack();
  await expect(page.locator(".learn-live canvas")).toBeVisible();
  await expect(tiles).toHaveCount(some);
});

const OWN_DEFINITION = `
  [[set]]
  file = "../../../tests/puzzles/easy50.txt"
  take = 2
  [[contestant]]
  algorithm = "backtracking"
`;

/** Lets no request of an address through until the returned function is called. */
async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((settle) => {
    release = settle;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const isFirst of [false, true]) {
  const order = isFirst ? "before" : "after";
  test(`an experiment that the visitor opens ${order} the ready-made one is fetched is not replaced`, async ({
    page,
  }) => {
    const releaseRecords = await holdRequests(page, "**/experiments/*.csv");
    const releaseSet = await holdRequests(page, "**/sets/easy50.txt");
    await page.goto("./#view=experiment");
    await expect(page.locator(".experiment-marks svg")).toBeVisible();
    // Another figure needs the records of the ready-made experiment.
    const fetchRecords = async () => {
      const records = page.waitForRequest("**/experiments/*.csv");
      await page.getByLabel("Show", { exact: true }).selectOption("strip");
      await records;
    };
    if (!isFirst) await fetchRecords();
    await page.getByText("Definition as text").click();
    await page.getByLabel("Definition, TOML or JSON").fill(OWN_DEFINITION);
    const set = page.waitForRequest("**/sets/easy50.txt");
    await button(page, "Use this text").click();
    await set;
    if (isFirst) await fetchRecords();
    const response = page.waitForResponse("**/experiments/*.csv");
    releaseRecords();
    await (await response).finished();
    releaseSet();
    await expect(page.locator("#experiment-title")).toHaveText("Your experiment");
  });
}
