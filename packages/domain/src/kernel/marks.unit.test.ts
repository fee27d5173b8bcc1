import { expect, test } from 'vitest';
import { isolated, normaliseMarks } from './marks.ts';
import { cleanLine } from './text.ts';

test('given letters with marks, when a line is cleaned, then it is composed, and the marks on a letter are limited', () => {
  expect(cleanLine('カ\u3099トウ')).toBe('ガトウ');
  expect(cleanLine('Jose\u0301')).toBe('José');
  expect(cleanLine(`Z${'\u0336'.repeat(50)}algo`)).toBe(`Z${'\u0336'.repeat(4)}algo`);
  expect(cleanLine('葛\u{e0101}城')).toBe('葛\u{e0101}城');
  expect(cleanLine('福田')).toBe('福田');
  expect(normaliseMarks('👩🏽\u200d🚀 ที่ हिन्दी')).toBe('👩🏽\u200d🚀 ที่ हिन्दी'.normalize('NFC'));
});

test('given a name in right-to-left writing, when it is part of a sentence, then it is isolated', () => {
  expect(isolated('محمد')).toBe('\u2068محمد\u2069');
  expect(isolated('山本 Emily')).toBe('山本 Emily');
});
