import { defineConfig } from "@playwright/test";
import { browserArgs, findBrowser } from "./tools/browser.mjs";

const port = process.env.PORT ?? "8090";
const baseURL = `http://127.0.0.1:${port}/`;
const executablePath = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "tests/e2e/.results",
  fullyParallel: true,
  workers: 2,
  // A second try is reported as flaky, so it is seen; without CI there is none.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  reporter: "list",
  use: {
    baseURL,
    trace: "off",
    launchOptions: { args: browserArgs, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node tools/serve.mjs",
    env: { PORT: port },
    url: baseURL,
    reuseExistingServer: false, // it might be another clone's
  },
});
