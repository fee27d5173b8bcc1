import { randomUUID } from 'node:crypto';
import type { TestClient } from '@kotohogi/testkit/client';
import { inputOf, oddText, pick, type Random, randomOf } from '@kotohogi/testkit/fuzz-input';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const REQUESTS = 2_000;
/** A fixed seed, so that a failure is caused by the change; FUZZ=1 uses a new seed. */
const SEED = process.env.FUZZ === undefined ? 20_261_122 : Date.now() % 1_000_000_000;

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly 'x-access': readonly string[];
  readonly responses: Readonly<Record<string, { readonly content: Json }>>;
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

let product: TestProduct;
let calls: readonly Call[];
/** Existing values, by the names of parameters and fields. */
let known: Json;
let callers: Readonly<Record<string, TestClient>>;

beforeAll(async () => {
  // Without a worker: jobs with odd inputs are covered by the worker's own tests.
  product = await startTestProduct({ isWithoutWorker: true });
  const participants = await buildParticipants(product);
  const { companyId, facilityId, hallId, weddingId, key: weddingKey } = participants;
  const guest = await participants.guest();
  known = {
    ...{ companyId, facilityId, hallId, weddingId, weddingKey },
    ...{ wedding: weddingKey, id: guest.attendantId, email: guest.email, secret: 'reports-of-a-trial' },
    ...{ recipient: guest.email, kind: 'bounced', version: 1, orderId: 'none', month: '2026-01' },
    ...{ param: 'channel' },
  };
  callers = {
    open: product.visitor(),
    guest: guest.browser,
    wedding: await participants.host(),
    facility: await participants.staff('administrator'),
    company: await signInUser(product, { scope: 'company', companyId, role: 'manager' }),
    admin: await signInUser(product, { scope: 'admin', role: 'administrator' }),
  };
  const document = (await (await product.visitor().fetch('/docs/openapi.json')).json()) as { paths: Json };
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => product.stop());

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A path segment as a client would send it. Text that cannot be encoded is sent as the bytes of a lone surrogate. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

/** The body of a machine: sometimes a form, otherwise JSON; for reports of a mail service, their list. */
function machineBody(random: Random, body: unknown): { readonly type: string; readonly body: string } {
  if (random() < 0.4) {
    const form = new URLSearchParams();
    for (const name of ['AccessID', 'OrderID', 'ShopID', 'Status', 'MD', 'PaRes', 'JobCd'])
      form.set(name, oddText(random));
    return { type: 'application/x-www-form-urlencoded', body: form.toString() };
  }
  const report = {
    recipient: random() < 0.7 ? known.recipient : oddText(random),
    kind: 'bounced',
    reason: oddText(random),
  };
  return { type: 'application/json', body: JSON.stringify(random() < 0.7 ? [report] : body) };
}

/** Makes one request from an operation of the API reference, as a line for the report and as what is sent. */
function requestOf(random: Random, { method, path, operation }: Call) {
  const value = (name: string, schema: Json) =>
    name in known && random() < 0.9 ? known[name] : inputOf(random, schema, known);
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(asText(value(name, {}))));
  const query = operation.parameters
    .filter(parameter => parameter.in === 'query' && random() < 0.7)
    .map(({ name, schema }) => `${name}=${encoded(asText(value(name, schema)))}`);
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const input = content === undefined ? undefined : inputOf(random, content.schema, known, random() < 0.05);
  const json = {
    type: mediaType ?? '',
    body: mediaType === 'application/json' ? JSON.stringify(input) : oddText(random),
  };
  const sent = operation['x-access'].includes('machine') ? machineBody(random, input) : json;
  return {
    line: `${method.toUpperCase()} /api${url}?${query.join('&')} ${content === undefined ? '' : sent.body.slice(0, 400)}`,
    path: `/api${url}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    init: {
      method: method.toUpperCase(),
      ...(content === undefined ? {} : { body: sent.body }),
      headers: {
        'idempotency-key': randomUUID(),
        ...(content === undefined ? {} : { 'content-type': sent.type }),
      },
    },
  };
}

/**
 * Signing out, or changing the password, would leave the rest of the run to anonymous callers. Print and pictures take
 * seconds and no input from the caller.
 */
const isTried = ({ path, operation }: Call) =>
  !path.endsWith('/logout') &&
  path !== '/auth/password' &&
  Object.keys(operation.responses['200']?.content ?? {}).every(type => /^(?:application\/json|text\/)/.test(type));

/** Calls that may delete the callers, or data that other calls need: they come last. */
const isDeletion = ({ method, path }: Call) => method === 'delete' && /^\/(?:admin|companies|facilities)\//.test(path);

/** Mostly a caller the endpoint admits, so that the input is read; sometimes any caller. */
function callerOf(random: Random, { operation }: Call): TestClient {
  const scope = pick(random, operation['x-access']).split(':')[0] ?? '';
  const admitted = scope === 'session' || scope === '*' ? callers.facility : callers[scope];
  return admitted === undefined || random() < 0.15 ? pick(random, Object.values(callers)) : admitted;
}

/** Whether a response is a server fault. A refusal that the endpoint declares, e.g. an unreachable provider, is not. */
async function isFault(answer: Response): Promise<boolean> {
  const body = await answer.text();
  return answer.status >= 500 && !/^\{"id":"(?!http_)/.test(body);
}

/** Addresses that do not belong to any endpoint. */
const ADDRESSES = [
  '/files/photo//x.jpg',
  '/files/photo/-/..jpg',
  `/files/photo/${'x'.repeat(150)}/${'x'.repeat(300)}.jpg`,
  '/c/%00/weddings/%00',
  '/c/a/weddings/%ED%A0%80',
  '/%',
  '/c//weddings//',
];

describe(`given calls generated from the API reference (seed ${SEED})`, () => {
  test(`when ${REQUESTS} of them arrive from every kind of caller, then none is answered with a server error`, async () => {
    const random = randomOf(SEED);
    const faults: string[] = [];
    let admitted = 0;
    const tried = calls.filter(isTried);
    const picked = Array.from({ length: REQUESTS }, () => pick(random, tried)).toSorted(
      // The last ones are sent first.
      (a, b) => Number(isDeletion(b)) - Number(isDeletion(a)),
    );
    const requests = picked.map(call => ({ caller: callerOf(random, call), ...requestOf(random, call) }));
    const worker = async () => {
      for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
        const answer = await next.caller.fetch(next.path, next.init);
        if (![401, 403, 404].includes(answer.status)) admitted += 1;
        if (await isFault(answer)) faults.push(`${answer.status} ${next.line}`);
      }
    };
    await Promise.all(Array.from({ length: 6 }, worker));
    for (const path of ADDRESSES) {
      if (await isFault(await product.visitor().fetch(path))) faults.push(path);
    }
    expect(faults).toEqual([]);
    // A run in which every call is refused by the gate would prove nothing.
    expect(admitted).toBeGreaterThan(REQUESTS / 3);
  });
});
