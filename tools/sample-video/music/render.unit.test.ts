import { expect, it } from 'vitest';
import { createRing, playPiano, SAMPLE_RATE } from './instruments.ts';
import { toWav } from './render.ts';
import { inRoom } from './reverb.ts';

it('lets a note that starts at the end ring on at the beginning', () => {
  const ring = createRing(SAMPLE_RATE);
  playPiano(ring, { startS: 0.9, heldS: 0.5, hertz: 440, velocity: 0.6 });
  const loudest = (from: number, to: number) =>
    Math.max(...ring.left.slice(from * SAMPLE_RATE, to * SAMPLE_RATE).map(Math.abs));
  expect(loudest(0, 0.1)).toBeGreaterThan(0.001);
  expect(loudest(0.92, 0.99)).toBeGreaterThan(loudest(0.1, 0.2) * 0.5);
});

it('adds a reverb that also wraps around the loop', () => {
  const ring = createRing(SAMPLE_RATE);
  ring.left[SAMPLE_RATE - 10] = 1;
  ring.right[SAMPLE_RATE - 10] = 1;
  const heard = inRoom(ring, { size: 0.86, damping: 0.3, wet: 0.5 });
  const tail = heard.left.slice(0, SAMPLE_RATE / 4).reduce((sum, value) => sum + Math.abs(value), 0);
  expect(tail).toBeGreaterThan(0.01);
});

it('writes 16-bit stereo WAV', () => {
  const wav = toWav({ left: Float64Array.of(0, 1), right: Float64Array.of(-1, 0) });
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(24)).toBe(48_000);
  expect(wav.length).toBe(44 + 8);
  expect([wav.readInt16LE(44), wav.readInt16LE(46), wav.readInt16LE(48), wav.readInt16LE(50)]).toEqual([
    0, -32_767, 32_767, 0,
  ]);
});
