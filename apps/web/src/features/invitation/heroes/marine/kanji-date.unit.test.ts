import { instant } from '@kotohogi/domain/kernel/instant';
import { expect, it } from 'vitest';
import { kanjiDate } from './kanji-date.ts';

it.each([
  ['2026-11-21T11:00:00+09:00', '十一月二十一日', '土曜日', '午前十一時'],
  ['2027-01-10T12:00:00+09:00', '一月十日', '日曜日', '正午'],
  ['2027-01-10T12:30:00+09:00', '一月十日', '日曜日', '午後十二時半'],
  ['2027-05-03T16:45:00+09:00', '五月三日', '月曜日', '午後四時四十五分'],
  ['2027-05-03T00:05:00+09:00', '五月三日', '月曜日', '午前零時五分'],
])('writes %s as %s %s %s', (at, day, weekday, time) => {
  expect(kanjiDate(instant(Date.parse(at)))).toEqual({ day, weekday, time });
});
