/** What a lane says whose worker does not answer, and the way to end it: only a person knows whether to wait. */
import { words } from "../../words";
import { slots } from "./driver";

export function Silent({ index }: { readonly index: number }) {
  return (
    <div class="crash" data-silent>
      <strong>{words.silent.title}</strong>
      <p>{words.silent.doc}</p>
      <button type="button" class="small" onClick={() => slots.peek()[index]?.stop()}>
        {words.silent.end}
      </button>
    </div>
  );
}
