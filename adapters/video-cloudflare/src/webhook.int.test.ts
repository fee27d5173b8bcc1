import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ledger } from '@kotohogi/hosted-video';
import { afterAll, describe, expect, test } from 'vitest';
import { createCloudflareWebhook } from './webhook.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kotohogi-webhook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ledgerFile = path.join(folder, 'ledger.jsonl');
new Ledger(ledgerFile).keep('w7-abc', { id: 'input1', secret: '', clipId: 'film1', uploadLink: null, isQuiet: false });

const NOW_MS = 1_800_000_000_000;
const webhook = createCloudflareWebhook({ secret: 'signing', liveSecret: 'live', ledgerFile });

const sign = (body: string, secret: string, atMs: number) => {
  const time = Math.floor(atMs / 1_000);
  return `time=${time},sig1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
};
const read = (body: string, headers: Record<string, string>) =>
  webhook.read({ body, secret: '', header: name => headers[name] ?? '', nowMs: NOW_MS });
const signed = (body: string, secret = 'signing', atMs = NOW_MS) =>
  read(body, { 'webhook-signature': sign(body, secret, atMs) });

describe('given a notification about a film', () => {
  const body = '{"uid":"film9","liveInput":"input1","status":{"state":"ready"}}';

  test('when it is signed, then it is about the slot it was recorded for', () => {
    expect(signed(body)).toEqual({ kind: 'slot', ref: 'w7-abc' });
    expect(signed('{"uid":"film1"}')).toEqual({ kind: 'slot', ref: 'w7-abc' });
    expect(signed('{"uid":"film9"}')).toEqual({ kind: 'none' });
  });

  test('when a byte differs, it is old, or the secret is wrong, then it is ignored', () => {
    const header = { 'webhook-signature': sign(body, 'signing', NOW_MS) };
    expect(read(`${body} `, header)).toEqual({ kind: 'unproved' });
    expect(signed(body, 'signing', NOW_MS - 301_000)).toEqual({ kind: 'unproved' });
    expect(signed(body, 'another')).toEqual({ kind: 'unproved' });
    expect(read(body, { 'webhook-signature': 'time=x' })).toEqual({ kind: 'unproved' });
  });

  test('when it is signed as in the documentation, then the signature matches', () => {
    expect(sign('{}', 'secret', 1_230_811_200_000)).toMatch(/^time=1230811200,sig1=[0-9a-f]{64}$/);
  });
});

describe('given a notification about an input', () => {
  const body = '{"name":"Live","data":{"input_id":"input1","event_type":"live_input.disconnected"}}';

  test('when it carries the secret, then it is about that slot, otherwise it is ignored', () => {
    expect(read(body, { 'cf-webhook-auth': 'live' })).toEqual({ kind: 'slot', ref: 'w7-abc' });
    expect(read('hello', { 'cf-webhook-auth': 'live' })).toEqual({ kind: 'none' });
    expect(read(body, { 'cf-webhook-auth': 'dead' })).toEqual({ kind: 'unproved' });
  });

  test('when no secret is configured, then an empty one is rejected', () => {
    const closed = createCloudflareWebhook({ secret: '', liveSecret: '', ledgerFile });
    const post = { body, secret: '', header: () => '', nowMs: NOW_MS };
    expect(closed.read(post)).toEqual({ kind: 'unproved' });
  });
});
