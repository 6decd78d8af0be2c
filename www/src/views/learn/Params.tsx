/** The parameters of an algorithm, and races that show their effects. */

import "../../lab/details";
import type { AlgorithmInfo, ParamSpec } from "sudoku-lab";
import { writeLanes } from "../../lab/address/hash";
import { createAddress } from "../../lab/address/link";
import { baseValue } from "../../lab/check";
import { useStore } from "../../session/context";
import { guarded } from "../../ui/Boundary";
import { decimal, format, label } from "../../words";
import { words } from "../../words/learn";
import { accepted } from "../../words/messages";
import * as css from "./Learn.module.css";
import { othersOf } from "./others";

export const Params = guarded("learn/params", ParamsContent);

function ParamsContent({ info }: { readonly info: AlgorithmInfo }) {
  const main = info.series.filter((one) => one.main).map(({ id }) => label(id));
  const [counted] = info.counters;
  const races = info.kind === "solver";
  return (
    <section aria-labelledby="topic-params">
      <h3 id="topic-params">{words.params}</h3>
      {races && <p class="muted">{words.paramsIntro(main, counted && label(counted.id))}</p>}
      <dl class={css.facts}>
        {info.params.map((spec) => (
          <ParamRow key={spec.id} info={info} spec={spec} />
        ))}
      </dl>
    </section>
  );
}

interface ParamRowProps {
  readonly info: AlgorithmInfo;
  readonly spec: ParamSpec;
}

function ParamRow({ info, spec }: ParamRowProps) {
  const { linkTo } = useStore(createAddress);
  const defaultValue = baseValue(info, null, spec);
  const usually = { algorithm: info.id, preset: null, params: {} };
  return (
    <div>
      <dt>{label(spec.id)}</dt>
      <dd>
        {spec.doc}{" "}
        {spec.type !== "ordered" && (
          <span class="muted">{words.usually(valueText(defaultValue), allowedText(spec))}</span>
        )}
        <ul class={css.tries}>
          {(info.kind === "solver" ? othersOf(spec, defaultValue) : []).map((value) => (
            <li key={value}>
              <a
                href={linkTo("race", {
                  a: writeLanes([usually, { ...usually, params: { [spec.id]: value } }]),
                  look: [],
                })}
              >
                <span class="visually-hidden">{label(spec.id)}: </span>
                {words.against(valueText(defaultValue), valueText(value))}
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** Returns the accepted values of a parameter, by their names in the page. */
const allowedText = (spec: ParamSpec): string =>
  spec.type === "switch"
    ? words.onOrOff
    : spec.type === "choice"
      ? words.oneOf(spec.options.map(({ id }) => valueText(id)))
      : accepted(spec);

function valueText(value: string): string {
  if (/^\d+$/.test(value)) return format(Number(value));
  if (/^-?\d/.test(value)) return decimal(value); // the minus sign is not a hyphen
  return value === "true"
    ? words.on
    : value === "false"
      ? words.off
      : label(value.replaceAll("-", "_"));
}
