import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress.ts';

const TEXT = '結婚式'.repeat(600);

async function ask(url: string, accepted?: string) {
  const app = Fastify();
  app.addHook('onSend', compressAnswer);
  app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(TEXT));
  app.get('/json', async () => ({ text: TEXT }));
  app.get('/short', async () => ({ text: 'short' }));
  app.get('/file', async (_request, reply) => reply.type('image/svg+xml').send(TEXT));
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return await app.inject({ url, headers });
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.000,gzip ; q=0', undefined],
  ['x-br, brr', undefined],
  ['', undefined],
  [undefined, undefined],
])('when %j is accepted, then the response is sent as %j and reads the same', async (accepted, coding) => {
  for (const url of ['/page', '/json']) {
    const { headers, rawPayload } = await ask(url, accepted);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('accept-encoding');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''];
    const text = String(read?.(rawPayload) ?? rawPayload);
    expect(url === '/page' ? text : JSON.parse(text).text).toBe(TEXT);
    if (coding !== undefined) expect(rawPayload.length).toBeLessThan(TEXT.length / 10);
  }
});

test('when there is nothing to gain, or the response is neither HTML nor JSON, then it is sent uncompressed', async () => {
  for (const url of ['/short', '/file']) {
    const { headers } = await ask(url, 'br, gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  }
});
