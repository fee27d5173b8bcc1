/** Paths the server answers itself, not the app in the browser: calls, files, and the pages of a test environment. */
const SERVED = /^\/(?:api|art|fonts|files|assets|outbox|docs\/openapi\.json|healthz|readyz|metrics)(?:[/?#]|$)/;

/** Whether the browser must load a path. */
export function isServed(href: string): boolean {
  return SERVED.test(href);
}

/** The address of a link to a page: one that consists of a query alone stays on its page, as in a plain link. */
export const pageHref = (href: string, pathname: string): string =>
  href.startsWith('?') ? `${pathname}${href}` : href;
