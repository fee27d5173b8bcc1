import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The default proxies: those on this machine. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1'];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Makes a searchable list of addresses and networks (`10.0.0.7`, `10.1.0.0/16`, `fd00::/8`). */
export function proxyList(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** The client address. Behind a listed proxy, it is the last address the proxy names, the only one it saw itself. */
export function callerOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: BlockList): string {
  // A dual-stack socket shows IPv4 addresses mapped into IPv6.
  const address = (socket.remoteAddress ?? 'unknown').replace(/^::ffff:(?=[\d.]+$)/, '');
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const isProxy = isIP(address) !== 0 && proxies.check(address, familyOf(address));
  return isProxy && named !== undefined && isIP(named) !== 0 ? named : address;
}
