/** All techniques by family, each with a picture of an example, and a search by name. */
import { useSignal } from "@preact/signals";
import type { TechniqueInfo } from "sudoku-lab";
import { MarkedBoard } from "../../board/Marked";
import { words } from "../../words/techniques";
import { Tiles, TilesHead } from "../Tiles";
import type { Boards, TechniqueBoard } from "./boards";
import * as css from "./Gallery.module.css";
import { overlayAt, STAGE_COUNT } from "./overlays";
import { TechniqueLink } from "./TechniqueLink";

interface Props {
  readonly techniques: readonly TechniqueInfo[];
  readonly boards: Boards;
  /** Whether the gallery is the start of the page, which receives the focus. */
  readonly start?: boolean;
}

export function Gallery({ techniques, boards, start = false }: Props) {
  const query = useSignal("");
  const wanted = query.value.trim().toLowerCase();
  const matches = techniques.filter(({ name }) => name.toLowerCase().includes(wanted));
  const families = [...new Set(matches.map(({ family }) => family))];
  return (
    <section class={css.root} aria-labelledby="gallery">
      <TilesHead>
        <h2 id="gallery" {...(start && { tabIndex: -1, "data-start": "" })}>
          {words.title}
        </h2>
        <p class="muted">{words.intro(techniques.length)}</p>
        <input
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
        />
      </TilesHead>
      <p class="visually-hidden" role="status">
        {wanted !== "" && words.found(matches.length)}
      </p>
      {matches.length === 0 && <p>{words.found(0)}</p>}
      {families.map((family) => (
        <section key={family} class={css.family} aria-labelledby={`family-${family}`}>
          <h3 id={`family-${family}`}>{words.family(family)}</h3>
          <Tiles class={css.smallTiles}>
            {matches
              .filter((one) => one.family === family)
              .map(({ id, name }) => (
                <li key={id} data-technique={id}>
                  <TechniqueLink to={id}>
                    <Picture board={boards.get(id)?.[0]} />
                    {name}
                  </TechniqueLink>
                </li>
              ))}
          </Tiles>
        </section>
      ))}
    </section>
  );
}

function Picture({ board }: { readonly board: TechniqueBoard | undefined }) {
  const [find] = board?.finds ?? [];
  if (!board || !find) return null;
  const { side, box, digits, given } = board;
  const overlay = overlayAt(find, STAGE_COUNT - 1);
  return <MarkedBoard {...{ side, box, digits, given, overlay }} candidates={null} />;
}
