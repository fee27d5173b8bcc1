import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPublication } from './publish/rtmp-client.ts';
import { fuzzRtmp } from './testing/fuzz-rtmp.ts';
import { OriginProcess, poll } from './testing/origin-process.ts';

let origin: OriginProcess;
beforeAll(async () => {
  origin = await OriginProcess.start({ limits: { publishWithinMs: 1_000 } });
});
afterAll(async () => origin.dispose());

/** Resident memory of the origin in MB; null if the system does not report it. */
async function residentMb(): Promise<number | null> {
  const status = await readFile(`/proc/${origin.pid}/status`, 'utf8').catch(() => '');
  const match = /VmRSS:\s+(\d+) kB/.exec(status);
  return match === null ? null : Number(match[1]) / 1024;
}

const settles = (port: number, bytes: Buffer) =>
  new Promise<number>(resolve => {
    const startedAtMs = Date.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Date.now() - startedAtMs));
  });

describe('unauthorized clients', () => {
  it('cannot crash or bloat the origin with anything they send', async () => {
    await fuzzRtmp(origin.ports.rtmp, 50, 1);
    const before = await residentMb();
    await fuzzRtmp(origin.ports.rtmp, 300, 20_261_121);
    const after = await residentMb();
    if (before !== null && after !== null) expect(after - before).toBeLessThan(20);
    expect(origin.errorText).toBe('');
    const slot = await origin.createSlot('still-here');
    const publication = await openPublication(origin.rtmpTarget(slot.mainKey));
    publication.finish();
    await publication.closed;
  });

  it('are disconnected if they send nothing, or stop midway', async () => {
    expect(await settles(origin.ports.rtmp, Buffer.alloc(0))).toBeLessThan(3_500);
    expect(await settles(origin.ports.rtmp, Buffer.concat([Buffer.of(3), Buffer.alloc(1_000)]))).toBeLessThan(3_500);
  });

  it('cannot take all connections from one address', async () => {
    const sockets = Array.from({ length: 40 }, () =>
      connect(origin.ports.rtmp, '127.0.0.1').on('error', () => undefined),
    );
    await poll(async () => (sockets.filter(socket => socket.closed).length >= 24 ? true : null));
    for (const socket of sockets) socket.destroy();
  });

  it('learn nothing from the playback port without a token', async () => {
    const base = `http://127.0.0.1:${origin.ports.playback}`;
    for (const path of [
      '/',
      '/v',
      '/v/x/still-here/live.m3u8',
      '/v/a.b.c.d.e/still-here/v0.m4s',
      '/slots',
      '/v/%2e%2e/x/index.m3u8',
    ]) {
      const { status } = await fetch(base + path);
      expect([401, 404]).toContain(status);
    }
  });
});

describe('a listener crowded with unauthorized connections', () => {
  it('still lets the encoder in, and closes at once when the origin ends', async () => {
    const limits = { maxConnections: 4, publishWithinMs: 600_000 };
    const small = await OriginProcess.start({ limits });
    const anonymous = Array.from({ length: 4 }, () =>
      connect(small.ports.rtmp, '127.0.0.1').on('error', () => undefined),
    );
    await Promise.all(anonymous.map(socket => once(socket, 'connect')));
    const slot = await small.createSlot('behind-the-crowd');
    const lines = async () => (await small.control.slot(slot.ref)).source.lines;
    await expect(openPublication(small.rtmpTarget('live'))).rejects.toThrow(/unknown stream key/);
    expect((await lines()).main.refusal).toBeNull();
    // A copied key with one extra character can only be meant for a waiting slot.
    await expect(openPublication(small.rtmpTarget(`${slot.mainKey}x`))).rejects.toThrow(/unknown stream key/);
    expect((await lines()).main.refusal).toMatchObject({ code: 'unknown-key' });
    const publication = await openPublication(small.rtmpTarget(slot.mainKey));
    expect(await poll(async () => (anonymous.some(socket => socket.closed) ? true : null))).toBe(true);
    expect((await small.control.slot(slot.ref)).source.main).toBe(true);
    await small.dispose();
    await publication.closed;
  });
});

describe('an encoder that is disconnected', () => {
  it('is cut off if it keeps sending, so that it notices', async () => {
    const slot = await origin.createSlot('deaf');
    const upstream: Socket[] = [];
    // A proxy between the two that passes on everything but the goodbye.
    const deafening = createServer({ allowHalfOpen: true }, client => {
      const server = connect({ port: origin.ports.rtmp, host: '127.0.0.1', allowHalfOpen: true });
      server.on('error', () => undefined).on('data', data => client.write(data));
      client.on('error', () => undefined).on('data', data => server.write(data));
      upstream.push(server);
    });
    deafening.listen(0, '127.0.0.1');
    await once(deafening, 'listening');
    const bound = deafening.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    const publication = await openPublication({ ...origin.rtmpTarget(slot.mainKey), port });
    const [server] = upstream;
    if (server === undefined) throw new Error('no connection arrived');
    const cut = new Promise(resolve => server.once('close', resolve));
    const sending = setInterval(() => server.write(Buffer.alloc(100)), 50);
    await origin.control.putSlot(slot.ref, { mainKeySha256: 'a'.repeat(64), spareKeySha256: 'b'.repeat(64) });
    await cut;
    clearInterval(sending);
    publication.abort();
    deafening.close();
  });
});

describe('a greedy guest', () => {
  it('is limited to its own share, while the others are served and counted', async () => {
    const { ref } = await origin.createSlot('crowded');
    await origin.control.publish(ref);
    const given = new AbortController();
    // Nothing was sent yet, so every one of these requests waits.
    const greedy = Array.from({ length: 60 }, () =>
      fetch(origin.url(ref, 'live.m3u8', 'viewer', 'greedy'), { signal: given.signal }),
    );
    const answered: Response[] = [];
    for (const one of greedy) {
      one.then(
        answer => answered.push(answer),
        () => undefined,
      );
    }
    await poll(async () => (answered.length >= 12 ? true : null));
    const other = fetch(origin.url(ref, 'live.m3u8', 'viewer', 'modest'), { signal: given.signal });
    const view = await poll(async () => {
      const now = await origin.control.slot(ref);
      return now.requests.open === 49 ? now : null;
    });
    expect(view).toMatchObject({ viewers: 2, requests: { turnedAway: 12 } });
    expect(answered.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array.from({ length: 12 }, () => [429, '1']),
    );
    given.abort();
    await Promise.allSettled([...greedy, other]);
    await poll(async () => ((await origin.control.slot(ref)).requests.open === 0 ? true : null));
  });
});
