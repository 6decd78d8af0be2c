/**
 * Measures how smoothly the page shows races of 1 to 16 lanes, for one or more builds in turn: `node
 * tools/bench/frames.mjs [SITE]…`, where SITE is the folder of a built page, by default `www/dist`.
 */
import { resolve } from "node:path";
import { browserArgs, needBrowser } from "../browser.mjs";
import { inRoot } from "../run.mjs";
import { serverOf } from "../serve.mjs";
import { median, shown, table } from "./table.mjs";

const LANE_COUNTS = [1, 2, 4, 8, 16];
const ROUNDS = 3;
/** The duration for which the frames of a race are counted, in seconds. */
const MEASURE_SECONDS = 4;
/** Algorithms that show a new board in each frame. A race with more lanes repeats them. */
const ALGORITHMS = ["backtracking:rows", "ga", "relaxation-labeling", "boltzmann"];
/** A puzzle on which none of the algorithms ends within that duration. */
const PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/** Processor times of the main thread of a page, in seconds: of all tasks, and of layout and style. */
const METRICS = ["TaskDuration", "LayoutDuration", "RecalcStyleDuration"];

/**
 * @typedef {object} Smoothness
 * @property {number} framesPerSecond
 * @property {number} busy the share of the time in which the main thread is busy, from 0 to 1
 * @property {number} layout the share of the time that layout and style take, from 0 to 1
 * @property {number} longTasks tasks of more than 50 ms, per second
 * @property {number} shift the cumulative layout shift
 */

/** @param {import("playwright-core").Page} page @returns {Promise<Smoothness>} */
async function measureSmoothness(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const metrics = async () => {
    const { metrics: all } = await session.send("Performance.getMetrics");
    const value = (/** @type {string} */ name) => all.find((one) => one.name === name)?.value ?? 0;
    return METRICS.map(value);
  };
  const before = await metrics();
  const { frames, longTasks, shift, seconds } = await page.evaluate(countFrames, MEASURE_SECONDS);
  const after = await metrics();
  const [tasks = 0, layout = 0, style = 0] = after.map((one, n) => one - (before[n] ?? 0));
  return {
    framesPerSecond: frames / seconds,
    busy: tasks / seconds,
    layout: (layout + style) / seconds,
    longTasks: longTasks / seconds,
    shift,
  };
}

/** Counts frames, long tasks and layout shifts in the page. @param {number} seconds */
function countFrames(seconds) {
  let [frames, longTasks, shift] = [0, 0, 0];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === "longtask") longTasks += 1;
      else shift += /** @type {{ value?: number }} */ (entry).value ?? 0;
    }
  });
  observer.observe({ type: "longtask" });
  observer.observe({ type: "layout-shift" });
  const start = performance.now();
  return new Promise((resolve) => {
    const frame = () => {
      const passed = (performance.now() - start) / 1000;
      frames += 1;
      if (passed < seconds) requestAnimationFrame(frame);
      else resolve({ frames, longTasks, shift, seconds: passed });
    };
    requestAnimationFrame(frame);
  });
}

/** @param {import("playwright-core").Browser} browser @param {string} url @param {number} lanes */
async function race(browser, url, lanes) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const names = Array.from({ length: lanes }, (_, n) => ALGORITHMS[n % ALGORITHMS.length]);
    await page.goto(`${url}#v=1&view=race&p=${PUZZLE}&a=${names.join(",")}&seed=1&until=never`);
    await page.getByRole("button", { name: "Race", exact: true }).first().click();
    await page
      .locator("[data-state='running']")
      .nth(lanes - 1)
      .waitFor();
    return await measureSmoothness(page);
  } finally {
    await page.close();
  }
}

const sites = process.argv.slice(2).map((site) => resolve(site));
if (sites.length === 0) sites.push(inRoot("www", "dist"));
const { chromium } = await import("playwright-core");
const browser = await chromium.launch({
  executablePath: await needBrowser(),
  args: browserArgs,
});
const servers = sites.map((site) => serverOf(site));
try {
  const urls = [];
  for (const server of servers) {
    await new Promise((settle) => server.listen(0, "127.0.0.1", () => settle(null)));
    const address = server.address();
    urls.push(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
  }
  const rows = [
    ["lanes", "site", "frames/s", "main thread, %", "layout, style, %", "long tasks/s", "shift"],
  ];
  for (const lanes of LANE_COUNTS) {
    /** @type {Smoothness[][]} */
    const observed = sites.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [n, url] of urls.entries()) observed[n]?.push(await race(browser, url, lanes));
    }
    for (const [n, all] of observed.entries()) {
      const of = (/** @type {keyof Smoothness} */ key) => median(all.map((one) => one[key]));
      rows.push([
        `${lanes}`,
        sites[n] ?? "",
        of("framesPerSecond").toFixed(0),
        (100 * of("busy")).toFixed(0),
        (100 * of("layout")).toFixed(0),
        shown(of("longTasks")),
        of("shift").toFixed(3),
      ]);
    }
  }
  process.stdout.write(table(rows));
} finally {
  await browser.close();
  for (const server of servers) server.close();
}
