/** How to name it in a text. */
import { guarded } from "../../ui/Boundary";
import { useCopy } from "../../ui/copy";
import { words } from "../../words/cite";
import "../../styles/cite.css";
import { Button } from "../../ui/Button";
import { Panel, PanelHead } from "../../ui/Panel";

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
    <Panel class="cite" aria-labelledby="cite-title">
      <PanelHead>
        <h3 id="cite-title">{words.cite}</h3>
        <Button small onClick={() => void copy(text)}>
          {said ?? words.copy}
        </Button>
      </PanelHead>
      <p class="muted">{words.citeIntro}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached */}
      <pre tabIndex={0}>{text}</pre>
    </Panel>
  );
}
