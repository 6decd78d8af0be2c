/**
 * Playwright's own exports, and a `test` that opens the page at an address of its spec file's own: by the name of the
 * host, the server tells which files each spec file loads, and `npm test` leaves out those whose files are unchanged.
 */
import { basename } from "node:path";
import { test as base } from "@playwright/test";

export * from "@playwright/test";

export const test = base.extend({
  baseURL: async ({ baseURL }, use, { file }) => {
    const address = new URL(baseURL ?? "");
    // Browsers look up names below `localhost` on this machine, and trust them like it.
    address.hostname = `${basename(file, ".spec.ts")}.localhost`;
    await use(address.href);
  },
});
