/** Asks a worker with generators one thing, and lets it go. */
import { words } from "../../words/making";
import { loadWorkshop } from "./load";
import type { Command, Report } from "./protocol";

type Question = Exclude<Command, { type: "init" }>;
type Answer = Exclude<Report, { type: "ready" | "refused" | "failed" }>;

export async function ask(question: Question, signal: AbortSignal): Promise<Answer> {
  const { module } = await loadWorkshop();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./maker.ts", import.meta.url), { type: "module" });
  const post = (command: Command) => worker.postMessage(command);
  try {
    return await new Promise<Answer>((settle, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || words.noWorker));
      };
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if (data.type === "ready") post(question);
        else if (data.type === "refused" || data.type === "failed") reject(new Error(data.message));
        else settle(data);
      };
      post({ type: "init", module: module as WebAssembly.Module });
    });
  } finally {
    worker.terminate();
  }
}
