import { restFocus } from '@kotohogi/ui/kit';

/** A page that takes longer to load does not get the focus. */
const LOADING_MS = 30_000;
/** A page without a heading by then gets the focus without it. */
const HEADING_MS = 800;
/** Maximum time to wait for the focus to move. */
const PATIENCE_MS = 4_000;
/** The focus does not move after the user has acted. */
const USER_EVENTS = ['keydown', 'pointerdown'] as const;

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Where the focus starts on a page: its heading, or a fallback. */
function headOf(waitedMs: number): HTMLElement | null {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1') ?? document.querySelector('h1');
  return heading ?? (waitedMs > HEADING_MS ? content : null);
}

/** The page itself has moved the focus: into its first field, into its own dialog. */
function isInside(content: HTMLElement | null, at: Element | null): boolean {
  return content !== null && at !== null && at !== content && content.contains(at);
}

/** Cancels the pending focus change of the previous page. */
let leave = () => {};

/**
 * Moves the keyboard focus to the start of the page being opened, once it is rendered and no closing dialog or menu
 * holds the focus. Does not take the focus from something the reader has reached before that. `hadActed` = the reader
 * has used the keyboard since the navigation began, perhaps before this code had loaded.
 */
export function focusPage(isThere: () => boolean, hadActed: () => boolean): void {
  leave();
  const askedMs = performance.now();
  let thereMs: number | undefined;
  let hasActed = false;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of USER_EVENTS) removeEventListener(event, act, true);
  };
  const act = () => {
    if (thereMs === undefined) hasActed = true;
    else stop();
  };
  const arrive = (nowMs: number) => {
    if (isThere()) thereMs = nowMs;
    // A user who pressed something on the old page and has no focus on the new one is still moved.
    const isPlaced = (hasActed || hadActed()) && document.activeElement !== document.body;
    if (nowMs - askedMs > LOADING_MS || (thereMs !== undefined && isPlaced)) stop();
  };
  const focus = (nowMs: number) => {
    frame = requestAnimationFrame(focus);
    if (thereMs === undefined) return arrive(nowMs);
    const waitedMs = nowMs - thereMs;
    const at = document.activeElement;
    // Focused for two frames: a closing menu may have taken the focus back in between.
    if (waitedMs > PATIENCE_MS || isInside(document.getElementById('content'), at)) return stop();
    const head = headOf(waitedMs);
    if (head !== null && head === at) return stop();
    if (head !== null && !at?.closest(DIALOG)) restFocus(head);
  };
  for (const event of USER_EVENTS) addEventListener(event, act, true);
  frame = requestAnimationFrame(focus);
  leave = stop;
}
