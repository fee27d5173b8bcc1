import { boot } from './boot.ts';

const DAYS_30 = 2_592_000;

/**
 * Takes away what the server drew in place of the page. From then on this browser has the parts of this very page, and gets
 * it without: what comes at once need not be drawn twice (server: platform/http/pages.ts).
 */
export function endFirstLook(): void {
  const look = document.getElementById('first-look');
  if (look === null) return;
  look.remove();
  // A frame alone says nothing of the page, so nothing is to be remembered of it.
  if (look.dataset.frame !== undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `build=${boot.buildId}; path=${location.pathname}; max-age=${DAYS_30}; samesite=lax`;
}
