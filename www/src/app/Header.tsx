/** The name of the page, its views, and two menus: one for sharing, one for settings of the page as a whole. */

import { useSignal } from "@preact/signals";
import { createNavigation, viewOf } from "../lab/address/views";
import { useStore } from "../session/context";
import { catalog, lab } from "../session/engine";
import { Icon } from "../ui/Icon";
import { Lazy } from "../ui/Lazy";
import { Logo } from "../ui/Mark";
import { Menu } from "../ui/Menu";
import { words } from "../words";
import { Embed } from "./Embed";
import * as css from "./Header.module.css";
import { Help } from "./Help";
import { createHelp } from "./help";
import { ViewLinks } from "./views";

const loadShareMenu = () => import("./ShareMenu").then(({ ShareMenu }) => ShareMenu);
const loadPageMenu = () => import("./PageMenu").then(({ PageMenu }) => PageMenu);

export function Header() {
  const { view } = useStore(createNavigation);
  const embed = useSignal(false);
  const help = useStore(createHelp);
  return (
    <header class={css.root} data-part="header">
      <h1 class={css.wordmark}>
        <Logo />
        {words.title}
      </h1>
      {(lab.value ?? catalog.value) && <ViewLinks />}
      <span class="visually-hidden">{viewOf(view.value).words.tagline}</span>
      <span class={css.gap} />
      <Menu
        label={words.share}
        part="links"
        class={css.worded}
        menuClass="share-menu"
        trigger={
          <>
            <Icon name="share" />
            <span class={css.word}>{words.share}</span>
          </>
        }
      >
        <Lazy load={loadShareMenu} given={{ embed }} />
      </Menu>
      <Menu label={words.pageMenu} icon ghost trigger={<Icon name="more" />}>
        <Lazy load={loadPageMenu} given={{ help }} />
      </Menu>
      <Embed open={embed} />
      <Help open={help} />
    </header>
  );
}
