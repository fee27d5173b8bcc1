import type { BrokenRule } from '@kotohogi/contract/rules/rule';
import type { Language } from '@kotohogi/contract/texts/texts';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { describe, expect, test } from 'vitest';
import { bodyOf, HttpFailure, refusalOf } from './failure.ts';

const broken = (path: string, rule: BrokenRule['rule'], params: BrokenRule['params'] = {}) => ({ path, rule, params });
const read = (defects: readonly BrokenRule[], language: Language) =>
  bodyOf(new HttpFailure(422, 'defects', { broken: defects }), language);

describe('given a call with one invalid field', () => {
  test.each([
    [broken('name', 'required'), 'お名前は必須です', 'Name is required'],
    [
      broken('personalInfo.zip', 'numeric'),
      '郵便番号の形式が正しくありません',
      'Postal code is not in the correct format',
    ],
  ] as const)('when it is %o, then the user message names the field', (defect, ja, en) => {
    expect(read([defect], 'ja').userMessage).toBe(ja);
    expect(read([defect], 'en').userMessage).toBe(en);
  });

  test('when the error is shown at its field, then its own message does not repeat the name', () => {
    expect(read([broken('name', 'required')], 'ja').validates?.[0]?.message).toBe('この項目は必須です。');
  });

  test.each([
    ['the rule has numbers', [broken('name', 'maxLength', { n: 100 })]],
    ['the field has no name of its own', [broken('constructor', 'required')]],
    ['there are several defects', [broken('name', 'required'), broken('email', 'email')]],
  ] as const)('when %s, then the user message is that of the status', (_, defects) => {
    expect(read(defects, 'ja').userMessage).toBe('入力内容に不備があります。内容をご確認ください。');
  });
});

test('given an unknown value, when the call is refused, then the message names its field', () => {
  const refused = refuse('wedding_hall_unknown', { field: 'hallId' });
  expect(refusalOf(refused, 422, 'ja').userMessage).toBe('入力された会場は登録されていません。');
  expect(refusalOf(refused, 422, 'en').userMessage).toBe('Hall not found. Please check your entry.');
});
