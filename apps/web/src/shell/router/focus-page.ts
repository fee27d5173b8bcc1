import { restFocus } from '@kotohogi/ui/kit';

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
 * Puts the keyboard's focus at the head of the page that was just opened, once it is there and no dialog or menu on its way
 * out holds the focus any more.
 */
export function focusPage(): void {
  leave();
  const sinceMs = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const deed of DEEDS) removeEventListener(deed, stop, true);
  };
  const look = () => {
    const waitedMs = performance.now() - sinceMs;
    const at = document.activeElement;
    // What was focused a frame ago and is still: a menu that goes may have taken it back in between.
    if (waitedMs > PATIENCE_MS || isInside(document.getElementById('content'), at)) return stop();
    const head = headOf(waitedMs);
    if (head !== null && head === at) return stop();
    if (head !== null && !at?.closest(DIALOG)) restFocus(head);
    frame = requestAnimationFrame(look);
  };
  for (const deed of DEEDS) addEventListener(deed, stop, true);
  frame = requestAnimationFrame(look);
  leave = stop;
}
