import { connect } from 'node:net';
import { type AmfValue, encodeAmf0 } from '../ingest/rtmp/amf0.ts';
import { writeChunks } from '../ingest/rtmp/chunk-writer.ts';
import { HANDSHAKE_BYTES, MESSAGE } from '../ingest/rtmp/message.ts';

/** A small deterministic generator, so that a failure can be repeated from its seed. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function garbage(random: (below: number) => number, maxBytes: number): Buffer {
  return Buffer.from(Array.from({ length: random(maxBytes) }, () => random(256)));
}

/** Hostile input: garbage at once, or after a valid handshake, a valid connect, or a valid but unknown key. */
function randomBytes(random: (below: number) => number): Buffer {
  const hello = Buffer.concat([Buffer.of(3), Buffer.alloc(2 * HANDSHAKE_BYTES, random(256))]);
  const command = (...values: AmfValue[]) =>
    writeChunks(
      3,
      { type: MESSAGE.commandAmf0, streamId: random(3), timestampMs: 0, payload: encodeAmf0(...values) },
      128,
    );
  const stages = [
    Buffer.alloc(0),
    hello,
    command('connect', 1, { app: 'live' }),
    command('createStream', 2, null),
    command('publish', 3, null, `key-${random(1_000)}`, 'live'),
  ];
  const good = Buffer.concat(stages.slice(0, 1 + random(stages.length)));
  const bytes = Buffer.concat([good, garbage(random, 2_000)]);
  for (let flips = random(4); flips > 0; flips--) {
    const at = random(bytes.length || 1);
    if (at < bytes.length) bytes[at] = random(256);
  }
  return bytes;
}

function attack(port: number, random: (below: number) => number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const bytes = randomBytes(random);
    const cut = random(bytes.length + 1);
    const giveUp = setTimeout(() => socket.destroy(), 250);
    socket.on('connect', () => {
      socket.write(bytes.subarray(0, cut));
      setImmediate(() => socket.write(bytes.subarray(cut)));
    });
    socket.resume();
    // why: the server is expected to hang up.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(giveUp);
      resolve();
    });
  });
}

/** Opens `count` hostile connections, a few at a time. */
export async function fuzzRtmp(port: number, count: number, seed: number): Promise<void> {
  const random = generator(seed);
  let left = count;
  const worker = async () => {
    while (left-- > 0) await attack(port, random);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
