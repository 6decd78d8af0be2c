/** How to name it in a text. */
import { guarded } from "../../ui/Boundary";
import { useCopy } from "../../ui/copy";
import { words } from "../../words/cite";
import "../../styles/cite.css";

interface Props {
  readonly name: string;
  /** Its id. */
  readonly kind: string;
  readonly version: string;
  /** The hash of its page. */
  readonly address: string;
}

export const Cite = guarded("cite/cite", CiteContent);

function CiteContent({ name, kind, version, address }: Props) {
  const url = location.href.replace(/#.*/, "") + address;
  const text = `${words.cited(name, kind, version, url)}

@software{sudoku-lab-${kind},
  title   = {Sudoku Lab: ${name}},
  author  = {{The Sudoku Lab authors}},
  version = {${version}},
  url     = {${url}}
}`;
  const { said, copy } = useCopy(words.copied, words.notCopied);
  return (
    <section class="panel cite" aria-labelledby="cite-title">
      <div class="panel-head">
        <h3 id="cite-title">{words.cite}</h3>
        <button type="button" class="small" onClick={() => void copy(text)}>
          {said ?? words.copy}
        </button>
      </div>
      <p class="muted">{words.citeIntro}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}
