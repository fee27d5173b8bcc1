import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['小林', '陽翔', '小林 陽翔', '小林 陽翔'],
  ['Brown', 'Oliver', 'Brown Oliver', 'Oliver Brown'],
  ["O'Connor-García", 'Zoë M.', "O'Connor-García Zoë M.", "Zoë M. O'Connor-García"],
  ['佐藤', 'Emily', '佐藤 Emily', '佐藤 Emily'],
  ['', 'Emily', 'Emily', 'Emily'],
  ['', '', '', ''],
])(
  'given %s and %s, when both stand in full, then they read %s in Japanese and %s in English',
  (lastName, firstName, ja, en) => {
    expect(fullName({ lastName, firstName }, 'ja')).toBe(ja);
    expect(fullName({ lastName, firstName }, 'en')).toBe(en);
  },
);
