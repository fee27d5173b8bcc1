import { restFocus } from '@kotohogi/ui/kit';

/** A page that takes longer to come is come to without us. */
const LOADING_MS = 30_000;
/** A page whose heading has not come by then is entered without it. */
const HEADING_MS = 800;
/** Nobody waits longer to be put anywhere. */
const PATIENCE_MS = 4_000;
/** Who has done something himself is moved no more. */
const DEEDS = ['keydown', 'pointerdown'] as const;

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Where a page begins for the keyboard: its heading, or what else there is. */
function headOf(waitedMs: number): HTMLElement | null {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1') ?? document.querySelector('h1');
  return heading ?? (waitedMs > HEADING_MS ? content : null);
}

/** The page itself has put the focus somewhere: into its first field, onto its own dialog. */
function isInside(content: HTMLElement | null, at: Element | null): boolean {
  return content !== null && at !== null && at !== content && content.contains(at);
}

/** Gives up what is under way for the page before. */
let leave = () => {};

/**
 * Puts the keyboard's focus at the head of the page that is being opened, once it is there and no dialog or menu on its way
 * out holds the focus any more. What a reader has reached before that is not taken from them.
 */
export function focusPage(isThere: () => boolean): void {
  leave();
  const askedMs = performance.now();
  let thereMs: number | undefined;
  let hasActed = false;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const deed of DEEDS) removeEventListener(deed, act, true);
  };
  const act = () => {
    if (thereMs === undefined) hasActed = true;
    else stop();
  };
  const arrive = (nowMs: number) => {
    if (isThere()) thereMs = nowMs;
    // Who pressed something on the old page and stands nowhere on the new one is led all the same.
    const isPlaced = hasActed && document.activeElement !== document.body;
    if (nowMs - askedMs > LOADING_MS || (thereMs !== undefined && isPlaced)) stop();
  };
  const look = (nowMs: number) => {
    frame = requestAnimationFrame(look);
    if (thereMs === undefined) return arrive(nowMs);
    const waitedMs = nowMs - thereMs;
    const at = document.activeElement;
    // What was focused a frame ago and is still: a menu that goes may have taken it back in between.
    if (waitedMs > PATIENCE_MS || isInside(document.getElementById('content'), at)) return stop();
    const head = headOf(waitedMs);
    if (head !== null && head === at) return stop();
    if (head !== null && !at?.closest(DIALOG)) restFocus(head);
  };
  for (const deed of DEEDS) addEventListener(deed, act, true);
  frame = requestAnimationFrame(look);
  leave = stop;
}
