/** Hosts of the built site besides the test server: below a path, of another build, or with simulated failures. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { writePrecacheManifest } from "../../www/precache-manifest.mjs";
import { serve } from "./serve";

export const site = join(import.meta.dirname, "..", "..", "www", "dist");
const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** The properties of a host that can be changed while it serves. */
export interface Host {
  /** The folder of the deployed build. */
  build: string;
  /** Requests whose connections are closed. */
  cut: RegExp | null;
  /** Returns another answer in place of a file. */
  instead: (path: string, body: Buffer) => { status?: number; type?: string; body: Buffer } | null;
  /** Requests that are never answered. */
  hanging: RegExp | null;
}

/** Serves the built site below a path, with no headers except the content type and the given ones. */
export const serveBelow = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  host: Partial<Host> = {},
): RequestListener => {
  return async ({ url = "" }, response) => {
    const name = url.replace(/[?#].*$/, "").replace(/\/$/, "/index.html");
    if (host.cut?.test(name)) {
      response.destroy();
      return;
    }
    if (host.hanging?.test(name)) return;
    try {
      if (!name.startsWith(path)) throw new Error(`not below ${path}`);
      const body = await readFile(join(host.build ?? site, name.slice(path.length)));
      const other = host.instead?.(name, body);
      const type = other?.type ?? types[extname(name)];
      response
        .writeHead(other?.status ?? 200, { ...headers, ...(type && { "content-type": type }) })
        .end(other?.body ?? body);
    } catch {
      response.writeHead(404).end();
    }
  };
};

/** Serves the site on a separate host whose behaviour can be changed. */
export async function createHost() {
  const host: Host = { build: site, cut: null, instead: () => null, hanging: null };
  const { url, close } = await serve(serveBelow("/", {}, host));
  return Object.assign(host, { url, close });
}

/** Creates another build of the site: every file with a hash in its name has a different one. */
export function anotherBuild(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "sudoku-lab-build-"));
  cpSync(site, folder, { recursive: true });
  const assets = join(folder, "assets");
  const renamed = readdirSync(assets).map((name) => {
    const hash = /-[\w-]{8}(?=\.\w+$)/.exec(name);
    if (!hash) throw new Error(`${name} has no hash`);
    return [name, name.replace(hash[0], `-${[...hash[0].slice(1)].reverse().join("")}`)] as const;
  });
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of texts.filter((name) => /^(assets.*\.(js|css)|index\.html)$/.test(name))) {
    let text = readFileSync(join(folder, path), "utf8");
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(join(folder, path), text.replace("<html ", '<html data-build="other" '));
  }
  writePrecacheManifest(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
