import {
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { AudioConfig, MediaConfig, VideoConfig } from '../../bus/sample.ts';
import { parseAacConfig } from '../../codec/aac.ts';
import { parseAvcConfig } from '../../codec/avc.ts';
import { checkWhole } from './check-whole.ts';
import { type TimedPicture, withDecodeTimes } from './decode-order.ts';
import { type FilmProblem, UnusableFilm } from './film.ts';

/** Baseline, Main and High: eight bits, 4:2:0, supported by every browser. */
const PLAYABLE_PROFILES = new Set([66, 77, 100]);
/** WebM is read only to report what is wrong with it; it never contains H.264. */
const FORMATS = [MP4, QTFF, MATROSKA, WEBM];
const AAC_LC = 'mp4a.40.2';

/** An audio frame; times are those of the video file. */
export interface FilmAudioFrame {
  readonly dtsMs: number;
  readonly data: Uint8Array;
}

/** A video whose codecs are known to play; its samples are read on demand. */
export interface Film {
  readonly config: MediaConfig;
  readonly pictures: AsyncGenerator<TimedPicture, void, undefined>;
  /** Empty for a video without audio. */
  readonly sounds: AsyncGenerator<FilmAudioFrame, void, undefined>;
}

/** Attributes any error while reading to the video. */
async function orUnusable<T>(problem: FilmProblem, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw cause instanceof UnusableFilm ? cause : new UnusableFilm(problem, { cause });
  }
}

async function description(track: InputVideoTrack | InputAudioTrack, problem: FilmProblem): Promise<Uint8Array> {
  const config = await track.getDecoderConfig();
  const bytes = config?.description;
  if (bytes === undefined) throw new UnusableFilm(problem);
  return ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
}

async function videoConfig(track: InputVideoTrack): Promise<VideoConfig> {
  if ((await track.getCodec()) !== 'avc') throw new UnusableFilm('video-codec');
  const bytes = await description(track, 'video-codec');
  if (!PLAYABLE_PROFILES.has(bytes[1] ?? 0)) throw new UnusableFilm('video-codec');
  const rotationDeg = await track.getRotation();
  const config = parseAvcConfig(bytes);
  return rotationDeg === 0 ? config : { ...config, rotationDeg };
}

async function audioConfig(track: InputAudioTrack): Promise<AudioConfig> {
  if ((await track.getCodec()) !== 'aac') throw new UnusableFilm('audio-codec');
  const config = parseAacConfig(await description(track, 'audio-codec'));
  if (config.codec !== AAC_LC) throw new UnusableFilm('audio-codec');
  return config;
}

async function* packetsOf(track: InputVideoTrack | InputAudioTrack): AsyncGenerator<EncodedPacket, void, undefined> {
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packet.data.length !== packet.byteLength) throw new RangeError('the film ends in the middle of a packet');
      yield packet;
    }
  } catch (cause) {
    throw new UnusableFilm('broken', { cause });
  }
}

async function* picturesOf(track: InputVideoTrack) {
  for await (const { timestamp, type, data } of packetsOf(track))
    yield { ptsMs: timestamp * 1_000, isKey: type === 'key', data };
}

async function* soundsOf(track: InputAudioTrack | null): AsyncGenerator<FilmAudioFrame, void, undefined> {
  if (track === null) return;
  for await (const { timestamp, data } of packetsOf(track)) yield { dtsMs: timestamp * 1_000, data };
}

/** Opens a video and uses it; throws `UnusableFilm` if its container or codecs do not play, or if it is incomplete. */
export async function withFilm<T>(path: string, use: (film: Film) => Promise<T>): Promise<T> {
  await checkWhole(path);
  using input = new Input({ source: new FilePathSource(path), formats: FORMATS });
  if (!(await orUnusable('broken', () => input.canRead()))) throw new UnusableFilm('broken');
  const video = await orUnusable('broken', () => input.getPrimaryVideoTrack());
  const audio = await orUnusable('broken', () => input.getPrimaryAudioTrack());
  if (video === null) throw new UnusableFilm(audio === null ? 'broken' : 'no-video');
  const config = {
    video: await orUnusable('video-codec', () => videoConfig(video)),
    audio: audio === null ? null : await orUnusable('audio-codec', () => audioConfig(audio)),
  };
  return await use({ config, pictures: withDecodeTimes(picturesOf(video)), sounds: soundsOf(audio) });
}
