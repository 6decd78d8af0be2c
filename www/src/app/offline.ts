/** Lets the page open without a network, where the browser allows it, and says when it is outdated. */
import { notify } from "../ui/notices";
import { words } from "../words/offline";

/** What this page began with, by which the worker knows its build. */
const files = [...document.head.querySelectorAll("script[src], link[href]")]
  .map((one) => (one instanceof HTMLScriptElement ? one.src : (one as HTMLLinkElement).href))
  .filter((address) => address.startsWith(new URL(".", document.baseURI).href)); // extensions add some

/** What the worker says: it asks who this is, or whether this page is of its build. */
type Said = { readonly asks: true } | { readonly same: boolean };

export async function keepOffline(): Promise<void> {
  try {
    await follow(navigator.serviceWorker);
  } catch {
    // A sandboxed frame, or storage that is barred: the page works without.
  }
}

async function follow(workers: ServiceWorkerContainer): Promise<void> {
  /** Whether another worker took over: until then this page may be newer than its worker. */
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
    // What the worker before said may come after another took over.
    else if (changed && !data.same && source === workers.controller)
      notify(words.newer, { label: words.reload, run: () => location.reload() });
  });
  const registration = await workers.register("sw.js", { updateViaCache: "none" });
  tell(workers.controller);
  // To register what is there asks nothing, and a page that stays open for days would never ask.
  const look = () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  };
  look();
  document.addEventListener("visibilitychange", look);
}
