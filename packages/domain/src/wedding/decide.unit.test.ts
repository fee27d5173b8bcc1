import { expect, test } from 'vitest';
import { decideFields } from './decide.ts';

test('given staff without the right to edit weddings, when they change one, then only the date of a wedding they see is allowed', () => {
  const decide = (fields: readonly string[], mayRead: boolean, mayWrite = false) =>
    decideFields({ fields, mayRead, mayWrite });
  expect(decide(['dateTime'], true)).toBe('allowed');
  expect(decide(['dateTime', 'usePay'], true)).toEqual({ refused: 'wedding_only_date' });
  expect(decide(['dateTime'], false)).toEqual({ refused: 'wedding_only_date' });
  expect(decide(['usePay', 'key'], true, true)).toBe('allowed');
});
