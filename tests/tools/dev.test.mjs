/** `npm run dev` serves the page from its sources, and passes changes on to the page. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { serialize, startDev } from "../../tools/dev.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "sudoku-lab-dev-"));
const rust = join(folder, "src");
mkdirSync(rust);
const source = join(rust, "lib.rs");
writeFileSync(source, "");
// Instead of compiling, the test uses the modules of the build with a marked catalog.
const wasm = join(folder, "wasm");
cpSync(join(root, "pkg/wasm"), wasm, { recursive: true });
writeFileSync(join(wasm, "catalog.js"), "export default 'of the development build';\n");

let builds = 0;
let secondBuildEnds = (/** @type {number} */ _reloads) => {};
/** The number of reload messages before the second build had ended. @type {Promise<number>} */
const tooEarly = new Promise((settle) => {
  secondBuildEnds = settle;
});
const lab = await startDev({
  port: 0,
  rust,
  buildWasm: async () => {
    builds += 1;
    if (builds === 2) {
      // Replaces its files one by one, as a build does.
      touch(join(wasm, "catalog.js"));
      await styleUpdate();
      secondBuildEnds(channel.count("full-reload"));
    }
    return wasm;
  },
});
const channel = await connect();
after(async () => {
  channel.socket.destroy();
  await lab.close();
  rmSync(folder, { recursive: true });
});

/** Opens the connection on which Vite reports changes to a page. */
async function connect() {
  const client = await (await fetch(`${lab.url}@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  assert.ok(token, "the client knows the channel");
  const request = get(`${lab.url}?token=${token}`, {
    headers: {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-protocol": "vite-hmr",
      "sec-websocket-key": Buffer.from("sixteen bytes ok").toString("base64"),
    },
  });
  const [, socket, head] = await once(request, "upgrade");
  /** @type {any[]} */
  const messages = [];
  let rest = Buffer.from(head);
  const read = (/** @type {Buffer} */ bytes) => {
    rest = Buffer.concat([rest, bytes]);
    // Text frames of a server are not masked: a byte for the type, the length, the text.
    for (let frame = frameOf(rest); frame; frame = frameOf(rest)) {
      messages.push(JSON.parse(frame.text));
      rest = rest.subarray(frame.end);
    }
    socket.emit("message");
  };
  socket.on("data", read);
  read(Buffer.alloc(0));
  return {
    socket,
    /** Waits for the next message of a type. @param {string} type */
    async next(type) {
      for (;;) {
        const at = messages.findIndex((message) => message.type === type);
        if (at >= 0) return messages.splice(at, 1)[0];
        await once(socket, "message");
      }
    },
    /** Returns the number of pending messages of a type. @param {string} type */
    count: (type) => messages.filter((message) => message.type === type).length,
  };
}

/** @param {Buffer} bytes */
function frameOf(bytes) {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + length;
  return bytes.length < end ? undefined : { text: bytes.toString("utf8", start, end), end };
}

/** Changes the time of a file, like an editor that saves the same content. @param {string} file */
const touch = (file) => utimesSync(file, new Date(), new Date());

/**
 * Changes the time of a file until a change has its effect: a watcher that is not ready yet misses a change.
 * @template T @param {string} file @param {Promise<T>} effect @param {() => boolean} [isSeen] whether it was noticed
 */
async function touchUntil(file, effect, isSeen = () => false) {
  touch(file);
  const again = setInterval(() => isSeen() || touch(file), 3000);
  return effect.finally(() => clearInterval(again));
}

test("the page, its modules and WebAssembly are served", async () => {
  const page = await (await fetch(lab.url)).text();
  assert.match(page, /<title>Sudoku Lab/);
  assert.match(page, /\/@vite\/client/);
  const main = await fetch(`${lab.url}src/main.tsx`);
  assert.match(main.headers.get("content-type") ?? "", /javascript/);
  const catalog = await (await fetch(`${lab.url}@fs${root}pkg/wasm/catalog.js`)).text();
  assert.match(catalog, /of the development build/);
  const module = await fetch(`${lab.url}@fs${root}pkg/wasm/sudoku_lab_bg.wasm`);
  assert.deepEqual(
    [...new Uint8Array(await module.arrayBuffer()).subarray(0, 4)],
    [0, 97, 115, 109],
  );
});

/** Changes a style sheet and waits for the message to the page. */
async function styleUpdate() {
  await (await fetch(`${lab.url}src/styles/main.css`, { headers: { accept: "text/css" } })).text();
  return touchUntil(join(root, "www/src/styles/main.css"), channel.next("update"));
}

test("a change of a style sheet reaches the page", async () => {
  const { updates } = await styleUpdate();
  const [{ type, path }] = updates;
  assert.equal(updates.length, 1);
  assert.deepEqual([type, path.replace(/\?.*/, "")], ["css-update", "/src/styles/main.css"]);
});

test("a change of a Rust file recompiles WebAssembly, and then reloads the page", async () => {
  assert.equal(builds, 1);
  const reloads = await touchUntil(source, tooEarly, () => builds > 1);
  assert.equal(reloads, 0, "the page was reloaded while files were still being replaced");
  await channel.next("full-reload");
  assert.equal(builds, 2);
});

test("work that is requested while it runs is done once more", async () => {
  /** @type {(() => void)[]} */
  const ends = [];
  const run = serialize(() => new Promise((settle) => ends.push(settle)));
  const first = run();
  await Promise.all([run(), run()]);
  assert.equal(ends.length, 1);
  ends[0]?.();
  await new Promise(setImmediate);
  assert.equal(ends.length, 2);
  ends[1]?.();
  await first;
  assert.equal(ends.length, 2);
});
