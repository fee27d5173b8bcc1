import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { failed, inputShape, inputSummary, ok, videoShape } from './shapes.ts';
import type { LiveInput, Recording, Store } from './store.ts';

interface InputBody {
  readonly meta?: Record<string, unknown>;
  readonly recording?: Partial<Recording>;
  readonly enabled?: boolean;
  readonly deleteRecordingAfterDays?: number | null;
}

type ById = { Params: { id: string } };

/**
 * Applies a PUT: named fields are replaced (stream-live/start-stream-live.mdx). Disabling an input disconnects its
 * encoder.
 */
function change(store: Store, input: LiveInput, body: InputBody): void {
  if (body.meta !== undefined) input.meta = body.meta;
  if (body.recording !== undefined) input.recording = { ...input.recording, ...body.recording };
  if (body.deleteRecordingAfterDays !== undefined) input.deleteRecordingAfterDays = body.deleteRecordingAfterDays;
  if (body.enabled !== undefined) input.enabled = body.enabled;
  input.modifiedMs = Date.now();
  if (!input.enabled) store.disconnect(input);
}

/** The calls about live inputs and their outputs. */
export function mountInputs(api: FastifyInstance, store: Store, baseUrl: () => string): void {
  const missing = (reply: FastifyReply) => reply.code(404).send(failed(10_003, 'Not Found: live input not found'));
  const find = (id: string) => {
    const input = store.inputs.get(id);
    if (input !== undefined) store.settle(input);
    return input;
  };

  api.post<{ Body: InputBody }>('/live_inputs', (request, reply) => {
    const input = store.addInput();
    change(store, input, request.body);
    return reply.send(ok(inputShape(input, baseUrl())));
  });

  api.get('/live_inputs', (_request, reply) => {
    const liveInputs = [...store.inputs.values()].reverse().map(inputSummary);
    return reply.send(ok({ liveInputs, range: liveInputs.length, total: liveInputs.length }));
  });

  api.get<ById>('/live_inputs/:id', (request, reply) => {
    const input = find(request.params.id);
    return input === undefined ? missing(reply) : reply.send(ok(inputShape(input, baseUrl())));
  });

  api.put<ById & { Body: InputBody }>('/live_inputs/:id', (request, reply) => {
    const input = find(request.params.id);
    if (input === undefined) return missing(reply);
    change(store, input, request.body);
    return reply.send(ok(inputShape(input, baseUrl())));
  });

  api.delete<ById>('/live_inputs/:id', (request, reply) =>
    store.inputs.delete(request.params.id) ? reply.code(200).send() : missing(reply),
  );

  api.get<ById>('/live_inputs/:id/videos', (request, reply) => {
    const input = find(request.params.id);
    if (input === undefined) return missing(reply);
    return reply.send(ok(store.videosOf(input).map(video => videoShape(store, video, baseUrl()))));
  });

  api.get<ById>('/live_inputs/:id/outputs', (request, reply) => {
    const input = find(request.params.id);
    return input === undefined ? missing(reply) : reply.send(ok(input.outputs));
  });

  api.post<ById & { Body: { url: string; streamKey: string; enabled?: boolean } }>(
    '/live_inputs/:id/outputs',
    (request, reply) => {
      const input = find(request.params.id);
      if (input === undefined) return missing(reply);
      const { url, streamKey, enabled = true } = request.body;
      const output = { uid: randomBytes(16).toString('hex'), url, streamKey, enabled };
      input.outputs.push(output);
      return reply.send(ok(output));
    },
  );

  api.delete<{ Params: { id: string; output: string } }>('/live_inputs/:id/outputs/:output', (request, reply) => {
    const input = find(request.params.id);
    if (input === undefined) return missing(reply);
    input.outputs = input.outputs.filter(({ uid }) => uid !== request.params.output);
    return reply.code(200).send();
  });
}
