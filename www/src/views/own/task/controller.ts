/** An assignment: the student's page checks it and saves a file, and the teacher's page checks the file again. */
import { batch, computed, signal, untracked } from "@preact/signals";
import { createAddress } from "../../../lab/address/link";
import { judgeAssignment, type PuzzleRecord } from "../../../lab/own/assignment";
import {
  differingRecords,
  isSameAssignment,
  type Result,
  readResult,
  writeResult,
} from "../../../lab/own/result";
import { puzzlesOf, runOnPuzzles } from "../../../lab/own/run-on-puzzles";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import type { Session } from "../../../session/session";
import { download } from "../../../ui/download";
import { announcement } from "../../../ui/notices";
import { createTask as work } from "../../../ui/task";
import { words } from "../../../words/assignment";
import { reasonOf } from "../../../words/messages";
import { createCode } from "../code";
import { createOwnController } from "../run/controller";
import { createOwnStore } from "../store";

export const checkTask = work();

export function createAssignmentController(session: Session) {
  const { assignment, text, module, show } = session.get(createCode);
  const { working, sample, task } = session.get(createOwnStore);
  const { opening, open, opened, start } = session.get(createOwnController);
  const { setPuzzle } = session.get(createDocument);
  const { asNewEntry } = session.get(createAddress);

  /**
   * A counter that increases each time the assignment of the form is opened as a student sees it, so that it is
   * scrolled into view.
   */
  const previews = signal(0);
  /** The records of the current or last check. */
  const sofar = signal<readonly PuzzleRecord[]>([]);
  /** The records of a complete check, with the code to which they belong. */
  const checked = signal<{
    readonly code: string;
    readonly step: string;
    readonly records: readonly PuzzleRecord[];
  } | null>(null);

  /** The name of the student. */
  const by = signal("");
  /** The file that was handed in and is being checked again, and whether it is unchanged. */
  const handedIn = signal<Awaited<ReturnType<typeof readResult>> | null>(null);
  /** Whether the file was made for the assignment of this page's link; `null` if the link has no assignment. */
  const asSet = signal<boolean | null>(null);
  const badFile = signal<string | null>(null);
  /** The result of the current code; `null` until this code was checked. */
  const standing = computed(() => {
    const [now, done] = [assignment.value, checked.value];
    return now && done?.code === text.value ? judgeAssignment(now, done.step, done.records) : null;
  });

  /** The records of a file that differ from those of the run here; `null` until its code has run. */
  const differing = computed(() => {
    const [file, done] = [handedIn.value?.result, checked.value];
    return file && done?.code === file.code ? differingRecords(file.records, done.records) : null;
  });

  session.effect(() => {
    working.value = opening.running.value || checkTask.running.value;
  });

  /** Runs the code on all puzzles of the assignment. */
  async function checkFile(): Promise<void> {
    const currentAssignment = assignment.peek();
    if (!currentAssignment || module.peek() || !(await open())) return;
    const [registry, now] = [lab.peek(), opened.peek()];
    if (!registry || !now) return;
    const code = text.peek();
    sofar.value = [];
    await checkTask.run(async (signal) => {
      const records = await runOnPuzzles(
        registry,
        await puzzlesOf(currentAssignment),
        currentAssignment,
        signal,
        (record) => {
          sofar.value = [...sofar.peek(), record];
        },
      );
      checked.value = { code, step: now.info.step, records };
      announcement.value = words.standing(
        judgeAssignment(currentAssignment, now.info.step, records),
        currentAssignment,
      );
    });
  }

  /** Shows a puzzle of the assignment on the board, and runs the code on it. */
  async function tryOnPuzzle(at: number): Promise<void> {
    const [openAssignment, registryNow] = [assignment.peek(), lab.peek()];
    const text = openAssignment && (await puzzlesOf(openAssignment))[at];
    if (!registryNow || !text) return;
    batch(() => {
      setPuzzle(registryNow.read(text));
      sample.value = "board";
    });
    await start();
  }

  /** Leaves the assignment for a solver without an assignment; the code stays. */
  const leave = (): void =>
    asNewEntry(() => {
      checkTask.cancel();
      handedIn.value = null;
      checked.value = null;
      sofar.value = [];
      assignment.value = null;
      task.value = null;
    });

  /** Saves the result as a file to hand in. */
  async function handIn(): Promise<void> {
    const [asked, done, engine] = [assignment.peek(), checked.peek(), lab.peek()];
    if (!asked || !done || !engine) return;
    const { version } = engine;
    const result: Result = { version, assignment: asked, by: by.peek().trim(), ...done };
    const name = result.by.replace(/[^\p{L}\p{N}]+/gu, "-") || "result";
    download(new Blob([await writeResult(result)], { type: "application/json" }), `${name}.json`);
  }

  /** Opens a file that was handed in: its code is shown, and runs after it is allowed. */
  async function takeResult(file: File): Promise<void> {
    badFile.value = null;
    try {
      const read = await readResult(await file.text());
      batch(() => {
        handedIn.value = read;
        checked.value = null;
        sofar.value = [];
        // A teacher who opened an assignment wants the file checked by this assignment, whatever the file contains.
        const set = task.peek() === null ? null : assignment.peek();
        asSet.value = set && isSameAssignment(set, read.result.assignment);
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
    check: checkFile,
    tryOn: tryOnPuzzle,
    leave,
    handIn,
    takeResult,
  };
}
