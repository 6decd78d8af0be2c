/** The Node entry of the module with everything. */
import "./platform.js";

export * from "../workshop.js";
