/** Messages of the page: notices that the visitor reads and dismisses, and announcements to screen readers. */
import { signal } from "@preact/signals";
import { words } from "../words";

/** An action that a notice offers. */
export interface NoticeAction {
  readonly label: string;
  run(): void;
}

/** A message that the visitor reads and dismisses. */
export interface NoticeContent {
  readonly text: string;
  readonly acts: readonly NoticeAction[];
  /** Whether the notice is information rather than an error. */
  readonly calm?: boolean;
  /** Technical details, such as the error message of the browser. */
  readonly detail?: string;
  /** Whether the notice reports a problem of the link that was followed last. */
  readonly ofLink?: boolean;
  /** The id of the view to which the notice belongs; the notice is dismissed when another view opens. */
  readonly ofView?: string;
}

/** Reloads the page; the state is preserved in the address and in the browser's storage. */
export const reloadAction: NoticeAction = { label: words.reload, run: () => location.reload() };

// Shared by all sessions on purpose: all sessions report in the same place.
export const notices = signal<readonly NoticeContent[]>([]);
/** The sentence that screen readers announce. Shared by all sessions on purpose. */
export const announcement = signal("");

/** Shows a notice. A notice with the same text is replaced, together with its actions. */
export const showError = (text: string, ...acts: readonly NoticeAction[]) =>
  showNotice({ text, acts });

/** Reports a problem of the current link, until another link is followed. */
export const showLinkError = (text: string) => showNotice({ text, acts: [], ofLink: true });

/** Dismisses all notices about the link that was followed last. */
export function dismissLinkNotices(): void {
  notices.value = notices.value.filter(({ ofLink }) => !ofLink);
}

/** Shows information that is not an error. */
export const showInfo = (text: string, ...acts: readonly NoticeAction[]) =>
  showNotice({ text, acts, calm: true });

/** As `showInfo`, for one view. */
export const informOf = (ofView: string, text: string, ...acts: readonly NoticeAction[]) =>
  showNotice({ text, acts, calm: true, ofView });

/** Dismisses the notices of all views except the one with this id. */
export function dismissOtherNotices(view: string): void {
  notices.value = notices.value.filter(({ ofView }) => !ofView || ofView === view);
}

export function showNotice(notice: NoticeContent): void {
  dismiss(notice.text, notice.detail);
  notices.value = [...notices.value, notice];
}

export function dismiss(text: string, detail?: string): void {
  notices.value = notices.value.filter((one) => one.text !== text || one.detail !== detail);
}

/** The functions that terminate silent workers, by the owner of the workers. */
const terminators = new Map<object, () => void>();

/**
 * Returns the callback with which a pool, or another owner of workers, reports the number of its silent workers
 * whenever it changes. While any owner has silent workers, a notice offers to terminate the silent workers of all
 * owners.
 */
export const createSilenceHandler = () => {
  const owner = {};
  return (silent: number, end: () => void): void => {
    if (silent > 0) terminators.set(owner, end);
    else terminators.delete(owner);
    const { worker } = words.silent;
    const run = () => {
      for (const one of [...terminators.values()]) one();
    };
    if (terminators.size > 0) showError(worker, { label: words.endIt, run });
    else dismiss(worker);
  };
};
