import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
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
    // Each on a connection of its own: the gateway may close an idle one just as it is used again.
    const forwarded = send(`${gatewayUrl}${request.url}`, {
      agent: false,
      method: 'POST',
      headers: { 'content-type': request.headers['content-type'] ?? '', connection: 'close' },
    });
    forwarded.on('error', () => reply.destroy());
    forwarded.on('response', answer => {
      reply.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? '' });
      answer.pipe(reply);
    });
    forwarded.end(body);
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
