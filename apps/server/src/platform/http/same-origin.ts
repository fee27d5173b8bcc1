import type { FastifyRequest } from 'fastify';

/**
 * Whether a write came from a page of ours: by its Origin header, or where a browser leaves that out, by Sec-Fetch-Site.
 * A request with neither was not sent by a browser's page and is refused too: our own clients always send one.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const origin = request.headers.origin;
  if (typeof origin === 'string') return origin === new URL(publicUrl).origin;
  return request.headers['sec-fetch-site'] === 'same-origin';
}
