/** The script of a thread of Node: the worker's own script, with the globals of a web worker. */
import "./self.js";
import "../worker.js";
