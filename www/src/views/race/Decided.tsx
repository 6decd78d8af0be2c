/** A button that shows on all boards the step at which the first answer was found. Fetched together with the results. */
import { Button } from "../../ui/Button";
import { IconWithWord } from "../../ui/Worded";
import { words } from "../../words/finish";
import { useRaced } from "./context";

/** Shows the button for step `at`; nothing if `at` is `null`, because this step says nothing about the winner. */
export function DecisiveStepButton({ at }: { readonly at: number | null }) {
  const raced = useRaced();
  if (at === null || !raced) return null;
  const title = words.decided(at);
  return (
    // Marked as a part of the transport, so that it is hidden or locked together with the timeline.
    <Button
      small
      ghost
      data-part="transport"
      aria-label={title}
      title={title}
      onClick={() => raced.playback.seek(at)}
    >
      <IconWithWord icon="timer">{words.showStep(at)}</IconWithWord>
    </Button>
  );
}
