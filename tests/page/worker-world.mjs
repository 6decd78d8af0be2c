/** What a service worker finds around it, for tests in Node: caches, pages, a network and a clock. */
import { createHash, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const source = readFileSync(new URL("../../www/public/sw.js", import.meta.url), "utf8");
const PLACE = /^const build = .*;$/m;

/** The address of the page on every host of these tests. */
export const SCOPE = "https://lab.example/";

export const digestOf = (/** @type {string} */ text) =>
  createHash("sha256").update(text).digest("hex");

/** @param {Record<string, string>} texts */
const digests = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, digestOf(text)]));

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {Record<string, string>} files the text of each file that is kept from the first
 * @property {Record<string, string>} [later] and of those that are kept once they have been opened
 */

/** A host whose manners can be changed, and a browser with caches and pages; workers come and go. */
export function createWorld() {
  /** @type {Map<string, Map<string, Response>>} */
  const stores = new Map();
  /** The texts that the host has, by address. @type {Map<string, string>} */
  const host = new Map();
  /** @type {string[]} */
  const fetched = [];
  /** @type {Array<{ id: string, url: string, messages: any[], postMessage(message: any): void }>} */
  const pages = [];
  /** @type {Array<() => void>} */
  const timers = [];
  const world = {
    stores,
    host,
    fetched,
    pages,
    /** Whether there is a network at all. */
    online: true,
    /** Whether an address is answered, and with what; `undefined` leaves it to the host. */
    answer: /** @type {(address: string) => Response | Promise<Response> | undefined} */ (
      () => undefined
    ),

    /** Puts the files of a build on the host, in place of all others. @param {Build} build */
    deploy({ files, later = {} }) {
      host.clear();
      for (const [path, text] of Object.entries({ ...files, ...later })) {
        host.set(new URL(path, SCOPE).href, text);
      }
    },
    /** Opens a page of a build, which says what it was begun with when it is asked. @param {string} id */
    openPage(id) {
      const page = {
        id,
        url: SCOPE,
        messages: /** @type {any[]} */ ([]),
        postMessage(/** @type {any} */ message) {
          page.messages.push(structuredClone(message));
        },
      };
      pages.push(page);
      return page;
    },
    /** @param {string} id */
    closePage(id) {
      pages.splice(
        pages.findIndex((page) => page.id === id),
        1,
      );
    },
    /** Lets all timers elapse that are set now. */
    async elapse() {
      for (const due of timers.splice(0)) due();
      await settled();
    },
    /** The texts in the cache of a build, by path. @param {string} name */
    async keptBy(name) {
      const store = stores.get(`sudoku-lab ${SCOPE} ${name}`);
      if (!store) return null;
      /** @type {Record<string, string>} */
      const texts = {};
      for (const [address, response] of store) {
        texts[address.slice(SCOPE.length) || "./"] = await response.clone().text();
      }
      return texts;
    },
    /** Starts the worker of a build, as the browser does when it has something for it. @param {Build} build */
    startWorker: (build) => startWorker(world, timers, build),
  };
  return world;
}

/** @typedef {ReturnType<typeof createWorld>} World */

/** Waits until nothing is left to be done but what waits for a timer or the network. */
const settled = async () => {
  for (let turns = 0; turns < 50; turns += 1) await new Promise(setImmediate);
};

/** @param {World} world @param {Array<() => void>} timers @param {Build} build */
function startWorker(world, timers, { name, files, later = {} }) {
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  const registration = { scope: SCOPE, installing: null, waiting: null };
  const { stores } = world;
  const storeOf = (/** @type {string} */ cache) => {
    const found = stores.get(cache) ?? new Map();
    stores.set(cache, found);
    return found;
  };
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (/** @type {string} */ cache) => stores.delete(cache),
    match: async (
      /** @type {string} */ address,
      /** @type {{ cacheName: string }} */ { cacheName },
    ) => stores.get(cacheName)?.get(address)?.clone(),
    open: async (/** @type {string} */ cache) => ({
      put: async (/** @type {string} */ address, /** @type {Response} */ response) => {
        storeOf(cache).set(address, response);
      },
      delete: async (/** @type {string} */ address) => storeOf(cache).delete(address),
    }),
  };
  const fetch = async (/** @type {string | { url: string }} */ request) => {
    const address = (typeof request === "string" ? request : request.url).replace(/[?#].*$/s, "");
    world.fetched.push(address.slice(SCOPE.length) || "./");
    if (!world.online) throw new TypeError("there is no network");
    const text = world.host.get(address);
    return (
      world.answer(address) ?? new Response(text ?? "", { status: text === undefined ? 404 : 200 })
    );
  };
  const context = vm.createContext({
    self: {
      registration,
      clients: { claim: async () => {}, matchAll: async () => [...world.pages] },
      skipWaiting: async () => {},
      addEventListener: (/** @type {string} */ type, /** @type {any} */ work) =>
        listeners.set(type, work),
    },
    caches,
    fetch,
    crypto: webcrypto,
    setTimeout: (/** @type {() => void} */ due) => timers.push(due),
    Response,
    Headers,
    URL,
    TextDecoder,
    Uint8Array,
  });
  const line = `const build = ${JSON.stringify({ name, files: digests(files), later: digests(later) })};`;
  vm.runInContext(
    source.replace(PLACE, () => line),
    context,
  );

  /** Dispatches an event, and waits for all that it waits for. @param {string} type @param {object} [given] */
  async function dispatch(type, given = {}) {
    /** @type {Array<Promise<unknown>>} */
    const waits = [];
    /** @type {Promise<Response> | undefined} */
    let response;
    listeners.get(type)?.({
      ...given,
      waitUntil: (/** @type {Promise<unknown>} */ work) => waits.push(work),
      respondWith: (/** @type {Promise<Response>} */ work) => {
        response = work;
      },
    });
    const answered = await response;
    await Promise.all(waits);
    await settled();
    return answered;
  }

  return {
    registration,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    /** What a page gets that asks for a path. @param {string} path */
    async ask(path) {
      const url = new URL(path, SCOPE).href;
      const response = await dispatch("fetch", { request: { url, method: "GET" } });
      return /** @type {Response} */ (response);
    },
    /** A page says which files it began with, by path, and which it has loaded. @param {World["pages"][number]} source @param {readonly string[]} began @param {readonly string[]} [loaded] */
    hear: (source, began, loaded = []) => {
      const addresses = (/** @type {readonly string[]} */ paths) =>
        paths.map((path) => new URL(path, SCOPE).href);
      return dispatch("message", {
        source,
        data: { files: addresses(began), loaded: addresses(loaded) },
      });
    },
  };
}
