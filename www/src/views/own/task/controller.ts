/** An assignment: checked in the student's page, handed in as a file, and checked again in the teacher's. */
import { batch, computed, signal, untracked } from "@preact/signals";
import { createAddress } from "../../../lab/address/link";
import { judge, type Record } from "../../../lab/own/assignment";
import { puzzlesOf, runOver } from "../../../lab/own/over";
import {
  differences,
  type Result,
  readResult,
  sameAssignment,
  writeResult,
} from "../../../lab/own/result";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { download } from "../../../ui/download";
import { announcement } from "../../../ui/notices";
import { task as work } from "../../../ui/task";
import { words } from "../../../words/assignment";
import { reasonOf } from "../../../words/messages";
import { createCode } from "../code";
import { createOwnController } from "../run/controller";
import { createOwnStore } from "../store";

export const checking = work();

export function createAssignmentController(session: Session) {
  const { assignment, text, module, show } = session.get(createCode);
  const { working, sample, task } = session.get(createOwnStore);
  const { opening, open, opened, start } = session.get(createOwnController);
  const { setPuzzle } = session.get(createDocument);
  const { asNewEntry } = session.get(createAddress);

  /** How often the assignment of the form was opened as a student sees it: each time it is brought into sight. */
  const previews = signal(0);
  /** Records of the check that is under way, or was the last. */
  const sofar = signal<readonly Record[]>([]);
  /** What came of all puzzles, and of which code. */
  const checked = signal<{
    readonly code: string;
    readonly step: string;
    readonly records: readonly Record[];
  } | null>(null);

  /** Who hands it in. */
  const by = signal("");
  /** A file that was handed in, as it is checked again; whether it is as it was saved. */
  const handedIn = signal<Awaited<ReturnType<typeof readResult>> | null>(null);
  /** Whether it was made for the assignment of this page's link; `null` where that has none. */
  const asSet = signal<boolean | null>(null);
  const badFile = signal<string | null>(null);
  /** How the code stands; `null` until it was checked as it is. */
  const standing = computed(() => {
    const [now, done] = [assignment.value, checked.value];
    return now && done?.code === text.value ? judge(now, done.step, done.records) : null;
  });

  /** The records of a file that came out otherwise here; `null` until its code has run. */
  const differing = computed(() => {
    const [file, done] = [handedIn.value?.result, checked.value];
    return file && done?.code === file.code ? differences(file.records, done.records) : null;
  });

  session.effect(() => {
    working.value = opening.running.value || checking.running.value;
  });

  /** Runs the code on all puzzles of the assignment. */
  async function check(): Promise<void> {
    const asked = assignment.peek();
    if (!asked || module.peek() || !(await open())) return;
    const [known, now] = [lab.peek(), opened.peek()];
    if (!known || !now) return;
    const code = text.peek();
    sofar.value = [];
    await checking.run(async (signal) => {
      const records = await runOver(known, await puzzlesOf(asked), asked, signal, (record) => {
        sofar.value = [...sofar.peek(), record];
      });
      checked.value = { code, step: now.info.step, records };
      announcement.value = words.standing(judge(asked, now.info.step, records), asked);
    });
  }

  /** Puts a puzzle of the assignment on the board, and runs the code on it. */
  async function tryOn(at: number): Promise<void> {
    const [asked, known] = [assignment.peek(), lab.peek()];
    const text = asked && (await puzzlesOf(asked))[at];
    if (!known || !text) return;
    batch(() => {
      setPuzzle(known.read(text));
      sample.value = "board";
    });
    await start();
  }

  /** Goes back to a solver that nobody has asked for; its code stays. */
  const leave = (): void =>
    asNewEntry(() => {
      checking.cancel();
      handedIn.value = null;
      checked.value = null;
      sofar.value = [];
      assignment.value = null;
      task.value = null;
    });

  /** Saves what came of it, to be handed in. */
  async function handIn(): Promise<void> {
    const [asked, done, known] = [assignment.peek(), checked.peek(), lab.peek()];
    if (!asked || !done || !known) return;
    const { version } = known;
    const result: Result = { version, assignment: asked, by: by.peek().trim(), ...done };
    const name = result.by.replace(/[^\p{L}\p{N}]+/gu, "-") || "result";
    download(new Blob([await writeResult(result)], { type: "application/json" }), `${name}.json`);
  }

  /** Opens a file that was handed in: its code is shown, and runs once that is allowed. */
  async function takeResult(file: File): Promise<void> {
    badFile.value = null;
    try {
      const read = await readResult(await file.text());
      batch(() => {
        handedIn.value = read;
        checked.value = null;
        sofar.value = [];
        // Who set one wants it checked by that, whatever the file says.
        const set = task.peek() === null ? null : assignment.peek();
        asSet.value = set && sameAssignment(set, read.result.assignment);
        assignment.value = set ?? read.result.assignment;
      });
      untracked(() => show({ kind: "js", text: read.result.code }));
    } catch (error) {
      badFile.value = words.badFile(file.name, reasonOf(error));
    }
  }

  return {
    previews,
    sofar,
    checked,
    by,
    handedIn,
    asSet,
    badFile,
    standing,
    differing,
    check,
    tryOn,
    leave,
    handIn,
    takeResult,
  };
}
