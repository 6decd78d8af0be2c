import type { Scope } from "./main.js";

/**
 * Begins in a fresh worker: waits for the port by which requests come. What a solver has no use for is put
 * out of sight first; what keeps it from the network is the policy of its frame.
 */
export function boot(
  scope: DedicatedWorkerGlobalScope,
  bring: (address: string) => Promise<object>,
  serve: (scope: Scope) => void,
): void {
  const asAddress = URL.createObjectURL.bind(URL);
  let module = "";
  const evaluate = (text: string) => {
    // Whatever the address is, errors name this.
    const named = `${text}\n//# sourceURL=own-solver.js`;
    module = asAddress(new Blob([named], { type: "text/javascript" }));
    return bring(module);
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
