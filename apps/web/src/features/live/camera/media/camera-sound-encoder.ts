import { bytesOf } from './camera-picture-encoder.ts';
import { CHANNELS, planar, SAMPLE_RATE_HZ, type SoundBlock } from './camera-sound.ts';

/** High enough for an organ and a choir. */
export const SOUND_BITRATE = 128_000;

export interface SoundHandlers {
  /** AudioSpecificConfig; emitted before the first packet. */
  readonly onConfig: (description: Uint8Array<ArrayBuffer>) => void;
  /** A raw AAC frame; the time counts the input samples, from 0. */
  readonly onPacket: (data: Uint8Array<ArrayBuffer>, sourceMs: number) => void;
  readonly onFailure: () => void;
}

/** Encodes blocks to AAC-LC. */
export interface SoundEncoder {
  encode(block: SoundBlock): void;
  close(): void;
}

/** Creates an encoder; null if it does not work in this browser. */
export type SoundEncoderFactory = (handlers: SoundHandlers) => Promise<SoundEncoder | null>;

const CONFIG = {
  codec: 'mp4a.40.2',
  sampleRate: SAMPLE_RATE_HZ,
  numberOfChannels: CHANNELS,
  bitrate: SOUND_BITRATE,
} as const satisfies AudioEncoderConfig;

/** The browser's native AAC encoder. */
export const nativeSound: SoundEncoderFactory = async ({ onConfig, onPacket, onFailure }) => {
  if (typeof AudioEncoder === 'undefined') return null;
  const { supported } = await AudioEncoder.isConfigSupported(CONFIG);
  if (supported !== true) return null;
  const encoder = new AudioEncoder({
    output: (chunk, metadata) => {
      const description = metadata?.decoderConfig?.description;
      if (description !== undefined) onConfig(bytesOf(description));
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      onPacket(data, chunk.timestamp / 1_000);
    },
    error: onFailure,
  });
  encoder.configure(CONFIG);
  let given = 0;
  return {
    encode: block => {
      if (encoder.state !== 'configured') return;
      const numberOfFrames = block[0]?.length ?? 0;
      const timestamp = Math.round((given / SAMPLE_RATE_HZ) * 1e6);
      const shape = { numberOfFrames, numberOfChannels: CHANNELS, sampleRate: SAMPLE_RATE_HZ };
      const sound = new AudioData({ format: 'f32-planar', ...shape, timestamp, data: planar(block) });
      encoder.encode(sound);
      sound.close();
      given += numberOfFrames;
    },
    close: () => {
      if (encoder.state !== 'closed') encoder.close();
    },
  };
};

/** Opens the first AAC encoder that works in this browser; null if none does. */
export async function openSoundEncoder(
  handlers: SoundHandlers,
  ways: readonly SoundEncoderFactory[],
): Promise<SoundEncoder | null> {
  for (const way of ways) {
    const encoder = await way(handlers);
    if (encoder !== null) return encoder;
  }
  return null;
}
