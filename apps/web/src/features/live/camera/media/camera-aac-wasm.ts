import { registerAacEncoder } from '@mediabunny/aac-encoder';
import { AudioSample, AudioSampleSource, Mp4OutputFormat, NullTarget, Output, Quality } from 'mediabunny';
import { bytesOf } from './camera-picture-encoder.ts';
import { CHANNELS, planar, SAMPLE_RATE_HZ } from './camera-sound.ts';
import { SOUND_BITRATE, type SoundEncoderFactory } from './camera-sound-encoder.ts';

let isRegistered = false;

/**
 * Encodes AAC with WebAssembly in a worker, for browsers without a native encoder. The muxed output file is discarded.
 */
export const wasmSound: SoundEncoderFactory = async ({ onConfig, onPacket, onFailure }) => {
  if (!isRegistered) registerAacEncoder();
  isRegistered = true;
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target: new NullTarget() });
  const source = new AudioSampleSource({
    codec: 'aac',
    quality: new Quality({ bitrate: SOUND_BITRATE }),
    onEncodedPacket: (packet, metadata) => {
      const description = metadata?.decoderConfig?.description;
      if (description !== undefined) onConfig(bytesOf(description));
      onPacket(Uint8Array.from(packet.data), packet.timestamp * 1_000);
    },
  });
  output.addAudioTrack(source);
  await output.start();
  let given = 0;
  let isOpen = true;
  const fail = () => {
    if (isOpen) onFailure();
  };
  return {
    encode: block => {
      if (!isOpen) return;
      const timestamp = given / SAMPLE_RATE_HZ;
      given += block[0]?.length ?? 0;
      const format = { format: 'f32-planar', numberOfChannels: CHANNELS, sampleRate: SAMPLE_RATE_HZ } as const;
      const sample = new AudioSample({ ...format, timestamp, data: planar(block) });
      source.add(sample).then(() => sample.close(), fail);
    },
    close: () => {
      isOpen = false;
      // why: the output is discarded anyway, so nothing is lost.
      output.cancel().catch(() => undefined);
    },
  };
};
