/** The dialog with the list of solutions. Its content is fetched when the dialog opens. */
import { Dialog } from "../../ui/Dialog";
import { Lazy } from "../../ui/Lazy";
import * as css from "./Solutions.module.css";

interface Props {
  readonly title: string;
  readonly button: string;
}

const load = () => import("./Listing").then(({ Listing }) => Listing);

export function SolutionsDialog({ title, button }: Props) {
  return (
    <Dialog title={title} button={button} class={css.dialog}>
      {() => <Lazy load={load} given={{ counting: true }} />}
    </Dialog>
  );
}
