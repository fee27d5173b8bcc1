import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ledger } from '@kotohogi/hosted-video';
import { afterAll, describe, expect, test } from 'vitest';
import { createVimeoWebhook } from './webhook.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kotohogi-webhook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ledgerFile = path.join(folder, 'ledger.jsonl');
new Ledger(ledgerFile).keep('w7-abc', { id: '123', secret: '', clipId: '456', uploadLink: null, isQuiet: false });

const read = (body: string, secret = 'the-secret', known = 'the-secret') =>
  createVimeoWebhook({ secret: known, ledgerFile }).read({ body, secret, header: () => '', nowMs: 0 });

describe('given a post of the platform', () => {
  test.each([
    ['an event of ours', '{"resource":{"uri":"/live_events/123"}}'],
    ['a film of ours', '{"data":[{"link":"https://api.vimeo.com/videos/456?fields=uri"}]}'],
    ['slashes that are escaped', '{"uri":"\\/live_events\\/123"}'],
  ])('when it names %s, then it is about its slot', (_what, body) => {
    expect(read(body)).toEqual({ kind: 'slot', ref: 'w7-abc' });
  });

  test('when it names nothing of ours, then nothing is updated', () => {
    expect(read('{"uri":"/videos/789"}')).toEqual({ kind: 'none' });
    expect(read('no JSON at all')).toEqual({ kind: 'none' });
  });

  test('when the secret is wrong or missing, then it is ignored', () => {
    expect(read('{"uri":"/videos/456"}', 'another')).toEqual({ kind: 'unproved' });
    expect(read('{"uri":"/videos/456"}', '', '')).toEqual({ kind: 'unproved' });
  });
});
