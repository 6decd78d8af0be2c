/** A simulated environment of a service worker, for tests in Node: caches, pages, a network and a clock. */
import { createHash, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const source = readFileSync(new URL("../../www/public/sw.js", import.meta.url), "utf8");
const MANIFEST_PLACEHOLDER = /^const build = .*;$/m;

/** The address of the page on every host of these tests. */
export const SITE_URL = "https://lab.example/";

export const digestOf = (/** @type {string} */ text) =>
  createHash("sha256").update(text).digest("hex");

/** @param {Record<string, string>} texts */
const digests = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, digestOf(text)]));

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {Record<string, string>} files the text of each file that is stored at once
 * @property {Record<string, string>} [later] the texts of files that are stored after they have been opened
 */

/** Creates a host whose behaviour can be changed, and a browser with caches and pages; workers start and end. */
export function createWorld() {
  /** @type {Map<string, Map<string, Response>>} */
  const stores = new Map();
  /** The texts of the host, by address. @type {Map<string, string>} */
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
    /** Whether there is a network. */
    online: true,
    /** Returns the answer for an address; `undefined` to answer with the file of the host. */
    answer: /** @type {(address: string) => Response | Promise<Response> | undefined} */ (
      () => undefined
    ),

    /** Replaces the files of the host by those of a build. @param {Build} build */
    deploy({ files, later = {} }) {
      host.clear();
      for (const [path, text] of Object.entries({ ...files, ...later })) {
        host.set(new URL(path, SITE_URL).href, text);
      }
    },
    /** Opens a page of a build, which reports its initial files on request. @param {string} id */
    openPage(id) {
      const page = {
        id,
        url: SITE_URL,
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
    /** Lets all current timers elapse. */
    async elapse() {
      for (const due of timers.splice(0)) due();
      await waitUntilIdle();
    },
    /** Returns the texts in the cache of a build, by path. @param {string} name */
    async keptBy(name) {
      const store = stores.get(`sudoku-lab ${SITE_URL} ${name}`);
      if (!store) return null;
      /** @type {Record<string, string>} */
      const texts = {};
      for (const [address, response] of store) {
        texts[address.slice(SITE_URL.length) || "./"] = await response.clone().text();
      }
      return texts;
    },
    /** Starts the worker of a build, as the browser does when an event is pending. @param {Build} build */
    startWorker: (build) => startWorker(world, timers, build),
  };
  return world;
}

/** @typedef {ReturnType<typeof createWorld>} World */

/** Waits until only timers and network requests are pending. */
const waitUntilIdle = async () => {
  for (let turns = 0; turns < 50; turns += 1) await new Promise(setImmediate);
};

/** @param {World} world @param {Array<() => void>} timers @param {Build} build */
function startWorker(world, timers, { name, files, later = {} }) {
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  const registration = { scope: SITE_URL, installing: null, waiting: null };
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
    world.fetched.push(address.slice(SITE_URL.length) || "./");
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
    source.replace(MANIFEST_PLACEHOLDER, () => line),
    context,
  );

  /** Dispatches an event, and waits until it has been handled. @param {string} type @param {object} [given] */
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
    await waitUntilIdle();
    return answered;
  }

  return {
    registration,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    /** Returns the response to a page that requests a path. @param {string} path */
    async ask(path) {
      const url = new URL(path, SITE_URL).href;
      const response = await dispatch("fetch", { request: { url, method: "GET" } });
      return /** @type {Response} */ (response);
    },
    /**
     * Sends the message of a page about its initial files, by path, and the files that it has loaded.
     * @param {World["pages"][number]} source @param {readonly string[]} began @param {readonly string[]} [loaded]
     */
    hear: (source, began, loaded = []) => {
      const addresses = (/** @type {readonly string[]} */ paths) =>
        paths.map((path) => new URL(path, SITE_URL).href);
      return dispatch("message", {
        source,
        data: { files: addresses(began), loaded: addresses(loaded) },
      });
    },
  };
}
