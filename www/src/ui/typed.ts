/** What is being typed, against values that arrive meanwhile. */
import { useEffect, useRef } from "preact/hooks";

/**
 * Calls `forget` when a value from elsewhere (a preset, a link) replaces what was typed. One's own, told to
 * what is returned before it is handed on, may arrive when the next is being typed, and does not.
 */
export function useReplaced<T>(value: T, forget: () => void): (own: T) => void {
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    forget();
  }, [value]);
  return (own) => {
    known.current = own;
  };
}
