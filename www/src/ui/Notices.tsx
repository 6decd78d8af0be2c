/** The notices of the page, in the topmost open dialog or, without one, in the page itself. */
import { words } from "../words";
import { Button } from "./Button";
import { Icon } from "./Icon";
import { LoadError } from "./Lazy";
import { openModals } from "./modals";
import { Notice } from "./Notice";
import * as css from "./Notices.module.css";
import { dismiss, type NoticeContent, notices } from "./notices";
import { storageRefused } from "./storage";

interface Props {
  /** The dialog that contains the notices; `null` in the page itself. */
  readonly modal: symbol | null;
  /** Whether the page has data that the browser could store, so that a refusal is reported. */
  readonly keeps?: boolean;
}

export function Notices({ modal, keeps = false }: Props) {
  if ((openModals.value.at(-1) ?? null) !== modal) return null;
  const unkept = keeps && storageRefused.value;
  const currentNotices = notices.value;
  const all: readonly NoticeContent[] = unkept
    ? [{ text: words.storage, acts: [] }, ...currentNotices]
    : currentNotices;
  if (all.length === 0) return null;
  return (
    <div class={css.root} role="alert">
      {all.map((notice) => (
        <Notice key={notice.text + notice.detail} calm={notice.calm}>
          <LoadError {...notice} />
          <Button
            icon
            faint
            onClick={() => {
              if (notice.text === words.storage) storageRefused.value = false;
              else dismiss(notice.text, notice.detail);
            }}
          >
            <Icon name="close" label={words.dismiss} />
          </Button>
        </Notice>
      ))}
    </div>
  );
}
