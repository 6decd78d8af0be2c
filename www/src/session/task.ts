/** Returns a task that is cancelled when the session ends. */
import { createTask, type Task } from "../ui/task";
import type { Session } from "./session";

export function sessionTask(session: Session): Task {
  const made = createTask();
  session.onDispose(made.cancel);
  return made;
}
