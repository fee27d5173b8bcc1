import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MediaFile } from '@kotohogi/live-engine/publish/media-file';
import { Publisher } from '@kotohogi/live-engine/publish/publisher';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { CONTROL_SECRET, OriginProcess, poll, TOKEN_SECRET } from '@kotohogi/live-engine/testing/origin-process';
import type { LinkedVideo } from '@kotohogi/ports/video-provider';
import { videoProviderConformance } from '@kotohogi/testkit/conformance/video-provider-conformance';
import { film as brokenFilm } from '@kotohogi/testkit/video-sandbox';
import { afterAll, beforeAll } from 'vitest';
import { createChannelProvider } from './channel-provider.ts';

const FILM = fileURLToPath(new URL('../../../packages/live-engine/src/fixtures/gop-1s.mp4', import.meta.url));

/** An encoder as the suite sees it: whether it is connected, and how much it has sent. */
interface Encoder {
  readonly publisher: Publisher;
  isConnected: boolean;
  sentFrames: number;
}

let origin: OriginProcess;
let clip: MediaFile;
let isCut = false;
const encoders = new Map<string, Encoder>();

beforeAll(async () => {
  origin = await OriginProcess.start();
  clip = await readFixture('gop-1s');
});
afterAll(async () => {
  await Promise.all([...encoders.values()].map(({ publisher }) => publisher.stop()));
  await origin.dispose();
});

async function goodFilm(): Promise<LinkedVideo> {
  return { videoId: randomUUID(), sizeBytes: (await stat(FILM)).size, read: async () => createReadStream(FILM) };
}

/** Pushes the clip in a loop; settles once the engine has accepted or refused the key. */
function push(ref: string, key: string): Promise<'accepted' | 'refused'> {
  return new Promise(resolve => {
    const encoder: Encoder = {
      isConnected: false,
      sentFrames: 0,
      publisher: new Publisher({
        target: origin.rtmpTarget(key),
        file: clip,
        isLooping: true,
        reconnectAfterMs: null,
        onFrame: () => {
          encoder.sentFrames += 1;
        },
        onState: state => {
          encoder.isConnected = state === 'connected';
          resolve(state === 'refused' ? 'refused' : 'accepted');
        },
      }),
    };
    encoders.set(ref, encoder);
    encoder.publisher.finished
      .catch(() => resolve('refused'))
      .finally(() => {
        encoder.isConnected = false;
      });
  });
}

videoProviderConformance('the built-in engine', async () => ({
  provider: createChannelProvider({
    controlUrl: `http://127.0.0.1:${origin.ports.control}`,
    controlSecret: CONTROL_SECRET,
    tokenSecret: TOKEN_SECRET,
    playbackUrl: `http://127.0.0.1:${origin.ports.playback}`,
    ingestUrl: `rtmp://127.0.0.1:${origin.ports.rtmp}/live`,
  }),
  signsAddresses: true,
  stampsTime: true,
  film: kind => (kind === 'good' ? goodFilm() : Promise.resolve(brokenFilm('broken'))),
  startEncoder: push,
  stopEncoder: async ref => encoders.get(ref)?.publisher.stop(),
  isConnected: async ref => encoders.get(ref)?.isConnected ?? false,
  sent: async (ref, durationMs) => {
    const encoder = encoders.get(ref);
    const until = (encoder?.sentFrames ?? 0) + (durationMs / 1_000) * clip.frameRate;
    await poll(async () => ((encoder?.sentFrames ?? 0) >= until ? true : null));
  },
  makeFile: async () => undefined,
  canPlay: async url => (await fetch(url)).ok,
  cut: async () => {
    isCut = true;
    await origin.kill();
  },
  repair: async () => {
    if (!isCut) return;
    await origin.restart();
    isCut = false;
  },
}));
