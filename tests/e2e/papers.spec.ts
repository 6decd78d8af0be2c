/** The papers: claims with verdicts from the start, tables that can be run here, and a page for each paper. */

import { openView, size, violations } from "./lab";
import { expect, test as ownPage, onePage as test } from "./test";

ownPage("while records are on their way, no claim is said to be untested", async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((settle) => {
    arrive = settle;
  });
  await page.route("**/papers/records/*", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/papers/records/*");
  await page.goto("./#v=1&view=experiment&of=papers&paper=b");
  await asked;
  await expect(page.locator("#reproduced-title")).toHaveText("Getting the figures…");
  await expect(page.locator("[data-field='summary']")).toHaveCount(0);
  arrive();
  await expect(page.locator("[data-field='summary']")).toContainText("compatible");
});

test("each paper opens with verdicts, and a table is run in the page", async ({ page }) => {
  await openView(page, "#v=1&view=experiment&of=papers&paper=b");
  const table = page.locator("[data-table='relaxation']");
  const source = table.locator("[data-field='source']");
  await expect(source).toContainText("621 runs made beforehand");
  await expect(table.locator(".reproduced-claim[data-mark='none']")).toHaveCount(1);
  await expect(table.locator(".reproduced-claim[data-mark='cannot-tell']")).toHaveCount(1);
  const said = await table.locator(".reproduced-claim").first().innerText();

  await test.step("run here, the same comes out", async () => {
    await table.getByRole("button", { name: "Run here" }).click();
    await expect(source).toHaveText("Our data: 621 runs made here.");
    expect(await table.locator(".reproduced-claim").first().innerText()).toBe(said);
  });

  await test.step("nothing is out of reach", async () => {
    await table.getByRole("button", { name: "Explain verdicts" }).click();
    const words = table.getByText(/The test detects .* adjusted for 2 claims/);
    await expect(words).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });

  await test.step("the experiment behind it is a link", async () => {
    const link = table.getByRole("link", { name: "Open as an experiment" });
    await expect(link).toHaveAttribute("href", /view=experiment&.*d=z/);
  });

  await test.step("another paper is chosen by the keyboard, and is in the address", async () => {
    await page.getByRole("link", { name: "C · Hughes & Yampolskiy" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-table='crowd']")).toBeVisible();
    await expect(page).toHaveURL(/paper=c/);
    await expect(page.locator("[data-field='summary']")).toContainText("not run yet");
  });
});

test("a visitor finds without a press that no claim is contradicted, and why claims are not tested", async ({
  page,
}) => {
  await size(page, 1280, 800);
  await openView(page, "#v=1&view=experiment&of=papers");
  const headline = page.locator("[data-field='summary'] .headline");
  await expect(headline).toHaveText(/^None of the \d+ tested claims is contradicted$/);
  await expect(headline).toBeInViewport({ ratio: 1 });
  const list = page.getByRole("navigation", { name: "Paper" });
  // The five papers, and their total.
  await expect(list.locator("[data-mark='contradicted']")).toHaveCount(6);
  for (const mark of await list.locator("[data-mark='contradicted']").all()) {
    await expect(mark).toHaveText(/^≠ 0/);
    await expect(mark).toBeInViewport({ ratio: 1 });
  }
  // Every claim that is not tested says why, in its row.
  await page.getByRole("link", { name: "D · Jónsson et al." }).click();
  await expect(page.locator("[data-table='nine']")).toBeVisible();
  const untested = page.locator("[data-table] .reproduced-claim[data-mark='none']");
  expect(await untested.count()).toBeGreaterThan(5);
  for (const claim of await untested.all()) {
    await expect(claim.locator("[data-field='untested']")).toHaveText(/^\S.+\.$/);
  }
});

test("the growth of a cost is drawn beside the claim, and the same comes out here", async ({
  page,
}) => {
  await openView(page, "#v=1&view=experiment&of=papers&paper=b");
  const table = page.locator("[data-table='growth']");
  const source = table.locator("[data-field='source']");
  const operations = table.getByRole("img", { name: /^Operations per iteration by n · l/ });
  const drawn = /definition: exponent 2\.00\d; sums: exponent 0\.9\d\d; the text: exponent 2\.$/;
  await expect(operations).toHaveAccessibleName(drawn);
  await expect(operations.locator("circle")).toHaveCount(13);
  await expect(operations.locator("rect")).toHaveCount(13);
  const bytes = table.getByRole("img", { name: /^Memory per run, in bytes by n · l/ });
  await expect(bytes).toHaveAccessibleName(/all r_ij stored: exponent 2\.$/);
  const said = await table.locator(".reproduced-claims").innerText();
  expect(said).toContain("implied");
  expect(said).toContain("no test");

  await table.getByRole("button", { name: "Run here" }).click();
  await expect(source).toHaveText("Our data: 48 runs made here.", { timeout: 120_000 });
  await expect(operations).toHaveAccessibleName(drawn);
  expect(await table.locator(".reproduced-claims").innerText()).toBe(said);
});

test("a table that is stopped keeps what it has done over a reload, and its verdicts", async ({
  page,
}) => {
  await openView(page, "#v=1&view=experiment&of=papers&paper=c");
  const table = page.locator("[data-table='crowd']");
  const source = table.locator("[data-field='source']");
  await expect(source).toHaveText(
    "Our data: 3,000 runs made beforehand with the command-line tool.",
  );
  const claims = table.locator(".reproduced-claims");
  const said = await claims.innerText();
  await table.getByRole("button", { name: "Run here" }).click();
  await expect(source).toHaveText(/^Our data: [1-9]\d* of 3,000 runs made here/);
  await table.getByRole("button", { name: "Stop" }).click();
  await expect(source).toHaveText(/3,000 runs made beforehand.*[1-9]\d* of 3,000 runs done so far/);
  expect(await claims.innerText()).toBe(said);
  const kept = await source.innerText();

  await page.reload();
  await expect(source).toHaveText(kept);
  expect(await claims.innerText()).toBe(said);
  await table.getByRole("button", { name: "Resume" }).click();
  await expect(source).not.toHaveText(/beforehand/);
  await table.getByRole("button", { name: "Stop" }).click();
  const done = (text: string) => Number(/(\d+) of 3,000/.exec(text)?.[1]);
  await expect(source).toHaveText(/done so far/);
  expect(done(await source.innerText())).toBeGreaterThanOrEqual(done(kept));
});

test("what only waits to be run says so, and what every program cost is in the table", async ({
  page,
}) => {
  await openView(page, "#v=1&view=experiment&of=papers");
  await expect(page.locator("[data-field='summary']")).toContainText(
    "tested claims is contradicted",
  );
  const times = page.locator("[data-table='families']").getByRole("table").nth(1);
  await expect(times.getByRole("row")).toHaveCount(6);
  await page.getByRole("link", { name: "D · Jónsson et al." }).click();
  await expect(page.locator("[data-field='summary'] [data-mark='none']")).toHaveText(
    /[1-9]\d* without a test$/,
  );
  const nodes = page.locator("[data-table='nine'] table").last();
  await expect(nodes.getByRole("row")).toHaveCount(9);
});

test("the authors’ times are fetched when they are opened, and stand beside our counts", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const ofTimes = () => fetched.filter((url) => url.endsWith("/papers/thesis-times.json")).length;
  await openView(page, "#v=1&view=experiment&of=papers");
  const table = page.locator("[data-table='times']");
  await expect(table.locator("[data-field='source']")).toContainText("2,000 runs made beforehand");
  expect(ofTimes()).toBe(0);
  await table.getByText("The authors’ times beside our counts: 17 plots").click();
  const scatter = table.locator("[data-scatter='backtracking-nodes']");
  await expect(scatter).toContainText("Rank correlation (Spearman) 1.00");
  await expect(scatter.locator("circle")).toHaveCount(970);
  await expect(table.locator("[data-figure]")).toHaveCount(7);
  await expect(table.locator("[data-figure] svg")).toHaveCount(14);
  await expect(table.locator("[data-field='ties']")).toContainText("the same time on another 376");
  const overlap = table.locator("[data-field='overlap'] tbody tr");
  await expect(overlap.filter({ hasText: "all 49,151" })).toContainText("16.2 %");
  await expect(overlap.filter({ hasText: "chance" })).toContainText("10 %");
  expect(ofTimes()).toBe(1);
  expect(await violations(page)).toEqual([]);

  await page.locator("[data-table='boltzmann'] [data-field='times'] summary").click();
  await expect(page.locator("[data-table='boltzmann'] [data-figure] svg")).toHaveCount(4);
  expect(ofTimes()).toBe(1);
});

test("the means of each class stand in a table, and tables of one experiment share its runs", async ({
  page,
}) => {
  await openView(page, "#v=1&view=experiment&of=papers&paper=c");
  const crowd = page.locator("[data-table='crowd']");
  const classes = page.locator("[data-table='classes']");
  const steps = classes.getByRole("table", { name: /^Generations until the end/ });
  await expect(steps.getByRole("row")).toHaveCount(6);
  await expect(steps.getByRole("row").nth(1)).toHaveText(/^36 givens\D*\d+.*\d+ to \d+/);
  // The runs of another test are kept.
  await crowd.getByRole("button", { name: /^(Run here|Resume)$/ }).click();
  const part = /of 3,000 runs made here/;
  await expect(classes.locator("[data-field='source']")).toHaveText(part);
  await classes.getByRole("button", { name: "Stop" }).click();
  await expect(crowd.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("in German the papers have German numbers and names, and the headline counts what was tested", async ({
  page,
}) => {
  for (const paper of ["thesis", "b", "c"]) {
    await page.goto("about:blank");
    await page.goto(`./#view=experiment&of=papers&paper=${paper}&lang=de`);
    await expect(page.locator(".reproduced-claim").first()).toBeVisible();
    const text = await page.locator(".view-papers").innerText();
    expect(text).not.toMatch(/\d\.\d/);
    expect(text).not.toMatch(/\d givens|rules and guesses|Berggren and|not run yet/);
  }
  await page.goto("about:blank");
  await page.goto("./#view=experiment&of=papers&paper=a");
  // The only claims of the drafts with records.
  await expect(page.locator("[data-table='difficult'] [data-mark='none']")).toHaveCount(2);
  const tested = page.locator(
    ".reproduced-claim:is([data-mark=compatible], [data-mark=contradicted], [data-mark=cannot-tell])",
  );
  // Records arrive after the claims.
  await expect(
    page.locator("[data-field='source']").filter({ hasText: "made beforehand" }).first(),
  ).toBeVisible();
  await expect(async () => {
    const count = await tested.count();
    const others = (await page.locator(".reproduced-claim").count()) - count;
    expect(others).toBeGreaterThan(0);
    const summary = await page.locator("[data-field='summary']").innerText();
    const headlines = ["No claim has been tested", "The only tested claim is not contradicted"];
    expect(summary).toContain(
      headlines[count] ?? `None of the ${count} tested claims is contradicted`,
    );
    const left = [...summary.matchAll(/(\d+) (?:without a test|not run yet)/g)];
    expect(left.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(others);
  }).toPass({ timeout: 60_000 });
});
