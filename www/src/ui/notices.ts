/** Messages of the page: notices that the visitor reads and dismisses, and announcements to screen readers. */
import { signal } from "@preact/signals";
import { words } from "../words";

/** An action that a notice offers. */
export interface Act {
  readonly label: string;
  run(): void;
}

/** A message that the visitor reads and dismisses. */
export interface NoticeContent {
  readonly text: string;
  readonly acts: readonly Act[];
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
export const reload: Act = { label: words.reload, run: () => location.reload() };

// Shared by all sessions on purpose: all sessions report in the same place.
export const notices = signal<readonly NoticeContent[]>([]);
/** The sentence that screen readers announce. Shared by all sessions on purpose. */
export const announcement = signal("");

/** Shows a notice. A notice with the same text is replaced, together with its actions. */
export const notify = (text: string, ...acts: readonly Act[]) => tell({ text, acts });

/** Reports a problem of the current link, until another link is followed. */
export const notifyOfLink = (text: string) => tell({ text, acts: [], ofLink: true });

/** Dismisses all notices about the link that was followed last. */
export function forgetLink(): void {
  notices.value = notices.value.filter(({ ofLink }) => !ofLink);
}

/** Shows information that is not an error. */
export const inform = (text: string, ...acts: readonly Act[]) => tell({ text, acts, calm: true });

/** As `inform`, for one view. */
export const informOf = (ofView: string, text: string, ...acts: readonly Act[]) =>
  tell({ text, acts, calm: true, ofView });

/** Dismisses the notices of all views except the one with this id. */
export function dismissOfOthers(view: string): void {
  notices.value = notices.value.filter(({ ofView }) => !ofView || ofView === view);
}

export function tell(notice: NoticeContent): void {
  dismiss(notice.text, notice.detail);
  notices.value = [...notices.value, notice];
}

export function dismiss(text: string, detail?: string): void {
  notices.value = notices.value.filter((one) => one.text !== text || one.detail !== detail);
}

/** The functions that terminate silent workers, by the owner of the workers. */
const ends = new Map<object, () => void>();

/**
 * Returns the callback with which a pool, or another owner of workers, reports the number of its silent workers
 * whenever it changes. While any owner has silent workers, a notice offers to terminate the silent workers of all
 * owners.
 */
export const silenceHandler = () => {
  const owner = {};
  return (silent: number, end: () => void): void => {
    if (silent > 0) ends.set(owner, end);
    else ends.delete(owner);
    const { worker } = words.silent;
    const run = () => {
      for (const one of [...ends.values()]) one();
    };
    if (ends.size > 0) notify(worker, { label: words.endIt, run });
    else dismiss(worker);
  };
};
