import type { AudioConfig } from '../bus/sample.ts';
import { BitReader } from './bit-reader.ts';

const SAMPLE_RATES_HZ = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const ESCAPED_RATE = 15;
/** AAC Main, LC, SSR, LTP; SBR and PS wrap an LC core. */
const KNOWN_OBJECT_TYPES = new Set([1, 2, 3, 4, 5, 29]);

function readRate(reader: BitReader): number {
  const index = reader.bits(4);
  const rate = index === ESCAPED_RATE ? reader.bits(24) : SAMPLE_RATES_HZ[index];
  if (rate === undefined || rate < 7_350 || rate > 96_000) throw new RangeError('AAC sampling rate out of range');
  return rate;
}

/** Reads an AudioSpecificConfig; the sample rate is that of the coded core, because its frames count in it. */
export function parseAacConfig(config: Uint8Array): AudioConfig {
  const reader = new BitReader(config);
  const objectType = reader.bits(5);
  if (!KNOWN_OBJECT_TYPES.has(objectType)) throw new RangeError(`AAC object type ${objectType} is not supported`);
  const sampleRateHz = readRate(reader);
  const channelCount = reader.bits(4);
  if (channelCount < 1 || channelCount > 7) throw new RangeError('AAC channel layout is not supported');
  if (objectType === 5 || objectType === 29) {
    readRate(reader);
    reader.bits(5);
  }
  return {
    kind: 'audio',
    codec: `mp4a.40.${objectType}`,
    description: Buffer.from(config),
    sampleRateHz,
    channelCount,
    samplesPerFrame: reader.flag() ? 960 : 1024,
  };
}
