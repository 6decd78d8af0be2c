/** The pseudo-code of an algorithm. The lines that the last step of a run executed are highlighted. */
import { type AlgorithmInfo, type CodeLine, codeOf, type Frame } from "sudoku-lab";
import { loadsById, useLazy } from "../../ui/Lazy";
import { format, label } from "../../words";
import { words } from "../../words/code";
import { translateText } from "../../words/language";
import * as css from "./PseudoCode.module.css";

const loadOf = loadsById<readonly CodeLine[]>(
  async (id) => (await translateText("code", { [id]: await codeOf(id) }))[id] ?? [],
);

interface Props {
  readonly info: AlgorithmInfo;
  /** The displayed frame of the run; `null` without a run. */
  readonly frame: Frame | null;
}

export function PseudoCode({ info, frame }: Props) {
  const { part: code, failed } = useLazy(loadOf(info.id));
  if (!code) return failed;
  if (code.length === 0) return <p class="muted">{words.none}</p>;
  const lines = [...(frame?.lines ?? [])];
  return (
    <>
      <p class="muted">{describeLines(frame, lines)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <ol class={css.root} tabIndex={0} aria-label={words.of(info.name)}>
        {code.map((line, index) => (
          <Line
            key={index}
            line={line}
            passed={lines.includes(index + 1)}
            current={lines.at(-1) === index + 1}
            counted={frame && counterNames(line, info, frame)}
          />
        ))}
      </ol>
    </>
  );
}

interface LineProps {
  readonly line: CodeLine;
  readonly passed: boolean;
  readonly current: boolean;
  readonly counted: string | null;
}

function Line({ line: { text }, passed, current, counted }: LineProps) {
  const code = text.trimStart();
  return (
    <li
      data-passed={passed || undefined}
      aria-current={current ? "step" : undefined}
      style={{ "--level": (text.length - code.length) / 2 }}
    >
      <span>
        <code>{code}</code> {counted !== null && <span class="numbers">{counted}</span>}
      </span>
    </li>
  );
}

/** Returns how often a line was executed, as text; `null` if no counter corresponds to the line. */
function counterNames({ counts }: CodeLine, info: AlgorithmInfo, frame: Frame): string | null {
  if (counts === "found") return frame.found > 0 ? words.found(frame.found) : null;
  const at = info.counters.findIndex(({ id }) => id === counts);
  return at < 0 ? null : `${label(counts ?? "")} ${format(frame.counters[at] ?? 0)}`;
}

function describeLines(frame: Frame | null, lines: readonly number[]): string {
  if (!frame || lines.length === 0) return words.before;
  return frame.step === 0 ? words.begun(lines) : words.passed(frame.step, lines);
}
