/** The development server under the content security policy of the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { policyOf } from "./policy.mjs";

const at = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../www/${path}`, import.meta.url));
const source = readFileSync(at("index.html"), "utf8");

test("the development server admits the styles that Vite inserts, only by a nonce", async () => {
  const server = await createServer({
    configFile: at("vite.config.ts"),
    server: { middlewareMode: true, watch: null, ws: false },
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const html = await server.transformIndexHtml("/index.html", source);
    // The element from which Vite's client reads the nonce of the `<style>` elements that it inserts.
    const [, nonce = ""] = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(html) ?? [];
    assert.match(nonce, /^[\w+/]{22}==$/);
    const served = policyOf(html);
    assert.deepEqual(served.get("style-src"), ["'self'", `'nonce-${nonce}'`]);
    served.set("style-src", ["'self'"]);
    assert.deepEqual(served, policyOf(source), "nothing else is relaxed");
  } finally {
    await server.close();
  }
});

test("the development server serves the gallery of components, which is not part of the site", async () => {
  const server = await createServer({
    configFile: at("vite.config.ts"),
    server: { middlewareMode: true, watch: null, ws: false },
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const gallery = readFileSync(at("gallery/index.html"), "utf8");
    const html = await server.transformIndexHtml("/gallery/index.html", gallery);
    assert.match(html, /<script type="module" src="\.\/main\.tsx"/);
    const script = await server.transformRequest("/gallery/components.tsx");
    assert.match(script?.code ?? "", /Segmented/);
    const sheet = await server.transformRequest("/src/ui/Menu.module.css");
    assert.match(sheet?.code ?? "", /export const root = "menu"/);
  } finally {
    await server.close();
  }
  const config = readFileSync(at("vite.config.ts"), "utf8");
  assert.doesNotMatch(config, /input: \{[^}]*gallery/);
});
