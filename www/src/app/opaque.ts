/** Workers in a frame whose sandbox gives the page an opaque origin. */

/**
 * Returns the source text of a worker that imports the given address. With an opaque origin no address is same-origin,
 * so a worker cannot be created from an address directly; the import works if the host allows cross-origin reads of its
 * files. The worker has to be a classic one, because browsers refuse a module worker here. Messages are queued until
 * the import has completed.
 */
const workerSource = (address: string) => `
const early = [];
const keep = (event) => early.push(event);
addEventListener("message", keep);
import(${JSON.stringify(address)}).then(
  () => {
    removeEventListener("message", keep);
    for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports }));
  },
  (error) => setTimeout(() => { throw error; }),
);`;

export function allowWorkers(): void {
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL) {
      const text = workerSource(new URL(address, document.baseURI).href);
      super(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    }
  };
}
