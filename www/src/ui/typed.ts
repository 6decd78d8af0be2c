/** What is being typed, against values that arrive meanwhile, and over the closing of what the field is in. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface Draft {
  readonly text: string;
  /** What the field stood for when it was typed. */
  readonly value: unknown;
}

/** What was typed and could not be used, by the id of the field. */
const drafts = new Map<string, Draft>();

/**
 * The text that was typed into a field, `null` where it shows its value, and the setter of both. Text that cannot be used
 * is still there when the field comes back, as in a sheet that is opened again, unless the value was replaced meanwhile.
 */
export function useTyped(
  id: string,
  value: unknown,
): [string | null, (text: string | null, usable?: boolean) => void] {
  const [typed, setTyped] = useState(() => {
    const draft = drafts.get(id);
    return draft && draft.value === value ? draft.text : null;
  });
  return [
    typed,
    (text, usable = true) => {
      if (text === null || usable) drafts.delete(id);
      else drafts.set(id, { text, value });
      setTyped(text);
    },
  ];
}

/**
 * Calls `forget` when a value from elsewhere (a preset, a link) replaces what was typed. One's own, told to
 * what is returned before it is handed on, may arrive when the next is being typed, and does not. The layout effect
 * runs before any further input: an ordinary effect waits for a frame, and would forget what is typed until then.
 */
export function useReplaced<T>(value: T, forget: () => void): (own: T) => void {
  const known = useRef(value);
  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    forget();
  }, [value]);
  return (own) => {
    known.current = own;
  };
}
