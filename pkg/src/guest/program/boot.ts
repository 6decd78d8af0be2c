import type { Scope } from "./main.js";

/**
 * Starts the program in a new worker: waits for the port through which requests arrive. First removes global functions
 * that a solver does not need. The content security policy of the frame blocks access to the network.
 */
export function boot(
  scope: DedicatedWorkerGlobalScope,
  importModule: (address: string) => Promise<object>,
  serve: (scope: Scope) => void,
): void {
  const asAddress = URL.createObjectURL.bind(URL);
  let module = "";
  const evaluate = (text: string) => {
    // Errors report this name, whatever the address of the script is.
    const named = `${text}\n//# sourceURL=own-solver.js`;
    module = asAddress(new Blob([named], { type: "text/javascript" }));
    return importModule(module);
  };
  scope.onmessage = ({ ports: [port] }) => {
    scope.onmessage = null;
    const hidden =
      "BroadcastChannel Date EventSource SharedWorker WebSocket WebTransport Worker XMLHttpRequest caches close crypto fetch importScripts indexedDB postMessage requestAnimationFrame setInterval setTimeout";
    for (const name of hidden.split(" ")) {
      Object.defineProperty(scope, name, { value: undefined });
    }
    if (port) serve({ port, evaluate, address: () => module });
  };
}
