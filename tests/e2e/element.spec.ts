/** `<sudoku-lab>` in pages of another origin: its views, methods and events, and attempts to misuse it. */
import { expect, type Page, test } from "@playwright/test";
import type { EmbedResult, EmbedStep, SudokuLabElement } from "sudoku-lab/embed";
import { changeLane, EASY, ENDLESS, restoreUserSetup, useMotion } from "./lab";
import { serve } from "./serve";

const closing: (() => void)[] = [];
test.afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const baseURL = () => test.info().project.use.baseURL ?? "";
const attributes = `puzzle="${EASY}" algorithms="backtracking,dancing-links" seed="1"`;

/** Opens a page of another site that contains this HTML and the script of the element. */
async function lesson(page: Page, body: string, script = `${baseURL()}embed.js`): Promise<void> {
  const html = `<!doctype html><title>Lesson</title><style>sudoku-lab { max-width: 700px }</style>
    <script src="${script}" async></script>${body}`;
  const school = await serve((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(html),
  );
  closing.push(school.close);
  await page.goto(school.url);
}

/** Returns the result of `work` on the first element of the lesson. */
const on = <T>(
  page: Page,
  work: (element: SudokuLabElement, given: number) => T | Promise<T>,
  given = 0,
): Promise<T> =>
  page
    .locator("sudoku-lab")
    .first()
    .evaluate(work as (element: unknown, given: number) => T | Promise<T>, given);

const height = (page: Page) => on(page, (one) => one.getBoundingClientRect().height);

test("it is played, stepped and asked from the page around it, and tells what happens", async ({
  page,
}) => {
  await lesson(
    page,
    `<script>
      const seen = [];
      for (const name of ["ready", "step", "finish", "error"])
        document.addEventListener(name, ({ target, detail }) => target.localName === "sudoku-lab" && seen.push([name, detail]), true);
    </script><sudoku-lab ${attributes}><p>Fallback</p></sudoku-lab>`,
  );
  const told = (name: string) =>
    page.evaluate((of) => {
      const all = (globalThis as unknown as { eval(text: string): [string, unknown][] }).eval(
        "seen",
      );
      return all.filter(([one]) => one === of).map(([, detail]) => detail);
    }, name);
  await on(page, (one) => one.step(3));
  await expect.poll(async () => ((await told("step")).at(-1) as EmbedStep)?.step).toBe(3);
  expect(await told("ready")).toEqual([
    {
      view: "race",
      lanes: [
        { algorithm: "backtracking", name: expect.any(String) },
        { algorithm: "dancing-links", name: expect.any(String) },
      ],
    },
  ]);
  await expect(page.getByText("Fallback")).toBeHidden();
  await on(page, (one) => one.seek(1));
  await expect.poll(async () => ((await told("step")).at(-1) as EmbedStep)?.step).toBe(1);
  const result = (await on(page, async (one) => {
    await one.play();
    return one.result();
  })) as EmbedResult;
  expect(result.lanes.map(({ outcome, steps }) => [outcome, steps > 10])).toEqual([
    ["solved", true],
    ["solved", true],
  ]);
  expect(await told("finish")).toEqual([result]);
  expect((await told("step")).at(-1)).toMatchObject({
    lanes: [{ outcome: "solved", counters: result.lanes[0]?.counters }, { outcome: "solved" }],
  });

  // Properties reflect attributes, and a change opens the other address.
  await on(page, (one) => {
    one.algorithms = "rules";
    one.maxSeconds = "9";
    return one.load({ seed: "8" });
  });
  expect((await told("ready")).at(-1)).toMatchObject({ lanes: [{ algorithm: "rules" }] });
  const frame = page.frames()[1];
  expect(frame?.url()).toMatch(/a=rules&seed=8.*max-seconds=9&compact=1/);
  expect(await told("error")).toEqual([]);
  const refused = await on(page, (one) => one.step(0.5).catch(({ message }) => message));
  expect(refused).toBe("A step must be a whole number.");
  await on(page, (one) => one.load("#a=nobody"));
  expect(JSON.stringify(await told("error"))).toContain("nobody");
  // None of these changes adds a history entry to the outer page, and none is stored.
  expect(await page.evaluate(() => history.length)).toBe(2);
  expect(await frame?.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(
    await frame?.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test("it is as high as what is in it, or as its page says, and nothing is cut off from 320 to 800 wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 860, height: 900 });
  await lesson(page, `<sudoku-lab ${attributes} style="max-width: none"></sudoku-lab>`);
  await on(page, (one) => one.step(9));
  const frame = page.frames()[1];
  if (!frame) throw new Error("there is no frame");
  for (const width of [320, 480, 640, 800]) {
    await on(page, (one, to) => one.style.setProperty("width", `${to}px`), width);
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width);
    const extent = () =>
      frame.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
    await expect.poll(extent, `all of it at ${width}`).toEqual([0, 0]);
    for (const part of [".lane-board", "#race [data-start]", ".verdict", ".plot canvas"]) {
      const box = await frame.locator(part).last().boundingBox();
      expect(box?.width, `${part} at ${width}`).toBeGreaterThan(80);
    }
    expect(await height(page), `${width} wide`).toBeLessThan(720);
  }
  await on(page, (one) => one.style.setProperty("height", "400px"));
  await expect.poll(() => frame.evaluate(() => innerHeight)).toBe(400);
  await expect(frame.locator("#race [data-start]")).toBeInViewport();
});

test("of ten on a page those near are fetched, and one plays", async ({ page }) => {
  const one = `<p style="height: 60vh">Words</p><sudoku-lab puzzle="${ENDLESS}" algorithms="backtracking:rows"></sudoku-lab>`;
  await lesson(page, one.repeat(10));
  await on(page, (first) => first.play());
  const made = () => page.locator("sudoku-lab iframe").count();
  expect(await made()).toBeLessThan(5);
  /** Returns the indices of the elements that play. */
  const running = async () => {
    const starts = await page.locator("sudoku-lab iframe").all();
    const said = await Promise.all(
      starts.map((one) => one.contentFrame().locator("#race .button-primary").textContent()),
    );
    return said.flatMap((text, index) => (text === "Pause" ? [index] : []));
  };
  await expect.poll(running).toEqual([0]);
  await page
    .locator("sudoku-lab")
    .nth(1)
    .evaluate((second) => (second as SudokuLabElement).play());
  await expect.poll(running).toEqual([1]);
  await page
    .locator("sudoku-lab")
    .nth(2)
    .evaluate((third) => {
      third.setAttribute("wake", "all");
      return (third as SudokuLabElement).play();
    });
  await expect.poll(running).toEqual([1, 2]);
  await on(page, (first) => first.remove());
});

test("a hostile page gets nothing but an answer", async ({ page, context }) => {
  const other = await context.newPage();
  // The frame accepts calls after it has sent the event "here"; earlier calls are lost.
  await lesson(
    page,
    `<script>
      globalThis.here = new Promise((settle) =>
        addEventListener("message", ({ data }) => data?.event === "here" && settle()));
    </script>
    <iframe id="lab" src="${baseURL()}#${new URLSearchParams({ a: "general", p: EASY })}" width="700" height="600"></iframe>
    <iframe id="sibling" srcdoc="<p>Another frame</p>"></iframe>`,
    "data:,",
  );
  await other.close();
  const lab = page.frameLocator("#lab");
  await expect(lab.locator("#race [data-start]")).toBeEnabled();
  const answers = await page.evaluate(async () => {
    const lab = document.querySelector<HTMLIFrameElement>("#lab")?.contentWindow;
    const sibling = document.querySelector<HTMLIFrameElement>("#sibling")?.contentWindow;
    await (globalThis as unknown as { here: Promise<void> }).here;
    const heard: Record<string, unknown>[] = [];
    const LAST = 5999;
    // The frame answers calls in the order of their arrival.
    const answered = new Promise<void>((resolve) => {
      addEventListener("message", ({ data }) => {
        heard.push(data);
        if (data?.reply === LAST) resolve();
      });
    });
    const call = (id: unknown, call: unknown, given?: unknown, version: unknown = 1) =>
      lab?.postMessage({ "sudoku-lab": version, id, call, given }, "*");
    call(1, "play"); // without a preceding message "hello"
    call(2, "hello");
    for (const junk of [
      null,
      1,
      "play",
      [],
      {},
      { "sudoku-lab": 1 },
      { "sudoku-lab": 1, call: "play" },
    ])
      lab?.postMessage(junk, "*");
    call(3, "play", null, 2);
    call("4", "play");
    call(5, "constructor");
    call(6, "__proto__");
    call(7, ["play"]);
    call(8, "load", "javascript:alert(1)");
    call(9, "load", { toString: "no" });
    call(10, "step", "1; alert(1)");
    call(11, "step", Number.POSITIVE_INFINITY);
    call(12, "seek", Number.NaN);
    // A window that is not a parent of the frame.
    (sibling as unknown as { eval(text: string): void }).eval(
      `parent.frames[0].postMessage({ "sudoku-lab": 1, id: 13, call: "play" }, "*")`,
    );
    for (let id = 1000; id <= LAST; id++) call(id, "result");
    await answered;
    return heard.filter((one) => typeof one.reply === "number");
  });
  const of = (id: number) => answers.filter(({ reply }) => reply === id).map(({ error }) => error);
  for (const id of [1, 2, 3, 4, 5, 6, 7, 13]) expect(of(id), `call ${id}`).toEqual([]);
  expect([8, 9].map(of)).toEqual([
    ["An address must begin with #."],
    ["An address must begin with #."],
  ]);
  for (const id of [10, 11, 12]) expect(of(id)).toEqual(["A step must be a whole number."]);
  const flood = answers.filter(({ reply }) => Number(reply) >= 1000);
  expect(flood.length).toBe(5000 - 64);
  expect(new Set(flood.map(({ error }) => error))).toEqual(
    new Set(["Too many calls are waiting for an answer."]),
  );
  await expect(lab.locator('[data-lane="1"]')).toHaveAttribute("data-state", "paused");
  await lab.getByRole("button", { name: "Race", exact: true }).click();
  await expect(lab.locator('[data-lane="1"]')).toHaveAttribute("data-outcome", "solved");
});

test("a page of another origin cannot speak for the frame, and without an answer what is in its place stays", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(
    (url) => url.pathname === "/",
    (route, request) => (request.frame() === page.mainFrame() ? route.continue() : route.abort()),
  );
  await lesson(page, `<sudoku-lab ${attributes}><a href="/figure">The figure</a></sudoku-lab>`);
  await on(page, (one) =>
    one.addEventListener("error", ({ detail }) => Object.assign(window, { detail })),
  );
  await expect(page.locator("sudoku-lab iframe")).toHaveCount(1);
  const ready = await on(page, (one) => {
    let count = 0;
    one.addEventListener("ready", () => count++);
    postMessage({ "sudoku-lab": 1, event: "ready", detail: { view: "race", lanes: [] } }, "*");
    postMessage({ "sudoku-lab": 1, event: "resize", detail: { height: 9999 } }, "*");
    return new Promise<number>((settle) =>
      addEventListener("message", () => queueMicrotask(() => settle(count))),
    );
  });
  expect(ready).toBe(0);
  const played = on(page, (one) => one.play().catch(({ message }) => message));
  await page.clock.runFor(11_000);
  expect(await played).toContain("did not answer");
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { detail?: { message: string } }).detail?.message),
    )
    .toContain("did not answer");
  await expect(page.getByRole("link", { name: "The figure" })).toBeVisible();
  expect(await height(page)).toBeLessThan(100);
});

test("an address hides, locks, begins and ends what it says, also in a generator", async ({
  page,
}) => {
  await test.step("an address hides, locks, begins and ends what it says", async () => {
    await useMotion(page);
    const lanes = "a=backtracking,dancing-links";
    await page.goto(
      `./#${lanes}&p=${EASY}&pace=max&hide=setup,curves&lock=puzzle&range=5-12&theme=dark&autoplay=1`,
    );
    await expect(page.locator("#race")).toContainText("Race again");
    const [first] = await page.locator("[data-lane]").all();
    await expect(first?.locator('[data-field="steps"]') ?? page.locator("none")).toHaveText("12");
    await expect(page.locator(".pickers-set-up")).toBeHidden();
    await expect(page.locator(".curves")).toBeHidden();
    const puzzle = page.locator('.pickers [data-part="puzzle"] button');
    await expect(puzzle).toBeVisible();
    await expect(page.getByText("Locked here: the puzzle.")).toBeVisible();
    expect(await puzzle.evaluate((one) => one.closest("[inert]") !== null)).toBe(true);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("sudoku-lab.theme"))).toBeNull();
    // Before the first step of the range nothing is shown.
    await page.getByRole("slider", { name: "Timeline" }).focus();
    await page.keyboard.press("Home");
    await expect(first?.locator("[data-field=moment]") ?? page.locator("none")).toContainText("5");
    // The visitor's own setup, which is stored after a change, is not hidden the next time.
    await changeLane(page, 1, "Algorithm", "rules");
    await page.goto("./");
    await restoreUserSetup(page);
    await expect(page.locator("[data-lane]").first()).toHaveAttribute("data-algorithm", "rules");
    await expect(page.locator(".pickers-set-up")).toBeVisible();

    await page.goto(`./#a=backtracking:rows&p=${ENDLESS}&max-seconds=1&autoplay=1`);
    await expect(page.locator(".verdict")).toContainText("Time ran out");
  });

  await test.step("a frame of a generator shows the puzzle that is made, and nothing that was hidden", async () => {
    await page.goto("about:blank");
    await page.goto("./#view=generate&a=dig&seed=1&compact=1&hide=setup");
    await page.getByRole("button", { name: "Make a puzzle", exact: true }).click();
    await expect(page.locator(".making")).toContainText("Done");
    await expect(page.locator(".making-settings")).toBeHidden();
    for (const more of [".order", ".sheet-part", ".ease", ".compare"])
      await expect(page.locator(`.view-generate > ${more}`)).toBeHidden();
  });
});
