/** Tasks that end with their session. */
import { type Task, task } from "../ui/task";
import type { Session } from "./session";

export function sessionTask(session: Session): Task {
  const made = task();
  session.onDispose(made.cancel);
  return made;
}
