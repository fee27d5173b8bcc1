import { boot } from './boot.ts';

const DAYS_30 = 2_592_000;

/**
 * Removes the server-rendered page. From then on this browser has the page's code cached, and the server omits
 * it: a page that renders at once does not need it (server: platform/http/pages.ts).
 */
export function removeServerPage(): void {
  const served = document.getElementById('server-page');
  if (served === null) return;
  served.remove();
  // A frame alone has no content of the page, so there is nothing to remember.
  if (served.dataset.frame !== undefined) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `build=${boot.buildId}; path=${location.pathname}; max-age=${DAYS_30}; samesite=lax`;
}
