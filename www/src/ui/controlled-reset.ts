/**
 * Text that is being typed, which values arriving from elsewhere may replace, and which survives closing its container.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface FieldDraft {
  readonly text: string;
  /** The value of the field at the time of typing. */
  readonly value: unknown;
}

/** The invalid text of each field, by the id of the field. */
const fieldDrafts = new Map<string, FieldDraft>();

/**
 * Returns the text typed into a field, or `null` if the field shows its value, and a setter. Invalid text is restored
 * when the field is mounted again, for example in a sheet that is reopened, unless the value was replaced in the
 * meantime.
 */
export function useControlledReset(
  id: string,
  value: unknown,
): [string | null, (text: string | null, usable?: boolean) => void] {
  const [typed, setTyped] = useState(() => {
    const draft = fieldDrafts.get(id);
    return draft && draft.value === value ? draft.text : null;
  });
  return [
    typed,
    (text, usable = true) => {
      if (text === null || usable) fieldDrafts.delete(id);
      else fieldDrafts.set(id, { text, value });
      setTyped(text);
    },
  ];
}

/**
 * Calls `forget` when a value from elsewhere, such as a preset or a link, replaces the typed text. Values of the field
 * itself are passed to the returned function first, and are ignored when they arrive, which may be after further
 * typing. A layout effect runs before any further input; an ordinary effect would wait for a frame and discard text
 * typed until then.
 */
export function useReplacedValue<T>(value: T, forget: () => void): (own: T) => void {
  const previousValue = useRef(value);
  useLayoutEffect(() => {
    if (value === previousValue.current) return;
    previousValue.current = value;
    forget();
  }, [value]);
  return (own) => {
    previousValue.current = own;
  };
}
