/** The entry for Node to the module with everything. */
import "./platform.js";

export * from "../workshop.js";
