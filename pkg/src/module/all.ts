/** What is called of the module with everything: by who loads that into this thread. */
import * as glue from "../../wasm/workshop/sudoku_lab.js";
import { Bindings } from "./bindings.js";

export const bindings = new Bindings(glue);
export { glue };
