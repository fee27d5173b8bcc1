import type { FastifyRequest } from 'fastify';

/**
 * Whether a write came from one of our pages: by its Origin header or, if the browser omits that, by Sec-Fetch-Site. A
 * request with neither did not come from a page and is refused too: our own clients always send one.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const origin = request.headers.origin;
  if (typeof origin === 'string') return origin === new URL(publicUrl).origin;
  return request.headers['sec-fetch-site'] === 'same-origin';
}
