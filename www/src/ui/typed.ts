/** What is being typed, against values that arrive meanwhile. */
import { useLayoutEffect, useRef } from "preact/hooks";

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
