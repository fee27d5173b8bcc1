import { describe, expect, it } from 'vitest';
import { makeFilm } from './film.ts';
import { melodyBeats, pitchOf, writeScore } from './music/score.ts';

describe('the film', () => {
  const film = makeFilm();

  it('loops after 60 to 90 seconds, each shot fading into the next', () => {
    expect(film.totalS).toBeGreaterThanOrEqual(60);
    expect(film.totalS).toBeLessThanOrEqual(90);
    film.shots.forEach((shot, i) => {
      const next = film.shots[(i + 1) % film.shots.length];
      const nextStartS = i + 1 === film.shots.length ? film.totalS : (next?.startS ?? 0);
      expect(shot.startS + shot.durationS - nextStartS).toBe(film.fadeS);
    });
  });

  it('shows its titles within their shots, clear of the fades', () => {
    for (const { title, durationS } of film.shots) {
      if (title === undefined) continue;
      expect(title.inS).toBeGreaterThanOrEqual(film.fadeS);
      expect(title.outS).toBeLessThanOrEqual(durationS - film.fadeS + 0.3);
    }
  });

  it('draws the same sheets again', () => {
    expect(JSON.stringify(makeFilm())).toBe(JSON.stringify(film));
  });
});

describe('the music', () => {
  const score = writeScore();

  it('fills whole bars and no melody note leaves its bar', () => {
    expect(score.beats).toBe(64);
    expect(melodyBeats()).toEqual(Array.from({ length: 16 }, () => 4));
  });

  it('stays within the range of its instruments', () => {
    for (const { pitch, velocity, beats } of [...score.piano, ...score.strings, ...score.bells]) {
      expect(pitch).toBeGreaterThanOrEqual(21);
      expect(pitch).toBeLessThanOrEqual(108);
      expect(velocity).toBeGreaterThan(0);
      expect(velocity).toBeLessThanOrEqual(1);
      expect(beats).toBeGreaterThan(0);
    }
  });

  it('reads note names', () => {
    expect([pitchOf('C4'), pitchOf('A4'), pitchOf('F#5')]).toEqual([60, 69, 78]);
    expect(() => pitchOf('H4')).toThrow(TypeError);
  });
});
