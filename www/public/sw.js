// The service worker of the site. It caches the files of the site, so that the page opens offline after the first
// visit. Each build has one cache, which is filled completely or deleted: a page never gets files of two builds.

/**
 * This build: its name, and two maps from the relative path of a file to the SHA-256 digest of its contents (hex).
 * `files` are cached on installation, `later` when they are first opened. The build replaces this line (`precache-manifest.mjs`).
 */
const build = { name: "", files: {}, later: {} };

const { scope } = self.registration;
/** The start of the names of all caches of this site. Other sites of the same origin have another scope. */
const prefix = `sudoku-lab ${scope} `;
/** The name of the cache of this build. */
const own = prefix + build.name;
/** Returns the absolute URL of a path relative to the scope. */
const here = (path) => new URL(path, scope).href;
/** Returns a map from absolute URLs to digests. */
const digests = (paths) => new Map(Object.entries(paths).map(([path, sum]) => [here(path), sum]));
const files = digests(build.files);
const later = digests(build.later);

/** Timeout for a network response, in milliseconds. After it, the cached file is used if there is one. */
const PATIENCE = 4000;

// Skips waiting: this worker becomes active immediately, not when the last page of the previous build is closed.
// The cache of the previous build is kept until then (see `forget`).
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepBuild());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forget()]));
});

/** The pauses before files that could not be cached are requested again, in milliseconds. */
const PAUSES = [500, 2000, 6000];

/**
 * Fills the cache of this build. Files that are cached on demand are copied from the caches of earlier builds, if
 * unchanged; their failures are ignored. Any other file that fails is requested again after a pause, while the files
 * that were cached stay. If a file fails every time, deletes the cache and rejects.
 */
async function keepBuild() {
  const opened = [];
  for (const [address, sum] of later) opened.push(keepAgain(address, sum));
  let missing = await keepAll([...files]);
  await Promise.allSettled(opened);
  for (const pause of PAUSES) {
    if (missing.length === 0) return;
    await elapsed(pause);
    missing = await keepAll(missing.map(({ file }) => file));
  }
  if (missing.length === 0) return;
  await caches.delete(own);
  throw missing[0].reason; // the installation fails; the page retries it when it is shown again or opened again
}

/** Caches files, given by their addresses and digests. Returns those that failed, with the reasons. */
async function keepAll(list) {
  const results = await Promise.allSettled(list.map(([address, sum]) => keep(address, sum)));
  return results.flatMap(({ status, reason }, at) =>
    status === "rejected" ? [{ file: list[at], reason }] : [],
  );
}

const elapsed = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Caches a file of this build: copies it from the cache of an earlier build if its digest is the same, and fetches
 * it otherwise. Rejects if the response is not of this build.
 */
async function keep(address, sum) {
  if (await keepAgain(address, sum)) return;
  const response = await fetch(address, { cache: "no-cache" });
  const good = address === here("./") ? namesThisBuild : () => false;
  if (!(await put(address, response, sum, good)))
    throw new Error(`${address} is not of this build`);
}

/**
 * Returns whether a page references at least one file in `assets/`, and only files of this build. The first page is
 * accepted by this check if its digest differs, because some hosts insert markup into HTML pages.
 */
function namesThisBuild(bytes) {
  const named = new TextDecoder().decode(bytes).match(/\bassets\/[\w.-]+/g) ?? [];
  return named.length > 0 && named.every((path) => files.has(here(path)));
}

/** Copies a file with this digest from any cache of this site. Returns whether there was one. */
async function keepAgain(address, sum) {
  for (const name of await ours()) {
    const before = await from(name, address);
    if (before && (await put(address, before, sum))) return true;
  }
  return false;
}

/**
 * Caches a response and returns true if its status is successful and its contents have the expected digest or are
 * accepted by `good`; returns false otherwise. Hosts and networks also answer with error pages and login pages.
 */
async function put(address, response, sum, good = () => false) {
  const bytes = await response.arrayBuffer();
  if (!response.ok || ((await digest(bytes)) !== sum && !good(bytes))) return false;
  // A new Response, because a redirected response must not be used to answer a navigation request.
  const { headers } = response;
  await (await caches.open(own)).put(address, new Response(bytes, { headers }));
  return true;
}

/** Returns the SHA-256 digest of a buffer, in hexadecimal. */
async function digest(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the names of all caches of this site, the cache of this build first. */
async function ours() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return names.sort((a, b) => Number(b === own) - Number(a === own));
}

/** Returns the response that a cache has for a URL, or undefined. The `Vary` header of the response is ignored. */
const from = (cacheName, address) => caches.match(address, { cacheName, ignoreVary: true });

/**
 * Returns the cached response for a URL from the first of these caches that has it, or undefined. `builds` are names
 * of caches; by default all caches of this site. If the storage cannot be read, returns undefined.
 */
async function kept(address, builds) {
  try {
    for (const name of builds ?? (await ours())) {
      const found = await from(name, address);
      const sound = found && (await whole(name, address, found));
      if (sound) return sound;
    }
  } catch {
    // The cache storage cannot be read: the caller uses the network.
  }
  return undefined;
}

/**
 * Returns a copy of a cached response whose bytes have all been read. If they cannot be read, or their digest is not
 * the one of this build, deletes the entry and returns undefined. Files in the caches of other builds are not
 * compared, because this worker does not know their digests.
 */
async function whole(name, address, found) {
  const sum = name === own ? (files.get(address) ?? later.get(address)) : undefined;
  try {
    const bytes = await found.arrayBuffer();
    const sound =
      sum === undefined ||
      (await digest(bytes)) === sum ||
      (address === here("./") && namesThisBuild(bytes));
    if (sound) return new Response(bytes, { headers: found.headers });
  } catch {
    // The entry cannot be read: the storage of the browser is damaged.
  }
  await (await caches.open(name)).delete(address);
  return undefined;
}

/** Fetches a file of any build. If the file is of this build, also caches it, as its entry was missing or damaged. */
async function restored(event, request, address) {
  const response = await fetch(request);
  const sum = files.get(address);
  if (sum) event.waitUntil(put(address, response.clone(), sum).catch(() => {}));
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(scope)) {
    const answered = answer(event, request);
    event.respondWith(ALONE.test(request.url) ? answered.then(alone) : answered);
  }
});

/** The page that runs a custom solver in an isolated frame. Its name contains a hash in the built site. */
const ALONE = /\/guest(-[\w-]{8})?\.html$/;

/**
 * Returns a copy of a response with a policy that gives its document an opaque origin. The `sandbox` attribute of an
 * iframe would do the same, but the requests of such frames bypass the service worker, so they would fail offline.
 */
function alone({ body, status, statusText, headers }) {
  const all = new Headers(headers);
  all.set("content-security-policy", "sandbox allow-scripts");
  return new Response(body, { status, statusText, headers: all });
}

/**
 * Returns whether a URL has a hash in its name. Such files never change, so they are read from the cache first. All
 * other files are requested from the network first: a page of a newer build brings its own files, and the page of
 * this build is a fallback, for which all files are cached.
 */
const lasting = (address) => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(address);

/** Returns a cached file of this build. The page of a folder is cached as `folder/` or as `folder/index.html`. */
const keptHere = async (address, plain) =>
  (await kept(address, [own])) ?? (await kept(plain, [own]));

/** Returns the response to a request: from the cache, from the network, or from the cache as a fallback. */
async function answer(event, request) {
  const plain = request.url.replace(/[?#].*$/s, "");
  const address = plain.replace(/\/index\.html$/, "/");
  if (lasting(address)) return (await kept(address)) ?? restored(event, request, address);
  const asked = fetch(request);
  try {
    const response = await Promise.race([asked, impatience()]);
    const sum = later.get(address);
    if (sum && response.ok) event.waitUntil(put(address, response.clone(), sum).catch(() => {}));
    // An error status of the host counts as being offline. A redirect is passed on to the browser.
    const usable = response.ok || response.type === "opaqueredirect";
    return usable ? response : ((await keptHere(address, plain)) ?? response);
  } catch {
    return (await keptHere(address, plain)) ?? asked;
  }
}

/** Returns a promise that rejects after the network timeout. */
const impatience = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The network does not answer.")), PATIENCE);
  });

/** The client ids of the pages that reported to be of this build. */
const current = new Set();

// A page reports which files it started with (`files`) and which files it has loaded (`loaded`), perhaps before a
// worker was active. The reply says whether the page is of this build; if so, loaded files are cached.
self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (!source || !Array.isArray(data?.files)) return;
  const same = data.files.every((address) => files.has(address));
  source.postMessage({ same });
  if (!same) return;
  current.add(source.id);
  const opened = [...later].filter(([address]) => data.loaded.includes(address));
  event.waitUntil(Promise.allSettled([forget(), ...opened.map((one) => keep(...one))]));
});

/** Deletes the caches of earlier builds as soon as all open pages have reported to be of this build. */
async function forget() {
  // The browser may have restarted this worker since the pages reported. Pages of earlier builds may not reply.
  for (const page of await unknown()) page.postMessage({ asks: true });
  await forgetUnasked(TRIES);
}

/** Maximum number of retries, one per second: browsers list closed pages as clients for some seconds. */
const TRIES = 10;

/** Deletes the caches of earlier builds, or retries up to `tries` times while a page of another build may be open. */
async function forgetUnasked(tries) {
  if ((await unknown()).length > 0) {
    // Not awaited: a newer worker becomes active only when the events of this worker are finished.
    if (tries > 0) setTimeout(() => forgetUnasked(tries - 1).catch(() => {}), 1000);
    return;
  }
  // A newer build is being installed and has a cache too. Its worker will delete the caches of earlier builds.
  if (self.registration.installing || self.registration.waiting) return;
  const old = (await ours()).filter((name) => name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Returns the open pages of this site that have not reported to be of this build. */
async function unknown() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ id, url }) => url.startsWith(scope) && !current.has(id));
}
