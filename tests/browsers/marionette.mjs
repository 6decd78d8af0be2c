/** Controls Firefox as its own drivers do: WebDriver's commands as JSON over a socket. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { endProcess, waitUntil } from "./process.mjs";

/**
 * A message that answers a command: its type, the number of the command, an error or null, and the result.
 * @typedef {[type: number, id: number, error: { error: string, message: string } | null, result: unknown]} Answer
 */
/**
 * The first message of Marionette after a client has connected.
 * @typedef {{ applicationType: string, marionetteProtocol: number }} Greeting
 */
/** @typedef {{ done: (result: unknown) => void, fail: (error: Error) => void }} Waiting for the answer to a command */

/** The commands as Marionette names them. @type {Record<import("./tab.mjs").Command, string>} */
const commands = {
  navigate: "WebDriver:Navigate",
  back: "WebDriver:Back",
  forward: "WebDriver:Forward",
  executeAsync: "WebDriver:ExecuteAsyncScript",
  setRect: "WebDriver:SetWindowRect",
  actions: "WebDriver:PerformActions",
};

const preferences = {
  "marionette.port": 0, // any free port; Firefox writes its number into the profile
  "browser.download.always_ask_before_handling_new_types": false,
  "browser.download.useDownloadDir": true,
  "browser.download.folderList": 2,
};

/**
 * @param {string} path @param {string} profile an empty folder
 * @returns {Promise<import("./tab.mjs").Session>}
 */
export async function startMarionette(path, profile) {
  const settings = { ...preferences, "browser.download.dir": profile };
  const lines = Object.entries(settings).map((pair) => `user_pref(${pair.map(asText).join()});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const args = ["--headless", "--marionette", "--no-remote", "--profile", profile];
  const firefox = spawn(path, args, { stdio: "ignore" });
  const port = join(profile, "MarionetteActivePort");
  try {
    await waitUntil(() => existsSync(port) && readFileSync(port, "utf8") !== "", firefox);
    const ask = await openConnection(Number(readFileSync(port, "utf8")), firefox);
    const { capabilities } = /** @type {import("./tab.mjs").NewSession} */ (
      await ask("WebDriver:NewSession", {
        capabilities: { alwaysMatch: { unhandledPromptBehavior: "dismiss" } },
      })
    );
    return {
      version: capabilities.browserVersion,
      async send(command, params = {}) {
        const slow = command === "executeAsync" ? { scriptTimeout: 600_000, sandbox: null } : {};
        const answer = await ask(commands[command], { ...params, ...slow });
        return /** @type {{ value?: unknown } | null} */ (answer)?.value;
      },
      quit: () => endProcess(firefox),
    };
  } catch (error) {
    await endProcess(firefox);
    throw error;
  }
}

const asText = (/** @type {unknown} */ value) => JSON.stringify(value);

/**
 * Resolves to a function that sends a command and waits for the answer; each message is `length:json`.
 * @param {number} port @param {import("node:child_process").ChildProcess} firefox
 * @returns {Promise<(name: string, params?: object) => Promise<unknown>>}
 */
async function openConnection(port, firefox) {
  const socket = connect(port, "127.0.0.1");
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let arrived = Buffer.alloc(0);
  let last = 0;
  /** @type {Promise<void>} */
  const greeted = new Promise((greet, refuse) => {
    socket.on("error", refuse);
    socket.on("data", (data) => {
      arrived = Buffer.concat([arrived, data]);
      for (let message = nextMessage(); message; message = nextMessage()) {
        if (!Array.isArray(message)) greet();
        else settle(message);
      }
    });
  });
  const gone = () => {
    for (const { fail } of waiting.values()) fail(new Error("Firefox has ended"));
    waiting.clear();
  };
  socket.on("close", gone);
  firefox.on("exit", gone);

  /** Returns the next message that has arrived completely, or `null`. @returns {Answer | Greeting | null} */
  function nextMessage() {
    const colon = arrived.indexOf(":");
    if (colon < 0) return null;
    const end = colon + 1 + Number(arrived.subarray(0, colon));
    if (arrived.length < end) return null;
    const message = JSON.parse(arrived.subarray(colon + 1, end).toString());
    arrived = arrived.subarray(end);
    return message;
  }

  /** @param {Answer} answer */
  function settle([, id, error, result]) {
    const { done, fail } = /** @type {Waiting} */ (waiting.get(id));
    waiting.delete(id);
    if (error) fail(new Error(`${error.error}: ${error.message}`));
    else done(result);
  }

  await greeted;
  return (name, params = {}) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      const text = JSON.stringify([0, last, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
