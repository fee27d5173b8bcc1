import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { callerOf, LOOPBACK, proxyList } from './caller.ts';

const NAMED = '198.51.100.7';
const from = (remoteAddress: string, forwarded: string) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  return request as unknown as Pick<IncomingMessage, 'socket' | 'headers'>;
};

test.each([
  ['a listed address', ['10.0.0.7'], '10.0.0.7', NAMED],
  ['a listed network', ['10.0.0.0/16'], '10.0.3.9', NAMED],
  ['a listed IPv6 network', ['fd00::/8'], 'fd12::1', NAMED],
  ['IPv4 within IPv6', ['10.0.0.7'], '::ffff:10.0.0.7', NAMED],
  ['a neighbor that is not listed', ['10.0.0.7'], '10.0.0.8', '10.0.0.8'],
  ['this machine by default', LOOPBACK, '127.0.0.1', NAMED],
  ['a private address by default', LOOPBACK, '192.168.1.4', '192.168.1.4'],
])('the forwarded address is handled correctly for %s', (_, proxies, address, caller) => {
  expect(callerOf(from(address, `203.0.113.1, ${NAMED}`), proxyList(proxies))).toBe(caller);
});

test('a text that is not an address is not used as one', () => {
  expect(callerOf(from('127.0.0.1', 'unknown'), proxyList(LOOPBACK))).toBe('127.0.0.1');
});
