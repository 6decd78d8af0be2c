/**
 * Provides a Python environment with the packages of `engine`, which is stored outside of the clone and outlives it.
 */
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fingerprint } from "./fresh.mjs";
import { captureOrUndefined, ExplainedError, inRoot, runVisibly, say } from "./run.mjs";

const oldest = [3, 11];

/** Returns the cache folder of the platform. */
function cacheFolder() {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  return join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache");
}

/** Returns a Python that is new enough, with its version. The variable `PYTHON` selects another program. */
function findPython() {
  const pythonNames = ["python3", "python3.14", "python3.13", "python3.12", "python3.11"];
  const code = "import sys; print(sys.version_info[0], sys.version_info[1])";
  for (const name of process.env.PYTHON ? [process.env.PYTHON] : pythonNames) {
    const version = captureOrUndefined(name, ["-c", code]);
    const [major = 0, minor = 0] = (version ?? "").split(" ").map(Number);
    if (major === oldest[0] && minor >= (oldest[1] ?? 0)) return { name, version: version ?? "" };
  }
  throw new ExplainedError(`the engine needs Python ${oldest.join(".")} or later`);
}

/**
 * Returns the Python of an environment with the packages of `engine/requirements.txt`. The environment is created once
 * per user and version of the requirements (half a gigabyte, about a minute), and all clones share it.
 */
export async function needPython() {
  const { name, version } = findPython();
  const requirements = inRoot("engine", "requirements.txt");
  const words = [version, process.platform, process.arch];
  const home = join(
    cacheFolder(),
    "sudoku-lab",
    `python-${fingerprint([requirements], words).slice(0, 16)}`,
  );
  const python = (/** @type {string} */ folder) => join(folder, "bin", "python");
  const works = () => captureOrUndefined(python(home), ["-c", ""]) !== undefined;
  if (works()) return python(home);
  say(`· installing the Python packages of the engine into ${home}`);
  const draft = newFolder(home);
  try {
    const quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--retries", "2"];
    const pip = ["-m", "pip", "install", ...quiet, "-r", requirements];
    const status = await runVisibly(name, ["-m", "venv", draft]);
    if (status.status !== 0)
      throw new ExplainedError(`${name} could not create a virtual environment`);
    const got = await runVisibly(python(draft), pip);
    if (got.status !== 0)
      throw new ExplainedError("pip could not install the Python packages of the engine");
    // Renaming makes the complete environment appear in one step, even if another clone creates it at the same time.
    if (!works()) {
      rmSync(home, { recursive: true, force: true });
      renameSync(draft, home);
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return python(home);
}

/** @param {string} home */
function newFolder(home) {
  try {
    mkdirSync(dirname(home), { recursive: true });
    return mkdtempSync(`${home}-`);
  } catch (error) {
    throw new ExplainedError(
      `cannot create a folder for the Python packages of the engine: ${error}`,
    );
  }
}
