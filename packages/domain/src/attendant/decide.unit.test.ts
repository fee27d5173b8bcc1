import { describe, expect, test } from 'vitest';
import { type Instant, instant } from '../kernel/instant.ts';
import { type LocalDate, localDate, parseJst } from '../kernel/jst.ts';
import { lifeCycle } from '../wedding/calendar.ts';
import type { WeddingStatus } from '../wedding/types.ts';
import {
  fullAddress,
  isPrefectureId,
  OTHER_PREFECTURE,
  PREFECTURES,
  prefectureIdIn,
  prefectureIdOf,
  prefectureToStore,
  readPostalCode,
  writtenTown,
} from './address.ts';
import { decideAnswerChange, decideJoin, isReplyOpen, whyReplyClosed } from './decide.ts';
import { type Answer, shownName } from './types.ts';

const startsAt = parseJst('2026-11-21 13:00');
const at = (now: Instant, replyDeadline: LocalDate | null, status: WeddingStatus = 'active') => {
  const facts = { isPublished: true, startsAt, replyDeadline };
  return { ...facts, lifeCycle: lifeCycle({ ...facts, status }, now) };
};
const deadline = localDate('2026-11-14');
const before = (moment: Instant) => instant(moment - 1);

describe('given an invitation with a reply deadline', () => {
  test('when that day is not over in Japan, then replies are accepted, and a moment later they are not', () => {
    const midnight = parseJst('2026-11-15 00:00');
    expect(isReplyOpen(at(before(midnight), deadline), before(midnight))).toBe(true);
    expect(isReplyOpen(at(midnight, deadline), midnight)).toBe(false);
    expect(decideJoin({ ...at(midnight, deadline), answer: 'absence' }, midnight)).toEqual({
      refused: 'attendant_reply_closed',
    });
  });

  test('when it is unpublished or the wedding is called off, then no replies are accepted', () => {
    const now = parseJst('2026-11-01 09:00');
    expect(isReplyOpen({ ...at(now, deadline), isPublished: false }, now)).toBe(false);
    for (const status of ['canceled', 'postponed'] as const) {
      expect(whyReplyClosed(at(now, deadline, status), now)).toBe(status);
      expect(decideJoin({ ...at(now, deadline, status), answer: 'absence' }, now)).toEqual({
        refused: `attendant_reply_${status}`,
      });
    }
  });

  test('when the ceremony has taken place, then that is the reason, whatever the deadline', () => {
    const during = parseJst('2026-11-21 14:00');
    const dayAfter = parseJst('2026-11-22 00:00');
    expect(whyReplyClosed(at(during, deadline), during)).toBe('deadline');
    expect(whyReplyClosed(at(dayAfter, deadline), dayAfter)).toBe('over');
  });
});

describe('given an invitation without a reply deadline', () => {
  const join = (answer: Answer, now: Instant) => decideJoin({ ...at(now, null), answer }, now);
  test('when the ceremony is over, then only the recording can be chosen, until it ends', () => {
    const dayAfter = parseJst('2026-11-22 00:00');
    expect(join('attendance', before(dayAfter))).toBe('allowed');
    expect(join('attendance', dayAfter)).toMatchObject({ refused: 'attendant_live_over' });
    expect(join('view-archive', parseJst('2026-11-24 23:59'))).toBe('allowed');
    expect(join('view-archive', parseJst('2026-11-25 00:00'))).toMatchObject({
      refused: 'attendant_reply_over',
    });
  });
});

describe('given a guest who has replied', () => {
  const change = (current: 'attendance' | 'view-archive' | 'absence', next: typeof current, now: Instant) =>
    decideAnswerChange({ current, next, startsAt, lifeCycle: 'inviting' }, now);
  test('when the ceremony has not started, then live and recording can be switched', () => {
    expect(change('attendance', 'view-archive', before(startsAt))).toBe('changed');
    expect(change('view-archive', 'attendance', before(startsAt))).toBe('changed');
    expect(change('attendance', 'attendance', startsAt)).toBe('same');
  });
  test('when it has started, or absence is involved, then the answer stays', () => {
    for (const refused of [
      change('attendance', 'view-archive', startsAt),
      change('absence', 'attendance', before(startsAt)),
      change('attendance', 'absence', before(startsAt)),
    ]) {
      expect(refused).toMatchObject({ refused: 'attendant_answer_fixed' });
    }
  });
});

test.each(['postponed', 'canceled', 'cleaned'] as const)(
  'given a wedding that is %s, when a guest changes the answer, then it stays because the wedding has no date',
  lifeCycle => {
    const now = before(startsAt);
    const change = { current: 'attendance', next: 'view-archive', startsAt } as const;
    expect(decideAnswerChange({ ...change, lifeCycle }, now)).toMatchObject({ refused: 'attendant_answer_fixed' });
    expect(decideAnswerChange({ ...change, next: 'attendance', lifeCycle }, now)).toBe('same');
  },
);

describe('given addresses and names', () => {
  test('prefectures have the ids of the standard', () => {
    expect(PREFECTURES).toHaveLength(47);
    expect([prefectureIdOf('北海道'), prefectureIdOf('長野県'), prefectureIdOf('沖縄県')]).toEqual([1, 20, 47]);
    expect(prefectureIdOf('ハワイ')).toBe(OTHER_PREFECTURE);
    expect([prefectureIdIn('大阪府大阪市北区1-1'), prefectureIdIn('京都府')]).toEqual([27, 26]);
    expect(prefectureIdIn('10 Downing Street')).toBeUndefined();
    expect(fullAddress(20, '軽井沢町1-2')).toBe('長野県軽井沢町1-2');
    expect(fullAddress(27, '大阪府大阪市北区1-1')).toBe('大阪府大阪市北区1-1');
    expect(fullAddress(13, '')).toBe('東京都');
    expect([prefectureToStore(20, '大阪府大阪市北区1-1'), prefectureToStore(null, '東京都港区')]).toEqual([27, 13]);
    for (const chosen of [20, OTHER_PREFECTURE, null, undefined])
      expect([prefectureToStore(chosen, '10 Downing Street'), prefectureToStore(chosen, '')]).toEqual([chosen, chosen]);
    for (const nowhere of [OTHER_PREFECTURE, null]) expect(fullAddress(nowhere, '10 Main St')).toBe('10 Main St');
    expect([0, 1, 47, 48, 99, 1.5].map(isPrefectureId)).toEqual([false, true, true, false, true, false]);
  });
  test('a postal code is read in any notation', () => {
    for (const text of ['3890102', '389-0102', '３８９ー０１０２', '〒389-0102']) {
      expect(readPostalCode(text)).toBe('3890102');
    }
    expect(readPostalCode('389-010')).toBeUndefined();
    expect(readPostalCode('SW1A 1AA')).toBeUndefined();
  });
  test('the notes of the post office are not part of an address', () => {
    expect(writtenTown('神宮前')).toBe('神宮前');
    expect(writtenTown('大通西（１〜１９丁目）')).toBe('大通西');
    for (const note of ['以下に掲載がない場合', '西瓜破の次に１番地がくる場合', '小菅村一円']) {
      expect(writtenTown(note)).toBe('');
    }
  });
  test('the nickname is shown instead of the name', () => {
    expect(shownName({ name: '山本 直樹', nickName: '' })).toBe('山本 直樹');
    expect(shownName({ name: '山本 直樹', nickName: 'なおき' })).toBe('なおき');
  });
});
