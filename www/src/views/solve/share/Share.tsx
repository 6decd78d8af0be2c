/** The position as text, a file or a picture. The page lists beforehand what a format cannot represent. */
import { useState } from "preact/hooks";
import {
  formats,
  type LostPart,
  lostParts,
  MAX_LINK_LENGTH,
  supportsPosition,
} from "../../../play/formats/write";
import type { Position } from "../../../play/position";
import { Button } from "../../../ui/Button";
import { useCopy } from "../../../ui/copy";
import { download } from "../../../ui/download";
import { Row } from "../../../ui/Row";
import { readValue, storeValue } from "../../../ui/storage";
import { words } from "../../../words/formats";
import { Picture } from "./Picture";
import * as css from "./Share.module.css";

const FORMAT_STORAGE_KEY = "format";

const allFormats = formats(location.href.replace(/[?#].*/, ""));

/** Returns the sentences about what is lost or changed in a format. */
function sentences(missing: readonly LostPart[]): readonly string[] {
  const gone = missing.flatMap((one) => words.losses[one] ?? []);
  const changed = missing.flatMap((one) => words.changed[one] ?? []);
  return [words.lost(gone), ...changed].filter((one) => one !== "");
}

export function Share({ position: p }: { readonly position: Position }) {
  const [id, setId] = useState(readValue(FORMAT_STORAGE_KEY) ?? "link");
  const { message, copy } = useCopy(words.copied, words.copyRefused);
  const offered = allFormats.filter((one) => supportsPosition(one, p));
  const chosen = offered.find((one) => one.id === id) ?? offered[0];
  if (!chosen) return null;
  const text = chosen.write(p);
  const missing = sentences(lostParts(chosen, p));
  const length = text.trim().length;
  const link = /^https?:\S+$/.test(text.trim()) || chosen.id === "link";
  return (
    <div class={css.root}>
      <label class={css.format}>
        <span>{words.format}</span>
        <select
          value={chosen.id}
          onChange={(event) => {
            setId(event.currentTarget.value);
            storeValue(FORMAT_STORAGE_KEY, event.currentTarget.value);
          }}
        >
          {offered.map((item) => (
            <option key={item.id} value={item.id}>
              {words.formats[item.id]}
            </option>
          ))}
        </select>
      </label>
      <div class={css.said} role="status">
        {missing.length === 0 ? (
          <p class="muted">{words.whole}</p>
        ) : (
          missing.map((one) => <p key={one}>{one}</p>)
        )}
        {link && length > MAX_LINK_LENGTH && <p>{words.tooLong(length)}</p>}
      </div>
      <textarea
        class={css.text}
        readOnly
        rows={Math.min(8, text.split("\n").length + 2)}
        aria-label={words.preview}
        spellcheck={false}
        data-wrap={!text.trim().includes("\n")}
        value={text.trimEnd()}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row tools>
        <Button primary onClick={() => void copy(text.trimEnd())}>
          {words.copy}
        </Button>
        <button
          type="button"
          onClick={() =>
            download(new Blob([text], { type: "text/plain" }), `sudoku.${chosen.ending}`)
          }
        >
          {words.save}
        </button>
        <span class="muted" aria-hidden="true">
          {message}
        </span>
      </Row>
      <Picture position={p} />
    </div>
  );
}
