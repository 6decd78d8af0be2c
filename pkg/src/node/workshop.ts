/** The way in from Node to all of it. */
import "./platform.js";

export * from "../workshop.js";
