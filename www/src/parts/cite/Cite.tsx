/** A citation of an algorithm or an experiment, as text and as BibTeX. */
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { useCopy } from "../../ui/copy";
import { Panel, PanelHead } from "../../ui/Panel";
import { words } from "../../words/cite";
import * as css from "./Cite.module.css";

interface Props {
  readonly name: string;
  /** The id of the cited object. */
  readonly kind: string;
  readonly version: string;
  /** The hash of the object's page. */
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
  const { message, copy } = useCopy(words.copied, words.notCopied);
  return (
    <Panel class={css.root} aria-labelledby="cite-title">
      <PanelHead>
        <h3 id="cite-title">{words.cite}</h3>
        <Button small onClick={() => void copy(text)}>
          {message ?? words.copy}
        </Button>
      </PanelHead>
      <p class="muted">{words.citeIntro}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </Panel>
  );
}
