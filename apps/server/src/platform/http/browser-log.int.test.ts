import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { mountBrowserLog } from './browser-log.ts';

const lines: { level: number; msg: string; browser?: object }[] = [];
const app = Fastify({
  logger: { stream: { write: line => lines.push(JSON.parse(line)) } },
  disableRequestLogging: true,
});
mountBrowserLog(app);
afterEach(() => void lines.splice(0));

const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'POST', url: '/api/log', payload, headers: { 'content-type': 'text/plain', ...headers } });

const aLine = { level: 'error', text: 'a page failed', facts: { status: 500 } };

test('given a line of a browser, then it is in the log, without the tokens of its page', async () => {
  const token = 'A1O9QngVRljvn3F19CDOfigxyfLve0LXluFaKiTGsMo';
  const referer = `https://kotohogi.example/account/password/reset/${token}`;
  const answer = await post(JSON.stringify(aLine), { referer });
  expect(answer.statusCode).toBe(204);
  expect(lines).toMatchObject([
    {
      level: 50,
      msg: 'browser: a page failed',
      browser: { facts: { status: 500 }, page: '/account/password/reset/***' },
    },
  ]);
});

test.each([
  ['that is not JSON', 'hello', {}, 400],
  ['of an unknown level', JSON.stringify({ ...aLine, level: 'fatal' }), {}, 400],
  ['without a text', JSON.stringify({ level: 'info' }), {}, 400],
  ['from another site', JSON.stringify(aLine), { 'sec-fetch-site': 'cross-site' }, 403],
  ['of more than 16 kB', JSON.stringify({ ...aLine, facts: 'x'.repeat(17_000) }), {}, 413],
])('given a line %s, then it is refused and not logged', async (_what, payload, headers, status) => {
  expect((await post(payload, headers)).statusCode).toBe(status);
  expect(lines.filter(({ msg }) => msg.startsWith('browser:'))).toEqual([]);
});
