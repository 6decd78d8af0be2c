/** Registers the service worker, which lets the page open without a network, and announces new versions of the page. */
import { showError } from "../ui/notices";
import { words } from "../words/offline";

/** The files that this page loaded first, by which the service worker identifies the build of the page. */
const firstFiles = [...document.head.querySelectorAll("script[src], link[href]")]
  .map((one) => (one instanceof HTMLScriptElement ? one.src : (one as HTMLLinkElement).href))
  .filter((address) => address.startsWith(new URL(".", document.baseURI).href)); // not those of browser extensions

/**
 * A message from the service worker: a request for the files of this page, or whether the page is of the same build.
 */
type WorkerMessage = { readonly asks: true } | { readonly same: boolean };

export async function registerServiceWorker(): Promise<void> {
  try {
    await watchUpdates(navigator.serviceWorker);
  } catch {
    // In a sandboxed frame, or without access to storage, the page works without a service worker.
  }
}

async function watchUpdates(workers: ServiceWorkerContainer): Promise<void> {
  /** Whether another worker has taken control. Before that, this page may be newer than its worker. */
  let changed = false;
  const postTo = (to: unknown) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    (to as ServiceWorker | null)?.postMessage({ files: firstFiles, loaded });
  };
  workers.addEventListener("controllerchange", () => {
    changed = true;
    postTo(workers.controller);
  });
  workers.addEventListener("message", ({ data, source }: MessageEvent<WorkerMessage>) => {
    if ("asks" in data) postTo(source);
    // An answer of the previous worker can arrive after a new worker has taken control.
    else if (changed && !data.same && source === workers.controller)
      showError(words.newer, { label: words.reload, run: () => location.reload() });
  });
  const register = () => workers.register("sw.js", { updateViaCache: "none" });
  // Registering a known worker does not check for updates, so a page that stays open for days would never check. A worker
  // whose installation failed is not known, and has to be registered again.
  const update = () => {
    if (document.visibilityState !== "visible") return;
    register()
      .then((registration) => registration.update())
      .catch(() => {});
  };
  await register();
  postTo(workers.controller);
  update();
  document.addEventListener("visibilitychange", update);
}
