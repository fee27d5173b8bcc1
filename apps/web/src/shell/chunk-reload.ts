import { boot } from './boot.ts';

const KEY = 'kotohogi-chunk-reload';

let isReloading = false;

/**
 * A chunk that cannot be loaded usually means that a new build has replaced this one: the page is loaded again, once for
 * each build (decision 115). Answers whether it does so; the second time the error page is the better answer.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true;
  try {
    if (sessionStorage.getItem(KEY) === boot.buildId) return false;
    sessionStorage.setItem(KEY, boot.buildId);
  } catch {
    return false; // why: without storage a loop could not be told from the first time
  }
  location.reload();
  isReloading = true;
  return true;
}

/**
 * Something without which no page can be drawn, not even the error page, did not come: loads all of it again, and the second
 * time shows the words that wait in the document itself.
 */
export function giveUpStart(error: unknown): never {
  const lost = document.querySelector('template');
  if (!reloadOnce() && lost !== null) {
    document.getElementById('first-look')?.remove();
    document.body.append(lost.content);
  }
  throw error;
}

/** Whether an error is a module that did not come, in the words of the three engines. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload/i.test(
      error.message,
    )
  );
}

let quietLoads = 0;

/** Loads code that nobody waits for yet. Whether it comes is told to nobody: who needs it then, asks for it again. */
export async function quietly(load: () => Promise<unknown>): Promise<void> {
  quietLoads += 1;
  try {
    await load();
  } catch {
    // why: the page is whole without it, and what opens it later meets the same failure and says so
  } finally {
    quietLoads -= 1;
  }
}

/** Listens for Vite's own notice of a failed preload. Without a network a page that was loaded again would be gone: it stays as it is. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', event => {
    if (quietLoads === 0 && navigator.onLine && reloadOnce()) event.preventDefault();
  });
}
