/** The choice of the symmetry of the givens, shown as pictures. */

import { useSession } from "../../session/context";
import { generateWords as words } from "../../words/generate";
import { createMakers } from "./makers";
import { createGenerateStore } from "./store";
import * as css from "./Wish.module.css";

/** The id of the parameter of generators that support symmetry. */
const SYMMETRY_PARAM = "symmetry";
const SIDE = 9;

type Map = (row: number, column: number) => readonly (readonly [row: number, column: number])[];

const LAST_INDEX = SIDE - 1;

/** The cells that each symmetry maps to each other, for the pictures. */
const symmetryPatterns: Readonly<Record<string, Map>> = {
  none: (row, column) => [[row, column]],
  "rotate-180": (row, column) => [
    [row, column],
    [LAST_INDEX - row, LAST_INDEX - column],
  ],
  "rotate-90": (row, column) => [
    [row, column],
    [column, LAST_INDEX - row],
    [LAST_INDEX - row, LAST_INDEX - column],
    [LAST_INDEX - column, row],
  ],
  "mirror-columns": (row, column) => [
    [row, column],
    [row, LAST_INDEX - column],
  ],
  diagonal: (row, column) => [
    [row, column],
    [column, row],
  ],
};

/** The cells from which the pictures are built, and the minimum number of cells of a picture. */
const PICTURE_SEEDS = [
  1, 5, 16, 20, 33, 38, 11, 48, 43, 22, 27, 61, 66, 55, 70, 78, 75, 40, 13, 36, 59, 73,
];
const MIN_PICTURE_CELLS = 22;

export function Pattern() {
  const session = useSession();
  const { chosen } = session.get(createMakers);
  const { maker } = session.get(createGenerateStore);
  const now = chosen.value;
  const param = now?.info.params.find(({ id }) => id === SYMMETRY_PARAM);
  if (!now || param?.type !== "choice") return null;
  const offered = param.options.map(({ id }) => id);
  const shown = String(now.spec.params[SYMMETRY_PARAM] ?? param.default);
  return (
    <section class={css.part} aria-labelledby="pattern-title">
      <h3 id="pattern-title">{words.pattern}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would require its own legend */}
      <div class={css.patterns} role="group" aria-labelledby="pattern-title">
        {Object.entries(symmetryPatterns)
          .filter(([id]) => offered.includes(id))
          .map(([id, map]) => (
            <button
              key={id}
              type="button"
              class={css.pattern}
              aria-pressed={shown === id}
              onClick={() => {
                const { [SYMMETRY_PARAM]: _, ...others } = now.spec.params;
                const params = id === param.default ? others : { ...others, [SYMMETRY_PARAM]: id };
                maker.value = { ...now.spec, params };
              }}
            >
              <Picture map={map} />
              {words.patterns[id]}
            </button>
          ))}
      </div>
    </section>
  );
}

function Picture({ map }: { readonly map: Map }) {
  const cells = new Set<number>();
  for (const seed of PICTURE_SEEDS) {
    if (cells.size >= MIN_PICTURE_CELLS) break;
    for (const [row, column] of map(Math.floor(seed / SIDE), seed % SIDE)) {
      cells.add(row * SIDE + column);
    }
  }
  const path = [...cells].map((cell) => `M${cell % SIDE} ${Math.floor(cell / SIDE)}h.7v.7h-.7z`);
  return (
    <svg viewBox="0 0 9 9" aria-hidden="true">
      <path d={path.join("")} />
    </svg>
  );
}
