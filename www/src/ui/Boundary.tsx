/**
 * The error boundary: an error in one part of the page is reported in place of that part, and all other parts keep
 * working.
 */
import { signal } from "@preact/signals";
import { Component, type ComponentChildren, type ComponentType } from "preact";
import { loadReport, logFault } from "./fault";
import { Later } from "./Later";

/** Fetches the component that replaces a failed part. */
const loadFailed = () => loadReport().then(({ Failed }) => Failed);

/** The name of the part that is to fail; tests set it with an event of this name. */
const injected = signal("");
addEventListener("inject-fault", (event) => {
  injected.value = (event as CustomEvent<string>).detail;
});

function InjectedFault(): never {
  throw Error(`injected into ${injected.peek()}`);
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
          {injected.value === part && <InjectedFault />}
          {children}
        </>
      );
    }
    const retry = () => this.setState({ failed: null });
    // A separate key, because Preact would otherwise reuse the state of a `Later` at the same position among the
    // children.
    return <Later key="failed" load={loadFailed} given={{ part, error: failed.error, retry }} />;
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
