/** Parts that are fetched when they are first needed: the message if they cannot be fetched, and the retry. */

import { createHost } from "./host";
import {
  axe,
  button,
  closeSheet,
  EASY,
  followLink,
  lane,
  openHelp,
  openPuzzle,
  openSetup,
  pressInLane,
  race,
  showSection,
  startSeeds,
} from "./lab";
import { sample, sampled } from "./sample";
import { expect, type Page, test } from "./test";

/** A part that is fetched later: how to request it, its files, and how to recognise it. */
interface Place {
  readonly name: string;
  readonly files: RegExp;
  readonly ask: (page: Page) => Promise<unknown>;
  readonly there: (page: Page) => Promise<void>;
  /** Leads to the place where the next part can be requested. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

const visible = (name: string) => (page: Page) =>
  expect(page.getByRole("heading", { name })).toBeVisible();
const close = (page: Page) => page.keyboard.press("Escape");
const pressInPuzzle = (name: string) => async (page: Page) => {
  await openPuzzle(page);
  await button(page, name).click();
};
const view = (name: string) => (page: Page) =>
  page.getByRole("link", { name, exact: true }).click();

const ofTheRace: readonly Place[] = [
  {
    name: "help",
    files: /\/HelpText-.*js$/,
    ask: openHelp,
    there: (page) => expect(page.locator("dialog[open]")).toContainText("Signs on the boards"),
    leave: close,
  },
  {
    name: "settings of a lane",
    files: /\/Settings-.*js$/,
    ask: (page) => pressInLane(page, 1, "Settings of lane 1"),
    there: (page) => expect(page.locator("dialog[open] h3").first()).toHaveText("Parameters"),
    leave: close,
  },
  {
    name: "the solutions",
    files: /\/Listing-.*js$/,
    ask: pressInPuzzle("Show the solution…"),
    there: (page) => expect(page.locator("dialog[open] .solution-board")).toBeVisible(),
    leave: close,
  },
  {
    name: "whether it is another in disguise",
    files: /\/Disguise-.*js$/,
    ask: pressInPuzzle("Is this a known puzzle in disguise?"),
    there: (page) =>
      expect(page.locator("dialog[open] .answer")).toContainText("Yes: your puzzle is"),
    leave: close,
  },
  {
    name: "A closer look",
    files: /\/Closer-.*js$/,
    ask: (page) => pressInLane(page, 1, "Look closer at lane 1"),
    there: visible("A closer look"),
  },
  {
    name: "what saves a plot",
    files: /\/save-.*js$/,
    async ask(page) {
      await race(page);
      await page.locator(".curve-save > button").first().click();
      await button(page, "All data (CSV)").click();
    },
    there: (page) => expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeAttached(),
  },
  {
    name: "a race over seeds",
    files: /\/(run|SeriesPanel)-.*js$/,
    ask: startSeeds,
    there: (page) =>
      expect(page.getByRole("table", { name: "Each lane over all seeds" })).toBeVisible(),
  },
];

const views: readonly Place[] = [
  {
    name: "the style sheet of a view",
    files: /\/Many-.*css$/,
    ask: (page) => followLink(page, "Experiment", "Your puzzles"),
    there: (page) => expect(page.locator(".many-row").first()).toHaveCSS("display", "flex"),
  },
  {
    name: "the view of several cores",
    files: /\/Cores-.*js$/,
    ask: (page) => followLink(page, "Experiment", "on several cores"),
    there: (page) => expect(button(page, "Solve together")).toBeVisible(),
  },
  {
    name: "generators",
    files: /\/open-.*js$/,
    ask: view("Generate"),
    there: (page) => expect(button(page, "Generate")).toBeVisible(),
  },
];

/** Requests a part without success, tries again without success, and then with success. */
async function check(page: Page, host: { cut: RegExp | null }, place: Place): Promise<void> {
  host.cut = place.files;
  await place.ask(page);
  const alert = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(alert).toContainText("This part could not be loaded. Check your connection.");
  // The error of the browser is shown on request.
  const detail = alert.locator("details");
  await expect(detail).not.toHaveAttribute("open");
  await expect(detail).toHaveText(/^Details.*\S/);
  const [whole, hidden] = [await alert.textContent(), await detail.textContent()];
  expect(whole?.replace(hidden ?? "", "")).not.toMatch(/fetch|preload|http|\.(js|css|wasm)/);
  const again = alert.getByRole("button", { name: "Try again" });
  await expect(again).toBeInViewport({ ratio: 1 });
  const reload = alert.getByRole("button", { name: "Reload the page" });
  await expect(reload).toHaveCount(0);
  await again.click();
  await expect(alert).toContainText("Your setup is kept");
  await expect(reload).toBeVisible();
  host.cut = null;
  await again.click();
  await place.there(page);
  await expect(alert).toHaveCount(0);
  await place.leave?.(page);
}

for (const [title, hash, places] of [
  ["what a race can be asked for", `#a=general&pace=max&seeds=2&p=${EASY}`, ofTheRace],
  ["a view", "#a=general", views],
] as const) {
  test(sampled(`${title} can be asked for again where the network was gone`), async ({ page }) => {
    const host = await createHost();
    try {
      await page.goto(`${host.url}/${hash}`);
      await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
      for (const place of sample(title, places, 1)) {
        await test.step(place.name, () => check(page, host, place));
      }
    } finally {
      host.close();
    }
  });
}

test("what is said of it can be read by everybody", async ({ page }) => {
  const host = await createHost();
  try {
    await page.goto(`${host.url}/#a=general`);
    host.cut = /\/run-.*js$/;
    await startSeeds(page);
    await expect(page.locator(".notices")).toContainText("could not be loaded");
    expect(await axe(page).include(".notices").analyze()).toMatchObject({ violations: [] });
  } finally {
    host.close();
  }
});

test("two parts that could not be loaded are asked for again each by itself", async ({ page }) => {
  const host = await createHost();
  try {
    await page.goto(`${host.url}/#a=general&seeds=2&p=${EASY}`);
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
    host.cut = /\/(run|save)-.*js$/;
    const notices = page.locator(".notices .notice");
    await race(page);
    await startSeeds(page);
    await expect(notices).toHaveCount(1);
    await showSection(page, "Curves");
    await page.locator(".curve-save > button").first().click();
    await button(page, "All data (CSV)").click();
    await expect(notices).toHaveCount(2);
    host.cut = null;
    await notices.first().getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".series")).toContainText("2 of 2 done");
    await expect(notices).toHaveCount(1);
    await notices.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeAttached();
    await expect(notices).toHaveCount(0);
  } finally {
    host.close();
  }
});

test("the key to the boards stands below the first boards, and waits neither for curves nor for sections", async ({
  page,
}) => {
  let later = () => {};
  const held = new Promise<void>((settle) => {
    later = settle;
  });
  await page.route(/\/(Curves|Sections)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  const key = page.getByRole("region", { name: "How to read the boards" });
  await expect(key.getByRole("listitem")).toHaveCount(5);
  await expect(page.locator("[data-lane]")).toHaveCount(4);
  later();
  await race(page);
  await expect(key).toBeHidden();
  await expect(page.locator(".curves-plots .plot").first()).toBeVisible();
});

test("plots can be asked for again, and the race goes on without them", async ({ page }) => {
  const host = await createHost();
  try {
    await check(page, host, {
      name: "plots",
      files: /\/Curves-.*js$/,
      async ask() {
        await page.goto(`${host.url}/#a=general&pace=max&p=${EASY}`);
        await race(page);
        await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
      },
      there: () => expect(page.locator(".plot canvas").first()).toBeVisible(),
    });
  } finally {
    host.close();
  }
});

test("the module of the generators, their workers, and sets can be asked for again", async ({
  page,
}) => {
  const host = await createHost();
  try {
    // A solver of the first module: for others, the module with the generators would already be fetched.
    await page.goto(`${host.url}/#a=backtracking&p=${EASY}`);
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
    await check(page, host, {
      name: "the module of the generators",
      files: /\.wasm$/,
      ask: view("Generate"),
      there: () => expect(button(page, "Generate")).toBeVisible(),
    });
    host.cut = /\/worker-.*js$/;
    await page.getByLabel("Puzzles per generator").fill("2");
    await button(page, "Compare").click();
    await expect(page.locator(".compare")).toContainText(
      "No worker could be started: its script could not be loaded.",
    );
    host.cut = null;
    await button(page, "Compare").click();
    await expect(page.locator(".compare")).toContainText("2 of 2");

    host.cut = /\/sets\//;
    await followLink(page, "Experiment", "Your puzzles");
    const alert = page.locator(".many [role=alert]");
    await expect(alert).toContainText("The list of sets could not be fetched");
    host.cut = null;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
    host.cut = /top95/;
    await page.getByRole("combobox", { name: "Set", exact: true }).selectOption("top95");
    await expect(alert).toContainText("The set top95 could not be fetched");
    host.cut = null;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator('[data-field="read"]')).toContainText("top95: 95 puzzles read");
    await expect(alert).toHaveCount(0);
  } finally {
    host.close();
  }
});

test("workers whose script could not be had are begun anew by the next press", async ({ page }) => {
  const host = await createHost();
  try {
    host.cut = /\/worker-.*js$/;
    await page.goto(`${host.url}/#a=general,dancing-links&pace=max&p=${EASY}`);
    await expect(lane(page, 1)).toHaveAttribute("data-outcome", "crashed");
    const lost = "No worker could be started: its script could not be loaded.";
    // The lane never ran, so it is not reported as crashed, and has no link to reproduce a crash.
    const crash = lane(page, 2).locator(".failure");
    await expect(crash).toContainText("This lane could not start");
    await expect(crash).toContainText(`${lost}Check your connection, then race again.`);
    await expect(crash.getByRole("link")).toHaveCount(0);
    await expect(lane(page, 2).locator(".standing-outcome")).toHaveText("not started");
    const [told, row] = [page.locator(".verdict"), page.locator('.finish [data-row="2"]')];
    await expect(told).toContainText("Dancing links could not start");
    await expect(row).toContainText("not started");
    for (const one of [told, page.locator(".finish")]) await expect(one).not.toContainText("crash");
    await openPuzzle(page);
    await expect(page.locator(".solutions-line")).toContainText(`unknown: ${lost}`);
    await button(page, "Is this a known puzzle in disguise?").click();
    const alert = page.locator("dialog[open]").getByRole("alert");
    await expect(alert).toContainText("The comparison failed");
    await expect(alert).toContainText(lost);
    host.cut = null;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("dialog[open] .answer")).toContainText("Yes: your puzzle is");
    await close(page);
    await button(page, "Keep checking").click();
    await expect(page.locator(".solutions-line")).toContainText("One solution");
    await closeSheet(page);
    await button(page, "Race again").click();
    await expect(page.locator('[data-outcome="solved"]')).toHaveCount(2);

    host.cut = /\/worker-.*js$/;
    await followLink(page, "Experiment", "on several cores");
    await button(page, "Solve together").click();
    await expect(page.locator(".view-cores [role=alert]")).toContainText(lost);
    host.cut = null;
    await button(page, "Solve together").click();
    await expect(page.locator('.cores-parts[data-ended="true"]')).toBeVisible();
  } finally {
    host.close();
  }
});

test("a page whose solvers or whose script did not come can be asked for again", async ({
  page,
}) => {
  const host = await createHost();
  try {
    host.cut = /\.wasm$/;
    await page.goto(`${host.url}/#a=general&seed=7`);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The algorithms could not be loaded.");
    host.cut = null;
    await alert.getByRole("button", { name: "Reload the page" }).click();
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
    await openSetup(page);
    await expect(page.getByLabel("Seed", { exact: true })).toHaveValue("7");
    host.cut = /\/assets\/.*\.js$/;
    await page.reload();
    await expect(page.getByText("its script could not be loaded")).toBeVisible();
    host.cut = null;
    // A script that fails before it has drawn anything, as in a browser that is too old.
    host.instead = (path) =>
      /\/assets\/page-[\w-]+\.js$/.test(path) ? { body: Buffer.from("let too new;") } : null;
    await page.reload();
    await expect(page.getByText("does not run in this browser")).toBeVisible();
    host.instead = () => null;
    await page.reload();
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
  } finally {
    host.close();
  }
});
