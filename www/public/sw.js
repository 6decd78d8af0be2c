// Keeps the page's own files, so that it opens without a network after the first visit: one cache a
// build, filled as a whole or not at all, so that a page never gets its files from two builds.

/** The name of this build, and its files with their contents' SHA-256; the build writes it here. */
const build = { name: "", files: {}, later: {} };

const { scope } = self.registration;
const prefix = `sudoku-lab ${scope} `;
const own = prefix + build.name;
const here = (path) => new URL(path, scope).href;
const digests = (paths) => new Map(Object.entries(paths).map(([path, sum]) => [here(path), sum]));
const files = digests(build.files);
const later = digests(build.later);

/** A network that has said nothing for so long is not waited for, ms: the page opens as kept. */
const PATIENCE = 4000;

// At once, and not when the last page of the build before is closed: its files stay until then.
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepBuild());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forget()]));
});

async function keepBuild() {
  const opened = [];
  for (const [address, sum] of later) opened.push(keepAgain(address, sum));
  const kept = await Promise.allSettled([...files].map(([address, sum]) => keep(address, sum)));
  await Promise.allSettled(opened);
  const failed = kept.find(({ status }) => status === "rejected");
  if (!failed) return;
  await caches.delete(own);
  throw failed.reason; // the browser tries again at the next visit
}

/** Keeps a file of this build, from an earlier build's cache if it is the same there. */
async function keep(address, sum) {
  if (await keepAgain(address, sum)) return;
  const response = await fetch(address, { cache: "no-cache" });
  const good = address === here("./") ? namesThisBuild : () => false;
  if (!(await put(address, response, sum, good)))
    throw new Error(`${address} is not of this build`);
}

/** Some hosts write into pages: then what counts is that it asks for this build's files. */
function namesThisBuild(bytes) {
  const named = new TextDecoder().decode(bytes).match(/\bassets\/[\w.-]+/g) ?? [];
  return named.length > 0 && named.every((path) => files.has(here(path)));
}

async function keepAgain(address, sum) {
  for (const name of await ours()) {
    const before = await from(name, address);
    if (before && (await put(address, before, sum))) return true;
  }
  return false;
}

/** Keeps a response if it is what the build made: hosts and networks answer with other things too. */
async function put(address, response, sum, good = () => false) {
  const bytes = await response.arrayBuffer();
  if (!response.ok || ((await digest(bytes)) !== sum && !good(bytes))) return false;
  // Anew, because one that came by a redirect may not answer for a page.
  const { headers } = response;
  await (await caches.open(own)).put(address, new Response(bytes, { headers }));
  return true;
}

async function digest(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The names of all caches of this site, that of this build first. */
async function ours() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return names.sort((a, b) => Number(b === own) - Number(a === own));
}

const from = (cacheName, address) => caches.match(address, { cacheName, ignoreVary: true });

/** What is kept, of this build or of any; nothing where the storage is broken. */
async function kept(address, builds) {
  try {
    for (const name of builds ?? (await ours())) {
      const found = await from(name, address);
      const sound = found && (await whole(name, address, found));
      if (sound) return sound;
    }
  } catch {
    // The network is left.
  }
  return undefined;
}

/**
 * A response from a cache with all of its bytes; nothing, and the entry is deleted, where they cannot be read or
 * are not those of this build. The digests of other builds are not known here.
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
    // The storage of the browser is damaged.
  }
  await (await caches.open(name)).delete(address);
  return undefined;
}

/** A file of a build from the network; one of this build takes the place of what was missing or damaged. */
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

/** The page in whose frame a solver of one's own runs. */
const ALONE = /\/guest(-[\w-]{8})?\.html$/;

// Frames that are sandboxed by who makes them get nothing from here, so not without a network: this one is
// told by what it gets from here that it is of no site.
function alone({ body, status, statusText, headers }) {
  const all = new Headers(headers);
  all.set("content-security-policy", "sandbox allow-scripts");
  return new Response(body, { status, statusText, headers: all });
}

// Files with a hash in their name never change. All others are asked for first: a newer build's page
// brings its own files, and this build's is only shown where all of them are kept.
const lasting = (address) => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(address);

/** Of this build: the page of a folder is kept under the folder's name, or under its own. */
const keptHere = async (address, plain) =>
  (await kept(address, [own])) ?? (await kept(plain, [own]));

async function answer(event, request) {
  const plain = request.url.replace(/[?#].*$/s, "");
  const address = plain.replace(/\/index\.html$/, "/");
  if (lasting(address)) return (await kept(address)) ?? restored(event, request, address);
  const asked = fetch(request);
  try {
    const response = await Promise.race([asked, impatience()]);
    const sum = later.get(address);
    if (sum && response.ok) event.waitUntil(put(address, response.clone(), sum).catch(() => {}));
    // A host that is out of order is no network; one that sends elsewhere knows why.
    const usable = response.ok || response.type === "opaqueredirect";
    return usable ? response : ((await keptHere(address, plain)) ?? response);
  } catch {
    return (await keptHere(address, plain)) ?? asked;
  }
}

const impatience = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The network does not answer.")), PATIENCE);
  });

/** Pages that said they are of this build, by their ids. */
const current = new Set();

// A page says which files it began with, and is told whether they are of this build; and what it
// loaded, perhaps before there was a worker to keep it.
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

/** Deletes what earlier builds kept, once every page that is open has said that it is of this one. */
async function forget() {
  // This worker may have been begun anew since they said it. Older pages do not answer.
  for (const page of await unknown()) page.postMessage({ asks: true });
  await forgetUnasked(TRIES);
}

/** A page that was left may be counted as open for some seconds: looked for so often, a second apart. */
const TRIES = 10;

async function forgetUnasked(tries) {
  if ((await unknown()).length > 0) {
    // Not waited for: a newer worker takes over only when this one has nothing to do.
    if (tries > 0) setTimeout(() => forgetUnasked(tries - 1).catch(() => {}), 1000);
    return;
  }
  // A newer build that is on its way has a cache too, and forgets this one in its turn.
  if (self.registration.installing || self.registration.waiting) return;
  const old = (await ours()).filter((name) => name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Pages that are open and have not said that they are of this build. */
async function unknown() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ id, url }) => url.startsWith(scope) && !current.has(id));
}
