/** Loads parts of the page that most visits do not need, when they are first needed. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words";
import { reasonOf } from "../words/messages";
import { Button } from "./Button";
import { Loading } from "./Loading";
import { fetchOnce, type LoadFunction, loadedPart } from "./load";
import { Notice } from "./Notice";
import {
  dismiss,
  type NoticeAction,
  type NoticeContent,
  reloadAction,
  showNotice,
} from "./notices";

/**
 * Returns the notice about a failed request. Some browsers request a script only once while a page is open, so the
 * notice offers a reload after the second failure.
 */
function reportTrouble(error: unknown, isRetry: boolean, run: () => void): NoticeContent {
  const detail = reasonOf(error);
  const again = { label: words.tryAgain, run };
  return {
    text: words.viewFailed(isRetry),
    detail,
    acts: isRetry ? [again, reloadAction] : [again],
  };
}

/** Returns a function that creates one loader per id, because `useLazy` identifies loaders by reference. */
export function loadsById<T>(load: (id: string) => Promise<T>): (id: string) => LoadFunction<T> {
  const all = new Map<string, LoadFunction<T>>();
  return (id) => {
    const one = all.get(id) ?? (() => load(id));
    all.set(id, one);
    return one;
  };
}

/**
 * Loads the code that a press of a button needs. While the code cannot be loaded, a notice offers to retry. Rejects
 * with the reason of the signal when that is aborted.
 */
export function ensureLoaded<T>(load: LoadFunction<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
    const attempt = (tried: boolean) =>
      fetchOnce(load).then(resolve, (error: unknown) => {
        const notice = reportTrouble(error, tried, () => {
          dismiss(notice.text, notice.detail);
          void attempt(true);
        });
        showNotice(notice);
      });
    void attempt(false);
  });
}

/** Loads a part once it is wanted. If it cannot be loaded, `failed` is the message to show in its place. */
export function useLazy<T>(load: LoadFunction<T>, wanted = true) {
  const [got, setGot] = useState(() => loadedPart(load));
  const [failed, setFailed] = useState<NoticeContent | null>(null);
  function tryLoad(tried: boolean) {
    setFailed(null);
    fetchOnce(load).then(
      (part) => setGot({ part }),
      (error: unknown) => setFailed(reportTrouble(error, tried, () => tryLoad(true))),
    );
  }
  useEffect(() => {
    if (wanted && !got) tryLoad(failed !== null);
  }, [wanted]);
  return {
    part: got?.part ?? null,
    failed: failed && (
      <Notice role="alert">
        <LoadError {...failed} />
      </Notice>
    ),
  };
}

export function LoadError({ text, detail, acts }: NoticeContent) {
  return (
    <>
      <div>
        {text}
        {detail && (
          <details>
            <summary>{words.details}</summary>
            {detail}
          </details>
        )}
      </div>
      <LoadErrorActions acts={acts} />
    </>
  );
}

export function LoadErrorActions({ acts }: { readonly acts: readonly NoticeAction[] }) {
  return acts.map(({ label, run }) => (
    <Button key={label} data-act small onClick={run}>
      {label}
    </Button>
  ));
}

interface Props<P> {
  readonly load: LoadFunction<ComponentType<P>>;
  /** The props of the part. */
  readonly given: P;
  readonly wanted?: boolean;
}

/** A part that is loaded when it is first rendered. */
export function Lazy<P extends object>({ load, given, wanted }: Props<P>) {
  const { part: Part, failed } = useLazy(load, wanted);
  if (Part) return <Part {...given} />;
  return failed ?? <Loading>{words.loadingView}</Loading>;
}
