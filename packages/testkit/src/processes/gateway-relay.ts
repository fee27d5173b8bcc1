import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server in front of the gateway's sandbox that counts how often each order was sent. */
export interface GatewayRelay {
  readonly url: string;
  readonly asked: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/** Starts it; every request goes on to the gateway. */
export async function startGatewayRelay(gatewayUrl: string): Promise<GatewayRelay> {
  const asked = new Map<string, number>();
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    const orderId = /(?:^|&)OrderID=([^&]*)/.exec(body)?.[1] ?? '';
    asked.set(orderId, (asked.get(orderId) ?? 0) + 1);
    const type = request.headers['content-type'] ?? '';
    const answer = await fetch(`${gatewayUrl}${request.url}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    reply.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}
