import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { serveBelow } from "./host";
import {
  button,
  EASY,
  followLink,
  open,
  openLane,
  openPuzzle,
  pressInLane,
  race,
  startSeeds,
  useFullSpeed,
} from "./lab";
import { serve } from "./serve";
import { expect, type Page, test } from "./test";

const source = join(import.meta.dirname, "..", "..", "www", "src");
const site = join(import.meta.dirname, "..", "..", "www", "dist");

test("the page's source names no algorithm", async ({ page }) => {
  await open(page);
  const menu = await openLane(page, 1);
  const named = await menu
    .getByLabel("Algorithm of lane 1")
    .locator("option")
    .evaluateAll((options) =>
      options.map((option) => [(option as HTMLOptionElement).value, option.textContent ?? ""]),
    );
  expect(named.length).toBeGreaterThan(2);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  // Other languages contain translations of the English texts of the registry.
  const own = files.filter((file) => !/^words\/\w+\//.test(file));
  const texts = own.filter((file) => /\.(tsx?|css|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  const guilty = texts.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return named
      .flat()
      .filter((name) => {
        // A quoted id, or the name as a word; "general" and "fast" alone are English words.
        const quoted = ['"', "'", "`"].some((mark) => text.includes(mark + name + mark));
        return quoted || (/[A-Z]/.test(name) && new RegExp(`\\b${name}\\b`).test(text));
      })
      .map((name) => `${file}: ${name}`);
  });
  expect(guilty).toEqual([]);
});

test("what has to come before the page works is within its budget", () => {
  const html = readFileSync(join(site, "index.html"), "utf8");
  const wanted = [...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path ?? "");
  const gzipped = (kind: RegExp) => {
    const files = wanted.filter((path) => kind.test(path));
    expect(files.length, kind.source).toBeGreaterThan(0);
    const sizes = files.map(
      (path) => gzipSync(readFileSync(join(site, path)), { level: 9 }).length,
    );
    return sizes.reduce((sum, size) => sum + size);
  };
  expect(gzipped(/^(?!.*\/catalog-).*\.js$/)).toBeLessThanOrEqual(60_250);
  // The script waits for the first texts of the language, which are fetched in parallel.
  const words = JSON.parse(
    /<meta name="words" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "{}",
  );
  const first = gzipSync(readFileSync(join(site, words.en)), { level: 9 }).length;
  expect(first).toBeLessThanOrEqual(5_500);
  // The module is preloaded by a script, unless the view shows its beginning without it.
  const solvers = /<meta name="solvers" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(solvers).toMatch(/\.wasm$/);
  const module = gzipSync(readFileSync(join(site, solvers)), { level: 9 }).length;
  expect(module).toBeLessThanOrEqual(151_000);
  // The descriptions of the algorithms, except the texts that are fetched one at a time.
  expect(gzipped(/\/catalog-.*\.js$/)).toBeLessThanOrEqual(22_000);
});

test("the first script names one file of each language, and that file waits for no other", () => {
  const html = readFileSync(join(site, "index.html"), "utf8");
  const files: Record<string, string> = JSON.parse(
    /<meta name="words" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "{}",
  );
  const script = /src="\.\/(assets\/page-[^"]+)"/.exec(html)?.[1] ?? "";
  const named = [...readFileSync(join(site, script), "utf8").matchAll(/words-[\w-]+\.js/g)];
  expect(new Set(named.map(([name]) => `assets/${name}`))).toEqual(new Set(Object.values(files)));
  for (const file of Object.values(files)) {
    // The script of the page waits for this file, so a static import of the script would be a deadlock.
    expect(readFileSync(join(site, file), "utf8")).not.toMatch(/import\s*["'`{]/);
  }
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("nothing breaks the page's policy, and nothing is said on the console", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await open(page, "#pace=max");
    await race(page);
    expect(said).toEqual([]);
  });

  /** Waits until all files that the page may need are stored for use without a network. */
  async function kept(page: Page): Promise<void> {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const wanted = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
      .filter(
        (path) =>
          !/^(sw\.js|icons\/card\.png|sets.*\.(txt|csv)|docs.*\.html|experiments\/answers\/.*)$/.test(
            path,
          ),
      )
      // Long records of experiments are stored after they have been opened.
      .filter((path) => !/^experiments.*\.csv$/.test(path) || statSync(join(site, path)).size < 1e5)
      .map((path) => (path === "index.html" ? "." : path));
    expect(wanted).toContain("manifest.webmanifest");
    const missing = await page.evaluate(async (paths) => {
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.filter((_, index) => !found[index]);
    }, wanted);
    expect(missing).toEqual([]);
  }

  test("after the first visit it opens and races without a network", async ({ page, context }) => {
    await useFullSpeed(page);
    await open(page, `#a=general,dancing-links&pace=max&p=${EASY}`);
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await race(page);
    for (const lane of await page.locator("[data-lane]").all()) {
      await expect(lane).toHaveAttribute("data-outcome", "solved");
    }
    // Views that were never opened are stored too, with the files that they fetch on demand.
    await page.getByRole("link", { name: "Generate" }).click();
    await button(page, "Make a puzzle").click();
    await expect(page.locator('[data-fact="givens"]')).toBeVisible();
    await followLink(page, "Experiment", "on several cores");
    await button(page, "Solve together").click();
    await expect(page.locator(".view-cores:not([hidden])")).toContainText("Idle time of workers");
    await page.getByRole("link", { name: "Race", exact: true }).click();
    await pressInLane(page, 1, "Look closer at lane 1");
    await expect(page.getByRole("heading", { name: /^A closer look/ })).toBeVisible();
    await startSeeds(page);
    await expect(page.getByRole("table", { name: "Each lane over all seeds" })).toBeVisible();
    await openPuzzle(page);
    await button(page, "Show the solution…").click();
    await expect(page.locator("dialog[open] .solution-board")).toBeVisible();
    await page.keyboard.press("Escape");
    await button(page, "Is this a known puzzle in disguise?").click();
    await expect(page.locator("dialog[open] .answer")).toContainText("Yes: your puzzle is");
  });

  test("a set that was fetched once is there without a network, and of another it is said that it is not", async ({
    page,
    context,
  }) => {
    await page.goto("./#view=many&set=top95");
    await expect(page.locator('[data-field="read"]')).toContainText("top95: 95 puzzles read");
    await kept(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("sets/top95.txt")) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-field="read"]')).toContainText("top95: 95 puzzles read");
    await button(page, "Solve all").click();
    await expect(page.getByRole("listitem").getByText("one solution: 95")).toBeVisible();
    const set = page.getByRole("combobox", { name: "Set", exact: true });
    await set.selectOption("top1465");
    await expect(page.locator(".many [role=alert]")).toContainText("when the network is back");
    await context.setOffline(false);
    await set.selectOption("top95");
    await set.selectOption("top1465");
    await expect(page.locator('[data-field="read"]')).toContainText("top1465: 1,465 puzzles read");
  });
});

test("a view that could not be fetched is fetched when it is opened again", async ({ page }) => {
  await open(page);
  await page.route("**/assets/Cores-*.js", (route) => route.abort());
  await followLink(page, "Experiment", "on several cores");
  await expect(page.locator(".view-cores [role=alert]")).toContainText("could not be loaded");
  await page.unroute("**/assets/Cores-*.js");
  await page.getByRole("link", { name: "Race", exact: true }).click();
  await followLink(page, "Experiment");
  await expect(button(page, "Solve together")).toBeVisible();
});

test("it can be put among a device's apps, below any path", async ({ page }) => {
  const path = "/~teacher/lab/";
  const lab = await serve(serveBelow(path));
  try {
    await page.goto(lab.url + path);
    const wanted = await page.evaluate(async () => {
      const address = (rel: string) =>
        document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href ?? "";
      const manifest = await (await fetch(address("manifest"))).json();
      const at = (relative: string) => new URL(relative, address("manifest")).href;
      const icons: { src: string; sizes: string }[] = manifest.icons;
      return {
        start: at(manifest.start_url),
        scope: at(manifest.scope),
        icons: [
          ...icons.map(({ src, sizes }) => ({ src: at(src), sizes })),
          { src: address("apple-touch-icon"), sizes: "180x180" },
        ],
      };
    });
    expect(wanted).toMatchObject({ start: lab.url + path, scope: lab.url + path });
    const sizes = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return src.endsWith(".svg") ? "any" : `${image.naturalWidth}x${image.naturalHeight}`;
          }),
        ),
      wanted.icons,
    );
    expect(sizes).toEqual(wanted.icons.map((icon) => icon.sizes));
  } finally {
    lab.close();
  }
});

test("each view has its title, and Back and Forward lead from one to the other", async ({
  page,
}) => {
  await useFullSpeed(page);
  await open(page);
  await expect(page).toHaveTitle("Race – Sudoku Lab");
  await page.getByRole("link", { name: "Generate" }).click();
  await button(page, "Make a puzzle").click();
  await expect(page).toHaveTitle("Generate – Sudoku Lab");
  await button(page, "Use in Race").click();
  await expect(page).toHaveTitle("Race – Sudoku Lab");
  await expect(button(page, "Race")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle("Generate – Sudoku Lab");
  await expect(page.locator('[data-fact="givens"]')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle("Race – Sudoku Lab");
});
