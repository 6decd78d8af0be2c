/** The code in each available format, and images for places that accept no code. */
import { useRef, useState } from "preact/hooks";
import { Button } from "../../ui/Button";
import { useCopy } from "../../ui/copy";
import { Row } from "../../ui/Row";
import { words } from "../../words/sharing";
import { type Form, forms, type Shown } from "./code";
import * as css from "./Embed.module.css";
import { Figure, Qr } from "./Pictures";

const kinds = ["frame", "element", "link", "markdown", "latex", "qr", "figure"] as const;
type Kind = (typeof kinds)[number];
/** The formats that refer to the static figure, which is saved next to the document. */
const pictured: readonly Kind[] = ["element", "markdown", "latex"];

export function Outputs({ shown }: { readonly shown: Shown }) {
  const [kind, setKind] = useState<Kind>("frame");
  return (
    <section class={css.outputs}>
      <Row tools role="group" aria-label={words.forms}>
        {kinds.map((one) => (
          <Button key={one} toggle aria-pressed={one === kind} onClick={() => setKind(one)}>
            {words.kinds[one].name}
          </Button>
        ))}
      </Row>
      <p class="muted">{words.kinds[kind].help}</p>
      {kind === "qr" ? (
        <Qr address={shown.link} />
      ) : kind === "figure" ? (
        <Figure title={shown.title} />
      ) : (
        <Code text={forms[kind](shown)} kind={kind} />
      )}
      {pictured.includes(kind) && <Figure title={shown.title} small />}
    </section>
  );
}

function Code({ text, kind }: { readonly text: string; readonly kind: Form }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { said, copy } = useCopy(words.copied, words.refused, () => {
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
        {said ?? words.copy}
      </Button>
    </>
  );
}
