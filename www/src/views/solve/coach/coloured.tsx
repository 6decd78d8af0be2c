/** The sentence of a step, in which cells and digits have the colours of their marks on the board. */
import type { ComponentChildren } from "preact";
import type { Deduction, Mark } from "sudoku-lab";
import type { Role } from "sudoku-lab/board";
import { stepParts } from "../../../play/help/hint-text";
import { cellName } from "../../../play/help/notation";
import { glyph } from "../../../text/digits";
import { words } from "../../../words/hint";

/** Returns the pattern of tokens: names of houses, whose numbers are not digits of the puzzle; cells; and digits. */
const tokenPattern = () => {
  const kinds = (["row", "column", "box"] as const).map((kind) =>
    words.house(kind, 1).replace("1", "\\d+"),
  );
  return new RegExp(`(${kinds.join("|")}|r\\d+c\\d+|(?<![\\w<>-])\\d{1,2}(?![\\w-]))`);
};

/** The role of a token; `null` if its marks have different roles. */
type Roles = ReadonlyMap<string, Role | null>;

function rolesIn(marks: readonly Mark[], name: (mark: Mark) => string): Roles {
  const roles = new Map<string, Role | null>();
  for (const mark of marks) {
    const before = roles.get(name(mark));
    roles.set(name(mark), before === undefined || before === mark.role ? mark.role : null);
  }
  return roles;
}

const colourTokens = (text: string, roles: Roles): ComponentChildren =>
  text.split(tokenPattern()).map((token, at) => {
    const role = roles.get(token);
    return role ? (
      <mark key={at} data-role={role}>
        {token}
      </mark>
    ) : (
      token
    );
  });

export function coloured(step: Deduction, side: number): ComponentChildren {
  const [reason, removal] = stepParts(step, side);
  const marks = (step.explanation?.marks ?? []).filter(({ digit }) => digit > 0);
  const cell = (mark: Mark) => cellName(mark.cell, side);
  const digit = (mark: Mark) => glyph(mark.digit, side);
  const remaining = marks.filter(({ role }) => role !== "eliminated");
  const removed = marks.filter(({ role }) => role === "eliminated");
  const inReason = new Map([
    ...rolesIn(removed, cell),
    ...rolesIn(remaining, cell),
    ...rolesIn(remaining, digit),
  ]);
  const inGone = new Map([...rolesIn(removed, cell), ...rolesIn(removed, digit)]);
  return (
    <>
      {colourTokens(reason, inReason)} {colourTokens(removal, inGone)}
    </>
  );
}
