import { describe, expect, test } from 'vitest';
import { markedPart } from './marked-part.ts';

const programs = [{ title: '新郎新婦 入場' }, { title: '指輪の交換' }, { title: '退場' }];

describe('current part of the program', () => {
  test('is the one staff marked, followed by the next one in the program', () => {
    expect(markedPart(programs, '指輪の交換')).toEqual({ now: '指輪の交換', next: '退場' });
    expect(markedPart(programs, '退場')).toEqual({ now: '退場', next: undefined });
  });

  test('is unknown until staff mark one', () => {
    expect(markedPart(programs, '')).toEqual({ now: undefined, next: undefined });
  });

  test('may be a scene that is not in the program', () => {
    expect(markedPart(programs, 'ケーキ入刀')).toEqual({ now: 'ケーキ入刀', next: undefined });
  });
});
