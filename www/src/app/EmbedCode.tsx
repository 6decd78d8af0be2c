/** The code that shows what is open inside another page. */
import { useRef } from "preact/hooks";
import { address } from "../lab/address/link";
import { view, viewOf } from "../lab/address/views";
import { useCopy } from "../ui/copy";
import { words } from "../words/sharing";

/** CSS pixels: a race with its controls and boards. */
const HEIGHT = 760;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function code(): string {
  const title = escaped(words.frame(viewOf(view.value).words.title));
  return `<iframe src="${escaped(address())}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy" allow="clipboard-write"></iframe>`;
}

export function EmbedCode() {
  const field = useRef<HTMLTextAreaElement>(null);
  const { said, copy } = useCopy(words.copied, words.refused, () => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  });
  const text = code();
  return (
    <div class="paste">
      <p class="muted">{words.help}</p>
      <label for="embed-code">{words.code}</label>
      <textarea
        ref={field}
        id="embed-code"
        rows={6}
        readOnly
        spellcheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={() => void copy(text)}>
        {said ?? words.copy}
      </button>
    </div>
  );
}
