import { cleanLine } from '@kotohogi/domain/kernel/text';
import * as z from 'zod/mini';
import { lengthFrom, lengthOfExactly, maxLength } from './bounds.ts';
import { accountHolder, numeric } from './characters.ts';
import { rule } from './rule.ts';

const REQUIRED = rule<string>('required', value => value.length > 0);

/**
 * Number of a bank, or of its branch, which has the same format: 3 or 4 digits, stored as text for its leading zeros
 * (docs/product/form.md#fields).
 */
export const bankNumber = z.string().check(z.overwrite(cleanLine), REQUIRED, numeric, lengthFrom(3, 4));

/** Number of an account: exactly 7 digits. */
export const accountNumber = z.string().check(z.overwrite(cleanLine), REQUIRED, numeric, lengthOfExactly(7));

const SMALL = 'ｧｨｩｪｫｬｭｮｯ';
const LARGE = 'ｱｲｳｴｵﾔﾕﾖﾂ';
const FULL =
  'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜';
const HALF = 'ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ';
const MARKS: Readonly<Record<string, string>> = { '\u3099': 'ﾞ', '\u309a': 'ﾟ', '「': '｢', '」': '｣', '\u3000': ' ' };

/** One character as banks write it: half-width, upper-case, no small kana. */
function bankSign(sign: string): string {
  const narrow = MARKS[sign] ?? HALF[FULL.indexOf(sign)] ?? sign;
  return LARGE[SMALL.indexOf(narrow)] ?? narrow.toUpperCase();
}

/**
 * The name of an account as banks write it: full width becomes half width, small kana becomes large
 * (docs/product/form.md#fields).
 */
export function toAccountHolder(text: string): string {
  // Hiragana is 0x60 below katakana; NFD splits voiced marks from their letters, NFKC narrows wide letters.
  const katakana = text.replace(/[\u3041-\u3096]/g, one => String.fromCharCode(one.charCodeAt(0) + 0x60));
  const plain = [...katakana.normalize('NFKC').normalize('NFD')];
  return plain.map(bankSign).join('').replace(/−|ｰ/g, '-');
}

/** Name of an account holder, at most 100 characters. */
export const accountHolderName = z
  .string()
  .check(z.overwrite(cleanLine), z.overwrite(toAccountHolder), REQUIRED, maxLength(100), accountHolder);
