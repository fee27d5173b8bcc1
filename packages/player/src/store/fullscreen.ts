import type { FullscreenMode } from './state.ts';

/** A landscape picture wants a landscape phone; where that cannot be asked for, nothing is lost. */
async function turnToLandscape(): Promise<void> {
  const orientation: { lock?: (to: 'landscape') => Promise<void> } = screen.orientation ?? {};
  try {
    await orientation.lock?.('landscape');
  } catch {
    // why: desktops and iPads refuse; the picture then simply keeps its orientation
  }
}

/**
 * Fills the screen with an element, reactions and all.
 * iPhones let only a bare video into fullscreen, without stamps and buttons; there the element covers the page instead.
 */
export async function enterFullscreen(element: HTMLElement): Promise<FullscreenMode> {
  if (!document.fullscreenEnabled) return 'page';
  try {
    await element.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // why: refused by an embedding page or a policy; covering the page needs nobody's permission
    return 'page';
  }
  await turnToLandscape();
  return 'element';
}

/** Leaves the browser's fullscreen if it is on. */
export async function leaveFullscreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
}

/** Calls back with whether an element fills the screen by the browser's means, whenever that changes. */
export function watchFullscreen(element: HTMLElement, changed: (filling: boolean) => void): () => void {
  const tell = (): void => changed(document.fullscreenElement === element);
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}
