/** Malicious custom solvers in the frame of a page with this page's policy. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { writePrecacheManifest } from "../../www/precache-manifest.mjs";
import { type Host, serveBelow } from "./host";
import { serve } from "./serve";
import { expect, type Page, test } from "./test";

const root = join(import.meta.dirname, "..", "..");
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};
const [policy] =
  /<meta\s+http-equiv="Content-Security-Policy"[^>]*>/.exec(
    readFileSync(join(root, "www", "index.html"), "utf8"),
  ) ?? [];
const example = readFileSync(join(root, "docs", "own", "backtracking.js"), "utf8");

/** Requests to the site for anything but its files. */
const strange: string[] = [];

const index = `<!doctype html><html lang="en"><head>${policy}<title>Own</title></head></html>`;

const site: RequestListener = ({ url = "" }, response) => {
  try {
    const path = url === "/" ? "" : url.replace(/[?#].*$/, "");
    const body = path ? readFileSync(join(root, path)) : index;
    response.writeHead(200, { "content-type": types[extname(path)] ?? "text/html" }).end(body);
  } catch {
    strange.push(url);
    response.writeHead(404).end();
  }
};

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** Returns a solver whose step does something harmful after this number of steps, when the run has begun. */
const doing = (body: string, before = "") => `${before}
export const start = ({ givens }) => ({ digits: givens.slice(), steps: 0 });
export const view = ({ digits }) => digits;
export function step(state) {
  if (state.steps++ < 80) return;
  ${body}
}`;

/** Races a solver beside a built-in one; returns how both ended, and what is left of the solver. */
function raced(page: Page, text: string, patience = 2500) {
  return page.evaluate(
    async ([text, patience, puzzle]) => {
      const at = (name: string) => new URL(`/pkg/dist/${name}.js`, location.href).href;
      const { load, Race } = (await import(at("index"))) as typeof import("sudoku-lab");
      const { openGuest } = (await import(at("guest"))) as typeof import("sudoku-lab/guest");
      try {
        const lab = await load();
        lab.guest = await openGuest({ kind: "js", text }, { patience });
        const race = new Race(lab, { cores: 3 });
        const rows = { algorithm: "backtracking", preset: "rows" };
        const lanes = await race.run(puzzle, [{ algorithm: "own" }, rows]);
        const [own, ours] = lanes.map(({ progress, error }) => ({
          outcome: progress.outcome,
          message: error?.message,
          place: error?.place,
        }));
        const digits = await lanes[0]?.frame();
        race.dispose();
        return { own, ours, digits: digits?.digits.join("") };
      } catch (error) {
        const { message, place, code } = error as Error & { place?: object; code?: string };
        return { own: { outcome: code, message, place }, ours: null };
      }
    },
    [text, patience, EASY] as const,
  );
}

test.describe("where the page is kept", () => {
  test.use({ serviceWorkers: "allow" });

  test("it runs without a network, in a frame of no site", async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "sudoku-lab-guest-"));
    for (const name of ["pkg/dist", "pkg/wasm", "pkg/guest.html"]) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    cpSync(join(root, "www", "public", "sw.js"), join(folder, "sw.js"));
    writeFileSync(join(folder, "index.html"), index);
    writePrecacheManifest(folder);
    const host: Host = { build: folder, cut: null, instead: () => null, hanging: null };
    const { url, close } = await serve(serveBelow("/", {}, host));
    try {
      await page.goto(`${url}/`);
      await page.evaluate(() => navigator.serviceWorker.register("sw.js"));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      host.cut = /./;
      await page.reload();
      expect((await raced(page, example)).own).toEqual({ outcome: "solved" });
      const { own } = await raced(page, doing("throw new Error(self.origin);"));
      expect(own?.message).toBe("null");
    } finally {
      close();
      rmSync(folder, { recursive: true });
    }
  });
});

test("a solver of one's own runs in its frame, and what is out to do harm costs its lane", async ({
  page,
}) => {
  const { url, close } = await serve(site);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(url);

  await test.step("it races, under the policy of the page", async () => {
    const { own, ours, digits } = await raced(page, example);
    expect([own?.outcome, ours?.outcome, own?.message]).toEqual(["solved", "solved", undefined]);
    expect(digits).toMatch(/^534678912/);
  });

  await test.step("what is wrong with it has a place", async () => {
    const form = await raced(page, "export const about = {};\n\n  const b = ;\n");
    expect(form.own).toMatchObject({ outcome: "guest", place: { line: 3, column: 13 } });
    const thrown = await raced(page, doing("state.missing.less = 1;"));
    expect(thrown.own).toMatchObject({ outcome: "crashed", place: { line: 6, column: 22 } });
    expect(thrown.ours?.outcome).toBe("solved");
  });

  await test.step("no network is there, nor anything of the page", async () => {
    const address = `${url}/stolen`;
    const tries = `
      const found = [];
      const scope = WorkerGlobalScope.prototype;
      const look = async (name, what) => {
        try { const seen = await what(); found.push(name + ": " + String(seen)); } catch (error) { found.push(name + " failed"); }
      };
      await look("fetch", () => scope.fetch.call(self, "${address}"));
      await look("import", () => import("${address}.js"));
      await look("importScripts", () => scope.importScripts.call(self, "${address}.js"));
      const window = { origin: self.origin, document: typeof document, parent: typeof parent, top: typeof top, location: self.location.origin };
      found.push(JSON.stringify(window));
      for (const name of ["fetch", "WebSocket", "XMLHttpRequest", "EventSource", "Worker", "indexedDB", "caches", "close"]) {
        if (self[name] !== undefined) found.push("there is " + name);
      }
      await look("database", () => new Promise((settle, reject) => {
        const { get } = Object.getOwnPropertyDescriptor(scope, "indexedDB");
        const asked = get.call(self).open("own");
        asked.onsuccess = () => settle("opened");
        asked.onerror = reject;
      }));`;
    const { own } = await raced(page, doing("throw new Error(found.join(' | '));", tries));
    const window = `{"origin":"null","document":"undefined","parent":"undefined","top":"undefined","location":"null"}`;
    expect(own?.message).toBe(
      `fetch failed | import failed | importScripts failed | ${window} | database failed`,
    );
    expect(strange.filter((path) => path.includes("stolen"))).toEqual([]);
  });

  await test.step("a loop without an end is ended, in a step and before all steps", async () => {
    const { own, ours } = await raced(page, doing("for (;;);"));
    expect([own?.outcome, ours?.outcome]).toEqual(["crashed", "solved"]);
    expect(own?.message).toContain("did not come back within 3 s");
    expect((await raced(page, "for (;;);", 1000)).own?.outcome).toBe("crashed");
  });

  await test.step("a gigabyte and a flood of messages are its own matter", async () => {
    const much =
      "state.all = []; for (let n = 0; n < 64; n += 1) state.all.push(new Uint8Array(2 ** 24).fill(1));";
    expect((await raced(page, doing(`${much} return "stalled";`))).ours?.outcome).toBe("solved");
    const flood = `
      let port = null;
      const target = Object.getOwnPropertyDescriptor(Event.prototype, "target").get;
      const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data").get;
      Object.defineProperty(MessageEvent.prototype, "data", {
        get() { port = target.call(this); return data.call(this); },
      });`;
    const { own, ours } = await raced(
      page,
      doing("for (let n = 0; n < 1e5; n += 1) port.postMessage({ id: 1, n });", flood),
    );
    expect([own?.outcome, ours?.outcome]).toEqual(["crashed", "solved"]);
    expect(own?.message).toContain("nobody asked for");
  });

  // No frame is left.
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(errors).toEqual([]);
  close();
});
