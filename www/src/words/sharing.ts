/** The words of what carries a race elsewhere: the code of a frame, the link, the paper. */
import { table } from "./tables";

const texts = await table("sharing");
export const words = {
  ...texts,
  locks: {
    "": texts.locks.nothing,
    "puzzle,setup,boards": texts.locks.setup,
    all: texts.locks.all,
  },
  themes: {
    "": texts.themes.system,
    light: texts.themes.light,
    dark: texts.themes.dark,
    contrast: texts.themes.contrast,
  },
};
