/** What each algorithm is, where it comes from, how it goes, what its figures mean; and the way to see it race. */
import { asNewEntry, linkTo } from "../../lab/address/link";
import { find, solvers } from "../../lab/check";
import { lab } from "../../lab/store";
import { words } from "../../words/learn";
import { topic } from "./state";
import { Topic } from "./Topic";
import "../../styles/learn.css";

export function Learn() {
  const known = lab.value;
  if (!known) return null;
  const all = solvers(known);
  const info = (topic.value !== null && find(known, topic.value)) || all[0];
  return (
    <>
      <nav class="topics panel" data-part="links" aria-label={words.topics}>
        <a class="course" href={words.courseAt}>
          {words.course}
        </a>
        <h2>{words.topics}</h2>
        <ul>
          {all.map(({ id, name }) => (
            <li key={id}>
              <a
                href={linkTo("learn", { a: [["a", id]] })}
                aria-current={id === info?.id ? "true" : undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  asNewEntry(() => {
                    topic.value = id;
                  });
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="stage">{info && <Topic key={info.id} lab={known} info={info} />}</div>
    </>
  );
}
