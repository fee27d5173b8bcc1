/** The partials of a small bell: frequency as a multiple of the strike note, loudness, and duration in seconds. */
const PARTIALS: readonly (readonly [ratio: number, gain: number, seconds: number])[] = [
  [0.5, 0.22, 3.2],
  [1, 0.5, 2.6],
  [1.19, 0.24, 1.8],
  [1.5, 0.16, 1.4],
  [2, 0.3, 1.2],
  [2.74, 0.14, 0.7],
  [4.1, 0.07, 0.4],
];
const STRIKE_HZ = 659;
const STRIKES_S = [0, 1.1] as const;

/** How long the bell rings, in ms. */
export const BELL_MS = 3_800;

/** Rings a bell twice. Call it from a click handler: browsers block sound before a user gesture. */
export async function ringBell(): Promise<void> {
  const context = new AudioContext();
  await context.resume();
  const loudness = context.createGain();
  loudness.gain.value = 0.5;
  loudness.connect(context.destination);
  for (const strikeS of STRIKES_S) {
    for (const [ratio, gain, seconds] of PARTIALS) {
      const startS = context.currentTime + 0.03 + strikeS;
      const tone = context.createOscillator();
      const fade = context.createGain();
      tone.frequency.value = STRIKE_HZ * ratio;
      fade.gain.setValueAtTime(0, startS);
      fade.gain.linearRampToValueAtTime(gain, startS + 0.005);
      fade.gain.exponentialRampToValueAtTime(0.0005, startS + seconds);
      tone.connect(fade).connect(loudness);
      tone.start(startS);
      tone.stop(startS + seconds);
    }
  }
  setTimeout(() => void context.close(), BELL_MS + 500);
}
