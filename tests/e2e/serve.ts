/** Servers for pages of another origin. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves on a port of its own until `close` is called. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
