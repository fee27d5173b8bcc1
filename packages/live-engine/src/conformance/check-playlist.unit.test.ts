import { describe, expect, it } from 'vitest';
import { checkPlaylist, checkProgramTime, checkUpdate } from './check-playlist.ts';

const GOOD = `#EXTM3U
#EXT-X-VERSION:9
#EXT-X-TARGETDURATION:2
#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.50000,HOLD-BACK=6.00000
#EXT-X-PART-INF:PART-TARGET=0.50000
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-DISCONTINUITY-SEQUENCE:0
#EXT-X-MAP:URI="init.mp4"
#EXT-X-PROGRAM-DATE-TIME:2026-11-21T04:00:00.000Z
#EXT-X-PART:DURATION=0.50000,URI="7.0",INDEPENDENT=YES
#EXT-X-PART:DURATION=0.45000,URI="7.1"
#EXT-X-PART:DURATION=0.50000,URI="7.2"
#EXT-X-PART:DURATION=0.20000,URI="7.3"
#EXTINF:1.65000,
7
#EXT-X-PROGRAM-DATE-TIME:2026-11-21T04:00:01.650Z
#EXT-X-PART:DURATION=0.50000,URI="8.0",INDEPENDENT=YES
#EXT-X-PRELOAD-HINT:TYPE=PART,URI="8.1"
`;

describe('the conformance check', () => {
  it('accepts a valid playlist and its next state', () => {
    expect(checkPlaylist(GOOD)).toEqual([]);
    expect(checkProgramTime(GOOD)).toEqual([]);
    const next = GOOD.replace(
      '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="8.1"',
      '#EXT-X-PART:DURATION=0.50000,URI="8.1"\n#EXT-X-PRELOAD-HINT:TYPE=PART,URI="8.2"',
    );
    expect(checkUpdate(GOOD, next)).toEqual([]);
  });

  it.each([
    ['a short part inside a segment', 'DURATION=0.45000', 'DURATION=0.40000', /below 85 %/],
    ['a part beyond its target', 'DURATION=0.45000', 'DURATION=0.51000', /longer than its target/],
    ['a hold-back below three parts', 'PART-HOLD-BACK=1.50000', 'PART-HOLD-BACK=1.00000', /PART-HOLD-BACK/],
    ['a hold-back below three segments', ',HOLD-BACK=6.00000', ',HOLD-BACK=5.00000', /§4.4.3.8: HOLD-BACK/],
    ['no blocking reload', 'CAN-BLOCK-RELOAD=YES,', '', /CAN-BLOCK-RELOAD/],
    ['a segment beyond the target', '#EXT-X-TARGETDURATION:2', '#EXT-X-TARGETDURATION:1', /longer than the target/],
    ['a missing programme time', '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T04:00:01.650Z\n', '', /PROGRAM-DATE-TIME/],
    ['a missing init segment', '#EXT-X-MAP:URI="init.mp4"\n', '', /EXT-X-MAP/],
    ['a hint that is listed', 'URI="8.1"', 'URI="8.0"', /already listed/],
    ['no hint', '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="8.1"\n', '', /0 preload hints/],
  ])('finds %s', (_, from, to, blame) => {
    const bad = GOOD.replace(from, to);
    expect(bad).not.toBe(GOOD);
    expect(checkPlaylist(bad).join('\n')).toMatch(blame);
  });

  it.each([
    ['a number that was left out', 'EXT-X-MEDIA-SEQUENCE:7', 'EXT-X-MEDIA-SEQUENCE:12', /left out/],
    ['numbers that go back', 'EXT-X-MEDIA-SEQUENCE:7', 'EXT-X-MEDIA-SEQUENCE:6', /went back/],
    [
      'a discontinuity put before a known segment',
      '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T04:00:01',
      '#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:2026-11-21T04:00:01',
      /discontinuity sequence/,
    ],
    ['a part that was replaced', 'URI="8.0"', 'URI="8.x"', /part 0/],
    ['a changed duration', '#EXTINF:1.65000', '#EXTINF:1.66000', /duration/],
  ])('finds %s', (_, from, to, blame) => {
    expect(checkUpdate(GOOD, GOOD.replace(from, to)).join('\n')).toMatch(blame);
  });
});
