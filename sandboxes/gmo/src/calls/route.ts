import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, Outcome } from '../call-context.ts';
import type { Fault, Faults } from '../faults.ts';
import { type NoticeSender, notify } from '../notices.ts';
import type { Store } from '../store.ts';
import { ANSWER_CONTENT_TYPE, errorPairs, renderPairs } from '../wire/answer.ts';
import { type Fields, parseFields } from '../wire/fields.ts';
import { CALLS } from './index.ts';

/** Dependencies of the protocol's calls. */
export interface CallDeps {
  readonly store: Store;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  world(request: FastifyRequest): CallContext;
}

const NO_SUCH_CALL = 'E91099997';
const NOT_POST = 'E31500014';
const BUSY = 'E92000001';
const DUPLICATE = 'E90010001';

/** The work that two requests must not do at the same time; undefined for lookups, which conflict with nothing. */
function workOf(op: string, fields: Fields): string | undefined {
  if (op.startsWith('Search')) return undefined;
  return fields.AccessID ?? fields.MD ?? `${fields.ShopID}/${fields.OrderID}`;
}

function sendOutcome(reply: FastifyReply, outcome: Outcome): FastifyReply {
  const pairs = 'errors' in outcome ? errorPairs(outcome.errors) : outcome.pairs;
  return reply.type(ANSWER_CONTENT_TYPE).send(renderPairs(pairs));
}

function dropConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** Faults that stop a call before it does its work. */
function withoutWork(request: FastifyRequest, reply: FastifyReply, fault: Fault | undefined): FastifyReply | undefined {
  switch (fault?.mode) {
    case 'drop-request':
      return dropConnection(request, reply);
    case 'http-500':
      return reply.code(500).type('text/html').send('<html><body>Internal Server Error</body></html>');
    case 'busy':
      return sendOutcome(reply, { errors: [BUSY] });
    case 'e90':
      return sendOutcome(reply, { errors: [DUPLICATE] });
    default:
      return undefined;
  }
}

/** Mounts `POST /payment/<Name>.idPass` for every call, with the injected faults. */
export function mountCalls(app: FastifyInstance, deps: CallDeps): void {
  const working = new Set<string>();

  async function work(op: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const call = CALLS[op];
    if (call === undefined) return sendOutcome(reply, { errors: [NO_SUCH_CALL] });
    const fields = parseFields(request.body, request.headers['content-type']);
    const fault = deps.faults.take(op);
    const refused = withoutWork(request, reply, fault);
    if (refused !== undefined) return refused;
    const key = workOf(op, fields);
    if (key !== undefined && working.has(key)) return sendOutcome(reply, { errors: [DUPLICATE] });
    if (key !== undefined) working.add(key);
    try {
      if (fault?.mode === 'delay') await deps.faults.delay(fault);
      const outcome = call(fields, deps.world(request));
      if ('changed' in outcome && outcome.changed !== undefined)
        await notify(deps.notices, outcome.changed, fault?.mode);
      return fault?.mode === 'drop-answer' ? dropConnection(request, reply) : sendOutcome(reply, outcome);
    } finally {
      if (key !== undefined) working.delete(key);
    }
  }

  app.all<{ Params: { name: string } }>('/payment/:name', (request, reply) => {
    if (request.method !== 'POST') return sendOutcome(reply, { errors: [NOT_POST] });
    return work(request.params.name.replace(/\.idPass$/, ''), request, reply);
  });
}
