import { createRing, playBell, playPiano, playStrings, type Ring, SAMPLE_RATE, type Tone } from './instruments.ts';
import { inRoom } from './reverb.ts';
import { type Note, writeScore } from './score.ts';

/** Peak of the finished music, as a share of full scale: about −18 LUFS, the level of speech. */
const PEAK = 0.52;

/** Plays the piece so that it fills exactly `totalS` seconds and loops seamlessly. */
export function renderMusic(totalS: number): Ring {
  const score = writeScore();
  const beatS = totalS / score.beats;
  const ring = createRing(Math.round(totalS * SAMPLE_RATE));
  const tone = ({ beat, beats, pitch, velocity }: Note, late: number): Tone => ({
    startS: beat * beatS + late,
    heldS: beats * beatS,
    hertz: 440 * 2 ** ((pitch - 69) / 12),
    velocity,
  });
  // Notes of a chord are not struck together: each comes a few milliseconds late, by a fixed amount.
  for (const [i, note] of score.piano.entries()) playPiano(ring, tone(note, ((i * 7) % 11) * 0.0014));
  for (const note of score.strings) playStrings(ring, tone(note, 0));
  for (const note of score.bells) playBell(ring, tone(note, 0));
  return atPeak(inRoom(ring, { size: 0.86, damping: 0.32, wet: 0.46 }));
}

function atPeak({ left, right }: Ring): Ring {
  let loudest = 1e-9;
  for (const channel of [left, right]) for (const value of channel) loudest = Math.max(loudest, Math.abs(value));
  const scale = (value: number) => (Math.tanh((value / loudest) * 1.25) / Math.tanh(1.25)) * PEAK;
  return { left: left.map(scale), right: right.map(scale) };
}

/** Writes a ring as 16-bit stereo WAV. */
export function toWav({ left, right }: Ring): Buffer {
  const data = Buffer.alloc(left.length * 4);
  for (let i = 0; i < left.length; i += 1) {
    data.writeInt16LE(Math.round((left[i] ?? 0) * 32_767), i * 4);
    data.writeInt16LE(Math.round((right[i] ?? 0) * 32_767), i * 4 + 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(SAMPLE_RATE, 24);
  head.writeUInt32LE(SAMPLE_RATE * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
