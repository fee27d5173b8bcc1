import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchLoudness } from './console-loudness.ts';

const RATE = 48_000;

/** Two seconds of a sine with this peak as a file: 16 bits, mono. */
function sine(peak: number): Blob {
  const samples = Int16Array.from({ length: RATE * 2 }, (_, n) =>
    Math.round(peak * 32_767 * Math.sin((2 * Math.PI * 1000 * n) / RATE)),
  );
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) => {
    for (const [n, letter] of [...letters].entries()) head.setUint8(at + n, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  head.setUint32(4, 36 + samples.byteLength, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, RATE * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  text(36, 'data');
  head.setUint32(40, samples.byteLength, true);
  return new Blob([head, samples], { type: 'audio/wav' });
}

function play(peak: number): HTMLMediaElement {
  const media = document.createElement('video');
  media.src = URL.createObjectURL(sine(peak));
  media.muted = true;
  media.loop = true;
  document.body.append(media);
  return media;
}

afterEach(() => {
  for (const media of document.querySelectorAll('video')) media.remove();
});

test('after a user gesture, a muted element is measured at its real loudness', async () => {
  const media = play(0.1);
  let level: number | null = null;
  const stop = watchLoudness(media, levelDb => {
    level = levelDb;
  });
  await media.play();
  await userEvent.click(page.elementLocator(document.body));
  // The level of a sine is 3 dB below its peak: −20 − 3.
  await expect.poll(() => level, { timeout: 8000 }).toBeCloseTo(-23, 0);
  media.pause();
  await expect.poll(() => level).toBeNull();
  stop();
});

test('when the browser cannot capture sound, nothing is reported', () => {
  const media = document.createElement('video');
  Object.defineProperty(media, 'captureStream', { value: undefined });
  const stop = watchLoudness(media, () => expect.unreachable());
  stop();
});
