/** What the page says of its own accord: sentences to be read and put away, and those for a screen reader. */
import { signal } from "@preact/signals";
import { words } from "../words";

/** What can be done about a notice. */
export interface Act {
  readonly label: string;
  run(): void;
}

/** A sentence to be read and dismissed. */
export interface NoticeContent {
  readonly text: string;
  readonly acts: readonly Act[];
  /** Whether nothing is amiss. */
  readonly calm?: boolean;
  /** What the browser said, for who wants to know. */
  readonly detail?: string;
  /** Whether it says what is wrong with the link that was followed last. */
  readonly ofLink?: boolean;
  /** The id of the view that it is about: it is dismissed when another view is opened. */
  readonly ofView?: string;
}

/** Offers to load the page again; the address and the browser keep what was set. */
export const reload: Act = { label: words.reload, run: () => location.reload() };

// Of the page: all sessions report in one place.
export const notices = signal<readonly NoticeContent[]>([]);
/** The sentence that screen readers read aloud. Of the page, which has one voice. */
export const announcement = signal("");

/** Says it once; what can be done is as it was said last. */
export const notify = (text: string, ...acts: readonly Act[]) => tell({ text, acts });

/** Says what is wrong with the link that is followed, until another one is. */
export const notifyOfLink = (text: string) => tell({ text, acts: [], ofLink: true });

/** Takes away what was said of the link that was followed last. */
export function forgetLink(): void {
  notices.value = notices.value.filter(({ ofLink }) => !ofLink);
}

/** Says what is good to know; nothing went wrong. */
export const inform = (text: string, ...acts: readonly Act[]) => tell({ text, acts, calm: true });

/** As `inform`, of one view. */
export const informOf = (ofView: string, text: string, ...acts: readonly Act[]) =>
  tell({ text, acts, calm: true, ofView });

/** Dismisses the notices about other views than the one with this id. */
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

/** What ends the silent workers, by who watches over them. */
const ends = new Map<object, () => void>();

/**
 * Returns what a pool of workers, or another owner of some, calls when the number of its silent workers changes. As
 * long as an owner has any, a notice says so and lets a person end those of all owners.
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
