/** Algorithms that the first module does not contain. */

import { button, EASY, lane, open, openLane, race, waitForEnd } from "./lab";
import { expect, type Page, test } from "./test";

const mixed = `#a=backtracking,dancing-links&pace=max&p=${EASY}`;
const compiled = /\.wasm$/;

/** Returns the addresses of the modules that the page requests. */
function modulesOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.context().on("request", (request) => {
    if (compiled.test(request.url())) asked.add(request.url());
  });
  return asked;
}

test("algorithms beyond the first module: fetched when they are needed, and again after a failure", async ({
  page,
}) => {
  await test.step("the first race fetches one module, and a solver beyond it one more", async () => {
    const asked = modulesOf(page);
    await open(page);
    await race(page);
    expect(asked.size).toBe(1);
    const menu = await openLane(page, 1);
    const options = menu.getByLabel("Algorithm of lane 1").locator("option");
    expect(await options.count()).toBeGreaterThan(await page.locator("[data-lane]").count());

    await open(page, `?again${mixed}`);
    await race(page);
    expect(asked.size).toBe(2);
    for (const number of [1, 2]) {
      await expect(lane(page, number)).toHaveAttribute("data-outcome", "solved");
    }
  });

  await test.step("where it cannot be fetched its lane says so, and the next race asks again", async () => {
    const mend = await breakLater(page);
    await page.goto(`./?broken${mixed}`);
    await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
    await button(page, "Race").click();
    await waitForEnd(page);
    await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
    await expect(lane(page, 2)).toHaveAttribute("data-outcome", "crashed");
    await expect(lane(page, 2)).toContainText("The solvers could not be fetched");

    mend();
    await button(page, "Race again").click();
    await waitForEnd(page);
    for (const number of [1, 2]) {
      await expect(lane(page, number)).toHaveAttribute("data-outcome", "solved");
    }
  });

  await test.step("a file of puzzles is not read without it, which is said, and is when it is there", async () => {
    const mend = await breakLater(page);
    await page.goto("./?broken#view=many");
    const choose = () =>
      page.locator('.many input[type="file"]').setInputFiles({
        name: "one.txt",
        mimeType: "text/plain",
        buffer: Buffer.from(EASY),
      });
    await choose();
    await expect(page.locator(".many")).toContainText("The solvers could not be fetched");
    mend();
    await choose();
    await expect(page.locator('[data-field="read"]')).toContainText("1 puzzle");
    await expect(page.locator(".many")).not.toContainText("could not be fetched");
  });
});

/** Blocks every module except the first one, until the returned function is called. */
async function breakLater(page: Page): Promise<() => void> {
  let broken = true;
  const [early] = await modulesAtFirst(page);
  await page.route(compiled, (route) =>
    broken && route.request().url() !== early ? route.abort() : route.continue(),
  );
  return () => {
    broken = false;
  };
}

/** Returns the modules that the page requests without any action. */
async function modulesAtFirst(page: Page): Promise<string[]> {
  await open(page);
  const early = page.locator('link[rel="preload"][as="fetch"]');
  return early.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
}
