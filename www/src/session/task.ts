/** Returns a task that is cancelled when the session ends. */
import { type Task, task } from "../ui/task";
import type { Session } from "./session";

export function sessionTask(session: Session): Task {
  const made = task();
  session.onDispose(made.cancel);
  return made;
}
