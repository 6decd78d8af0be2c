/** What a lane says whose worker does not answer, and the way to end it: only a person knows whether to wait. */

import { Button } from "../../ui/Button";
import { Failure } from "../../ui/Failure";
import { words } from "../../words";
import { useRace } from "./context";

export function Silent({ index }: { readonly index: number }) {
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
