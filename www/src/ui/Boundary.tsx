/** The error boundary: an error in one part of the page is shown in its place, and the other parts go on. */
import { signal } from "@preact/signals";
import { Component, type ComponentChildren, type ComponentType } from "preact";
import { loadReport, logFault } from "./fault";
import { Later } from "./Later";

/** What stands in place of a part that an error has stopped. */
const loadFailed = () => loadReport().then(({ Failed }) => Failed);

/** The part in which a test makes rendering fail, by an event of this name. */
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
    // A key of its own: Preact would reuse the state of a `Later` that stands at the same place among the children.
    return <Later key="failed" load={loadFailed} given={{ part, error: failed.error, retry }} />;
  }
}

/** A component inside an error boundary of its own. */
export function guarded<P extends object>(part: string, Part: ComponentType<P>) {
  return (props: P) => (
    <Boundary part={part}>
      <Part {...props} />
    </Boundary>
  );
}
