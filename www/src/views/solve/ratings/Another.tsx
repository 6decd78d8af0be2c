/** Another puzzle like this one, by a level or by its hardest technique. */
import { useSignal } from "@preact/signals";
import { lab } from "../../../lab/store";
import { makeAnother, making, missed, open, progress } from "../../../play/rate/another";
import { kinds } from "../../../play/rate/ratings";
import { words } from "../../../words/ratings";

export function Another({ box }: { readonly box: string }) {
  const wanted = useSignal("");
  const all = kinds.value;
  const kind = all.find(({ id }) => id === wanted.value) ?? all[0];
  const now = progress.value;
  const running = making.running.value;
  if (!kind) return null;
  const make = () => {
    const loaded = lab.peek();
    if (loaded && !running) void makeAnother(loaded, kind, box);
  };
  return (
    <section class="another" aria-labelledby="another-title" data-making={running}>
      <h3 id="another-title">{words.another}</h3>
      <p class="muted">{words.anotherHelp}</p>
      <div class="toolbar">
        <label for="another-kind">{words.kind}</label>
        <select
          id="another-kind"
          value={kind.id}
          onChange={({ currentTarget: { value } }) => {
            wanted.value = value;
          }}
        >
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" aria-disabled={running} onClick={make}>
          {words.make}
        </button>
        {running && (
          <>
            <progress aria-label={words.another} />
            <span class="muted numbers">{words.tried(now?.tried ?? 0)}</span>
            <button type="button" onClick={making.cancel}>
              {words.cancel}
            </button>
          </>
        )}
      </div>
      {making.failed.value !== null && (
        <p class="wrong" role="alert">
          {words.makeFailed(making.failed.value)}
        </p>
      )}
      {missed.value && now && !running && (
        <p>
          {words.missed(now.tried, now.nearest?.says ?? null)}{" "}
          {now.nearest && (
            <button type="button" onClick={() => now.nearest && open(now.nearest.puzzle)}>
              {words.openNearest}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
