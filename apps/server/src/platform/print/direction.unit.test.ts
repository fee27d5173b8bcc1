import { describe, expect, test } from 'vitest';
import { isFromRight, piecesInOrder } from './direction.ts';

const texts = (line: string) => piecesInOrder(line).map(({ text }) => text);

describe('given letters that run from right to left', () => {
  test('when no such letter is in a line, then it stays one piece', () => {
    expect(piecesInOrder('김민준 & Дмитрий')).toEqual([{ text: '김민준 & Дмитрий', isRightToLeft: false }]);
  });

  test('when they stand alone, then numbers keep their order and brackets turn', () => {
    expect(texts('شكرا 2026!')).toEqual(['!', '2026', 'شكرا ']);
    expect(texts('محمد (Mo)')).toEqual(['(', 'Mo', 'محمد )']);
  });

  test('when they stand among Japanese words, then these keep their places', () => {
    expect(texts('محمد علي　友人')).toEqual(['محمد علي', '　', '友人']);
    expect(texts('محمدさん、ありがとう')).toEqual(['محمد', 'さん、ありがとう']);
  });

  test('when a text begins with them, then it belongs to the right edge', () => {
    expect(isFromRight('ألف مبروك! Haruto')).toBe(true);
    expect(isFromRight('Haruto, ألف مبروك')).toBe(false);
    expect(isFromRight('محمدさん、ありがとう')).toBe(false);
    expect(isFromRight('おめでとう')).toBe(false);
  });
});
