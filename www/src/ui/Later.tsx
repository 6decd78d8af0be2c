/** Loads parts of the page that most visits do not need, when they are first needed. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words";
import { reasonOf } from "../words/messages";
import { Button } from "./Button";
import { Loading } from "./Loading";
import { fetched, fetchOnce, type Load } from "./load";
import { Notice } from "./Notice";
import { type Act, dismiss, type NoticeContent, reload, tell } from "./notices";

/**
 * Returns the notice about a failed request. Some browsers request a script only once while a page is open, so the
 * notice offers a reload after the second failure.
 */
function trouble(error: unknown, tried: boolean, run: () => void): NoticeContent {
  const detail = reasonOf(error);
  const again = { label: words.tryAgain, run };
  return { text: words.viewFailed(tried), detail, acts: tried ? [again, reload] : [again] };
}

/** Returns a function that creates one loader per id, because `useLater` identifies loaders by reference. */
export function loadsById<T>(load: (id: string) => Promise<T>): (id: string) => Load<T> {
  const all = new Map<string, Load<T>>();
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
export function bring<T>(load: Load<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((settle, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
    const attempt = (tried: boolean) =>
      fetchOnce(load).then(settle, (error: unknown) => {
        const notice = trouble(error, tried, () => {
          dismiss(notice.text, notice.detail);
          void attempt(true);
        });
        tell(notice);
      });
    void attempt(false);
  });
}

/** Loads a part once it is wanted. If it cannot be loaded, `failed` is the message to show in its place. */
export function useLater<T>(load: Load<T>, wanted = true) {
  const [got, setGot] = useState(() => fetched(load));
  const [failed, setFailed] = useState<NoticeContent | null>(null);
  function attempt(tried: boolean) {
    setFailed(null);
    fetchOnce(load).then(
      (part) => setGot({ part }),
      (error: unknown) => setFailed(trouble(error, tried, () => attempt(true))),
    );
  }
  useEffect(() => {
    if (wanted && !got) attempt(failed !== null);
  }, [wanted]);
  return {
    part: got?.part ?? null,
    failed: failed && (
      <Notice role="alert">
        <Said {...failed} />
      </Notice>
    ),
  };
}

export function Said({ text, detail, acts }: NoticeContent) {
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
      <Acts acts={acts} />
    </>
  );
}

export function Acts({ acts }: { readonly acts: readonly Act[] }) {
  return acts.map(({ label, run }) => (
    <Button key={label} data-act small onClick={run}>
      {label}
    </Button>
  ));
}

interface Props<P> {
  readonly load: Load<ComponentType<P>>;
  /** The props of the part. */
  readonly given: P;
  readonly wanted?: boolean;
}

/** A part that is loaded when it is first rendered. */
export function Later<P extends object>({ load, given, wanted }: Props<P>) {
  const { part: Part, failed } = useLater(load, wanted);
  if (Part) return <Part {...given} />;
  return failed ?? <Loading>{words.loadingView}</Loading>;
}
