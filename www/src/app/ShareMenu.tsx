/** What leaves the page: its link, code for other pages, paper. */
import type { Signal } from "@preact/signals";
import { createAddress } from "../lab/address/link";
import { useStore } from "../session/context";
import { lab } from "../session/engine";
import { useCopy } from "../ui/copy";
import { bring } from "../ui/Later";
import { closeMenu } from "../ui/Menu";
import { MoreIcon } from "../ui/MoreIcon";
import { words } from "../words";

const loadLinkField = () => import("./LinkField");

export function ShareMenu({ embed }: { readonly embed: Signal<boolean> }) {
  const { sharedAddress } = useStore(createAddress);
  const { said, copy } = useCopy(words.copied, words.copyFailed, async (link) => {
    const { offerLink } = await bring(loadLinkField);
    closeMenu();
    offerLink(link);
  });
  return (
    <>
      {/* The menu stays open: the button says whether the link was copied. */}
      <button type="button" class="copy-link" onClick={() => void copy(sharedAddress())}>
        <MoreIcon name="link" />
        <span class={said ? "said" : undefined}>{said ?? words.copyLink}</span>
      </button>
      {lab.value && (
        <button
          type="button"
          data-close
          onClick={() => {
            embed.value = true;
          }}
        >
          <MoreIcon name="frame" />
          {words.embed}
        </button>
      )}
      <button type="button" data-close onClick={() => print()}>
        <MoreIcon name="print" />
        {words.print}
      </button>
    </>
  );
}
