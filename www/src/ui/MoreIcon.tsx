/** The icons of parts that are fetched later, together with those of the first view. */
import { iconsOf } from "./Icon";
import first from "./icons.json";
import more from "./more-icons.json";

const paths = { ...first, ...more };

export type IconName = keyof typeof paths;
export const MoreIcon = iconsOf(paths);
