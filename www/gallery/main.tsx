/** The component gallery, which `npm run dev` serves at `/gallery/`. The built site does not contain it. */
import "../src/styles/main.css"; // first: it declares the order of the layers
import { render } from "preact";
import { Gallery } from "./Gallery";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme") ?? "light";
document.documentElement.dataset.theme = theme;
render(
  <Gallery theme={theme} narrow={asked.has("narrow")} bare={asked.has("bare")} />,
  document.body,
);
