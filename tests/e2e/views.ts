/** The views of the page, read from its sources. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const source = join(import.meta.dirname, "../../www/src/views");

/** The views of the page by their ids, with the hashes of their addresses. */
export const views: readonly { readonly id: string; readonly hash: string }[] = readdirSync(
  source,
  {
    recursive: true,
    encoding: "utf8",
  },
)
  .filter((file) => /(^|\/)view\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(join(source, file), "utf8");
    const read = (key: string) => new RegExp(`^  ${key}: "(\\w+)",$`, "m").exec(text)?.[1];
    const of = read("of");
    return { id: read("id") ?? "", hash: `#view=${read("name")}${of ? `&of=${of}` : ""}` };
  });

/** The number of links between the views: views with the same name share one. */
export const links = new Set(views.map(({ hash }) => hash.split("&")[0])).size;
