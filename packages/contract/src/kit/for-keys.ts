import type { Endpoint } from './endpoint.ts';

/**
 * Whether an API key may make a call (docs/product/api-key.md#calls): those guarded by permissions, and reading public
 * data. The user's own account, signing in, joining and leaving are reserved for people: a leaked key must not gain
 * more rights.
 */
export function isForKeys({ access, method }: Pick<Endpoint, 'access' | 'method'>): boolean {
  if (access.includes('session') || access.includes('machine')) return false;
  return method === 'GET' || !access.includes('open');
}
