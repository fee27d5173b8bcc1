import { describe, expect, test } from 'vitest';
import { isRightAligned, runsInOrder } from './direction.ts';

const texts = (line: string) => runsInOrder(line).map(({ text }) => text);

describe('given letters written from right to left', () => {
  test('when a line contains none of them, then it stays in one piece', () => {
    expect(runsInOrder('김민준 & Дмитрий')).toEqual([{ text: '김민준 & Дмитрий', isRightToLeft: false }]);
  });

  test('when they are alone, then numbers keep their order and brackets are mirrored', () => {
    expect(texts('شكرا 2026!')).toEqual(['!', '2026', 'شكرا ']);
    expect(texts('محمد (Mo)')).toEqual(['(', 'Mo', 'محمد )']);
  });

  test('when they are among Japanese words, then these keep their positions', () => {
    expect(texts('محمد علي　友人')).toEqual(['محمد علي', '　', '友人']);
    expect(texts('محمدさん、ありがとう')).toEqual(['محمد', 'さん、ありがとう']);
  });

  test('when a text starts with them, then it is right-aligned', () => {
    expect(isRightAligned('ألف مبروك! Haruto')).toBe(true);
    expect(isRightAligned('Haruto, ألف مبروك')).toBe(false);
    expect(isRightAligned('محمدさん、ありがとう')).toBe(false);
    expect(isRightAligned('おめでとう')).toBe(false);
  });
});
