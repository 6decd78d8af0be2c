/** What the page is for, what the signs mean, and which keys do what. */
import { words } from "../words/help";

export function HelpText() {
  return (
    <div class="prose">
      {words.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href="learn/index.html">{words.course}</a>
      </p>
      <h3>{words.signs}</h3>
      <dl class="keys">
        {words.signsOf.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.keys}</h3>
      <dl class="keys">
        {words.keysOf.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
