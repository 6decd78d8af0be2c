/** Renders the subset of Markdown that documentation comments use: headings, lists, paragraphs, code and emphasis. */
import type { ComponentChildren } from "preact";
import { Prose } from "./Text";

export function Markdown({ text }: { readonly text: string }) {
  const blocks = text.trim().split(/\n{2,}/);
  return (
    <Prose>
      {blocks.map((block, index) => (
        <Block key={index} text={block.trim()} />
      ))}
    </Prose>
  );
}

function Block({ text }: { readonly text: string }) {
  const heading = /^#+\s+(.*)$/s.exec(text);
  if (heading) return <h3>{inline(heading[1] ?? "")}</h3>;
  if (/^[-*] /.test(text)) {
    const items = text.split(/\n(?=[-*] )/).map((item) => item.slice(2));
    return (
      <ul>
        {items.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  return <p>{inline(text)}</p>;
}

function inline(text: string): ComponentChildren {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/).map((part, index) => {
    // Every second part is a match.
    if (index % 2 === 0) return part.replace(/\[([^\]]+)\](\([^)]*\)|\[[^\]]*\])?/g, "$1");
    if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
    if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
    return <em>{part.slice(1, -1)}</em>;
  });
}
