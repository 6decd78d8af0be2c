import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { button, EASY, open, race } from "./lab";

const source = join(import.meta.dirname, "..", "..", "www", "src");

test("the page's source names no algorithm", async ({ page }) => {
  await open(page);
  const named = await page
    .getByLabel("Algorithm of lane 1")
    .locator("option")
    .evaluateAll((options) =>
      options.map((option) => [(option as HTMLOptionElement).value, option.textContent ?? ""]),
    );
  expect(named.length).toBeGreaterThan(2);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(tsx?|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  const guilty = texts.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return named
      .flat()
      .filter((name) => {
        // A quoted id, or the name as a word; "general" and "fast" alone are English.
        const quoted = ['"', "'", "`"].some((mark) => text.includes(mark + name + mark));
        return quoted || (/[A-Z]/.test(name) && new RegExp(`\\b${name}\\b`).test(text));
      })
      .map((name) => `${file}: ${name}`);
  });
  expect(guilty).toEqual([]);
});

test("nothing breaks the page's policy, and nothing is said on the console", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await open(page, "#pace=max");
  await race(page);
  expect(said).toEqual([]);
});

test("after the first visit it opens and races without a network", async ({ page, context }) => {
  await open(page, `#a=general&pace=max&p=${EASY}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().filter(({ url }) => /\.(wasm|js|css)$|\/$/.test(url)).length;
      }),
    )
    .toBeGreaterThanOrEqual(5);
  await context.setOffline(true);
  await page.reload();
  await race(page);
  await expect(page.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
  // Views that were never opened are kept too.
  await page.getByRole("link", { name: "Generate" }).click();
  await button(page, "Generate").click();
  await expect(page.locator('[data-fact="givens"]')).toBeVisible();
  await page.getByRole("link", { name: "Cores" }).click();
  await button(page, "Solve together").click();
  await expect(page.locator(".view-cores:not([hidden])")).toContainText("Workers idle");
  await page.getByRole("link", { name: "A file" }).click();
  await expect(page.getByLabel("Set", { exact: true }).locator("option")).not.toHaveCount(1);
});

test("a view that could not be fetched is fetched when it is opened again", async ({ page }) => {
  await open(page);
  await page.route("**/assets/Cores-*.js", (route) => route.abort());
  const cores = page.getByRole("link", { name: "Cores" });
  await cores.click();
  await expect(page.locator(".view-cores [role=alert]")).toContainText("could not be loaded");
  await page.unroute("**/assets/Cores-*.js");
  await page.getByRole("link", { name: "Race", exact: true }).click();
  await cores.click();
  await expect(button(page, "Solve together")).toBeVisible();
});

test("each view has its title, and Back and Forward lead from one to the other", async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveTitle("Race – Sudoku Lab");
  await page.getByRole("link", { name: "Generate" }).click();
  await button(page, "Generate").click();
  await expect(page).toHaveTitle("Generate – Sudoku Lab");
  await button(page, "Race this puzzle").click();
  await expect(page).toHaveTitle("Race – Sudoku Lab");
  await expect(button(page, "Race")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle("Generate – Sudoku Lab");
  await expect(page.locator('[data-fact="givens"]')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle("Race – Sudoku Lab");
});

test("it works in a sandboxed frame of another page", async ({ page }) => {
  const sandbox = "allow-scripts allow-same-origin";
  const src = `./#a=general&pace=max&p=${EASY}`;
  const body = `<iframe sandbox="${sandbox}" src="${src}" width="1000" height="700"></iframe>`;
  await page.route("**/lesson.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("./lesson.html");
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Race", exact: true }).click();
  await expect(frame.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
});
