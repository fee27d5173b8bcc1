import { expect, test } from 'vitest';
import { localDate } from '../kernel/jst.ts';
import { scoreOf } from './score.ts';

const TRANSFER = { amountYen: 28_500, accountHolder: 'タカハシ ハルト', day: localDate('2026-11-17') };
const LINE = { bookedOn: localDate('2026-11-17'), amountYen: 28_500, name: 'ﾀｶﾊｼ ﾊﾙﾄ' };

test.each([
  [{}, { amount: 50, name: 30, date: 20, total: 100 }],
  [{ name: 'ﾀｶﾊｼﾊﾙﾄ' }, { name: 30 }],
  [{ name: 'ﾀｶﾊｼ' }, { name: 20 }],
  [{ name: '振込 ﾀｶﾊｼ ﾊﾙﾄ' }, { name: 20 }],
  [{ name: 'ﾀｶ' }, { name: 0 }],
  [{ name: '' }, { name: 0 }],
  [{ amountYen: 28_501 }, { amount: 0, total: 50 }],
  [{ bookedOn: localDate('2026-11-20') }, { date: 20 }],
  [{ bookedOn: localDate('2026-11-21') }, { date: 10 }],
  [{ bookedOn: localDate('2026-11-03') }, { date: 10 }],
  [{ bookedOn: localDate('2026-12-02') }, { date: 0, total: 80 }],
])('given a line with %j, then its score is %j', (changes, score) => {
  expect(scoreOf({ ...LINE, ...changes }, TRANSFER)).toMatchObject(score);
});

test('given an erased account, then the name gives no points', () => {
  expect(scoreOf(LINE, { ...TRANSFER, accountHolder: null })).toMatchObject({ name: 0, total: 70 });
});
