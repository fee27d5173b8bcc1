import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MediaSample, SampleSink, TrackConfig } from '../../bus/sample.ts';
import type { EncoderRefusal } from '../refusal.ts';
import { type AmfValue, decodeAmf0, encodeAmf0 } from './amf0.ts';
import { ChunkReader } from './chunk-reader.ts';
import { writeChunks } from './chunk-writer.ts';
import { HANDSHAKE_BYTES, MESSAGE, type RtmpMessage } from './message.ts';
import { type PublishDecision, RtmpSession, type SessionLink } from './session.ts';

const key = fc.string({ minLength: 1, maxLength: 12 });
const { value } = fc.letrec<{ value: AmfValue }>(tie => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.string(),
    fc.constant(null),
    fc.constant(undefined),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
}));

/** Splits bytes at arbitrary positions, as a network does. */
function split(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const at = [...new Set(cuts.map(cut => cut % (bytes.length + 1)))].toSorted((a, b) => a - b);
  return [...at, bytes.length].map((end, index) => bytes.subarray(index === 0 ? 0 : (at[index - 1] ?? 0), end));
}

describe('AMF0', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), values => {
        expect(decodeAmf0(encodeAmf0(...values))).toEqual(values);
      }),
    );
  });

  it('throws only RangeErrors on garbage', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        try {
          decodeAmf0(Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses objects that are nested too deep', () => {
    const deep = Buffer.concat(Array.from({ length: 5_000 }, () => Buffer.of(3, 0, 1, 97)));
    expect(() => decodeAmf0(deep)).toThrow(/deeply/);
  });
});

describe('chunks', () => {
  const message = fc.record({
    type: fc.constantFrom(8, 9, 18, 20),
    streamId: fc.nat({ max: 5 }),
    timestampMs: fc.oneof(fc.nat({ max: 0xffffffff }), fc.constantFrom(0xfffffe, 0xffffff, 0x1000000)),
    payload: fc.uint8Array({ maxLength: 700 }).map(bytes => Buffer.from(bytes)),
  });

  it('come back as the same messages however the bytes are split', () => {
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 8 }),
        fc.integer({ min: 1, max: 300 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (sent, size, cuts) => {
          const setSize = Buffer.alloc(4);
          setSize.writeUInt32BE(size);
          const announce: RtmpMessage = { type: MESSAGE.setChunkSize, streamId: 0, timestampMs: 0, payload: setSize };
          const bytes = Buffer.concat([
            writeChunks(2, announce, 128),
            ...sent.map((each, index) => writeChunks(3 + (index % 3), each, size)),
          ]);
          const reader = new ChunkReader(4 << 20);
          expect(split(bytes, cuts).flatMap(piece => [...reader.read(piece)])).toEqual(sent);
        },
      ),
    );
  });

  it('can have headers that contain only what changed', () => {
    const first = writeChunks(4, { type: 9, streamId: 1, timestampMs: 1_000, payload: Buffer.from('ab') }, 128);
    const sameShape = Buffer.from([0x84, 0, 0, 40, 0x63, 0x64]);
    const again = Buffer.from([0xc4, 0x65, 0x66]);
    const otherLength = Buffer.from([0x44, 0, 0, 10, 0, 0, 1, 8, 0x67]);
    const reader = new ChunkReader(1_000);
    const read = [...reader.read(Buffer.concat([first, sameShape, again, otherLength]))];
    expect(read.map(each => [each.type, each.timestampMs, each.payload.toString()])).toEqual([
      [9, 1_000, 'ab'],
      [9, 1_040, 'cd'],
      [9, 1_080, 'ef'],
      [8, 1_090, 'g'],
    ]);
  });

  it('throw only RangeErrors on garbage and hold no more than their limits', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 10 }), pieces => {
        const reader = new ChunkReader(64 << 10);
        try {
          for (const piece of pieces)
            for (const read of reader.read(Buffer.from(piece)))
              expect(read.payload.length).toBeLessThanOrEqual(64 << 10);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuse a message beyond the limit before reading it', () => {
    const reader = new ChunkReader(1_000);
    const head = writeChunks(4, { type: 9, streamId: 1, timestampMs: 0, payload: Buffer.alloc(1_001) }, 128).subarray(
      0,
      12,
    );
    expect(() => [...reader.read(head)]).toThrow(/too large/);
  });

  it('refuse a seventeenth chunk stream', () => {
    const reader = new ChunkReader(1_000);
    const open = (id: number) => [
      ...reader.read(writeChunks(id, { type: 8, streamId: 1, timestampMs: 0, payload: Buffer.alloc(1) }, 128)),
    ];
    for (let id = 3; id < 19; id++) open(id);
    expect(() => open(19)).toThrow(/too many chunk streams/);
  });
});

/** A session on a link that records everything. */
function session(decide: (key: string) => Promise<PublishDecision>) {
  const sent: Buffer[] = [];
  const log: string[] = [];
  const link: SessionLink = {
    address: '192.0.2.1',
    nowMs: () => 1_000,
    send: bytes => void sent.push(bytes),
    pause: () => void log.push('pause'),
    resume: () => void log.push('resume'),
    close: () => void log.push('close'),
    published: () => void log.push('published'),
  };
  const rtmp = new RtmpSession(link, async request => {
    log.push(`authorize ${request.app} ${request.key}`);
    return decide(request.key);
  });
  return { rtmp, sent, log };
}

const command = (streamId: number, ...values: AmfValue[]) =>
  writeChunks(3, { type: MESSAGE.commandAmf0, streamId, timestampMs: 0, payload: encodeAmf0(...values) }, 128);
const hello = Buffer.concat([Buffer.of(3), Buffer.alloc(2 * HANDSHAKE_BYTES, 7)]);
const introduction = (streamKey: string) =>
  Buffer.concat([
    hello,
    command(0, 'connect', 1, { app: 'live' }),
    command(0, 'createStream', 2, null),
    command(1, 'publish', 3, null, streamKey, 'live'),
  ]);
const audio = (payload: Buffer) => writeChunks(4, { type: MESSAGE.audio, streamId: 1, timestampMs: 5, payload }, 128);

describe('an RTMP session', () => {
  it('passes on samples once its key is accepted, however its bytes are split', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 20 }), async cuts => {
        const got: (MediaSample | TrackConfig)[] = [];
        const ends: string[] = [];
        const sink: SampleSink = {
          configure: config => void got.push(config),
          push: sample => void got.push(sample),
          end: reason => void ends.push(reason),
        };
        const { rtmp, log } = session(async () => ({ accepted: true, sink }));
        for (const piece of split(introduction('secret?ignored=1'), cuts)) rtmp.receive(piece);
        await Promise.resolve();
        await new Promise(setImmediate);
        rtmp.receive(audio(Buffer.from('af001190', 'hex')));
        rtmp.receive(audio(Buffer.from('af01deadbeef', 'hex')));
        rtmp.end('lost');
        rtmp.end('lost');
        expect(log).toEqual(['authorize live secret', 'pause', 'published', 'resume']);
        expect(got).toMatchObject([
          { kind: 'audio', sampleRateHz: 48_000 },
          { kind: 'audio', dtsMs: 5, data: Buffer.from('deadbeef', 'hex') },
        ]);
        expect(ends).toEqual(['lost']);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['HEVC', MESSAGE.video, Buffer.concat([Buffer.of(0x90), Buffer.from('hvc1'), Buffer.alloc(8)])],
    ['AV1', MESSAGE.video, Buffer.concat([Buffer.of(0x90), Buffer.from('av01'), Buffer.alloc(8)])],
    ['HEVC', MESSAGE.video, Buffer.of(0x1c, 0, 0, 0, 0, 1)],
    ['MP3', MESSAGE.audio, Buffer.of(0x2f, 0, 0)],
    ['Opus', MESSAGE.audio, Buffer.concat([Buffer.of(0x90), Buffer.from('Opus'), Buffer.alloc(8)])],
  ] as const)(
    'an encoder that sends %s learns what to set, and the operator why it was refused',
    async (codec, type, payload) => {
      const refusals: EncoderRefusal[] = [];
      const ends: string[] = [];
      const sink = {
        configure: () => undefined,
        push: () => undefined,
        end: (reason: string) => void ends.push(reason),
      };
      const onRefused = (refusal: EncoderRefusal) => void refusals.push(refusal);
      const { rtmp, sent, log } = session(async () => ({ accepted: true, sink, onRefused }));
      rtmp.receive(introduction('secret'));
      await new Promise(setImmediate);
      rtmp.receive(writeChunks(4, { type, streamId: 1, timestampMs: 0, payload }, 128));
      expect(refusals).toEqual([{ code: type === MESSAGE.video ? 'video-codec' : 'audio-codec', codec }]);
      const sentText = Buffer.concat(sent).toString('latin1');
      expect(sentText).toContain('NetStream.Publish.Rejected');
      expect(sentText).toContain(`${codec} ${type === MESSAGE.video ? 'video' : 'audio'} is not supported`);
      expect([ends, log.at(-1)]).toEqual([['expelled'], 'close']);
    },
  );

  it('refuses a wrong key with a readable reason and reads no media after it', async () => {
    const { rtmp, sent, log } = session(async () => ({
      accepted: false,
      code: 'unknown-key',
      reason: 'unknown stream key',
    }));
    rtmp.receive(Buffer.concat([introduction('wrong'), audio(Buffer.from('af001190', 'hex'))]));
    await new Promise(setImmediate);
    expect(log).toEqual(['authorize live wrong', 'pause', 'close', 'resume']);
    expect(Buffer.concat(sent).includes('unknown stream key')).toBe(true);
  });

  it('hangs up on media before publish, on play, and on anything that is not RTMP', () => {
    const fresh = () => session(async () => ({ accepted: false, code: 'unknown-key', reason: '' })).rtmp;
    expect(() => fresh().receive(Buffer.concat([hello, audio(Buffer.from('af00', 'hex'))]))).toThrow(/before publish/);
    expect(() => fresh().receive(Buffer.concat([hello, command(1, 'play', 4, null, 'x')]))).toThrow(/does not play/);
    expect(() => fresh().receive(Buffer.from('GET / HTTP/1.1\r\n'))).toThrow(/version 3/);
  });

  it('survives any garbage after the handshake with at most a RangeError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), garbage => {
        const { rtmp } = session(async () => ({ accepted: false, code: 'unknown-key', reason: '' }));
        try {
          rtmp.receive(hello);
          rtmp.receive(Buffer.from(garbage));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
