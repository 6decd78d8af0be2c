/** The ways to share the open view: its link, code for other pages, and a printout. */
import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { createAddress } from "../lab/address/link";
import { useSession } from "../session/context";
import { lab } from "../session/engine";
import { useCopy } from "../ui/copy";
import { Icon } from "../ui/Icon";
import { ensureLoaded } from "../ui/Lazy";
import { closeMenu } from "../ui/Menu";
import { MoreIcon } from "../ui/MoreIcon";
import { words } from "../words";
import { words as sharing } from "../words/sharing";
import { createChoices } from "./share/choices";
import { generators } from "./share/code";

const loadLinkField = () => import("./LinkField");

export function ShareMenu({ embed }: { readonly embed: Signal<boolean> }) {
  const session = useSession();
  const { sharedAddress } = session.get(createAddress);
  const { choices, shownAs } = session.get(createChoices);
  const elementRef = useRef<HTMLButtonElement>(null);
  const close = () => elementRef.current?.closest<HTMLElement>("[popover]")?.hidePopover();
  const offer = async (link: string) => {
    const { showLinkField } = await ensureLoaded(loadLinkField);
    closeMenu();
    showLinkField(link);
  };
  const { message, copy } = useCopy(words.copied, words.copyFailed, offer, close);
  const showCode = () => {
    closeMenu();
    embed.value = true; // the sheet shows the code, where it can be selected
  };
  const code = useCopy(sharing.copied, words.copyFailed, showCode, close);
  return (
    <>
      {/* The label of the button confirms for a moment that the link was copied; then the menu closes. */}
      <button
        ref={elementRef}
        type="button"
        class="copy-link"
        onClick={() => void copy(sharedAddress())}
      >
        <MoreIcon name="link" />
        <span class={message ? "said" : undefined}>{message ?? words.copyLink}</span>
      </button>
      {lab.value && (
        <button
          type="button"
          onClick={() => void code.copy(generators.frame(shownAs(choices.value)))}
        >
          <MoreIcon name="frame" />
          <span class={code.message ? "said" : undefined}>{code.message ?? sharing.copyFrame}</span>
        </button>
      )}
      {lab.value && (
        <button
          type="button"
          data-close
          onClick={() => {
            embed.value = true;
          }}
        >
          <Icon name="sliders" />
          {sharing.embedOptions}
        </button>
      )}
      <button type="button" data-close onClick={() => print()}>
        <MoreIcon name="print" />
        {words.print}
      </button>
    </>
  );
}
