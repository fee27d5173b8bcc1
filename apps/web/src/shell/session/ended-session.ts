import { hasUnsaved } from '../form/unsaved.ts';

/** Shows that the session has ended, on the page that is open: set while a page of a user is open. */
let show: (() => void) | undefined;

/** Registers what shows that the session has ended; returns how to remove it. */
export function onEndedSession(callback: () => void): () => void {
  show = callback;
  return () => {
    if (show === callback) show = undefined;
  };
}

/**
 * Shows on the open page that the session has ended, if leaving the page could lose something: after a write, and while
 * something is not saved. Returns whether it does (docs/product/session.md#a-session-that-ends-while-someone-types).
 */
export function keepPage(by: 'read' | 'write'): boolean {
  if (show === undefined || (by === 'read' && !hasUnsaved())) return false;
  show();
  return true;
}
