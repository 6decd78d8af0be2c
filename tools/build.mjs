/** The package in pkg/dist, beside the bindings in pkg/wasm that it loads; the page in www/dist. */
import { rmSync } from "node:fs";
import { fingerprint, unlessDone } from "./fresh.mjs";
import { inRoot, must } from "./run.mjs";
import { writeSets } from "./sets.mjs";
import { buildWasm } from "./wasm.mjs";

export async function build() {
  await buildPackage();
  await buildPage();
}

export async function buildPackage() {
  await buildWasm();
  const sources = [inRoot("pkg/src"), inRoot("pkg/wasm"), inRoot("pkg/tsconfig.json")];
  const shared = [inRoot("tsconfig.json"), inRoot("tools/build.mjs")];
  const results = [inRoot("pkg/dist/index.js")];
  await unlessDone("package", fingerprint([...sources, ...shared]), results, async () => {
    rmSync(inRoot("pkg/dist"), { recursive: true, force: true });
    const tsc = inRoot("node_modules", "typescript", "bin", "tsc");
    await must(process.execPath, [tsc, "-p", inRoot("pkg")]);
  });
}

export async function buildPage() {
  writeSets();
  const page = ["index.html", "vite.config.ts", "src", "public"].map((name) => inRoot("www", name));
  const sources = [...page, inRoot("pkg/src"), inRoot("pkg/wasm"), inRoot("Cargo.toml")];
  const results = [inRoot("www/dist/index.html")];
  await unlessDone("page", fingerprint(sources), results, async () => {
    const vite = inRoot("node_modules", "vite", "bin", "vite.js");
    await must(process.execPath, [vite, "build", inRoot("www"), "--logLevel", "warn"]);
  });
}
