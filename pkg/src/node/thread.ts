/** What a thread of Node runs: the worker's own script, with a web worker's globals about it. */
import "./self.js";
import "../worker.js";
