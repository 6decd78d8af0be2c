/** Controls WebKitGTK through its WebDriver, on a virtual screen. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { endProcess, waitUntil } from "./process.mjs";

/** The commands by the paths of WebDriver. @type {Record<import("./tab.mjs").Command, string>} */
const commands = {
  navigate: "url",
  back: "back",
  forward: "forward",
  executeAsync: "execute/async",
  setRect: "window/rect",
  actions: "actions",
};

/**
 * @param {{ path: string, driver: string, screen: string }} engine @param {string} home an empty folder
 * @returns {Promise<import("./tab.mjs").Session>}
 */
export async function startWebDriver({ path, driver, screen }, home) {
  const display = spawn(screen, ["-displayfd", "3", "-screen", "0", "1800x1400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const programs = [display];
  const quit = async () => {
    for (const program of programs.toReversed()) await endProcess(program);
  };
  try {
    let number = "";
    const numbers = /** @type {import("node:stream").Readable} */ (display.stdio[3]);
    numbers.on("data", (data) => {
      number += data;
    });
    await waitUntil(() => number.endsWith("\n"), display);
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${number.trim()}`,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
    };
    const server = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
    programs.push(server);
    const at = `http://127.0.0.1:${port}`;
    await waitUntil(
      () =>
        fetch(`${at}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      server,
    );
    const options = { binary: path, args: ["--automation"] };
    const { sessionId, capabilities } = /** @type {import("./tab.mjs").NewSession} */ (
      await ask("POST", `${at}/session`, {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
      })
    );
    const session = `${at}/session/${sessionId}`;
    await ask("POST", `${session}/timeouts`, { script: 600_000 });
    return {
      version: capabilities.browserVersion,
      send: (command, params = {}) => ask("POST", `${session}/${commands[command]}`, params),
      async quit() {
        await ask("DELETE", session).catch(() => {}); // otherwise the browser would keep running
        await quit();
      },
    };
  } catch (error) {
    await quit();
    throw error;
  }
}

/**
 * Sends a request to the driver; resolves to the value of its answer.
 * @param {"POST" | "DELETE"} method @param {string} address @param {object} [body] @returns {Promise<unknown>}
 */
async function ask(method, address, body) {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error) => {
    // Node reports the reason only in the cause: a timeout after five minutes, or a driver that has ended.
    throw new Error(`${address.replace(/.*\//, "")}: ${error.message}: ${error.cause}`);
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
