import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** Properties of a test film; by default a small H.264 MP4 with sound. */
export interface FilmShape {
  readonly container?: 'mp4' | 'mov' | 'webm';
  readonly video?: 'avc' | 'hevc' | 'vp9' | 'none';
  readonly audio?: 'aac' | 'opus' | 'none';
  /** Approximate size. */
  readonly sizeBytes?: number;
  /** The index comes first, so that a truncated film can still be opened. */
  readonly isFastStart?: boolean;
}

const FORMATS = { mp4: Mp4OutputFormat, mov: MovOutputFormat, webm: WebMOutputFormat } as const;
const FRAMES = 50;
const FRAME_SEC = 0.2;
/** The limit of bytes per call. */
const RANDOM_MAX = 65_536;

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16));
}

function randomBytes(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes);
  for (let at = 0; at < sizeBytes; at += RANDOM_MAX) crypto.getRandomValues(bytes.subarray(at, at + RANDOM_MAX));
  return bytes;
}

/** A level-3.0 baseline configuration of 640 × 360, and an AAC-LC one of 48 kHz stereo. */
const AVC_CONFIG = fromHex('0142c01effe1000f6742c01eda02802dd80880000003008001000468ce3c80');
const HEVC_CONFIG = fromHex('0101600000009000000000005df000fcfdf8f800000f03');
const AAC_CONFIG = fromHex('1190');
const VIDEO_CONFIGS = {
  avc: { codec: 'avc1.42c01e', description: AVC_CONFIG },
  hevc: { codec: 'hvc1.1.6.L93.90', description: HEVC_CONFIG },
  vp9: { codec: 'vp09.00.30.08' },
} as const;

/** An undecodable frame in its codec's framing. */
function frameOf(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const frame = randomBytes(sizeBytes);
  new DataView(frame.buffer).setUint32(0, sizeBytes - 4);
  frame[4] = 0x65;
  return frame;
}

/**
 * Makes a film: valid in everything but its frames, which no test decodes. Needs no encoder, has any size, and runs in
 * Node and in a browser.
 */
export async function makeFilm(shape: FilmShape = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { container = 'mp4', video = 'avc', audio = 'aac', sizeBytes = 60_000, isFastStart = false } = shape;
  const Format = FORMATS[container];
  const target = new BufferTarget();
  const format = new Format(container === 'webm' ? {} : { fastStart: isFastStart ? 'in-memory' : false });
  const output = new Output({ format, target });
  const pictures = video === 'none' ? undefined : new EncodedVideoPacketSource(video);
  const sounds = audio === 'none' ? undefined : new EncodedAudioPacketSource(audio);
  if (pictures) output.addVideoTrack(pictures);
  if (sounds) output.addAudioTrack(sounds);
  await output.start();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const at = frame * FRAME_SEC;
    const picture = new EncodedPacket(frameOf(Math.max(64, Math.floor(sizeBytes / FRAMES))), 'key', at, FRAME_SEC);
    if (pictures && video !== 'none') {
      const decoderConfig = { ...VIDEO_CONFIGS[video], codedWidth: 640, codedHeight: 360 };
      await pictures.add(picture, frame === 0 ? { decoderConfig } : undefined);
    }
    const description = audio === 'aac' ? { description: AAC_CONFIG } : {};
    const decoderConfig = {
      codec: audio === 'aac' ? 'mp4a.40.2' : 'opus',
      sampleRate: 48_000,
      numberOfChannels: 2,
      ...description,
    };
    await sounds?.add(
      new EncodedPacket(randomBytes(120), 'key', at, FRAME_SEC),
      frame === 0 ? { decoderConfig } : undefined,
    );
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('the film was not written');
  return new Uint8Array(target.buffer);
}
