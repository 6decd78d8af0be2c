/** A button that turns the boards to the step that decided the race. Fetched with the results. */
import { Button } from "../../ui/Button";
import { Worded } from "../../ui/Worded";
import { words } from "../../words/finish";
import { useRaced } from "./context";

/** The step; `null` where no step of the timeline decided the race. */
export function Decided({ at }: { readonly at: number | null }) {
  const raced = useRaced();
  if (at === null || !raced) return null;
  const title = words.decided(at);
  return (
    // Where the timeline is hidden or locked, this is too.
    <Button
      small
      ghost
      data-part="transport"
      aria-label={title}
      title={title}
      onClick={() => raced.playback.seek(at)}
    >
      <Worded icon="timer">{words.showStep(at)}</Worded>
    </Button>
  );
}
