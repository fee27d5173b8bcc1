import type { Faults } from '@kotohogi/testkit/hosted-faults';
import type { FastifyInstance } from 'fastify';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/**
 * Operations for a tester that no customer has: act as an encoder, inject faults, inspect state. Not part of the real
 * API.
 */
export function mountControl(app: FastifyInstance, store: Store, faults: Faults, webhooks: Webhooks): void {
  app.post<{ Body: { streamKey?: string } }>('/__control/encoders', (request, reply) => {
    const { streamKey = '' } = request.body;
    const isTaken = store.connect(streamKey);
    const uid = store.inputOfKey(streamKey)?.uid;
    if (isTaken && uid !== undefined) webhooks.notifyLive(uid, 'live_input.connected');
    return reply.code(isTaken ? 200 : 403).send({ isTaken });
  });

  app.get<{ Params: { key: string } }>('/__control/encoders/:key', (request, reply) => {
    const input = store.inputOfKey(request.params.key);
    const live = input && store.videosOf(input).find(video => video.isLive);
    const isConnected = input?.status === 'connected';
    return reply.send({ isConnected, sentMs: live === undefined ? 0 : Date.now() - live.createdMs });
  });

  app.delete<{ Params: { key: string } }>('/__control/encoders/:key', (request, reply) => {
    const input = store.inputOfKey(request.params.key);
    if (input !== undefined) store.disconnect(input);
    if (input !== undefined) webhooks.notifyLive(input.uid, 'live_input.disconnected');
    return reply.code(204).send();
  });

  app.post<{ Body: { url: string; secret: string } }>('/__control/live-destination', (request, reply) => {
    webhooks.setLive(request.body);
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
      inputs: [...store.inputs.values()].map(({ uid, meta, enabled, status }) => ({ uid, meta, enabled, status })),
      videos: [...store.videos.values()].map(({ uid, meta, isLive }) => ({ uid, meta, isLive })),
    }),
  );
}
