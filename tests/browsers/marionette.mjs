/** Firefox, spoken to as its own drivers do: WebDriver's commands as JSON over a socket. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { ended, until } from "./process.mjs";

const commands = {
  navigate: "WebDriver:Navigate",
  back: "WebDriver:Back",
  forward: "WebDriver:Forward",
  executeAsync: "WebDriver:ExecuteAsyncScript",
  setRect: "WebDriver:SetWindowRect",
  actions: "WebDriver:PerformActions",
};

const preferences = {
  "marionette.port": 0, // any that is free; the profile says which
  "browser.download.always_ask_before_handling_new_types": false,
  "browser.download.useDownloadDir": true,
  "browser.download.folderList": 2,
};

/** @param {string} path @param {string} profile an empty folder */
export async function startMarionette(path, profile) {
  const settings = { ...preferences, "browser.download.dir": profile };
  const lines = Object.entries(settings).map((pair) => `user_pref(${pair.map(asText).join()});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const args = ["--headless", "--marionette", "--no-remote", "--profile", profile];
  const firefox = spawn(path, args, { stdio: "ignore" });
  const port = join(profile, "MarionetteActivePort");
  try {
    await until(() => existsSync(port) && readFileSync(port, "utf8") !== "", firefox);
    const ask = await converse(Number(readFileSync(port, "utf8")), firefox);
    const { capabilities } = await ask("WebDriver:NewSession", {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: "dismiss" } },
    });
    return {
      version: capabilities.browserVersion,
      async send(command, params = {}) {
        const slow = command === "executeAsync" ? { scriptTimeout: 600_000, sandbox: null } : {};
        return (await ask(commands[command], { ...params, ...slow }))?.value;
      },
      quit: () => ended(firefox),
    };
  } catch (error) {
    await ended(firefox);
    throw error;
  }
}

const asText = (value) => JSON.stringify(value);

/** Resolves to a function that asks and waits for the answer; each message is `length:json`. */
async function converse(port, firefox) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map();
  let arrived = Buffer.alloc(0);
  let last = 0;
  const greeted = new Promise((greet, refuse) => {
    socket.on("error", refuse);
    socket.on("data", (data) => {
      arrived = Buffer.concat([arrived, data]);
      for (let message = take(); message; message = take()) {
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

  function take() {
    const colon = arrived.indexOf(":");
    if (colon < 0) return null;
    const end = colon + 1 + Number(arrived.subarray(0, colon));
    if (arrived.length < end) return null;
    const message = JSON.parse(arrived.subarray(colon + 1, end).toString());
    arrived = arrived.subarray(end);
    return message;
  }

  function settle([, id, error, result]) {
    const { done, fail } = waiting.get(id);
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
