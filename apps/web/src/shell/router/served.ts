/** Addresses the server answers itself, not the app in the browser: calls, files, and the pages of a trial environment. */
const SERVED = /^\/(?:api|art|fonts|files|assets|outbox|docs\/openapi\.json|healthz|readyz|metrics)(?:[/?#]|$)/;

/** Whether an address must be loaded by the browser. */
export function isServed(href: string): boolean {
  return SERVED.test(href);
}
