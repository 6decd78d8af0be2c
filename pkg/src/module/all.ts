/** The functions of the module with everything, for code that loads this module into its own thread. */
import * as glue from "../../wasm/workshop/sudoku_lab.js";
import { Bindings } from "./bindings.js";

export const bindings = new Bindings(glue);
export { glue };
