import { expect, test } from 'vitest';
import { transferReasonText } from './transfer-reason.ts';

test.each([
  ['2', '結果コード 2', 'Result code 2'],
  ['a', '結果コード a', 'Result code a'],
  ['口座なし', '口座なし', '口座なし'],
  ['No such account', 'No such account', 'No such account'],
  ['無', '無', '無'],
  ['', '', ''],
])('given the reason "%s", then it is "%s" in Japanese and "%s" in English', (reason, ja, en) => {
  expect(transferReasonText(reason, 'ja')).toBe(ja);
  expect(transferReasonText(reason, 'en')).toBe(en);
});
