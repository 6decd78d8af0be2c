/** All techniques by family, each with a picture of it at work. */
import type { TechniqueInfo } from "sudoku-lab";
import { Marked } from "../../board/Marked";
import { words } from "../../words/techniques";
import type { Board, Boards } from "./boards";
import { overlayAt, STAGES } from "./overlays";
import { TechniqueLink } from "./TechniqueLink";

interface Props {
  readonly techniques: readonly TechniqueInfo[];
  readonly boards: Boards;
}

export function Gallery({ techniques, boards }: Props) {
  const families = [...new Set(techniques.map(({ family }) => family))];
  return (
    <>
      <h2 tabIndex={-1} data-start="">
        {words.title}
      </h2>
      <p class="muted">{words.intro}</p>
      {families.map((family) => (
        <section key={family} class="family" aria-labelledby={`family-${family}`}>
          <h3 id={`family-${family}`}>{words.family(family)}</h3>
          <ul>
            {techniques
              .filter((one) => one.family === family)
              .map(({ id, name }) => (
                <li key={id} data-technique={id}>
                  <TechniqueLink to={id}>
                    <Picture board={boards.get(id)?.[0]} />
                    {name}
                  </TechniqueLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Picture({ board }: { readonly board: Board | undefined }) {
  const [find] = board?.finds ?? [];
  if (!board || !find) return null;
  const { side, box, digits, given } = board;
  const overlay = overlayAt(find, STAGES - 1);
  return <Marked {...{ side, box, digits, given, overlay }} candidates={null} />;
}
