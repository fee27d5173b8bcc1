import type { FullscreenMode } from './state.ts';

/** Rotates phones to landscape for the landscape picture; without support, nothing is lost. */
async function turnToLandscape(): Promise<void> {
  const orientation: { lock?: (to: 'landscape') => Promise<void> } = screen.orientation ?? {};
  try {
    await orientation.lock?.('landscape');
  } catch {
    // why: desktops and iPads refuse; the picture then simply keeps its orientation
  }
}

/**
 * Fills the screen with an element, including the reactions. iPhones allow only a bare video in fullscreen, without
 * stamps and buttons; there the element covers the page instead.
 */
export async function enterFullscreen(element: HTMLElement): Promise<FullscreenMode> {
  if (!document.fullscreenEnabled) return 'page';
  try {
    await element.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // why: an embedding page or a policy refuses fullscreen; covering the page needs no permission
    return 'page';
  }
  await turnToLandscape();
  return 'element';
}

/** Leaves the browser's fullscreen if it is on. */
export async function leaveFullscreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
}

/** Calls back whenever the element enters or leaves the browser's fullscreen. */
export function watchFullscreen(element: HTMLElement, changed: (filling: boolean) => void): () => void {
  const notify = (): void => changed(document.fullscreenElement === element);
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
}
