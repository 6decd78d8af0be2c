/**
 * The error boundary: an error in one part of the page is reported in place of that part, and all other parts keep
 * working.
 */
import { signal } from "@preact/signals";
import { Component, type ComponentChildren, type ComponentType } from "preact";
import { loadReport, logFault } from "./fault";
import { Lazy } from "./Lazy";

/** Fetches the component that replaces a failed part. */
const loadFailed = () => loadReport().then(({ FailedNotice }) => FailedNotice);

/** The name of the part that is to fail; tests set it with an event of this name. */
const injectedPart = signal("");
addEventListener("inject-fault", (event) => {
  injectedPart.value = (event as CustomEvent<string>).detail;
});

function InjectedFault(): never {
  throw Error(`injected into ${injectedPart.peek()}`);
}

interface Props {
  /** The name of the part, for reports and tests. */
  readonly part: string;
  readonly children: ComponentChildren;
}

interface State {
  readonly failed?: { readonly error: unknown } | null;
}

export class Boundary extends Component<Props, State> {
  override componentDidCatch(error: unknown) {
    logFault(error);
    this.setState({ failed: { error } });
  }

  override render({ part, children }: Props, { failed }: State) {
    if (!failed) {
      return (
        <>
          {injectedPart.value === part && <InjectedFault />}
          {children}
        </>
      );
    }
    const retry = () => this.setState({ failed: null });
    // A separate key, because Preact would otherwise reuse the state of a `Lazy` at the same position among the
    // children.
    return <Lazy key="failed" load={loadFailed} given={{ part, error: failed.error, retry }} />;
  }
}

/** Wraps a component in its own error boundary. */
export function guarded<P extends object>(part: string, Part: ComponentType<P>) {
  return (props: P) => (
    <Boundary part={part}>
      <Part {...props} />
    </Boundary>
  );
}
