/** Workers in a frame whose sandbox takes the page's origin away. */

/**
 * What such a worker begins with: no address is the page's own there, so it has a text that imports
 * the address, which works where the host lets everybody read its files. A module may not be begun
 * so. Messages wait until the import is there.
 */
const begin = (address: string) => `
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
      const text = begin(new URL(address, document.baseURI).href);
      super(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    }
  };
}
