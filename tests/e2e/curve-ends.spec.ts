/** What ends a race, what papers print, and what saved files say, in plots. */
import { load } from "../../pkg/dist/node/workshop.js";
import { button, changeLane, EASY, lane, open, openSetup, race, showSection } from "./lab";
import { curve, text } from "./plots";
import { expect, type Page, test } from "./test";

test("what ends a race, what papers print, and what a saved file says of it", async ({ page }) => {
  await test.step("what a paper prints is marked in its plot and listed at the finish", async () => {
    await open(page, `#a=ga&pace=max&steps=20&p=${EASY}`);
    await race(page);
    await expect(curve(page, "conflicts").locator(".legend-paper")).toHaveText(
      /paper: mean 3\.78 \(Hughes & Yampolskiy 2013.*\)/,
    );
    await showSection(page, "Results");
    await page.getByText("Results in the papers").click();
    const row = page.locator("[data-paper='1'] tbody tr", { hasText: "generations" });
    await expect(row.locator("td").nth(0)).toHaveText("252");
    await expect(row.locator("td").nth(1)).toHaveText("20");
    await showSection(page, "Curves");
    await changeLane(page, 1, "Preset", "paper");
    await expect(page.locator(".curves")).toContainText(
      "the curves of the previous run were cleared",
    );
    await expect(page.locator(".curves .plot")).toHaveCount(0); // empty plots are not shown
    await button(page, "Race").click();
    await expect(page.locator(".curves")).not.toContainText("were cleared");
    await expect(curve(page, "conflicts").locator(".legend-paper")).toHaveText(/paper: mean 3\.82/);
  });

  await test.step("a changed parameter takes the paper's figures away", async () => {
    await open(page, `#a=ga&1.crowd=false&p=${EASY}`);
    await race(page);
    await expect(curve(page, "conflicts")).toHaveCount(1);
    await expect(page.locator(".legend-paper")).toHaveCount(0);
  });

  await test.step("a race runs until all finish, or until the first does, and the link says so", async () => {
    const both = `#a=general,ga&pace=max&p=${EASY}`;
    await open(page, both);
    await expect(page).not.toHaveURL(/until=/);
    await openSetup(page);
    await expect(page.getByLabel("Run")).toHaveAccessibleDescription("");
    await page.getByLabel("Run").selectOption("first");
    await expect(page).toHaveURL(/until=first/);
    // The stopping time determines how far the other lanes get, which a note beside their values states.
    await openSetup(page);
    await expect(page.getByLabel("Run")).toHaveAccessibleDescription(
      /fewest steps finishes first\. At full speed.*a different step in each run/,
    );
    await race(page);
    await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
    await expect(lane(page, 2)).toHaveAttribute("data-outcome", "stopped");
    await page.reload();
    await openSetup(page);
    await expect(page.getByLabel("Run")).toHaveValue("first");
    await page.getByLabel("Run").selectOption("all");
    await expect(page).not.toHaveURL(/until=/);
    await race(page);
    await expect(lane(page, 2)).not.toHaveAttribute("data-outcome", "stopped");
  });

  await test.step("a link's wrong end of the race is named, and all finish", async () => {
    await open(page, `#a=general&until=never&p=${EASY}`);
    await expect(page.getByRole("alert")).toContainText("until=never");
    await openSetup(page);
    await expect(page.getByLabel("Run")).toHaveValue("all");
  });

  await test.step("a file that was saved says how to have the same runs again", async () => {
    const setup = "a=backtracking:rows,ga&2.population=60&2.patience=20&seed=7&steps=300&pace=max";
    await open(page, `#${setup}&p=${EASY}`);
    await race(page);
    const steps = (of: Page) =>
      Promise.all([1, 2].map((one) => lane(of, one).locator('[data-field="steps"]').innerText()));
    const figures = (await steps(page)).map((text) => Number(text.replaceAll(",", "")));
    const take = async (name: string) => {
      await button(page, "Save conflicts").click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        button(page, name).click(),
      ]);
      return text(download);
    };
    const document = JSON.parse(await take("All data (JSON)"));
    const table = (await take("All data (CSV)")).split("\r\n");
    const drawing = await take("Picture (SVG)");
    const metadata = await page.evaluate((source) => {
      const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
      return root.querySelector("metadata")?.textContent ?? "";
    }, drawing);
    const { traces, ...told } = document;
    expect(JSON.parse(metadata)).toEqual(told);
    const comment = (key: string) =>
      table.find((line) => line.startsWith(`# ${key}: `))?.slice(4 + key.length);
    expect([comment("puzzle"), comment("box"), comment("link")]).toEqual([
      told.puzzle,
      told.box,
      told.link,
    ]);
    expect(comment("program")).toBe(`${told.program} ${told.version}`);

    // The data in the saved file are sufficient for the package alone.
    const lab = await load();
    expect(lab.version).toBe(told.version);
    for (const [index, { algorithm, preset, params }] of told.lanes.entries()) {
      const { seed, maxSteps } = told;
      const setup = { algorithm, preset, params, seed, maxSteps: maxSteps ?? undefined };
      const run = lab.start(lab.read(told.puzzle, { box: told.box }), setup);
      expect(run.advance().steps).toBe(figures[index]);
      expect(traces[index].steps).toBe(figures[index]);
      run.free();
    }
    // The link in the file is sufficient for the page.
    const again = await page.context().newPage();
    await again.goto(told.link);
    await expect(lane(again, 2)).toHaveAttribute("data-state", "paused");
    await race(again);
    expect((await steps(again)).map((text) => Number(text.replaceAll(",", "")))).toEqual(figures);
  });

  await test.step("plots are drawn on a system whose language `Intl` refuses, as with LANG=C", async () => {
    const refused = () => new Intl.NumberFormat("C");
    expect(refused).toThrow(RangeError);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "language", { get: () => "C" });
    });
    await page.goto("about:blank");
    await open(page, `#a=general&pace=max&p=${EASY}`);
    await race(page);
    await expect(page.locator(".plot canvas").first()).toBeVisible();
  });
});
