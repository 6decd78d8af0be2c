// Keeps the page's own files, so that it opens without a network after the first visit.
// One cache a version; the address this file is registered under says which.
const version = new URL(location.href).searchParams.get("version") ?? "0";
const prefix = `sudoku-lab ${self.registration.scope} `;
const name = prefix + version;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    const old = names.filter((one) => one.startsWith(prefix) && one !== name);
    await Promise.all(old.map((one) => caches.delete(one)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

const inScope = (address) => address.startsWith(self.registration.scope);

async function put(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(name)).put(request, response.clone());
  return response;
}

// The page says what it loaded before this worker was there, and what it may need later.
self.addEventListener("message", (event) => {
  if (!Array.isArray(event.data)) return;
  const wanted = event.data.filter((one) => typeof one === "string" && inScope(one));
  event.waitUntil(Promise.allSettled(wanted.map(keep)));
});

// Files with a hash in their name never change; all others are asked for first.
const lasting = (address) => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(new URL(address).pathname);

async function answer(request) {
  const kept = () => caches.match(request, { ignoreSearch: true });
  if (lasting(request.url)) return (await kept()) ?? put(request);
  try {
    return await put(request);
  } catch (error) {
    const old = await kept();
    if (old) return old;
    throw error;
  }
}

async function keep(address) {
  if (lasting(address) && (await caches.match(address))) return;
  await put(address);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && inScope(request.url)) event.respondWith(answer(request));
});
