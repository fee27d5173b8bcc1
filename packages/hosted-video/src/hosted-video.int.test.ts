import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SlotReport } from '@kotohogi/ports/video-provider';
import { afterAll, describe, expect, it } from 'vitest';
import type { SlotFacts } from './hosted-service.ts';
import { Ledger } from './ledger.ts';
import { asNote, NEW_NOTE } from './note.ts';
import { createServiceClient, ServiceRefusal } from './service-client.ts';
import { watchByPolling } from './watch.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kotohogi-hosted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const facts = (change: Partial<SlotFacts> = {}): SlotFacts => ({
  ...{ id: '1', secret: '', clipId: null, uploadLink: null, isQuiet: false },
  ...change,
});

describe('a ledger', () => {
  it('is read by another process as it grows, and ignores a line cut off by a crash', () => {
    const file = path.join(folder, 'shared', 'ledger.jsonl');
    const [one, other] = [new Ledger(file), new Ledger(file)];
    expect(other.find('a')).toBeUndefined();
    one.keep('a', facts());
    one.keep('a', facts({ clipId: '7' }));
    appendFileSync(file, '{"ref":"b","id":"2","isQ');
    expect(other.find('a')).toMatchObject({ id: '1', clipId: '7' });
    expect(other.refOf('7')).toBe('a');
    expect(other.find('b')).toBeUndefined();
    expect(new Ledger(file).all()).toHaveLength(1);
  });

  it('removes an entry for every process, and accepts the same name again', () => {
    const file = path.join(folder, 'shared', 'forgetful.jsonl');
    const [one, other] = [new Ledger(file), new Ledger(file)];
    one.keep('a', facts());
    one.keep('b', facts({ id: '2' }));
    expect(other.all()).toHaveLength(2);
    one.forget('a');
    one.forget('never-known');
    for (const ledger of [one, other, new Ledger(file)]) {
      expect(ledger.find('a')).toBeUndefined();
      expect(ledger.all().map(([ref]) => ref)).toEqual(['b']);
    }
    other.keep('a', facts({ id: '3' }));
    for (const ledger of [one, other]) expect(ledger.find('a')).toMatchObject({ id: '3' });
  });
});

describe('a note', () => {
  it('is read as it was written, and anything else is an empty note', () => {
    const note = { ...NEW_NOTE, publishedAtMs: 5, isStopped: true, film: { videoId: 'v', clipId: 'c' } };
    expect(asNote(JSON.parse(JSON.stringify(note)))).toEqual(note);
    for (const other of [undefined, null, 'text', [], { film: 'x', publishedAtMs: '5' }]) {
      expect(asNote(other)).toEqual(NEW_NOTE);
    }
  });
});

describe('a watch', () => {
  const report = (ref: string, viewers: number): SlotReport => ({ ref, viewers }) as SlotReport;

  it('polls quiet slots once and others until they change, and a failing one does not block the rest', async () => {
    const asked = new Map<string, number>();
    const reported: string[] = [];
    const stop = watchByPolling({
      pollMs: 5,
      slots: () => [
        ['broken', facts()],
        ['quiet', facts({ isQuiet: true })],
        ['open', facts()],
      ],
      poll: async ref => {
        asked.set(ref, (asked.get(ref) ?? 0) + 1);
        if (ref === 'broken' && (asked.get(ref) ?? 0) <= 2) throw new Error('away');
        return report(ref, ref === 'open' && (asked.get(ref) ?? 0) > 6 ? 1 : 0);
      },
      onReport: ({ ref, viewers }) => reported.push(`${ref} ${viewers}`),
    });
    await expect.poll(() => reported).toContain('open 1');
    stop();
    // Two polls failed, so everything is reported twice again; then only changes.
    expect(reported.filter(line => line === 'quiet 0')).toHaveLength(3);
    expect(reported.filter(line => line === 'open 1')).toHaveLength(1);
    expect(asked.get('quiet')).toBe(3);
  });
});

describe('a client', () => {
  const serve = async (listener: RequestListener) => {
    const server = createServer(listener);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const client = createServiceClient({ baseUrl: `http://127.0.0.1:${port}`, token: 'token', timeoutMs: 300 });
    return { client, close: () => new Promise(closed => server.close(closed)) };
  };

  it('retries repeatable calls only', async () => {
    const seen: string[] = [];
    const { client, close } = await serve((request, response) => {
      seen.push(`${request.method} ${request.headers.authorization}`);
      response.statusCode = 500;
      response.end();
    });
    await expect(client.call({ method: 'POST', path: '/' })).rejects.toThrow(/HTTP 500/);
    expect(seen).toEqual(['POST Bearer token']);
    await expect(client.call({ method: 'GET', path: '/' })).rejects.toThrow(/HTTP 500/);
    expect(seen).toHaveLength(4);
    await close();
  });

  it('distinguishes a refusal from no response, and respects its time limit', async () => {
    const { client, close } = await serve((request, response) => {
      if (request.url === '/silent') return;
      response.statusCode = request.url === '/later' ? 429 : 404;
      response.setHeader('retry-after', '600');
      response.end('{"error":"no"}');
    });
    const refused = client.call({ method: 'GET', path: '/none' });
    await expect(refused).rejects.toMatchObject({ status: 404, body: { error: 'no' } });
    await expect(refused).rejects.toBeInstanceOf(ServiceRefusal);
    await expect(client.call({ method: 'GET', path: '/later' })).rejects.toThrow(/HTTP 429/);
    await expect(client.call({ method: 'POST', path: '/silent' })).rejects.toThrow();
    await close();
  });
});
