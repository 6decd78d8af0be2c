/** Has a worker of its own do something, and lets it go: at once if that is cancelled. */
import { type Piece, Pool, type Registry } from "sudoku-lab";
import { silenceHandler } from "../ui/notices";

export async function withWorker<T>(
  lab: Registry,
  piece: Piece<T>,
  signal: AbortSignal,
): Promise<T> {
  const pool = new Pool(lab, { workers: 1, onSilence: silenceHandler() });
  const end = () => pool.dispose();
  signal.addEventListener("abort", end);
  try {
    const [done] = await pool.run([piece], { signal });
    if (done && "value" in done) return done.value;
    throw done?.error ?? signal.reason;
  } finally {
    signal.removeEventListener("abort", end);
    pool.dispose();
  }
}
