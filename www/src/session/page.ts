/** The session of the page. */
import { createSession } from "./session";

export const pageSession = createSession();
