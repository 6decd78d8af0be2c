/** The page in a frame of a page of another origin, below a path, from a server that sends no special headers. */

import { serveBelow } from "./host";
import {
  axeViolations,
  button,
  closeSheet,
  EASY,
  open,
  openEmbed,
  openSetup,
  useFullSpeed,
} from "./lab";
import { serve } from "./serve";
import { expect, test } from "./test";

test.use({ serviceWorkers: "allow" });

test("the code that the page offers shows the same race in a course page of another site", async ({
  page,
}) => {
  const path = "/~teacher/course-1/lab/";
  const lab = await serve(serveBelow(path));
  let lesson = "";
  const school = await serve((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(lesson),
  );
  try {
    await useFullSpeed(page);
    await page.goto(`${lab.url}${path}#a=general&seed=7&pace=max&p=${EASY}`);
    await openEmbed(page);
    await page.getByLabel("Compact").uncheck();
    const code = await page.getByRole("textbox", { name: "HTML" }).inputValue();
    lesson = `<!doctype html><title>Lesson 3</title><h1>Lesson 3</h1>${code}`;
    await page.goto(`${school.url}/lesson.html`);
    const element = page.locator("iframe");
    await expect(element).toHaveAttribute("title", "Sudoku Lab: Race");
    const frame = element.contentFrame();
    await openSetup(frame);
    await expect(frame.getByLabel("Seed", { exact: true })).toHaveValue("7");
    await closeSheet(frame);
    await frame.getByRole("button", { name: "Race", exact: true }).click();
    await expect(frame.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
    await frame.getByRole("link", { name: "Generate" }).click();
    await frame.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(frame.locator('[data-fact="givens"]')).toBeVisible();
    expect(page.url()).toBe(`${school.url}/lesson.html`);
  } finally {
    lab.close();
    school.close();
  }
});

test("a framed page leaves the focus alone, works in a sandbox, and says what a sandbox refuses", async ({
  page,
}) => {
  await test.step("a framed page that is turned to another view leaves the focus in the page around it", async () => {
    await page.route("**/lesson.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Lesson</title><input aria-label="Answer"><iframe src="./#a=general&p=${EASY}"></iframe>`,
      }),
    );
    await page.goto("./lesson.html");
    const frame = page.locator("iframe").contentFrame();
    await expect(frame.locator("[data-lane]").first()).toHaveAttribute("data-state", "paused");
    const answer = page.getByLabel("Answer");
    await answer.focus();
    const turn = async (hash: string, title: RegExp) => {
      await frame.locator("body").evaluate((_, to) => {
        location.hash = to;
      }, hash);
      // The effect that sets the title runs before the effect that moves the focus.
      const shown = () => frame.locator("body").evaluate(() => document.title);
      await expect.poll(shown).toMatch(title);
    };
    await turn("#view=generate", /Generate/);
    await turn("#view=race", /Race/);
    await expect(answer).toBeFocused();
  });

  await test.step("it works in a sandboxed frame of another page", async () => {
    const sandbox = "allow-scripts allow-same-origin";
    const src = `./#a=general&pace=max&p=${EASY}`;
    const body = `<iframe sandbox="${sandbox}" src="${src}" width="1000" height="700"></iframe>`;
    await page.route("**/lesson.html", (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await page.goto("./lesson.html");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Race", exact: true }).click();
    await expect(frame.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
  });

  await test.step("where its script is refused it says what is in the way", async () => {
    const body = '<iframe sandbox="allow-scripts" src="./" width="1000" height="700"></iframe>';
    await page.route("**/lesson.html", (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await page.goto("./lesson.html");
    const frame = page.locator("iframe").contentFrame();
    await expect(frame.getByText("the sandbox must allow both scripts")).toBeVisible();
  });
});

test("it works in a sandbox that takes its origin away, where its host lets everybody read", async ({
  page,
}) => {
  const lab = await serve(serveBelow("/", { "access-control-allow-origin": "*" }));
  try {
    await useFullSpeed(page);
    const src = `${lab.url}/#a=general&pace=max&p=${EASY}`;
    await page.setContent(
      `<iframe sandbox="allow-scripts" src="${src}" width="1000" height="700"></iframe>`,
    );
    const frame = page.locator("iframe").contentFrame();
    await frame.getByRole("button", { name: "Race", exact: true }).click();
    // A frame stores nothing, so it does not warn that the browser stores nothing.
    await expect(frame.getByText("This browser does not store anything for this page")).toHaveCount(
      0,
    );
    await expect(frame.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
    await frame.getByRole("link", { name: "Generate" }).click();
    await frame.getByRole("button", { name: "Generate", exact: true }).click();
    await expect(frame.locator('[data-fact="solutions"] dd')).toContainText("One, ");
  } finally {
    lab.close();
  }
});

test.describe("where nothing is kept for later", () => {
  test.use({ serviceWorkers: "block" });

  test("the code for another page follows what is open and what is chosen", async ({
    page,
    context,
  }) => {
    await test.step("the code follows the view that is open, and is copied", async () => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open(page);
      await page.getByRole("link", { name: "Generate" }).click();
      await expect(button(page, "Generate")).toBeVisible();
      await openEmbed(page);
      await button(page, "Copy the code").click();
      await expect(button(page, "Code copied")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        /^<iframe src="http[^"]*#[^"]*view=generate[^"]*" title="Sudoku Lab: Generate"/,
      );
      await page.keyboard.press("Escape");
    });

    await test.step("the menu copies the same code in two presses", async () => {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await button(page, "Share").click();
      await button(page, "Copy embed code").click();
      await expect(button(page, "Code copied")).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^<iframe src="http[^"]*#[^"]*view=generate[^"]*compact=1[^"]*"/);
      await page.keyboard.press("Escape");
    });

    await test.step("what is chosen stands in the code, and the preview shows it", async () => {
      await open(page, `#a=general,backtracking&p=${EASY}`);
      const entries = await page.evaluate(() => history.length);
      await openEmbed(page);
      const dialog = page.getByRole("dialog", { name: "Embed in a page" });
      const code = dialog.getByRole("textbox", { name: "HTML" });
      const preview = dialog.locator("iframe").contentFrame();
      await expect(preview.locator("[data-lane]")).toHaveCount(2);
      await expect(preview.locator(":root")).toHaveAttribute("data-compact", "");
      await dialog.getByText("Hide parts").click();
      // The parts that a compact page lacks need not be hidden.
      await expect(dialog.getByLabel("Header")).toBeChecked();
      await expect(dialog.getByLabel("Header")).toBeDisabled();
      await dialog.getByLabel("Curves").check();
      await dialog.getByLabel("Theme").selectOption("Dark");
      await dialog.getByLabel("Readers can change").selectOption("nothing");
      await dialog.getByLabel("Height").fill("500");
      await dialog.getByLabel("First step").fill("3");
      await dialog.getByLabel("Last step").fill("20");
      await dialog.getByLabel("Last step").press("Tab");
      const wanted =
        /p=[^"]*&amp;hide=curves&amp;lock=all&amp;theme=dark&amp;compact=1&amp;range=3-20&amp;[^"]*" title="[^"]*" width="100%" height="500"/;
      await expect(code).toHaveValue(wanted);
      await expect(preview.locator(":root")).toHaveAttribute("data-theme", "dark");
      await expect(preview.locator(":root")).toHaveAttribute("data-hide", "curves");
      await dialog.getByLabel("Height").fill("9");
      await dialog.getByLabel("Height").press("Tab");
      await expect(dialog.getByRole("alert")).toHaveText("whole number, 200–4,000");
      await expect(code).toHaveValue(wanted);
      await dialog.getByLabel("Height").fill("500");
      await dialog.getByLabel("Height").press("Tab");
      await expect(dialog.getByRole("alert")).toHaveCount(0);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(new URL(page.url()).hash).not.toContain("hide");

      await button(page, "Element").click();
      await expect(dialog.getByRole("textbox", { name: "HTML with a script" })).toHaveValue(
        /^<script src="[^"]*\/embed\.js" async><\/script>\n<sudoku-lab hash="[^"]*hide=curves/,
      );
      const saved = page.waitForEvent("download");
      await button(page, "Save sudoku-lab.png").click();
      expect((await saved).suggestedFilename()).toBe("sudoku-lab.png");
      await button(page, "Link").click();
      const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
      expect(link).toContain("&theme=dark");
      expect(link).not.toContain("compact");
      await button(page, "QR code").click();
      await expect(dialog.getByRole("img", { name: "QR code of the link" })).toBeVisible();

      for (const part of [".embed-form", ".embed-outputs"]) {
        expect(await axeViolations(page, "all", part)).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const beside = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(beside).toBeLessThanOrEqual(0);
    });
  });
});

test("a page that isolates itself shows it in a frame without credentials, or where its host sends two headers", async ({
  page,
}) => {
  const plain = await serve(serveBelow("/"));
  const half = { "cross-origin-resource-policy": "cross-origin" };
  const shared = await serve(serveBelow("/", half));
  const open = await serve(
    serveBelow("/", { ...half, "cross-origin-embedder-policy": "require-corp" }),
  );
  const frame = (url: string, name: string, more = "") =>
    `<iframe name="${name}" ${more} src="${url}/#a=general&pace=max&p=${EASY}" width="1000" height="700"></iframe>`;
  const body =
    frame(plain.url, "refused") +
    frame(shared.url, "half") +
    frame(plain.url, "without", "credentialless") +
    frame(open.url, "open");
  const isolated = {
    "content-type": "text/html",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
  };
  const school = await serve((_, response) => response.writeHead(200, isolated).end(body));
  try {
    await page.goto(school.url);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    for (const name of ["without", "open"]) {
      const lab = page.frameLocator(`[name=${name}]`);
      await lab.getByRole("button", { name: "Race", exact: true }).click();
      await expect(lab.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
    }
    for (const name of ["refused", "half"]) {
      await expect(page.frameLocator(`[name=${name}]`).getByText("Sudoku Lab")).toHaveCount(0);
    }
  } finally {
    for (const host of [plain, shared, open, school]) host.close();
  }
});
