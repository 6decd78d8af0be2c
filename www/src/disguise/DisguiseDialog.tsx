/** Opens the question whether the puzzle is another in disguise; what answers it is fetched then. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/Dialog";
import { Icon } from "../app/Icon";
import { words } from "../words";

export function DisguiseDialog() {
  return (
    <Dialog
      title={words.disguise}
      buttonClass="icon"
      buttonLabel={words.disguise}
      button={<Icon name="mirror" />}
    >
      {() => <Content />}
    </Dialog>
  );
}

function Content() {
  const [got, setGot] = useState<{ Disguise: FunctionComponent } | { failed: string } | null>(null);
  useEffect(() => {
    import("./Disguise").then(setGot, (error: unknown) => setGot({ failed: String(error) }));
  }, []);
  if (got === null) return <p class="muted">{words.loadingView}</p>;
  if ("failed" in got) return <p role="alert">{words.viewFailed(got.failed)}</p>;
  return <got.Disguise />;
}
