/** A time under the clock's resolution, measured properly on request. */
import { useState } from "preact/hooks";
import { Icon } from "../app/Icon";
import { words } from "../words";
import { type Status, slots } from "./session";
import { duration } from "./times";

/** Times beneath it, µs, gain by repetition: the clock is coarse and the code was cold. */
const WORTHWHILE = 10_000;

interface Props {
  readonly index: number;
  readonly status: Status;
}

export function Measure({ index, status }: Props) {
  const [result, setResult] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (status.micros >= WORTHWHILE || status.outcome === "crashed") return null;

  async function measure() {
    const lane = slots.peek()[index];
    if (!lane) return;
    setBusy(true);
    try {
      const measured = await lane.measure();
      if (measured) setResult(words.measured(duration(measured.micros), measured.repeats));
    } finally {
      setBusy(false);
    }
  }

  if (result) return <span class="measure numbers">{result}</span>;
  return (
    <button
      type="button"
      class="measure icon faint"
      title={`${words.measure}: ${words.measureHelp}`}
      disabled={busy}
      onClick={() => void measure()}
    >
      <Icon name="timer" label={busy ? words.measuring : words.measure} />
    </button>
  );
}
