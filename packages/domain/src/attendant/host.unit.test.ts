import { describe, expect, test } from 'vitest';
import { SECOND_MS } from '../kernel/instant.ts';
import { parseJst } from '../kernel/jst.ts';
import { decideHostAnswer, viewedTypeOf } from './host.ts';

const startsAt = parseJst('2026-12-19 13:00');
const at = (text: string) => parseJst(text);

describe('given an answer entered by the couple', () => {
  test('when it is the last second of the day, then live is still accepted; a second later it is not', () => {
    const midnight = at('2026-12-20 00:00');
    const before = (midnight - SECOND_MS) as typeof midnight;
    expect(decideHostAnswer({ next: 'attendance', startsAt }, before)).toBe('changed');
    expect(decideHostAnswer({ next: 'attendance', startsAt }, midnight)).toMatchObject({
      refused: 'attendant_live_over',
    });
    expect(decideHostAnswer({ next: 'view-archive', startsAt }, midnight)).toBe('changed');
    expect(decideHostAnswer({ next: 'absence', startsAt }, midnight)).toBe('changed');
  });

  test('when it does not change, then it is always accepted', () => {
    const facts = { current: 'attendance', next: 'attendance', startsAt } as const;
    expect(decideHostAnswer(facts, at('2027-01-01 00:00'))).toBe('same');
  });
});

test('given seconds of watching, when they are read, then a minute counts as seen', () => {
  expect(viewedTypeOf(59, 0)).toBeUndefined();
  expect(viewedTypeOf(60, 0)).toBe('live');
  expect(viewedTypeOf(0, 60)).toBe('archive');
  expect(viewedTypeOf(600, 75)).toBe('both');
});
