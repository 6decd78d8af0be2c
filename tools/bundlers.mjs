/**
 * The bundlers with which the package is tested, and how each one bundles a page. They are not needed to work on the
 * project.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot, say } from "./run.mjs";

const cache = inRoot("node_modules", ".cache", "sudoku-lab", "bundlers");

/**
 * A bundler. `packages`: the required npm packages with their versions. `page`: the variant of the page that the README
 * describes for this bundler. `bundle`: bundles `app.js` of a project and returns the output folder.
 * @typedef {{ name: string, packages: Record<string, string>, page: "plain" | "told" | "next",
 *   bundle: (project: string, tool: (name: string) => Promise<any>, at: string) => Promise<string> }} Tool
 */

const html = `<!doctype html><meta charset="utf-8"><script type="module" src="./app.js"></script>`;

const { devDependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));

/** @type {readonly Tool[]} */
export const tools = [
  ...[devDependencies.vite, "7.3.8"].map((version) => ({
    name: `Vite ${version}`,
    packages: { vite: version },
    page: /** @type {const} */ ("plain"),
    bundle: async (
      /** @type {string} */ project,
      /** @type {(name: string) => Promise<any>} */ tool,
    ) => {
      writeFileSync(join(project, "index.html"), html);
      const { build } = await tool("vite");
      const target = { target: "es2022" };
      await build({ root: project, configFile: false, logLevel: "error", build: target });
      return join(project, "dist");
    },
  })),
  {
    name: "webpack 5",
    packages: { webpack: "5.112.2" },
    page: "plain",
    bundle: async (project, tool) => {
      const { default: webpack } = await tool("webpack");
      const path = join(project, "dist");
      const settings = {
        mode: "production",
        context: project,
        entry: "./app.js",
        output: { path, filename: "app.js", publicPath: "auto" },
        performance: { hints: false },
      };
      const stats = await new Promise((resolve, reject) => {
        webpack(settings, (/** @type {unknown} */ error, /** @type {any} */ done) =>
          error ? reject(error) : resolve(done),
        );
      });
      if (stats.hasErrors() || stats.hasWarnings())
        throw new Error(stats.toString("errors-warnings"));
      writeFileSync(join(path, "index.html"), html);
      return path;
    },
  },
  {
    name: "esbuild",
    packages: { esbuild: "0.28.2" },
    page: "told",
    bundle: async (project, tool) => {
      const { build } = await tool("esbuild");
      // The same options as the command in the README.
      await build({
        absWorkingDir: project,
        entryPoints: { app: "app.js", worker: "sudoku-lab/worker" },
        bundle: true,
        format: "esm",
        loader: { ".wasm": "file" },
        outdir: "dist",
        logLevel: "warning",
      });
      writeFileSync(join(project, "dist", "index.html"), html);
      return join(project, "dist");
    },
  },
  {
    name: "Rollup 4",
    packages: {
      rollup: "4.68.7",
      "@rollup/plugin-node-resolve": "16.0.3",
      "@rollup/plugin-url": "8.0.2",
    },
    page: "told",
    bundle: async (project, _, at) => {
      const readme = readFileSync(inRoot("pkg", "README.md"), "utf8");
      const [, settings = ""] =
        /^```js\n(\/\/ rollup\.config\.js\n[\s\S]*?)^```$/m.exec(readme) ?? [];
      writeFileSync(join(project, "rollup.config.js"), settings);
      const rollup = join(at, "node_modules", "rollup", "dist", "bin", "rollup");
      const args = [rollup, "--config", "--silent"];
      execFileSync(process.execPath, args, { cwd: project, encoding: "utf8", stdio: "pipe" });
      writeFileSync(join(project, "dist", "index.html"), html);
      return join(project, "dist");
    },
  },
  {
    name: "Next.js 16",
    packages: { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
    page: "next",
    bundle: async (project, _, at) => {
      const next = join(at, "node_modules", "next", "dist", "bin", "next");
      execFileSync(process.execPath, [next, "build"], {
        cwd: project,
        encoding: "utf8",
        stdio: "pipe",
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
      });
      return join(project, "out");
    },
  },
];

/**
 * Returns the folder into which the packages of a tool are installed. Projects below it resolve these packages.
 * @param {Pick<Tool, "name">} tool
 */
export const folderOf = ({ name }) =>
  join(cache, name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"));

/**
 * Returns the folder whose `node_modules` holds the packages of a tool: the folder of the tool or the root of the
 * project; `undefined` if they are not installed.
 * @param {Pick<Tool, "name" | "packages">} tool
 */
export function packagesFolderOf(tool) {
  return [folderOf(tool), inRoot()].find((home) =>
    Object.entries(tool.packages).every(([name, version]) => {
      const settings = join(home, "node_modules", name, "package.json");
      return existsSync(settings) && JSON.parse(readFileSync(settings, "utf8")).version === version;
    }),
  );
}

/** Returns a function that imports a package of a tool as a module. @param {string} home */
export const moduleOf = (home) => (/** @type {string} */ name) =>
  import(pathToFileURL(createRequire(join(home, "package.json")).resolve(name)).href);

/** Installs the missing bundlers. Only `npm run test:long` calls this function. */
export const needBundlers = () => requirePackages(tools, "to test the package");

/** @param {readonly Pick<Tool, "name" | "packages">[]} all @param {string} why */
export function requirePackages(all, why) {
  for (const tool of all.filter((one) => !packagesFolderOf(one))) {
    say(`· installing ${tool.name} ${why}`);
    const folder = folderOf(tool);
    mkdirSync(folder, { recursive: true });
    const settings = { name: "bundler", private: true, dependencies: tool.packages };
    writeFileSync(join(folder, "package.json"), JSON.stringify(settings));
    const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
    const path = process.env.npm_execpath; // set by npm itself
    const [program, ...first] = path?.endsWith(".js") ? [process.execPath, path] : ["npm"];
    execFileSync(program, [...first, ...args], { cwd: folder, stdio: ["ignore", 2, 2] });
  }
}
