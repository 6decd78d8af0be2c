/** The rating scales, each with its value, unit, meaning and validation. */
import { useEffect, useState } from "preact/hooks";
import { createRatings, type RatingRow } from "../../../play/rate/ratings";
import { useStore } from "../../../session/context";
import { lab } from "../../../session/engine";
import { FieldError } from "../../../ui/Field";
import { formatFixed } from "../../../words/format";
import { words } from "../../../words/ratings";
import * as css from "./Ratings.module.css";

export function Scales() {
  const { rows } = useStore(createRatings);
  if (rows.value.length === 0) return null;
  return (
    <section aria-labelledby="scales-title">
      <h3 id="scales-title">{words.scales}</h3>
      <ul class={css.scales}>
        {rows.value.map((row) => (
          <Scale key={row.scale.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Scale({ row }: { readonly row: RatingRow }) {
  const { scale, state } = row;
  return (
    <li data-scale={scale.id} data-state={state}>
      <div class={css.scaleHead}>
        <h4>{scale.name}</h4>
        <span class="muted">{words.unit(scale.unit)}</span>
        <Value row={row} />
      </div>
      <p class="muted">{scale.measures}</p>
      <details>
        <summary>{words.how}</summary>
        <p>{scale.definition}</p>
        <dl class="term-list">
          <div>
            <dt>{words.source}</dt>
            <dd>{scale.source}</dd>
          </div>
          <div>
            <dt>{words.checked}</dt>
            <dd>{scale.checked}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
}

function Value({ row: { scale, state, rating, why } }: { readonly row: RatingRow }) {
  const { rateOn, isAsked, leave } = useStore(createRatings);
  const send = () => {
    const loaded = lab.peek();
    if (loaded) void rateOn(loaded, scale.id);
  };
  if (rating) {
    return (
      <p class={css.scaleValue}>
        {rating.values.map(({ column, text, interval }, at) => {
          const { name = "", decimals = 0 } = scale.columns[at] ?? {};
          return (
            <span key={column}>
              {rating.values.length > 1 && <span class="muted">{name} </span>}
              <strong>{words.value(text, scale.name)}</strong>
              {interval && (
                <span class="muted">
                  {" "}
                  {words.interval(
                    formatFixed(interval[0], decimals),
                    formatFixed(interval[1], decimals),
                  )}
                </span>
              )}
            </span>
          );
        })}
      </p>
    );
  }
  if (state === "running" && isAsked(scale.id)) {
    return (
      <p class={css.scaleValue}>
        <progress aria-label={scale.name} />
        <Elapsed />
        <button
          type="button"
          aria-label={words.cancelOf(scale.name)}
          onClick={() => leave(scale.id)}
        >
          {words.cancel}
        </button>
      </p>
    );
  }
  if (state === "slow" || state === "failed") {
    return (
      <p class={css.scaleValue}>
        {why === null ? (
          <span class="muted">{words.slow}</span>
        ) : (
          <FieldError as="span">{why}</FieldError>
        )}
        <button type="button" aria-label={words.rateOn(scale.name)} onClick={send}>
          {words.rate}
        </button>
      </p>
    );
  }
  return <p class={`${css.scaleValue} muted`}>{words.waiting}</p>;
}

/** Shows the whole seconds since the rating began. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now(); // the system clock may be set back
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
      250,
    );
    return () => clearInterval(timer);
  }, []);
  return <span class="muted numbers">{words.running(seconds)}</span>;
}
