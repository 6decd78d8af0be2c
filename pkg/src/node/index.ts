/** The way in from Node: the same as in browsers, on worker threads and files. */
import "./platform.js";

export * from "../index.js";
