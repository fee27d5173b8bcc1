import type { Faults } from '@kotohogi/testkit/hosted-faults';
import type { FastifyInstance } from 'fastify';
import type { Store } from './store.ts';

/**
 * Operations for a tester that no customer has: act as an encoder, inject faults, inspect state. Not part of the real
 * API.
 */
export function mountControl(app: FastifyInstance, store: Store, faults: Faults): void {
  app.post<{ Body: { streamKey?: string } }>('/__control/encoders', (request, reply) => {
    const isTaken = store.connect(request.body.streamKey ?? '');
    return reply.code(isTaken ? 200 : 403).send({ isTaken });
  });

  app.get<{ Params: { key: string } }>('/__control/encoders/:key', (request, reply) => {
    const event = store.eventOfKey(request.params.key);
    const live = event && store.liveVideoOf(event);
    return reply.send({
      isConnected: live !== undefined,
      sentMs: live === undefined ? 0 : Date.now() - live.createdMs,
    });
  });

  app.delete<{ Params: { key: string } }>('/__control/encoders/:key', (request, reply) => {
    const event = store.eventOfKey(request.params.key);
    if (event !== undefined) store.disconnect(event);
    return reply.code(204).send();
  });

  app.post<{ Body: { mode?: string; times?: number } }>('/__control/faults', (request, reply) => {
    const { mode = '', times = 1 } = request.body;
    if (!faults.order(mode, times)) return reply.code(400).send({ error: `no such fault: ${mode}` });
    return reply.code(204).send();
  });

  app.delete('/__control/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.get('/__control/account', (_request, reply) =>
    reply.send({
      events: [...store.events.values()].map(({ id, title, status, domains }) => ({ id, title, status, domains })),
      videos: [...store.videos.values()].map(({ id, name, isLive }) => ({ id, name, isLive })),
    }),
  );
}
