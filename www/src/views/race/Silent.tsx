/**
 * The message of a lane whose worker does not respond, with a button that ends the lane. Only the visitor can decide
 * whether to wait.
 */

import { Button } from "../../ui/Button";
import { Failure } from "../../ui/Failure";
import { words } from "../../words";
import { useRace } from "./context";

export function SilentLane({ index }: { readonly index: number }) {
  const race = useRace();
  return (
    <Failure data-silent>
      <strong>{words.silent.title}</strong>
      <p>{words.silent.doc}</p>
      <Button small onClick={() => race?.lanes.peek()[index]?.run?.stop()}>
        {words.silent.end}
      </Button>
    </Failure>
  );
}
