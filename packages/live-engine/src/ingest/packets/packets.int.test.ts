import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaFile } from '../../publish/media-file.ts';
import { readFixture } from '../../testing/fixtures.ts';
import { OriginProcess, poll } from '../../testing/origin-process.ts';
import { TestCamera } from '../../testing/test-camera.ts';
import { encodeFromCamera, type Refusal, WIRE_LIMITS, WIRE_VERSION } from './wire.ts';

const PAGE = 'https://wedding.example.com';

let origin: OriginProcess;
let clip: MediaFile;
beforeAll(async () => {
  origin = await OriginProcess.start({
    allowedOrigins: [PAGE],
    packetLimits: { helloWithinMs: 3_000, idleMs: 1_500, maxConnectionsPerAddress: 4 },
  });
  clip = await readFixture('gop-1s');
});
afterAll(async () => origin.dispose());

/** A connected camera. */
async function connect(): Promise<TestCamera> {
  const { camera, status } = await TestCamera.connect(origin.ports.playback, PAGE);
  expect(status).toBe(101);
  return camera;
}

/** A camera whose key was accepted. */
async function admitted(key: string): Promise<TestCamera> {
  const camera = await connect();
  camera.hello(key);
  await poll(async () => (camera.received.some(({ type }) => type === 'welcome') ? true : null));
  return camera;
}

const gone = (camera: TestCamera) => poll(async () => (camera.isOpen ? null : true));
const refusalOf = async (camera: TestCamera): Promise<Refusal | undefined> => {
  await gone(camera);
  const last = camera.received.at(-1);
  return last?.type === 'refused' ? last.reason : undefined;
};
const stateOf = async (ref: string) => origin.control.slot(ref);

describe('a browser that sends its camera', () => {
  it.each(['mainKey', 'spareKey'] as const)('is received by its %s, acknowledged and recorded', async which => {
    const slot = await origin.createSlot(`filmed-${which.toLowerCase()}`);
    await origin.control.publish(slot.ref);
    const camera = await admitted(slot[which]);
    const filming = camera.film(clip);
    await poll(async () => ((await stateOf(slot.ref)).health.hasAudio ? true : null));
    const acknowledged = await poll(async () => {
      const last = camera.received.at(-1);
      return last?.type === 'acknowledged' && last.sequence > 60 ? last : null;
    });
    expect(acknowledged.receivedBytes).toBeGreaterThan(10_000);
    expect(await stateOf(slot.ref)).toMatchObject({ health: { widthPx: 320, heightPx: 180 } });
    await poll(async () => ((await fetch(origin.url(slot.ref, 'v1.m4s'))).ok ? true : null));
    camera.send({ type: 'goodbye' });
    await filming;
    const { recording } = await origin.control.close(slot.ref);
    expect(recording).toMatchObject({ isPlayable: true, sessions: 1 });
  });

  it('continues in the same recording after an absence', async () => {
    const slot = await origin.createSlot('camera-returns');
    await origin.control.publish(slot.ref);
    const first = await admitted(slot.mainKey);
    void first.film(clip);
    await poll(async () => ((await fetch(origin.url(slot.ref, 'v1.m4s'))).ok ? true : null));
    await first.drop();
    const again = await admitted(slot.mainKey);
    void again.film(clip, 5_000);
    await poll(async () => ((await fetch(origin.url(slot.ref, 'v3.m4s'))).ok ? true : null));
    await again.drop();
    const { recording } = await origin.control.close(slot.ref);
    expect(recording).toMatchObject({ isPlayable: true, sessions: 1 });
  });

  it('gets a message when it is disconnected at the end of the live', async () => {
    const slot = await origin.createSlot('camera-closed');
    const camera = await admitted(slot.mainKey);
    void camera.film(clip);
    await poll(async () => ((await stateOf(slot.ref)).source.main ? true : null));
    await origin.control.close(slot.ref);
    expect(await refusalOf(camera)).toBe('expelled');
    const late = await connect();
    late.hello(slot.mainKey);
    expect(await refusalOf(late)).toBe('live-ended');
  });

  it('is refused while another one sends with its key', async () => {
    const slot = await origin.createSlot('camera-twice');
    const first = await admitted(slot.mainKey);
    void first.film(clip);
    const second = await connect();
    second.hello(slot.mainKey);
    expect(await refusalOf(second)).toBe('key-in-use');
    expect(first.isOpen).toBe(true);
    await first.drop();
  });

  it('counts as dead when it falls silent', async () => {
    const slot = await origin.createSlot('camera-idle');
    const camera = await admitted(slot.mainKey);
    await gone(camera);
    await poll(async () => ((await stateOf(slot.ref)).source.main ? null : true));
  });
});

describe('an unauthorized camera', () => {
  it('is refused with an unknown key, before any media', async () => {
    const camera = await connect();
    camera.hello('no such key');
    expect(await refusalOf(camera)).toBe('unknown-key');
  });

  it('is refused if it sends media without a key', async () => {
    const camera = await connect();
    camera.send({ type: 'video-config', description: clip.video.description });
    expect(await refusalOf(camera)).toBe('malformed');
  });

  it.each([
    [
      'another version of the wire',
      encodeFromCamera({ type: 'hello', version: WIRE_VERSION + 1, key: 'k' }),
      'other-version',
    ],
    ['garbage', Uint8Array.of(77, 1, 2, 3), 'malformed'],
    ['text', 'hello', 'malformed'],
  ] as const)('is refused for %s', async (_what, message, reason) => {
    const camera = await connect();
    camera.raw(message);
    expect(await refusalOf(camera)).toBe(reason);
  });

  it('is refused for tracks that no decoder could use', async () => {
    const slot = await origin.createSlot('camera-broken-track');
    const camera = await admitted(slot.mainKey);
    camera.send({ type: 'video-config', description: Uint8Array.of(1, 2, 3) });
    expect(await refusalOf(camera)).toBe('malformed');
  });

  it('is disconnected for too large a message, and for silence', async () => {
    const large = await connect();
    large.raw(new Uint8Array(WIRE_LIMITS.messageBytes + 1));
    await gone(large);
    const silent = await connect();
    await gone(silent);
    expect(silent.received).toEqual([]);
  });

  it('is rejected from another page, another path, and beyond its share of connections', async () => {
    expect((await TestCamera.connect(origin.ports.playback, 'https://elsewhere.example.com')).status).toBe(403);
    expect((await TestCamera.connect(origin.ports.playback)).status).toBe(403);
    expect((await TestCamera.connect(origin.ports.playback, PAGE, '/elsewhere')).status).toBe(404);
    const cameras = await Promise.all(Array.from({ length: 6 }, () => TestCamera.connect(origin.ports.playback, PAGE)));
    await poll(async () => (cameras.filter(({ camera }) => camera.isOpen).length === 4 ? true : null));
    await Promise.all(cameras.map(({ camera }) => camera.drop()));
  });

  it('cannot crash the origin with anything it sends', async () => {
    const slot = await origin.createSlot('camera-fuzzed');
    for (let round = 0; round < 40; round++) {
      const camera = await admitted(slot.mainKey);
      camera.send({ type: 'video-config', description: clip.video.description });
      const data = crypto.getRandomValues(new Uint8Array(1 + ((round * 97) % 4_000)));
      camera.send({ type: 'video', sequence: round, timestampMs: round * 1e6, isKey: round % 2 === 0, data });
      camera.raw(data);
      await camera.drop();
    }
    expect(origin.errorText).toBe('');
    await (await admitted(slot.mainKey)).drop();
  });
});
