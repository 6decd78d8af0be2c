/** Installs the npm packages of the lock file if they are missing or differ from it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fresh.mjs";
import { runExclusively } from "./lock.mjs";
import { inRoot, runOrThrow, say } from "./run.mjs";

export async function installPackages() {
  const stamp = inRoot("node_modules", ".lock-fingerprint");
  // The platform is part of the fingerprint: a folder shared between systems contains native packages of one platform
  // only.
  const wanted = fingerprint([inRoot("package-lock.json")], [process.platform, process.arch]);
  const done = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (done()) return;
  await runExclusively(async () => {
    if (done()) return;
    say("· installing npm packages");
    const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const npm = process.env.npm_execpath; // set by npm itself
    if (npm?.endsWith(".js")) await runOrThrow(process.execPath, [npm, ...args]);
    else await runOrThrow("npm", args);
    writeFileSync(stamp, wanted);
  });
}
