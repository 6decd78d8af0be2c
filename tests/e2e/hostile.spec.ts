/** Links that somebody made to break the page: each is survived, and what is wrong with it named. */
import { expect, type Page, test } from "@playwright/test";
import { formatHash, parseHash } from "../../www/src/lab/address/hash";
import { EASY, hurry, lane, lanes, open, race } from "./lab";

test.use({ serviceWorkers: "allow" });

const blank = (side: number) => ".".repeat(side * side);
const many = (text: string, times: number) => Array(times).fill(text).join(",");
const damaged = (side: number) =>
  `${blank(side).slice(0, side + 1)}?${blank(side).slice(side + 2)}`;

/** A hash, and what the page is to say of it; nothing where there is nothing to say. */
const hostile: readonly (readonly [hash: string, ...says: string[]])[] = [
  // No link at all.
  ["#"],
  ["#%"],
  ["#%E0%A4%A"],
  [`#${"%".repeat(100_000)}`],
  ["#&&&===&=&==&"],
  [`#${"x".repeat(100_000)}`],
  ["#v=1&view=race\u0000\u0007", "view=race"],
  // Keys.
  ["#__proto__=1&constructor=2&prototype=3&toString=4&hasOwnProperty=5"],
  [`#mine=${"x".repeat(100_000)}`, "mine=x", "too long to keep"],
  [`#${"y".repeat(100_000)}=1`, "yyy", "too long to keep"],
  [`#${many("z=1", 20_000).replaceAll(",", "&")}`, "other parts of the link"],
  ["#seed=1&seed=2", "seed=1", "more than once"],
  ["#v=2", "the link's format is 2"],
  [`#v=${"2".repeat(50_000)}`, "the link's format is 2222"],
  [`#version=${"<b>".repeat(20_000)}`, "made with version <b>"],
  // Views.
  ["#view=__proto__", "view=__proto__"],
  ["#view=constructor", "view=constructor"],
  ["#view=RACE", "view=RACE"],
  ["#view=<script>alert(1)</script>", "view=<script>"],
  ["#set=top95", "set=top95", "“Race” does not use it"],
  ["#solutions=2", "“Race” does not use it"],
  [`#view=generate&p=${EASY}`, "“Generate” does not use it"],
  ["#view=many&pace=5&look=1", "pace=5", "look=1", "“Set of puzzles” does not use it"],
  ["#view=cores&until=first", "“Several cores” does not use it"],
  ["#view=many&rank=steps", "rank=steps", "“Set of puzzles” does not use it"],
  ["#view=cores&seeds=3&solutions=2", "solutions=2"],
  // Lanes.
  [`#a=${many("general", 500)}`, "only the first 16"],
  [`#a=${many("general", 20_000)}`, "only the first 16"],
  ["#a=__proto__,constructor,toString", "a=__proto__", "a=constructor", "a=toString"],
  ["#a=general:__proto__", "general:__proto__", "no such preset"],
  ["#a=ga:woc:more", "ga:woc:more"],
  ["#a=<img src=x onerror=alert(1)>", "<img src=x"],
  ["#a=\u202elareneg,🦀,‏عام", "🦀"],
  ["#a=,,,:,:x", "no such algorithm"],
  ["#view=cores&a=dancing-links&seeds=2", "draws no random numbers"],
  ["#view=cores&a=general,dancing-links", "only the first is used"],
  ["#view=many&a=minimal", "a=minimal", "no such algorithm"],
  ["#view=many&a=backtracking:rows&1.check=grip", "1.check=grip"],
  ["#view=generate&a=nonsense", "a=nonsense"],
  // Parameters.
  ["#a=ga&1.__proto__=5", "1.__proto__=5"],
  ["#a=ga&1.constructor=5&1.toString=6", "1.constructor=5", "1.toString=6"],
  ["#a=ga&99.population=5", "99.population=5", "no such lane"],
  ["#a=ga&1.population=1e9", "1.population=1e9"],
  ["#a=ga&1.population=NaN", "1.population=NaN"],
  ["#a=ga&1.population=-2", "1.population=-2"],
  ["#a=ga&1.mutation=Infinity", "1.mutation=Infinity"],
  ["#a=rules&1.techniques=x-wing,x-wing", "1.techniques"],
  [`#${Array.from({ length: 5000 }, (_, n) => `1.k${n}=1`).join("&")}`, "4,992 other parts"],
  // Numbers.
  ["#seed=-1", "seed=-1"],
  ["#seed=4294967296", "seed=4294967296"],
  ["#seed=1e3", "seed=1e3"],
  [`#seed=${"9".repeat(50_000)}`, "seed=9999"],
  ["#steps=0", "steps=0"],
  ["#steps=9007199254740993", "steps=9007199254740993"],
  ["#steps=NaN&seeds=Infinity", "steps=NaN", "seeds=Infinity"],
  ["#seeds=101", "seeds=101"],
  ["#pace=-1", "pace=-1"],
  ["#pace=1e-300", "pace=1e-300"],
  ["#pace=NaN&until=never", "pace=NaN", "until=never"],
  ["#rank=__proto__&until=first", "rank=__proto__"],
  ["#a=general&look=5", "look=5", "no such lane"],
  ["#view=cores&solutions=1e99", "solutions=1e99"],
  ["#view=generate&seeds=100000", "seeds=100000"],
  ["#view=many&set=../../../etc/passwd", "no set called ../../../etc/passwd"],
  // Puzzles and boxes.
  ...[4, 6, 9, 12, 16, 25].map((side) => [`#p=${damaged(side)}`, "p=", "column"] as const),
  [`#p=${"1".repeat(100_000)}`, "p=1111"],
  [`#p=${EASY}&box=99x99`, "p=", "99x99"],
  [`#p=${EASY}&box=-3x-3`, "p=", "-3x-3"],
  [`#p=${EASY}&box=__proto__`, "p="],
  ["#p=١٢٣٤٥٦٧٨٩", "p="],
  ["#p=<svg onload=alert(1)>", "p="],
  ["#view=generate&box=99x99", "box=99x99"],
  ["#view=generate&box=-5x-5", "box=-5x-5"],
  ["#view=generate&box=1e9x1e9", "box=1e9x1e9"],
  ["#view=generate&box=NaNx", "box=NaNx"],
];

const ours = new Set(
  "v view p box a seed steps pace seeds solutions look set until rank".split(" "),
);

/** All that was read of a hash, written. */
const again = ({ given, params, rest }: ReturnType<typeof parseHash>) =>
  formatHash([
    ...given,
    ...params.map(([lane, id, value]) => [`${lane}.${id}`, value] as const),
    ...rest,
  ]);

test("a hash is read without an error, and what is written of it reads the same", () => {
  const poisoned = ["#mine=\ud800", "#\udc00=1&p=\ud83d", ...hostile.map(([hash]) => hash)];
  for (const hash of poisoned) {
    const written = again(parseHash(hash, ours));
    const second = parseHash(written, ours);
    expect(second.problems, hash.slice(0, 80)).toEqual([]);
    expect(again(second), hash.slice(0, 80)).toBe(written);
  }
});

/** Takes note of whatever a page says that it should not. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("pageerror", ({ message }) => said.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") said.push(message.text());
  });
  page.on("dialog", (dialog) => {
    said.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return said;
}

/** Checks that all was named that is to be, as text and in short, and puts it away. */
async function named(page: Page, says: readonly string[]): Promise<void> {
  // The address says what the page has made of the hash.
  const address = () => page.evaluate(() => location.hash);
  await expect.poll(address, { intervals: [20, 50, 100] }).toMatch(/^#v=1&view=/);
  const notices = page.locator(".view:not([hidden]) .notice, .notices .notice");
  for (const part of says) await expect(notices.filter({ hasText: part }).first()).toBeVisible();
  const texts = await notices.allInnerTexts();
  if (says.length === 0) expect(texts).toEqual([]);
  for (const text of texts) expect(text.length).toBeLessThan(400);
  expect(texts.length).toBeLessThanOrEqual(10);
  await expect(notices.locator("img, script, svg[onload], b")).toHaveCount(0);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>(".notices button")) one.click();
  });
  await expect(page.locator(".notices")).toHaveCount(0);
}

/** It still does what it is for. */
async function races(page: Page): Promise<void> {
  await page.evaluate((puzzle) => {
    location.hash = `#a=general&pace=max&p=${puzzle}`;
  }, EASY);
  await expect(lanes(page)).toHaveCount(1);
  await expect(lane(page, 1)).toHaveAttribute("data-state", "paused");
  await race(page);
  await expect(lane(page, 1)).toHaveAttribute("data-outcome", "solved");
}

test("hostile links, one after another in one page, break nothing and are named", async ({
  page,
}) => {
  const said = listen(page);
  await hurry(page); // the address is written twenty times at once, and then so often in eight seconds
  await open(page);
  for (const [hash, ...says] of hostile) {
    await test.step(hash.slice(0, 80), async () => {
      // Nothing of the one before is left, so that this one is read for itself.
      await page.evaluate((text) => history.replaceState(null, "", text), "#elsewhere");
      await page.evaluate((text) => {
        location.hash = text;
      }, hash);
      await named(page, says);
      expect(await lanes(page).count()).toBeLessThanOrEqual(16);
      // Each lane has one, and the solutions are counted in one; a set is read by as many as there are cores.
      const cores = await page.evaluate(() => navigator.hardwareConcurrency);
      await expect.poll(() => page.workers().length).toBeLessThanOrEqual(17 + cores);
      expect(said).toEqual([]);
    });
  }
  await races(page);
  expect(said).toEqual([]);
});

const cold = [
  /^#%E0/,
  /^#__proto__=1/,
  /^#z=1/,
  /^#view=__proto__/,
  /^#a=(general,){500}/,
  /^#a=__proto__/,
  /^#1\.k0=1/,
  /^#p=1111/,
  /^#view=generate&box=-5x-5/,
  /^#view=cores&a=dancing/,
  /^#view=many&a=minimal/,
];

test("hostile links with which the page is opened break nothing either", async ({ page }) => {
  const said = listen(page);
  for (const start of cold) {
    const [hash = "", ...says] = hostile.find(([text]) => start.test(text)) ?? [];
    expect(hash, String(start)).not.toBe("");
    await test.step(hash.slice(0, 80), async () => {
      await page.goto("about:blank");
      await page.goto(`./${hash}`);
      await expect(page.locator("main .view")).toBeVisible();
      await named(page, says);
      expect(said).toEqual([]);
    });
  }
  await races(page);
});

test("what poisons the storage is survived like a link", async ({ page }) => {
  const said = listen(page);
  await open(page);
  for (const text of ["#mine=\ud800", "#a=__proto__&p=\udc00", "x".repeat(100_000), "#a=,&p="]) {
    await page.evaluate((poison) => {
      for (const key of ["left", "race", "cores", "many", "set", "generate", "recent", "theme"]) {
        localStorage.setItem(`sudoku-lab.${key}`, poison);
      }
    }, text);
    await page.goto("about:blank");
    await open(page);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>(".notices button")) one.click();
    });
  }
  await races(page);
  expect(said).toEqual([]);
});
