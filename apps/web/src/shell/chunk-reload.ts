import { boot } from './boot.ts';

const KEY = 'kotohogi-chunk-reload';

let isReloading = false;

/**
 * A chunk that fails to load usually means that a new build has replaced this one: reloads the page, once per build
 * (docs/product/error-page.md#a-part-of-a-build-that-is-missing). Returns whether it reloads; the second time the error
 * page is the better answer. Never without a network, because a reload would lose the page.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(KEY) === boot.buildId) return false;
    sessionStorage.setItem(KEY, boot.buildId);
  } catch {
    return false; // why: without storage a reload loop cannot be detected
  }
  location.reload();
  isReloading = true;
  return true;
}

/**
 * A module without which no page can be drawn, not even the error page, failed to load: reloads the page, and the
 * second time shows the message kept in the document itself.
 */
export function failStart(error: unknown): never {
  const lost = document.querySelector('template');
  if (!reloadOnce() && lost !== null) {
    document.getElementById('server-page')?.remove();
    document.body.append(lost.content);
  }
  throw error;
}

/** Whether an error is a module that failed to load, in the wording of the three engines. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
      error.message,
    )
  );
}

let quietLoads = 0;

/** Preloads code. Failures are ignored: whoever needs it later requests it again. */
export async function preloadChunk(load: () => Promise<unknown>): Promise<void> {
  quietLoads += 1;
  try {
    await load();
  } catch {
    // why: the page is complete without it, and what opens it later meets the same failure and says so
  } finally {
    quietLoads -= 1;
  }
}

/**
 * Handles Vite's event for a failed preload. The router reloads the page by itself when the message starts as a browser
 * writes it, also without a network, where the reload would lose the page; so the message starts differently then.
 */
export function watchChunks(): void {
  addEventListener('vite:preloadError', event => {
    if (quietLoads === 0 && reloadOnce()) event.preventDefault();
    else if (!navigator.onLine) event.payload.message = `offline: ${event.payload.message}`;
  });
}
