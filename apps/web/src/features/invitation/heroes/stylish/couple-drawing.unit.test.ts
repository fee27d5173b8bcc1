import { expect, test } from 'vitest';
import { coupleDrawing } from './couple-drawing.ts';

const person = (type: 1 | 2, label = '') => ({ type, label });

test.each([
  ['', '', 'hero'],
  ['新郎', '新婦', 'hero'],
  ['新郎', '新郎', 'extra-grooms'],
  ['', '新郎', 'extra-grooms'],
  ['Groom', ' groom ', 'extra-grooms'],
  ['新婦', '', 'extra-brides'],
  ['Bride', 'BRIDE', 'extra-brides'],
  ['新婦', '新郎', 'hero'],
  ['パートナー', '新婦', 'extra-knot'],
  ['ふたり', 'ふたり', 'extra-knot'],
  ['Partner', 'Partner', 'extra-knot'],
] as const)('given people called “%s” and “%s”, then the drawing is %s', (first, second, drawing) => {
  expect(coupleDrawing([person(1, first), person(2, second)])).toBe(drawing);
  expect(coupleDrawing([person(2, second), person(1, first)])).toBe(drawing);
});

test('given no person or one person so far, then no persons are drawn', () => {
  expect(coupleDrawing([])).toBe('extra-knot');
  expect(coupleDrawing([person(1)])).toBe('extra-knot');
});
