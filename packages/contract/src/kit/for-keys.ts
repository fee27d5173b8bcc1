import type { Endpoint } from './endpoint.ts';

/**
 * Whether an API key may make a call (decision 81): what permissions open, and reading what is open to everybody. One's own
 * account, and the doors where people sign in, join and leave, stay with people: a key that leaked must not become more.
 */
export function isForKeys({ access, method }: Pick<Endpoint, 'access' | 'method'>): boolean {
  if (access.includes('session') || access.includes('machine')) return false;
  return method === 'GET' || !access.includes('open');
}
