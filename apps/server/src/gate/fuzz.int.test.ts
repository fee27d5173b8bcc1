import { randomUUID } from 'node:crypto';
import type { TestClient } from '@kotohogi/testkit/client';
import { inputOf, oddText, pick, type Random, randomOf } from '@kotohogi/testkit/fuzz-input';
import { buildParty, signInUser } from '@kotohogi/testkit/party';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const REQUESTS = 2_000;
/** One seed, so that red is about the change; FUZZ=1 tries what nobody has tried yet. */
const SEED = process.env.FUZZ === undefined ? 20_261_122 : Date.now() % 1_000_000_000;

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly 'x-access': readonly string[];
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

let product: TestProduct;
let calls: readonly Call[];
/** Values that exist, by the names of parameters and fields. */
let known: Json;
const callers: TestClient[] = [];

beforeAll(async () => {
  // Without a worker: jobs of odd inputs are the worker's own tests.
  product = await startTestProduct({ isWithoutWorker: true });
  const party = await buildParty(product);
  const { companyId, facilityId, hallId, weddingId, key: weddingKey } = party;
  const guest = await party.guest();
  known = {
    ...{ companyId, facilityId, hallId, weddingId, weddingKey },
    ...{ wedding: weddingKey, id: guest.attendantId, email: guest.email, secret: 'reports-of-a-trial' },
    ...{ recipient: guest.email, kind: 'bounced', version: 1, orderId: 'none', param: 'channel' },
  };
  callers.push(
    product.visitor(),
    guest.browser,
    await party.host(),
    await party.staff('administrator'),
    await signInUser(product, { scope: 'company', companyId, role: 'manager' }),
    await signInUser(product, { scope: 'admin', role: 'administrator' }),
  );
  const document = (await (await product.visitor().fetch('/docs/openapi.json')).json()) as { paths: Json };
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => product.stop());

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** An address part as a client would send it; what cannot be encoded is sent as the bytes of a lone surrogate. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

/** The body of a machine: a form now and then, otherwise JSON; of the reports of a mail service, their list. */
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

/** One request made of a row of the API reference, as a line for the report and as what is sent. */
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

const PLACES = [
  '/files/photo//x.jpg',
  '/files/photo/-/..jpg',
  '/c/%00/weddings/%00',
  '/c/a/weddings/%ED%A0%80',
  '/%',
  '/c//weddings//',
];

describe(`given calls made of the API reference (seed ${SEED})`, () => {
  test(`when ${REQUESTS} of them arrive from every kind of caller, then none is answered with a server error`, async () => {
    const random = randomOf(SEED);
    const broken: string[] = [];
    const statuses = new Map<number, number>();
    // Signing out would leave the rest of the run to visitors.
    const tried = calls.filter(({ path }) => !path.endsWith('/logout') && path !== '/auth/password');
    for (let i = 0; i < REQUESTS; i += 1) {
      const { line, path, init } = requestOf(random, pick(random, tried));
      const answer = await pick(random, callers).fetch(path, init);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500 && answer.status !== 503) broken.push(`${answer.status} ${line}`);
      await answer.arrayBuffer();
    }
    for (const path of PLACES) {
      const answer = await product.visitor().fetch(path);
      if (answer.status >= 500) broken.push(`${answer.status} ${path}`);
    }
    console.info(`seed ${SEED}`, Object.fromEntries([...statuses].toSorted()));
    expect(broken).toEqual([]);
    // A run that is refused at the door everywhere would say nothing.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
  }, 60_000);
});
