/** Opens the list of solutions; what shows it is fetched then. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/Dialog";
import { words } from "../words";

interface Props {
  readonly title: string;
  readonly button: string;
}

export function SolutionsDialog({ title, button }: Props) {
  return (
    <Dialog title={title} button={button} class="solutions-dialog">
      {() => <Content />}
    </Dialog>
  );
}

function Content() {
  const [got, setGot] = useState<{ Listing: FunctionComponent } | { failed: string } | null>(null);
  useEffect(() => {
    import("./Listing").then(setGot, (error: unknown) => setGot({ failed: String(error) }));
  }, []);
  if (got === null) return <p class="muted">{words.loadingView}</p>;
  if ("failed" in got) return <p role="alert">{words.viewFailed(got.failed)}</p>;
  return <got.Listing />;
}
