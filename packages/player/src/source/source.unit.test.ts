import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerMessages } from '../messages.ts';
import { decideFatal, type FatalError, isTransient, recentFatals } from './fatal-policy.ts';
import { gapBehindLive, needsJump, noStalls, targetToRestore, withStall, withTarget } from './live-edge.ts';
import { toPlayerError } from './player-error.ts';
import { programTimeAt } from './program-time.ts';

const fatal = (change: Partial<FatalError>): FatalError => ({
  type: 'networkError',
  details: 'fragLoadError',
  responseCode: null,
  message: 'm',
  ...change,
});

describe('decideFatal', () => {
  it('restarts loading after a network error, waiting longer each time', () => {
    expect(decideFatal(fatal({}), [])).toEqual({ do: 'start-load', afterMs: 0 });
    expect(decideFatal(fatal({}), [1])).toEqual({ do: 'start-load', afterMs: 500 });
    expect(decideFatal(fatal({}), [1, 2, 3, 4, 5, 6])).toEqual({ do: 'start-load', afterMs: 3_000 });
  });

  it('reloads the address if a playlist is invalid, or could never be read', () => {
    for (const details of ['levelParsingError', 'manifestLoadTimeOut', 'manifestParsingError']) {
      expect(decideFatal(fatal({ details }), [])).toMatchObject({ do: 'reload' });
    }
    expect(decideFatal(fatal({ details: 'manifestLoadError', responseCode: 503 }), [])).toMatchObject({ do: 'reload' });
  });

  it('fails at once for a video that does not exist', () => {
    expect(decideFatal(fatal({ details: 'manifestLoadError', responseCode: 404 }), [])).toMatchObject({
      do: 'fail',
      fault: { responseCode: 404 },
    });
  });

  it('tries to recover from a media error, and gives up after three attempts', () => {
    const media = fatal({ type: 'mediaError', details: 'bufferAppendError' });
    expect(decideFatal(media, [])).toEqual({ do: 'recover-media' });
    expect(decideFatal(media, [1, 2])).toEqual({ do: 'recover-media' });
    expect(decideFatal(media, [1, 2, 3])).toMatchObject({ do: 'fail' });
  });

  it('turns anything else into a player error', () => {
    for (const type of ['muxError', 'keySystemError', 'otherError']) {
      expect(decideFatal(fatal({ type }), [])).toMatchObject({ do: 'fail', fault: { cause: 'stream' } });
    }
  });

  it('forgets errors after twenty seconds', () => {
    expect(recentFatals([0, 5_000, 19_000], 20_000)).toEqual([5_000, 19_000]);
  });

  it('repeats requests that a restart or a token renewal explains, and no others', () => {
    expect([0, 401, 403, 500, 503].every(isTransient)).toBe(true);
    expect([undefined, 200, 400, 404, 410].some(isTransient)).toBe(false);
  });
});

describe('toPlayerError', () => {
  const ja = playerMessages('ja');
  it('treats a string as a failed playback with status 500', () => {
    expect(toPlayerError('x', ja)).toEqual({
      status: 500,
      message: 'x',
      userMessage: '問題が発生したため動画を再生できませんでした。',
      retryable: true,
    });
  });

  it('has messages for a script that did not load, and for a video that was not found', () => {
    expect(toPlayerError({ cause: 'script', responseCode: null, message: 's' }, ja)).toMatchObject({
      status: 500,
      userMessage: '視聴用スクリプトの読み込みに失敗しました。',
    });
    expect(toPlayerError({ cause: 'stream', responseCode: 404, message: 's' }, ja)).toMatchObject({
      status: 404,
      userMessage: 'お探しの動画を見つける事ができませんでした。',
    });
  });

  it('can always be retried, and is generic otherwise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 599 }).filter(code => code !== 404),
        responseCode => {
          const error = toPlayerError({ cause: 'stream', responseCode, message: 'm' }, ja);
          expect(error).toMatchObject({ retryable: true, userMessage: ja.playbackFailed });
        },
      ),
    );
  });
});

describe('programTimeAt', () => {
  const fragments = [
    { start: 10, programDateTime: 1_000_000 },
    { start: 12, programDateTime: null },
    { start: 14, programDateTime: 1_009_000 },
  ];
  it('counts from the last dated fragment, across undated ones and across gaps in the program', () => {
    expect(programTimeAt(fragments, 11.5)).toBe(1_001_500);
    expect(programTimeAt(fragments, 13)).toBe(1_003_000);
    expect(programTimeAt(fragments, 15)).toBe(1_010_000);
  });
  it('counts backwards before the first, and is null without dates', () => {
    expect(programTimeAt(fragments, 9)).toBe(999_000);
    expect(programTimeAt([{ start: 0, programDateTime: null }], 5)).toBeNull();
    expect(programTimeAt([], 5)).toBeNull();
  });
});

describe('live edge', () => {
  it('jumps only over gaps that playing faster would not close', () => {
    expect(needsJump({ currentTimeSec: 10, livePositionSec: 12.9 })).toBe(false);
    expect(needsJump({ currentTimeSec: 10, livePositionSec: 13.1 })).toBe(true);
    expect(gapBehindLive({ currentTimeSec: 10, livePositionSec: null })).toBe(0);
    expect(gapBehindLive({ currentTimeSec: 10, livePositionSec: 8 })).toBe(0);
  });

  it('restores the raised target after two stable minutes, to what it was before the first stall', () => {
    const stalled = withTarget(withStall(withStall(withTarget(noStalls, 1.1), 5_000), 9_000), 3.1);
    expect(targetToRestore(stalled, 9_000 + 119_999)).toBeNull();
    expect(targetToRestore(stalled, 9_000 + 120_000)).toBe(1.1);
    expect(targetToRestore(withTarget(noStalls, 1.1), 999_999)).toBeNull();
  });
});
