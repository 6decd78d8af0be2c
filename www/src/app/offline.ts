/** Registers the service worker, which lets the page open without a network, and announces new versions of the page. */
import { notify } from "../ui/notices";
import { words } from "../words/offline";

/** The files that this page loaded first, by which the service worker identifies the build of the page. */
const files = [...document.head.querySelectorAll("script[src], link[href]")]
  .map((one) => (one instanceof HTMLScriptElement ? one.src : (one as HTMLLinkElement).href))
  .filter((address) => address.startsWith(new URL(".", document.baseURI).href)); // not those of browser extensions

/**
 * A message from the service worker: a request for the files of this page, or whether the page is of the same build.
 */
type Said = { readonly asks: true } | { readonly same: boolean };

export async function keepOffline(): Promise<void> {
  try {
    await follow(navigator.serviceWorker);
  } catch {
    // In a sandboxed frame, or without access to storage, the page works without a service worker.
  }
}

async function follow(workers: ServiceWorkerContainer): Promise<void> {
  /** Whether another worker has taken control. Before that, this page may be newer than its worker. */
  let changed = false;
  const tell = (to: unknown) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    (to as ServiceWorker | null)?.postMessage({ files, loaded });
  };
  workers.addEventListener("controllerchange", () => {
    changed = true;
    tell(workers.controller);
  });
  workers.addEventListener("message", ({ data, source }: MessageEvent<Said>) => {
    if ("asks" in data) tell(source);
    // An answer of the previous worker can arrive after a new worker has taken control.
    else if (changed && !data.same && source === workers.controller)
      notify(words.newer, { label: words.reload, run: () => location.reload() });
  });
  const register = () => workers.register("sw.js", { updateViaCache: "none" });
  // Registering a known worker does not check for updates, so a page that stays open for days would never check. A worker
  // whose installation failed is not known, and has to be registered again.
  const look = () => {
    if (document.visibilityState !== "visible") return;
    register()
      .then((registration) => registration.update())
      .catch(() => {});
  };
  await register();
  tell(workers.controller);
  look();
  document.addEventListener("visibilitychange", look);
}
