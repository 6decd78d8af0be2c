/** Every way to load the package, and the errors if it fails. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { load, SudokuError } from "../../pkg/dist/node/index.js";
import { load as loadAll } from "../../pkg/dist/node/workshop.js";
import { fullLab, lab, wasmBytes, wasmFile } from "./support.mjs";

const types = { "/right": "application/wasm", "/wrong": "text/plain" };
/** The answers of hosts in place of a file that they do not have. */
const others = { "/page": ["text/html", "<!doctype html><title>Home</title>"], "/empty": ["", ""] };
let server;
let origin;

before(async () => {
  server = createServer(({ url }, response) => {
    if (Object.hasOwn(others, url)) {
      const [type, text] = others[url];
      return response.writeHead(200, type ? { "Content-Type": type } : {}).end(text);
    }
    if (!Object.hasOwn(types, url)) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": types[url] }).end(wasmBytes());
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

test("the module is loaded from a file, bytes, a module, an address or a response of any type", async () => {
  const bytes = wasmBytes();
  const sources = [
    wasmFile,
    wasmFile.href,
    bytes,
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    lab.module,
    `${origin}/right`,
    new URL("/wrong", origin),
    fetch(`${origin}/right`),
    await fetch(`${origin}/wrong`),
  ];
  for (const source of sources) {
    const loaded = await load(source);
    assert.equal(loaded.version, lab.version);
    assert.ok(loaded.module instanceof WebAssembly.Module);
  }
});

test("the workshop has an entry point of its own", async () => {
  const again = await loadAll(fullLab.module);
  assert.equal(again.module, fullLab.module);
  assert.ok(again.algorithms.length > lab.algorithms.length);
  await assert.rejects(loadAll(`${origin}/missing`), { code: "network" });
});

const fails = (source, code) =>
  assert.rejects(load(source), (error) => error instanceof SudokuError && error.code === code);

test("a module that cannot be fetched or compiled is reported in a sentence", async () => {
  await fails(`${origin}/missing`, "network");
  await fails("http://127.0.0.1:1/", "network");
  await fails(Promise.reject(new TypeError("cut off")), "network");
  await fails(new URL("missing.wasm", wasmFile), "network");
  await fails(Uint8Array.of(1, 2, 3), "unsupported");
});

test("a response that is not a module is reported with its address and its type", async () => {
  const page = `${origin}/page`;
  for (const source of [page, new URL(page), fetch(page)]) {
    await assert.rejects(load(source), {
      code: "network",
      message: `The solvers could not be loaded from ${page}: it is text/html, not WebAssembly. See Bundlers in sudoku-lab's README.`,
    });
  }
  await assert.rejects(load(`${origin}/empty`), { code: "network", message: /it is nothing,/ });
  const text = new URL("../../pkg/package.json", import.meta.url);
  await assert.rejects(load(text), ({ code, message }) => {
    return code === "network" && message.includes(text.href);
  });
  const bad = new Response("<!doctype html>", { headers: { "Content-Type": "application/wasm" } });
  Object.defineProperty(bad, "url", { value: page });
  await assert.rejects(load(bad), ({ message }) => message.includes(`loaded from ${page}: `));
});

test("an engine without SIMD, or without WebAssembly, is reported", async (context) => {
  context.mock.method(WebAssembly, "validate", () => false);
  await fails(wasmFile, "unsupported");
  const { WebAssembly: own } = globalThis;
  try {
    globalThis.WebAssembly = undefined;
    await fails(wasmFile, "unsupported");
  } finally {
    globalThis.WebAssembly = own;
  }
});
