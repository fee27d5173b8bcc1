import { nativeSound, type SoundEncoderFactory } from './camera-sound-encoder.ts';

/** The WebAssembly encoder is a megabyte, so it is loaded only where needed. */
const wasmSound: SoundEncoderFactory = async handlers => (await import('./camera-aac-wasm.ts')).wasmSound(handlers);

/** AAC encoders, in order of preference. */
export const soundWays: readonly SoundEncoderFactory[] = [nativeSound, wasmSound];
