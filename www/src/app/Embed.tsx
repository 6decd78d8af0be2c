/** The code that shows what is open inside another page. */
import { view } from "../state/store";
import { words } from "../words";
import { useCopy } from "./copy";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";

/** CSS pixels: a race with its controls and boards. */
const HEIGHT = 760;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function code(): string {
  const title = escaped(words.embed.frame(words.views[view.value]));
  return `<iframe src="${escaped(location.href)}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy" allow="clipboard-write"></iframe>`;
}

export function Embed() {
  return (
    <Dialog
      title={words.embed.title}
      buttonClass="icon"
      buttonLabel={words.embed.title}
      button={<Icon name="frame" />}
    >
      {() => <Content />}
    </Dialog>
  );
}

function Content() {
  const { said, copy } = useCopy(words.embed.copied, words.embed.copyFailed);
  const text = code();
  return (
    <div class="paste">
      <p class="muted">{words.embed.help}</p>
      <label for="embed-code">{words.embed.code}</label>
      <textarea
        id="embed-code"
        rows={6}
        readOnly
        spellcheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="primary" onClick={() => void copy(text)}>
        {said ?? words.embed.copy}
      </button>
    </div>
  );
}
