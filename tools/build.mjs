/** Builds the package into pkg/dist, which loads the bindings in pkg/wasm, and the page into www/dist. */
import { copyFileSync, rmSync } from "node:fs";
import { fingerprint, runIfStale } from "./fresh.mjs";
import { inRoot, runOrThrow } from "./run.mjs";
import { writeSets } from "./sets.mjs";
import { buildWasm } from "./wasm.mjs";

/** Licence files that must accompany every distribution of the package. */
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
  const outputs = results.map((path) => inRoot(path));
  await runIfStale("package", key, outputs, async () => {
    rmSync(inRoot("pkg/dist"), { recursive: true, force: true });
    const tsc = inRoot("node_modules", "typescript", "bin", "tsc");
    // First the code that runs everywhere, compiled with the types that every platform has; then the code for Node.
    await runOrThrow(process.execPath, [tsc, "-p", inRoot("pkg")]);
    await runOrThrow(process.execPath, [tsc, "-p", inRoot("pkg/tsconfig.node.json")]);
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
    "seo.mjs",
    "precache-manifest.mjs",
    "references.mjs",
    "verdicts.mjs",
    "lessons",
    "src",
    "public",
  ];
  const page = parts.map((name) => inRoot("www", name));
  const sources = [...page, inRoot("pkg/src"), inRoot("pkg/wasm"), inRoot("Cargo.toml")];
  const results = [inRoot("www/dist/index.html")];
  await runIfStale("page", fingerprint(sources, [process.env.SITE ?? ""]), results, async () => {
    const vite = inRoot("node_modules", "vite", "bin", "vite.js");
    await runOrThrow(process.execPath, [vite, "build", inRoot("www"), "--logLevel", "warn"]);
  });
}
