import { expect, test } from 'vitest';
import { transferReasonText } from './transfer-reason.ts';

test.each([
  ['', '2', '結果コード 2', 'Result code 2'],
  ['', 'a', '結果コード a', 'Result code a'],
  ['口座なし', '4', '結果コード 4: 口座なし', 'Result code 4: 口座なし'],
  ['No such account', '', 'No such account', 'No such account'],
  ['2', '', '2', '2'],
  ['', '', '', ''],
])('given the reason "%s" and the code "%s", then it is "%s" in Japanese and "%s" in English', (...row) => {
  const [reason, resultCode, ja, en] = row;
  expect(transferReasonText({ reason, resultCode }, 'ja')).toBe(ja);
  expect(transferReasonText({ reason, resultCode }, 'en')).toBe(en);
});
