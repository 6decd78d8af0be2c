/** The entry for Node: the same functions as in browsers, based on worker threads and files. */
import "./platform.js";

export * from "../index.js";
