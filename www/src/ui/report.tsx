/** Error reports, fetched when there is an error: the notice about it, and the report that can be copied. */
import { words as common } from "../words";
import { words } from "../words/fault";
import { LoadError } from "./Lazy";
import { Notice } from "./Notice";
import {
  type NoticeAction,
  type NoticeContent,
  notices,
  reloadAction,
  showError,
  showInfo,
  showNotice,
} from "./notices";

/** The maximum number of error notices on the page, so that an error in every animation frame does not fill it. */
const MAX_FAULT_NOTICES = 3;

/** Returns the text of any thrown value, even one that cannot be converted to a string. */
function errorText(error: unknown): string {
  try {
    return String(error);
  } catch {
    return typeof error;
  }
}

/** Returns the information that a maintainer needs to find the cause of an error in one part of the page. */
function reportOf(error: unknown, part: string): string {
  // Empty until the solvers, which contain the version, are loaded.
  const known = document.querySelector<HTMLElement>("main")?.dataset.version;
  const version = known === undefined ? "" : common.version(known);
  const text = errorText(error);
  const stack = (error instanceof Error && error.stack) || "";
  return [
    `${common.title}, ${version} (${part})`,
    location.href,
    navigator.userAgent,
    ...(stack.includes(text) ? [] : [text]), // only some browsers repeat the message in the stack
    stack.trim(),
  ].join("\n");
}

async function copyReport(report: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(report);
    showInfo(words.copied);
  } catch {
    showError(words.notCopied);
  }
}

/** Returns the notice about an error, with the report as its details. `retry` is the first of its actions. */
function faultNotice(
  text: string,
  error: unknown,
  part: string,
  retry?: NoticeAction,
): NoticeContent {
  const report = reportOf(error, part);
  const copy = { label: words.copy, run: () => void copyReport(report) };
  return { text, detail: report, acts: [...(retry ? [retry] : []), copy, reloadAction] };
}

interface FailedProps {
  readonly part: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The message in place of a part that failed. */
export function FailedNotice({ part, error, retry }: FailedProps) {
  const again = { label: common.tryAgain, run: retry };
  return (
    <Notice role="alert" data-failed={part}>
      <LoadError {...faultNotice(words.part, error, part, again)} />
    </Notice>
  );
}

/** Returns whether an error does not come from this page: a cancelled request, or the script of a browser extension. */
const isForeign = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" || /-extension:\/\//.test(error.stack ?? ""));

/** Shows a notice about an unhandled error, unless it is already shown. */
export function showFault(error: unknown): void {
  const notice = faultNotice(words.unhandled, error, "page");
  const shown = notices.peek().filter(({ text }) => text === notice.text);
  if (isForeign(error) || shown.length >= MAX_FAULT_NOTICES) return;
  if (shown.every(({ detail }) => detail !== notice.detail)) showNotice(notice);
}
