/** The form for a list of puzzles to compare with: typed or pasted text, or a file, whose content is never shown. */
import { useSignal } from "@preact/signals";
import { useStore } from "../../session/context";
import { Button } from "../../ui/Button";
import { FileButton } from "../../ui/FileButton";
import { Row } from "../../ui/Row";
import { words } from "../../words/disguise";
import * as css from "./Disguise.module.css";
import { createEquivalenceSearch } from "./search";

interface Props {
  readonly running: boolean;
  readonly onAsk: () => void;
}

export function ListForm({ running, onAsk }: Props) {
  const { file, list, searching } = useStore(createEquivalenceSearch);
  const failed = useSignal<string | null>(null);

  async function openListFile(chosen: File) {
    try {
      file.value = { name: chosen.name, text: await chosen.text() };
      failed.value = null;
      onAsk();
    } catch (error) {
      failed.value = words.fileFailed(chosen.name, String(error));
    }
  }

  return (
    <form
      class={css.list}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <label for="disguise-list">{words.list}</label>
      <textarea
        id="disguise-list"
        rows={3}
        spellcheck={false}
        autocomplete="off"
        aria-describedby="disguise-help"
        value={list.value}
        onInput={(event) => {
          list.value = event.currentTarget.value;
        }}
      />
      <p id="disguise-help" class="muted">
        {words.listHelp}
      </p>
      {failed.value && <p role="alert">{failed.value}</p>}
      {file.value && (
        <p>
          {file.value.name}{" "}
          <Button
            small
            onClick={() => {
              file.value = null;
            }}
          >
            {words.forget}
          </Button>
        </p>
      )}
      <Row>
        <FileButton label={words.file} onFile={(chosen) => void openListFile(chosen)} />
        {running ? (
          <button type="button" onClick={searching.cancel}>
            {words.cancel}
          </button>
        ) : (
          <Button type="submit" primary disabled={list.value.trim() === "" && file.value === null}>
            {words.compare}
          </Button>
        )}
      </Row>
    </form>
  );
}
