import { nativeSound, type SoundEncoderFactory } from './camera-sound-encoder.ts';

/** WebAssembly, a megabyte of it: fetched only where it is needed. */
const wasmSound: SoundEncoderFactory = async handlers => (await import('./camera-aac-wasm.ts')).wasmSound(handlers);

/** Ways to make AAC, in order of preference. */
export const soundWays: readonly SoundEncoderFactory[] = [nativeSound, wasmSound];
