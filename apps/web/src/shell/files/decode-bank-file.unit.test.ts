import { isZengin } from '@kotohogi/domain/zengin/result';
import { expect, test } from 'vitest';
import { decodeBankFile } from './decode-bank-file.ts';

const decode = (file: ArrayBuffer) => decodeBankFile(file, isZengin);

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const ascii = (text: string) => [...text].map(sign => sign.charCodeAt(0));

test('given a Zengin file whose kana would be valid UTF-8 too, then they are read as kana', () => {
  // 0xc3 0xb1 is テ and ア in Shift_JIS, and ñ in UTF-8.
  expect(decode(bytes(...ascii('1210'), 0xc3, 0xb1))).toBe('1210ﾃｱ');
});

test('given a table in UTF-8 or in Shift_JIS, then both are read', () => {
  expect(decode(new TextEncoder().encode('number,result\n7,0,口座').buffer)).toBe('number,result\n7,0,口座');
  expect(decode(bytes(...ascii('number\n7,'), 0x8c, 0xfb, 0x8d, 0xc0))).toBe('number\n7,口座');
});
