/** The service worker with simulated caches, pages and a network: what it stores, and when it deletes it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createWorld, digestOf, SITE_URL } from "./worker-world.mjs";

const page = (/** @type {string} */ script) => `<script src="./assets/${script}"></script>`;

/** Two builds with one file in common; all other files and their names differ. */
const [old, next] = ["old", "next"].map((name) => ({
  name,
  files: {
    "./": page(`page-${name.padEnd(8, "_")}.js`),
    [`assets/page-${name.padEnd(8, "_")}.js`]: `the page of ${name}`,
    [`assets/part-${name.padEnd(8, "_")}.js`]: `a part of ${name}`,
    "assets/same-aaaaaaaa.wasm": "the same in both",
    "races.json": `[${name}]`,
  },
  later: { "sets/top95.txt": "4.....8.5" },
}));
/** @param {typeof old} build */
const scriptOf = (build) => `assets/page-${build.name.padEnd(8, "_")}.js`;
/** @param {typeof old} build */
const partOf = (build) => `assets/part-${build.name.padEnd(8, "_")}.js`;

/**
 * Lets the timers of a world elapse until some work has ended.
 * @template T
 * @param {ReturnType<typeof createWorld>} world @param {Promise<T>} work
 */
async function whileTimersElapse(world, work) {
  let over = false;
  const end = () => {
    over = true;
  };
  work.then(end, end);
  while (!over) await world.elapse();
  return work;
}

/** Returns a world in which a build was visited and stored. */
async function visited(build = old) {
  const world = createWorld();
  world.deploy(build);
  const worker = world.startWorker(build);
  await worker.install();
  await worker.activate();
  const first = world.openPage("first");
  await worker.hear(first, [scriptOf(build)]);
  world.fetched.length = 0;
  return { world, worker, first };
}

test("a build is stored completely, and the page opens without a network", async () => {
  const { world, worker } = await visited();
  assert.deepEqual(await world.keptBy("old"), old.files);
  world.online = false;
  for (const [path, text] of Object.entries(old.files)) {
    assert.equal(await (await worker.ask(path)).text(), text, path);
  }
  assert.equal(await (await worker.ask("index.html")).text(), old.files["./"]);
  await assert.rejects(worker.ask("sets/top95.txt"), /no network/);
});

test("a puzzle set is stored after it was opened, even if that was before the worker was installed", async () => {
  const { world, worker, first } = await visited();
  await worker.ask("sets/top95.txt");
  assert.equal((await world.keptBy("old"))?.["sets/top95.txt"], "4.....8.5");

  const other = await visited();
  await other.worker.hear(other.first, [scriptOf(old)], ["sets/top95.txt"]);
  assert.equal((await other.world.keptBy("old"))?.["sets/top95.txt"], "4.....8.5");
  assert.deepEqual(first.messages.at(-1), { same: true });
});

test("files with a hash in their names come from the cache, all others from the host first", async () => {
  const { world, worker } = await visited();
  await worker.ask(scriptOf(old));
  assert.deepEqual(world.fetched, []);
  world.answer = () => new Response("[newer]");
  assert.equal(await (await worker.ask("races.json")).text(), "[newer]");
  assert.equal((await world.keptBy("old"))?.["races.json"], "[old]", "what is kept stays");
});

test("a host that fails, refuses or never answers counts as no network", async () => {
  const { world, worker } = await visited();
  world.answer = () => new Response("out of order", { status: 503 });
  assert.equal(await (await worker.ask("races.json")).text(), "[old]");
  world.answer = () => new Promise(() => {});
  const asked = worker.ask("races.json");
  await world.elapse();
  assert.equal(await (await asked).text(), "[old]");
});

test("a newer build takes unchanged files from the cache, and the others from the host", async () => {
  const { world } = await visited();
  world.deploy(next);
  await world.startWorker(next).install();
  assert.deepEqual(await world.keptBy("next"), next.files);
  assert.deepEqual(
    world.fetched.filter((path) => path.includes("same")),
    [],
  );
});

test("an opened set stays stored if the newer build has the same one", async () => {
  const { world, worker } = await visited();
  await worker.ask("sets/top95.txt");
  world.deploy(next);
  await world.startWorker(next).install();
  assert.equal((await world.keptBy("next"))?.["sets/top95.txt"], "4.....8.5");
});

test("a build with a missing, truncated or changed file is not stored, and replaces nothing", async () => {
  const { world, worker } = await visited();
  world.deploy(next);
  const broken = new URL(partOf(next), SITE_URL).href;
  for (const answer of [
    () => new Response("", { status: 404 }),
    () => new Response("a part of"),
    () => Promise.reject(new TypeError("cut")),
  ]) {
    world.answer = (address) => (address === broken ? answer() : undefined);
    await assert.rejects(whileTimersElapse(world, world.startWorker(next).install()));
    assert.equal(await world.keptBy("next"), null);
    assert.deepEqual(await world.keptBy("old"), old.files);
  }
  world.online = false;
  assert.equal(await (await worker.ask(partOf(old))).text(), "a part of old");
  // The next attempt, with all files available.
  world.online = true;
  world.answer = () => undefined;
  await world.startWorker(next).install();
  assert.deepEqual(await world.keptBy("next"), next.files);
});

test("files that fail are requested again, and only these, a limited number of times", async () => {
  const world = createWorld();
  world.deploy(old);
  const refused = new URL(partOf(old), SITE_URL).href;
  for (const [failures, answer] of /** @type {const} */ ([
    [1, () => Promise.reject(new TypeError("cut"))],
    [2, () => new Response("out of order", { status: 503 })],
    [3, () => new Response("a part")],
  ])) {
    let left = failures;
    world.stores.clear();
    world.fetched.length = 0;
    world.answer = (address) => (address === refused && left-- > 0 ? answer() : undefined);
    await whileTimersElapse(world, world.startWorker(old).install());
    assert.deepEqual(await world.keptBy("old"), old.files);
    const repeated = world.fetched.slice(Object.keys(old.files).length);
    assert.deepEqual(repeated, Array(failures).fill(partOf(old)));
  }
  world.stores.clear();
  world.fetched.length = 0;
  world.answer = (address) => (address === refused ? new Response("", { status: 503 }) : undefined);
  await assert.rejects(whileTimersElapse(world, world.startWorker(old).install()));
  assert.equal(world.fetched.filter((path) => path === partOf(old)).length, 4);
});

test("a page of the previous build keeps its files until it is closed, and learns of the newer build", async () => {
  const { world, first } = await visited();
  world.deploy(next);
  const worker = world.startWorker(next);
  await worker.install();
  await worker.activate();
  assert.deepEqual(first.messages.at(-1), { asks: true });
  await worker.hear(first, [scriptOf(old)]);
  assert.deepEqual(first.messages.at(-1), { same: false });
  const second = world.openPage("second");
  await worker.hear(second, [scriptOf(next)]);
  assert.deepEqual(second.messages.at(-1), { same: true });
  // The older page now requests only files that the host no longer has.
  for (let turns = 0; turns < 12; turns += 1) await world.elapse();
  for (const path of [scriptOf(old), partOf(old)]) {
    assert.equal(await (await worker.ask(path)).text(), old.files[path], path);
  }
  assert.deepEqual(await world.keptBy("old"), old.files);

  // After the reload, the page belongs to the newer build, and the older one is deleted.
  world.closePage("first");
  const third = world.openPage("third");
  await worker.hear(third, [scriptOf(next)]);
  assert.equal(await world.keptBy("old"), null);
  assert.deepEqual(await world.keptBy("next"), next.files);
});

test("a page that counts as open for some time after it was closed only delays the deletion", async () => {
  const { world } = await visited();
  world.deploy(next);
  const worker = world.startWorker(next);
  await worker.install();
  await worker.activate();
  await worker.hear(world.openPage("second"), [scriptOf(next)]);
  assert.notEqual(await world.keptBy("old"), null);
  world.closePage("first");
  await world.elapse();
  assert.equal(await world.keptBy("old"), null);
});

test("a worker that was restarted asks every page again for its build", async () => {
  const { world, first } = await visited();
  world.deploy(next);
  const begun = world.startWorker(next);
  await begun.install();
  await begun.activate();
  const again = world.startWorker(next); // the new worker has lost the answers of the pages
  first.messages.length = 0;
  await again.hear(world.openPage("second"), [scriptOf(next)]);
  assert.deepEqual(first.messages, [{ asks: true }]);
  assert.deepEqual(await world.keptBy("old"), old.files);
});

test("while a newer build is being stored, the current one deletes nothing", async () => {
  const { world, first } = await visited();
  world.deploy(next);
  const worker = world.startWorker(next);
  await worker.install();
  Object.assign(worker.registration, { installing: {} });
  await worker.activate();
  await worker.hear(first, [scriptOf(next)]);
  assert.deepEqual(await world.keptBy("old"), old.files);
  Object.assign(worker.registration, { installing: null });
  await worker.hear(first, [scriptOf(next)]);
  assert.equal(await world.keptBy("old"), null);
});

test("of three successive builds the last is stored, even if the second one never became active", async () => {
  const { world } = await visited();
  world.deploy(next);
  await world.startWorker(next).install();
  const last = {
    name: "last",
    files: { "./": page("page-last____.js"), "assets/page-last____.js": "last" },
  };
  world.deploy(last);
  const worker = world.startWorker(last);
  await worker.install();
  await worker.activate();
  world.closePage("first");
  await worker.hear(world.openPage("second"), ["assets/page-last____.js"]);
  assert.deepEqual(
    [await world.keptBy("old"), await world.keptBy("next"), await world.keptBy("last")],
    [null, null, last.files],
  );
});

test("without a network after an update, the newer page opens, and the older one continues to work", async () => {
  const { world, first } = await visited();
  world.deploy(next);
  const worker = world.startWorker(next);
  await worker.install();
  await worker.activate();
  await worker.hear(first, [scriptOf(old)]);
  world.online = false;
  assert.equal(await (await worker.ask("./")).text(), next.files["./"]);
  assert.equal(await (await worker.ask(partOf(next))).text(), "a part of next");
  assert.equal(await (await worker.ask(partOf(old))).text(), "a part of old");
});

test("a damaged cache entry is fetched again, and is not served without a network", async () => {
  const { world, worker } = await visited();
  const store = world.stores.get(`sudoku-lab ${SITE_URL} old`);
  const address = new URL("assets/same-aaaaaaaa.wasm", SITE_URL).href;
  const unreadable = {
    clone: () => ({ arrayBuffer: () => Promise.reject(new Error("the disk is broken")) }),
  };
  for (const damaged of [new Response("the same in b"), unreadable]) {
    store?.set(address, /** @type {Response} */ (damaged));
    assert.equal(await (await worker.ask("assets/same-aaaaaaaa.wasm")).text(), "the same in both");
    assert.equal((await world.keptBy("old"))?.["assets/same-aaaaaaaa.wasm"], "the same in both");
  }
  store?.set(address, new Response("the same in b"));
  world.online = false;
  await assert.rejects(worker.ask("assets/same-aaaaaaaa.wasm"), /no network/);
});

test("a damaged entry of an older build is not copied to a newer one", async () => {
  const { world } = await visited();
  const address = new URL("assets/same-aaaaaaaa.wasm", SITE_URL).href;
  world.stores.get(`sudoku-lab ${SITE_URL} old`)?.set(address, new Response("cut sh"));
  world.deploy(next);
  await world.startWorker(next).install();
  assert.equal((await world.keptBy("next"))?.["assets/same-aaaaaaaa.wasm"], "the same in both");
});

test("a page that the host has modified is stored if it requests the files of this build", async () => {
  const world = createWorld();
  world.deploy(old);
  const counted = `${old.files["./"]}<!-- counted -->`;
  world.host.set(SITE_URL, counted);
  const worker = world.startWorker(old);
  await worker.install();
  world.online = false;
  assert.equal(await (await worker.ask("./")).text(), counted);
  assert.notEqual(digestOf(counted), digestOf(old.files["./"] ?? ""));
});

test("if the storage of the browser fails, files come from the host", async () => {
  const { world, worker } = await visited();
  world.stores.get = () => {
    throw new Error("broken");
  };
  assert.equal(await (await worker.ask(partOf(old))).text(), "a part of old");
});
