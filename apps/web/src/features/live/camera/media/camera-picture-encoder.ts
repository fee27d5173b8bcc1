import { FRAMES_PER_SECOND, type PictureSize } from './camera-pace.ts';

/** H.264 main profile, then baseline, level 3.1: supported by every phone. */
const CODECS = ['avc1.4d401f', 'avc1.42e01f', 'avc1.42001f'] as const;

/** An encoded frame. */
export interface Picture {
  readonly timestampMs: number;
  readonly isKey: boolean;
  readonly data: Uint8Array<ArrayBuffer>;
}

export interface PictureHandlers {
  /** AVCDecoderConfigurationRecord; emitted before the first frame and on every change. */
  readonly onConfig: (description: Uint8Array<ArrayBuffer>) => void;
  readonly onPicture: (picture: Picture) => void;
  /** The encoder failed and is unusable. */
  readonly onFailure: () => void;
}

function configOf(codec: string, { widthPx, heightPx }: PictureSize, bitrate: number): VideoEncoderConfig {
  return {
    codec,
    width: widthPx,
    height: heightPx,
    bitrate,
    framerate: FRAMES_PER_SECOND,
    latencyMode: 'realtime',
    avc: { format: 'avc' },
  };
}

/** The H.264 codec this browser can encode at this size; null if there is none. */
export async function findPictureCodec(size: PictureSize, bitrate: number): Promise<string | null> {
  if (typeof VideoEncoder === 'undefined') return null;
  for (const codec of CODECS) {
    const { supported } = await VideoEncoder.isConfigSupported(configOf(codec, size, bitrate));
    if (supported === true) return codec;
  }
  return null;
}

/** The bytes of a description, regardless of its wrapper type. */
export function bytesOf(source: AllowSharedBufferSource): Uint8Array<ArrayBuffer> {
  const view = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  return Uint8Array.from(view);
}

/** Encodes frames one by one, in order and without lookahead. */
export class PictureEncoder {
  readonly #codec: string;
  readonly #encoder: VideoEncoder;
  #size: PictureSize = { widthPx: 0, heightPx: 0 };
  #bitrate = 0;

  constructor(codec: string, { onConfig, onPicture, onFailure }: PictureHandlers) {
    this.#codec = codec;
    this.#encoder = new VideoEncoder({
      output: (chunk, metadata) => {
        const description = metadata?.decoderConfig?.description;
        if (description !== undefined) onConfig(bytesOf(description));
        const data = new Uint8Array(chunk.byteLength);
        chunk.copyTo(data);
        onPicture({ timestampMs: chunk.timestamp / 1_000, isKey: chunk.type === 'key', data });
      },
      error: onFailure,
    });
  }

  /** Frames queued in the encoder. */
  get inHand(): number {
    return this.#encoder.encodeQueueSize;
  }

  /** Encodes a frame; the caller keeps ownership of it. */
  encode(frame: VideoFrame, { timestampMs, isKey }: Omit<Picture, 'data'>, size: PictureSize, bitrate: number): void {
    if (this.#encoder.state === 'closed') return;
    const isSameSize = size.widthPx === this.#size.widthPx && size.heightPx === this.#size.heightPx;
    if (!isSameSize || bitrate !== this.#bitrate) {
      this.#encoder.configure(configOf(this.#codec, size, bitrate));
      this.#size = size;
      this.#bitrate = bitrate;
    }
    const stamped = new VideoFrame(frame, { timestamp: Math.round(timestampMs * 1_000) });
    this.#encoder.encode(stamped, { keyFrame: isKey });
    stamped.close();
  }

  close(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }
}
