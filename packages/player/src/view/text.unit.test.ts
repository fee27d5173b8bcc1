import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerMessages } from '../messages.ts';
import { chapterAt, neighbourChapter } from './chapter.ts';
import { requestOfKey } from './keyboard.ts';
import { countPeaks, heatPaths } from './seek/heat-line.ts';
import { clockText, spokenText } from './time-text.ts';

describe('clockText', () => {
  it('writes minutes and seconds, and hours if there are any', () => {
    expect([0, 9.9, 942, 2_050, 3_723].map(clockText)).toEqual(['0:00', '0:09', '15:42', '34:10', '1:02:03']);
    expect(clockText(-1)).toBe('0:00');
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), timeSec => {
        expect(
          clockText(timeSec)
            .split(':')
            .map(Number)
            .reduce((sum, part) => sum * 60 + part, 0),
        ).toBe(timeSec);
      }),
    );
  });
});

describe('spokenText', () => {
  it('says the time in both languages', () => {
    expect(spokenText(942, playerMessages('ja'))).toBe('15分42秒');
    expect(spokenText(3_600, playerMessages('ja'))).toBe('1時間0分0秒');
    expect(spokenText(61, playerMessages('en'))).toBe('1 minute 1 second');
  });
});

describe('heat line', () => {
  it('draws nothing without samples', () => {
    expect(heatPaths([])).toEqual({ line: '', area: '' });
  });

  it('stays inside its box for any samples', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 80 }), samples => {
        const numbers = (heatPaths(samples).area.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
        numbers.forEach((value, index) => {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(index % 2 === 0 ? 100 : 20);
        });
      }),
    );
  });

  it('counts the lively scenes', () => {
    expect(countPeaks([0, 9, 8, 1, 0, 5, 1, 4, 10, 9, 0])).toBe(3);
    expect(countPeaks([0, 0])).toBe(0);
    expect(countPeaks([])).toBe(0);
  });
});

describe('chapters', () => {
  const chapters = [0, 60, 120].map(timeSec => ({ timeSec, title: `at ${timeSec}` }));
  it('finds the one being played', () => {
    expect(chapterAt(chapters, 61)?.timeSec).toBe(60);
    expect(chapterAt(chapters.slice(1), 5)).toBeUndefined();
  });

  it("steps forwards, back to the chapter's own start, and further back right after that", () => {
    expect(neighbourChapter(chapters, 61, true)?.timeSec).toBe(120);
    expect(neighbourChapter(chapters, 90, false)?.timeSec).toBe(60);
    expect(neighbourChapter(chapters, 61, false)?.timeSec).toBe(0);
    expect(neighbourChapter(chapters, 130, true)).toBeUndefined();
  });
});

describe('requestOfKey', () => {
  it('knows the keys of the player and no others', () => {
    expect(requestOfKey(' ')).toEqual({ type: 'toggle-play' });
    expect(requestOfKey('Enter')).toEqual({ type: 'toggle-play' });
    expect(requestOfKey('ArrowLeft')).toEqual({ type: 'seek-by', deltaSec: -5 });
    expect(requestOfKey('ArrowUp')).toEqual({ type: 'change-volume', delta: 0.05 });
    expect(requestOfKey('m')).toEqual({ type: 'toggle-mute' });
    expect(requestOfKey('f')).toEqual({ type: 'toggle-fullscreen' });
    expect(requestOfKey('Tab')).toBeNull();
  });
});
