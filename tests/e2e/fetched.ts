/**
 * Records what a visit fetches: the files of the built site that the page and its workers request, with their
 * compressed sizes.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { serveBelow, site } from "./host";
import { serve } from "./serve";

export interface Fetched {
  /** The number of different files: a browser's cache answers the second request for a file. */
  readonly files: number;
  /** The sum of the sizes of the files, in bytes, with gzip. */
  readonly bytes: number;
  /** The files with their sizes, the largest first, as a failed test shows them. */
  readonly table: string;
}

/** Serves the site on a separate host, and records the requests to it. */
export async function counting() {
  const paths = new Set<string>();
  const answer = serveBelow("/");
  const { url, close } = await serve((request, response) => {
    paths.add((request.url ?? "/").replace(/[?#].*$/, "").replace(/\/$/, "/index.html"));
    return answer(request, response);
  });
  const fetched = (): Fetched => {
    const sizes = [...paths].map((path) => [path, sizeOf(path)] as const);
    const sorted = sizes.toSorted(([, one], [, other]) => other - one);
    return {
      files: sizes.length,
      bytes: sizes.reduce((sum, [, size]) => sum + size, 0),
      table: sorted.map(([path, size]) => `${size} ${path}`).join("\n"),
    };
  };
  return { url, close, fetched };
}

/** Returns the size of a file of the site as a host sends it: fonts and pictures are already compressed. */
function sizeOf(path: string): number {
  const body = readFileSync(join(site, path));
  return /\.(woff2|png)$/.test(path) ? body.length : gzipSync(body, { level: 9 }).length;
}
