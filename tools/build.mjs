/** The package in pkg/dist, beside the bindings in pkg/wasm that it loads; the page in www/dist. */
import { copyFileSync, rmSync } from "node:fs";
import { fingerprint, unlessDone } from "./fresh.mjs";
import { inRoot, must } from "./run.mjs";
import { writeSets } from "./sets.mjs";
import { buildWasm } from "./wasm.mjs";

/** What has to go along with what is given away. */
const papers = ["LICENSE-APACHE", "LICENSE-MIT", "NOTICES.md"];

export async function build() {
  await buildPackage();
  await buildPage();
}

export async function buildPackage() {
  await buildWasm();
  const settings = ["tsconfig.json", "pkg/tsconfig.json", "pkg/tsconfig.node.json"];
  const sources = ["pkg/src", "pkg/wasm", "tools/build.mjs", ...settings, ...papers];
  const results = ["pkg/dist/node/index.js", ...papers.map((name) => `pkg/${name}`)];
  const key = fingerprint(sources.map((path) => inRoot(path)));
  const made = results.map((path) => inRoot(path));
  await unlessDone("package", key, made, async () => {
    rmSync(inRoot("pkg/dist"), { recursive: true, force: true });
    const tsc = inRoot("node_modules", "typescript", "bin", "tsc");
    // What runs everywhere first, by types that are the same everywhere; then what is for Node.
    await must(process.execPath, [tsc, "-p", inRoot("pkg")]);
    await must(process.execPath, [tsc, "-p", inRoot("pkg/tsconfig.node.json")]);
    for (const name of papers) copyFileSync(inRoot(name), inRoot("pkg", name));
  });
}

export async function buildPage() {
  writeSets();
  const parts = [
    "index.html",
    "vite.config.ts",
    "answers.mjs",
    "catalogs.mjs",
    "tables.mjs",
    "chunks.mjs",
    "css-modules.mjs",
    "data.mjs",
    "found.mjs",
    "kept.mjs",
    "references.mjs",
    "lessons",
    "src",
    "public",
  ];
  const page = parts.map((name) => inRoot("www", name));
  const sources = [...page, inRoot("pkg/src"), inRoot("pkg/wasm"), inRoot("Cargo.toml")];
  const results = [inRoot("www/dist/index.html")];
  await unlessDone("page", fingerprint(sources, [process.env.SITE ?? ""]), results, async () => {
    const vite = inRoot("node_modules", "vite", "bin", "vite.js");
    await must(process.execPath, [vite, "build", inRoot("www"), "--logLevel", "warn"]);
  });
}
