/** The code in each available format, and images for places that accept no code. */
import { useRef, useState } from "preact/hooks";
import { Button } from "../../ui/Button";
import { useCopy } from "../../ui/copy";
import { Row } from "../../ui/Row";
import { words } from "../../words/sharing";
import { type CodeFormat, generators, type SharedView } from "./code";
import * as css from "./Embed.module.css";
import { Qr, StaticFigure } from "./Pictures";

const kinds = ["frame", "element", "link", "markdown", "latex", "qr", "figure"] as const;
type Kind = (typeof kinds)[number];
/** The formats that refer to the static figure, which is saved next to the document. */
const formatsWithFigure: readonly Kind[] = ["element", "markdown", "latex"];

export function Outputs({ shown }: { readonly shown: SharedView }) {
  const [kind, setKind] = useState<Kind>("frame");
  return (
    <section class={css.outputs}>
      <Row tools role="group" aria-label={words.forms}>
        {kinds.map((currentKind) => (
          <Button
            key={currentKind}
            toggle
            aria-pressed={currentKind === kind}
            onClick={() => setKind(currentKind)}
          >
            {words.kinds[currentKind].name}
          </Button>
        ))}
      </Row>
      <p class="muted">{words.kinds[kind].help}</p>
      {kind === "qr" ? (
        <Qr address={shown.link} />
      ) : kind === "figure" ? (
        <StaticFigure title={shown.title} />
      ) : (
        <Code text={generators[kind](shown)} kind={kind} />
      )}
      {formatsWithFigure.includes(kind) && <StaticFigure title={shown.title} small />}
    </section>
  );
}

function Code({ text, kind }: { readonly text: string; readonly kind: CodeFormat }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { message, copy } = useCopy(words.copied, words.refused, () => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  });
  return (
    <>
      <textarea
        ref={field}
        aria-label={words.kinds[kind].code}
        rows={6}
        readOnly
        spellcheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button primary class={css.copy} onClick={() => void copy(text)}>
        {message ?? words.copy}
      </Button>
    </>
  );
}
