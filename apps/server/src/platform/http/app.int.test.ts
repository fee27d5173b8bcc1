import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { session } from '@kotohogi/contract/session';
import { createTestApp } from '@kotohogi/testkit/app';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const json = { 'content-type': 'application/json' };

describe('given the server', () => {
  test('when the operator asks, then it is alive and ready, and reports its metrics', async () => {
    const client = product.visitor();
    const [lives, ready, figures] = await Promise.all(['/healthz', '/readyz', '/metrics'].map(at => client.fetch(at)));
    expect([lives?.status, ready?.status]).toEqual([200, 200]);
    const text = await figures?.text();
    expect(text).toContain('kotohogi_sockets 0');
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('when anything is answered, then it has a request id of its own, and other sites may neither frame nor feed the page', async () => {
    const visitor = product.visitor();
    const [first, second] = [await visitor.fetch('/healthz'), await visitor.fetch('/api/auth/session')];
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    const policy = second.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy.split(';').find(part => part.startsWith('script-src'))).not.toMatch(/'unsafe-/);
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
    expect(second.headers.get('cache-control')).toBe('no-store');
  });

  test('when an untrusted client sends a request id, then it is ignored', async () => {
    const plain = await product.visitor().fetch('/healthz', { headers: { 'x-request-id': 'forged' } });
    expect(plain.headers.get('x-request-id')).not.toBe('forged');
  });

  test('when a proxy names the caller, then it is trusted only if it is listed', async () => {
    const ipOf = async (trustedProxies: readonly string[], remoteAddress: string) => {
      const app = await createTestApp({ trustedProxies });
      app.get('/ip', async request => request.ip);
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const { body } = await app.inject({ url: '/ip', remoteAddress, headers });
      await app.close();
      return body;
    };
    const listed = ['127.0.0.0/8', '::1', '10.0.0.0/16'];
    expect(await ipOf(listed, '127.0.0.1')).toBe('198.51.100.7');
    expect(await ipOf(listed, '10.0.4.2')).toBe('198.51.100.7');
    expect(await ipOf(listed, '10.1.0.1')).toBe('10.1.0.1');
    expect(await ipOf(listed, '192.168.0.9')).toBe('192.168.0.9');
  });

  test('when there is nothing at an address, then the error is in the language of the page', async () => {
    const visitor = product.visitor();
    const read = async () => await (await visitor.fetch('/api/nothing/here')).json();
    expect(await read()).toMatchObject({ status: 404, userMessage: 'お探しの情報は見つからないか、削除されました。' });
    visitor.language = 'en';
    expect(await read()).toMatchObject({ status: 404, userMessage: expect.stringContaining('not found') });
  });

  test('when the body is not JSON, or too large, then the response is a clear refusal, not a failure', async () => {
    const send = async (body: string) => {
      const response = await product.visitor().fetch('/api/auth/login', { method: 'POST', headers: json, body });
      return { status: response.status, failure: (await response.json()) as { userMessage: string } };
    };
    expect(await send('{"email":')).toMatchObject({
      status: 400,
      failure: { userMessage: expect.stringContaining('リクエストに問題') },
    });
    const tooMuch = { status: 413, failure: { userMessage: '送信するデータが大きすぎます。' } };
    expect(await send(JSON.stringify({ email: 'x'.repeat(65_536) }))).toMatchObject(tooMuch);
    expect(await send(`[${'0,'.repeat(20_000)}0]`)).toMatchObject(tooMuch);
  });

  test('when an anonymous caller sends a body where a session is required, then the body is not parsed', async () => {
    const body = '{"name":';
    const answer = await product.visitor().fetch('/api/auth/profile', { method: 'PATCH', headers: json, body });
    expect(answer.status).toBe(401);
  });

  test('when a machine posts an oversized form, then it is refused by its size or its number of fields', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of ['a=&'.repeat(1_000), `a=${'x'.repeat(40_000)}`]) {
      const answer = await product.visitor().fetch('/api/payment/notice', { method: 'POST', headers, body });
      expect(answer.status).toBe(413);
    }
  });

  test('when the input contains a NUL character or is nested too deeply, then it does not cause a server error', async () => {
    const visitor = product.visitor();
    for (const at of ['/api/attendance/a%00b/detail', '/api/auth/session?weddingKey=a%00b']) {
      const answer = await visitor.fetch(at);
      expect([at, answer.status]).toEqual([at, 404]);
    }
    const send = async (body: string) => {
      const answer = await visitor.fetch('/api/auth/login', { method: 'POST', headers: json, body });
      return { status: answer.status, failure: await answer.json() };
    };
    expect(await send(JSON.stringify({ email: 'a\0@b.jp', password: 'x' }))).toMatchObject({
      status: 422,
      failure: { fields: ['email'], validates: [{ path: 'email', rule: 'invalid' }] },
    });
    expect(await send(JSON.stringify({ email: 'a\ud800@b.jp', password: 'x' }))).toMatchObject({ status: 422 });
    expect((await send(`{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).status).toBe(422);
  });

  test('when an address cannot be decoded, then the error has the usual form, in the reader’s language', async () => {
    const addresses = [
      ['/api/attendance/%E0%A4%A/detail', 400],
      [`/api/attendance/${'a'.repeat(300)}/detail`, 404],
    ] as const;
    for (const [at, status] of addresses) {
      const english = await fetch(`${product.url}${at}`, { headers: { 'accept-language': 'en-US' } });
      const failure = await english.json();
      expect(failure).toEqual({
        id: `http_${status}`,
        status,
        message: expect.any(String),
        userMessage: expect.stringMatching(/^[ -~’]+$/),
      });
      expect(english.status).toBe(status);
      expect(english.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      const headers = { 'accept-language': 'en-US', cookie: 'language=ja' };
      const japanese = await (await fetch(`${product.url}${at}`, { headers })).json();
      expect(japanese).toMatchObject({ status, userMessage: expect.stringMatching(/[ぁ-ん]/) });
    }
  });

  test('when a page of another site writes, then it is refused, whatever headers it sends', async () => {
    const write = async (headers: Record<string, string>) => {
      const response = await fetch(`${product.url}/api/auth/logout`, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: '{}',
      });
      return response.status;
    };
    expect(await write({ origin: 'https://evil.example' })).toBe(403);
    expect(await write({ origin: 'null' })).toBe(403);
    expect(await write({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await write({})).toBe(403);
    expect(await write({ origin: product.url })).toBe(200);
  });

  test('every call that writes enforces this, except those of machines', async () => {
    const writes = product.product.routes.map(({ row }) => row).filter(row => row.method !== 'GET');
    const taken: string[] = [];
    for (const row of writes) {
      const answer = await product
        .visitor()
        .send(row, { params: {}, body: {} }, { headers: { origin: 'https://evil.example' } });
      if (answer.status !== 403) taken.push(`${row.method} ${row.path}`);
    }
    expect(taken.toSorted()).toEqual([
      'POST /mails/leave/:token/:choice',
      'POST /payment/notice',
      'POST /payment/return',
    ]);
    expect(writes).toContain(session.login);
  });
});

describe('given a body that never ends', () => {
  test('when it does not arrive in time, then the response is 408 and the connection is closed', async () => {
    const app = await createTestApp({ bodyTimeMs: 200 });
    app.post('/api/plain', async () => ({}));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/plain HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
    );
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"id":"http_408"');
    await app.close();
  });
});

describe('given a request that Node’s parser refuses', () => {
  test('when its headers are too large or malformed, then the response has an id and a text in the caller’s language', async () => {
    const { hostname, port } = new URL(product.url);
    const send = async (head: string) => {
      const socket = connect(Number(port), hostname);
      socket.write(`GET / HTTP/1.1\r\nhost: a\r\n${head}\r\n\r\n`);
      return await text(socket);
    };
    const tooLarge = await send(`accept-language: en\r\nx: ${'x'.repeat(20_000)}`);
    expect(tooLarge).toMatch(/^HTTP\/1\.1 431 .*\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    expect(tooLarge).toContain('"id":"http_431"');
    const unread = await send('accept-language: en-US\r\nno header');
    expect(unread).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(unread.slice(unread.indexOf('{')))).toMatchObject({
      userMessage: expect.stringMatching(/^[ -~’]+$/),
    });
  });
});

describe('given a limit of calls per minute', () => {
  test('when one address calls too often, then it has to wait, pages do not count, and others are served', async () => {
    const app = await createTestApp({ isRateLimited: true });
    app.get('/page', async () => 'a page');
    app.get('/api/plain', async () => ({}));
    app.get('/api/dear', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => ({}));
    const ask = async (url: string, remoteAddress = '192.0.2.1') => await app.inject({ url, remoteAddress });
    expect([await ask('/api/dear'), await ask('/api/dear')].map(answer => answer.statusCode)).toEqual([200, 200]);
    const refused = await ask('/api/dear');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ id: 'http_429', userMessage: expect.stringContaining('集中') });
    expect((await ask('/api/plain')).statusCode).toBe(200);
    expect((await ask('/api/dear', '192.0.2.2')).statusCode).toBe(200);
    for (let i = 0; i < 1250; i += 1) await ask('/page', '192.0.2.3');
    expect((await ask('/page', '192.0.2.3')).statusCode).toBe(200);
    for (let i = 0; i < 1200; i += 1) await ask('/api/plain', '192.0.2.3');
    expect((await ask('/api/plain', '192.0.2.3')).statusCode).toBe(429);
    await app.close();
  });
});

test('given that web fonts are switched off, then the policy allows none', async () => {
  const policyOf = async (hasWebFonts: boolean) => {
    const app = await createTestApp({ hasWebFonts });
    const { headers } = await app.inject('/');
    await app.close();
    return String(headers['content-security-policy']);
  };
  expect(await policyOf(true)).toContain("font-src 'self';");
  expect(await policyOf(false)).toContain("font-src 'none';");
});
