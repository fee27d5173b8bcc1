import { describe, expect, it } from 'vitest';
import type { SampleSink } from '../../bus/sample.ts';
import type { PublishDecision } from '../rtmp/session.ts';
import { PacketSession } from './session.ts';
import { decodeFromOrigin, encodeFromCamera, type FromCamera, type FromOrigin, WIRE_VERSION } from './wire.ts';

const HELLO: FromCamera = { type: 'hello', version: WIRE_VERSION, key: 'key' };
/** LC, 48 kHz, two channels. */
const SOUND: FromCamera = { type: 'audio-config', description: Uint8Array.of(0x11, 0x90) };
const BEAT: FromCamera = { type: 'audio', sequence: 0, timestampMs: 5, isKey: true, data: Uint8Array.of(1, 2) };

/** A session that logs everything it does, with an authorizer that answers on demand. */
function open() {
  const log: string[] = [];
  const received: (FromOrigin | null)[] = [];
  let answer: (decision: PublishDecision) => void = () => undefined;
  let expel: (reason: string) => void = () => undefined;
  const sink: SampleSink = {
    configure: ({ codec }) => log.push(`configure ${codec}`),
    push: ({ kind, dtsMs }) => log.push(`push ${kind} ${dtsMs}`),
    end: reason => log.push(`end ${reason}`),
  };
  const session = new PacketSession(
    {
      address: 'here',
      nowMs: () => 0,
      send: bytes => received.push(decodeFromOrigin(bytes)),
      close: trouble => log.push(`close ${trouble}`),
      published: () => log.push('published'),
    },
    request => {
      expel = request.expel;
      return new Promise(resolve => {
        answer = resolve;
      });
    },
  );
  const receive = (...message: FromCamera[]) => {
    for (const each of message) session.receive(encodeFromCamera(each));
  };
  const admit = async () => {
    answer({ accepted: true, sink });
    await Promise.resolve();
  };
  return { session, log, received, receive, admit, expel: (reason: string) => expel(reason) };
}

describe('the origin’s side of a camera', () => {
  it('passes on what comes after the welcome, and ends with a goodbye', async () => {
    const { receive, admit, log, received } = open();
    receive(HELLO);
    await admit();
    receive(SOUND, BEAT, { type: 'goodbye' }, BEAT);
    expect(received).toEqual([{ type: 'welcome' }]);
    expect(log).toEqual(['published', 'configure mp4a.40.2', 'push audio 5', 'end finished', 'close null']);
  });

  it('accepts nothing before the key was checked, and releases a slot that was granted too late', async () => {
    const { receive, admit, log, received } = open();
    receive(HELLO, SOUND);
    expect(received).toEqual([{ type: 'refused', reason: 'malformed' }]);
    await admit();
    expect(log).toEqual(['close malformed or out of order', 'end lost']);
  });

  it.each([
    ['a second hello', [HELLO]],
    ['sound that was not configured', [BEAT]],
    ['pictures that were not configured', [SOUND, { ...BEAT, type: 'video' }]],
    ['a track that no decoder could use', [{ type: 'audio-config', description: Uint8Array.of(0xff) }]],
  ] satisfies [string, FromCamera[]][])('refuses %s', async (_what, message) => {
    const { receive, admit, log, received } = open();
    receive(HELLO);
    await admit();
    receive(...message);
    expect(received.at(-1)).toEqual({ type: 'refused', reason: 'malformed' });
    expect(log.slice(-2)).toEqual(['end lost', 'close malformed or out of order']);
  });

  it('sends the reason when a camera is disconnected later', async () => {
    const { receive, admit, expel, log, received } = open();
    receive(HELLO);
    await admit();
    expel('the live has ended');
    expect(received.at(-1)).toEqual({ type: 'refused', reason: 'expelled' });
    expect(log.slice(-2)).toEqual(['end expelled', 'close the live has ended']);
  });
});
