import { parseJst } from '@kotohogi/domain/kernel/jst';
import { describe, expect, test } from 'vitest';
import { nowAndNext, scheduleOf } from './schedule.ts';

const startsAt = parseJst('2026-11-21 13:00');
const schedule = scheduleOf(
  [
    { label: '挙式', time: '13:00' },
    { label: 'ご入室', time: '12:30' },
    { label: 'ご挨拶', time: '13:30' },
  ],
  startsAt,
);

describe('given the parts of a day', () => {
  test('when they are parsed, then they are in order, on the day of the ceremony in Japan', () => {
    expect(schedule.map(item => [item.label, item.at])).toEqual([
      ['ご入室', parseJst('2026-11-21 12:30')],
      ['挙式', startsAt],
      ['ご挨拶', parseJst('2026-11-21 13:30')],
    ]);
  });

  test.each([
    ['2026-11-21 12:00', undefined, 'ご入室'],
    ['2026-11-21 12:30', 'ご入室', '挙式'],
    ['2026-11-21 13:20', '挙式', 'ご挨拶'],
    ['2026-11-21 15:00', 'ご挨拶', undefined],
  ])('when it is %s, then %s is on and %s is next', (at, now, next) => {
    const found = nowAndNext(schedule, parseJst(at));
    expect([found.now?.label, found.next?.label]).toEqual([now, next]);
  });
});
